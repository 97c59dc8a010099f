"""Race! Formula 90 in sentences: questions, options, what they would do, and why not."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from boxbox.words.race90_effects import ARROW, Data, Race90Effects
from boxbox.words.race90_names import short_strategy
from boxbox.words.race90_questions import Race90Questions
from boxbox.words.race90_story import Race90Story

WITH_SYMBOLS: Final = ("play", "add", "take", "keep", "discard")
"""What can be done with a track card that its symbols matter for."""


class Race90Words(Race90Story, Race90Questions, Race90Effects):
    """The words of one language about this game."""

    # Options

    def option(self, text: str, preview: Data, view: Data) -> str:
        """Return an option and what it would do, in one line."""
        label, effect = self.label(text, view), self.effect_of(text, preview, view)
        gap = " " if effect.startswith(ARROW) else " — "
        return f"{label}{gap}{effect}" if effect else label

    def effect_of(self, text: str, preview: Data, view: Data) -> str:
        """Return what an option would do; what can be chosen says what it is good for."""
        return " · ".join(self._effects_of(text, preview, view))

    def _effects_of(self, text: str, preview: Data, view: Data) -> Iterator[str]:
        act, _, thing = text.partition(" ")
        if act == "chart":
            if "car-setup" not in self.modules:
                yield self.chart_facts(*self.charts[thing][1:])
            return
        if act == "skill":
            yield self.say(f"skill-does-{thing}", {"cards": self.plays("track-cards")})
        elif act == "tyres":
            yield self.say(f"tyre-does-{thing}", {"left": preview["soft_sets_left"]})
        elif self.words.has(f"r90-strategy-{text}"):
            yield self.say(f"does-{text}")
            if "track-cards" in self.modules:
                yield self.special(text)
        yield from self._pieces(preview)
        card = self.printed(thing)
        if card and act in WITH_SYMBOLS:
            yield from self.symbols(card)
        if act == "fuel" and "bonus" in preview:
            yield self.say("preview-refuel-by", {"turn": int(thing)})
        if act == "check" and thing not in view["players"][view["seat"]]["hand"]:
            yield self.say("preview-played")

    def label(self, text: str, view: Data) -> str:
        """Return what an option is called."""
        act, _, thing = text.partition(" ")
        if thing:
            return self._label_of(act, thing)
        if self.words.has(f"r90-strategy-{text}"):
            return self.strategy(text)
        kind = view["decision"]["kind"]
        if text == "stay" and kind in ("brake", "orange-flag"):
            return self.say("answer-stay-here" if kind == "brake" else "answer-stay-robot")
        own = view["players"][view["seat"]]
        limit = self.limits(own).cards
        values: dict[str, Any] = {"limit": limit, "cards": limit + 1}
        if own["strategy"]:
            values["strategy"] = short_strategy(own["strategy"])
        return self.say(f"answer-{text}", values)

    def _label_of(self, act: str, thing: str) -> str:
        """Return what an option is called that names something: a card, mostly."""
        tell = getattr(self, f"_label_{act}", self.card)
        return str(tell(thing))

    def _label_chart(self, chart: str) -> str:
        return self.chart(self.charts[chart])

    def _label_point(self, point: str) -> str:
        trajectory = self.track.sections[self.here or 0].trajectories[int(point) - 1]
        colour = self.say(f"colour-{trajectory.colour}")
        return self.say("answer-point", {"colour": colour, "bonus": trajectory.bonus})

    def _label_skill(self, skill: str) -> str:
        return self.skill(skill)

    def _label_setup(self, setup: str) -> str:
        return self.chart_facts(*map(int, setup.split("-")))

    def _label_fuel(self, turns: str) -> str:
        return self.say("answer-fuel", {"turns": int(turns)})

    def _label_tyres(self, tyres: str) -> str:
        return self.tyre_type(tyres)

    def _label_flag(self, place: str) -> str:
        section, _, ahead = place.partition(".")
        return self.say("answer-flag", {"where": self.where(int(section)), "ahead": int(ahead)})

    def _label_unflag(self, section: str) -> str:
        return self.where(int(section))

    # Why not

    def reason(self, reason: str, values: Data) -> str:
        """Return why something is refused."""
        key = f"reason-{reason}"
        if "why" in values:
            key += f"-{values['why']}"
        if self.words.has(f"r90-{key}"):
            return self.say(key, self._facts(values))
        told = {name: str(value) for name, value in values.items()}
        if "card" in values:
            told["card"] = self.brief(values["card"])
        return self.words.say(key, told)

    def unplayable(self, reason: str, values: Data) -> str:
        """Return why a card can't be played, beside the card: shorter where that is enough."""
        key = f"unplayable-{reason}"
        if self.words.has(f"r90-{key}"):
            return self.say(key, self._facts(values))
        return self.reason(reason, values)

    def _facts(self, values: Data) -> dict[str, Any]:
        """Return the facts of a refusal in words; numbers stay numbers, for their plurals."""
        tellers: dict[str, Callable[[Any], str]] = {
            **dict.fromkeys(("card", "first", "second", "last"), self.brief),
            **dict.fromkeys(("skill", "strategy"), short_strategy),
            "cards": lambda cards: " + ".join(map(self.brief, cards)),
            "car": self.car,
            "chart": self._chart_or_text,
            "corner": lambda corner: self.corner(corner, "of"),
            "module": lambda module: self.say(f"module-{module}"),
            "offered": lambda turns: ", ".join(map(str, turns)),
            "section": self._section_if_any,
        }
        told = {
            name: tellers[name](value) if name in tellers else value
            for name, value in values.items()
        }
        if "others" in values:
            told["have"] = values["chips"] + values["others"]
        if "seat" in values:
            told["player"] = self.say("player", {"number": str(values["seat"] + 1)})
        return told

    def _chart_or_text(self, chart: str) -> str:
        return self.chart(self.charts[chart]) if chart in self.charts else chart

    def _section_if_any(self, section: int) -> str:
        return self.section(section, "at") if section < len(self.places) else str(section)
