"""Race! Formula 90 in sentences: questions, options, their effects, and refusals."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from boxbox.core.message import Message, join, say
from boxbox.games.race90.table.track import Section
from boxbox.games.race90.words.effects import ARROW, PIECES, Data, Race90Effects
from boxbox.games.race90.words.names import short_strategy
from boxbox.games.race90.words.questions import Race90Questions
from boxbox.games.race90.words.story import Race90Story
from boxbox.words import has

WITH_SYMBOLS: Final = ("play", "add", "take", "keep", "discard")
"""Acts with a track card for which its symbols matter."""


class Race90Words(Race90Story, Race90Questions, Race90Effects):
    """Composes all messages about this game."""

    # Options

    def option(self, text: str, preview: Data, view: Data) -> Message:
        """Return an option and what it would do, in one line."""
        label, effects = self.label(text, view), self.effects(text, preview, view)
        if not effects:
            return label
        return join([label, join(effects, PIECES)], " " if _leads_on(effects[0]) else " — ")

    def effects(self, text: str, preview: Data, view: Data) -> list[Message]:
        """Return what an option would do, in short pieces; none if its label says everything.

        An option that chooses something says what it is good for.
        """
        return list(self._effects_of(text, preview, view))

    def _effects_of(self, text: str, preview: Data, view: Data) -> Iterator[Message]:
        act, _, thing = text.partition(" ")
        if act == "chart":
            if "car-setup" not in self.modules:
                yield self.chart_facts(*self.charts[thing][1:])
            return
        if act == "skill":
            yield self.say(f"skill-does-{thing}", {"cards": self.plays("track-cards")})
        elif act == "tyres":
            yield self.say(f"tyre-does-{thing}", {"left": preview["soft_sets_left"]})
        elif has(f"r90-strategy-{text}"):
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

    def label(self, text: str, view: Data) -> Message:
        """Return what an option is called."""
        act, _, thing = text.partition(" ")
        if thing:
            return self._label_of(act, thing)
        if has(f"r90-strategy-{text}"):
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

    def _label_of(self, act: str, thing: str) -> Message:
        """Return what an option that names something is called: usually a card."""
        tell = getattr(self, f"_label_{act}", self.card)
        told: Message = tell(thing)
        return told

    def _label_chart(self, chart: str) -> Message:
        return self.chart(self.charts[chart])

    def _label_point(self, point: str) -> Message:
        trajectory = self.track.sections[self.here or 0].trajectories[int(point) - 1]
        colour = self.say(f"colour-{trajectory.colour}")
        return self.say("answer-point", {"colour": colour, "bonus": trajectory.bonus})

    def _label_skill(self, skill: str) -> Message:
        return self.skill(skill)

    def _label_setup(self, setup: str) -> Message:
        return self.chart_facts(*map(int, setup.split("-")))

    def _label_fuel(self, turns: str) -> Message:
        return self.say("answer-fuel", {"turns": int(turns)})

    def _label_tyres(self, tyres: str) -> Message:
        return self.tyre_type(tyres)

    def _label_flag(self, place: str) -> Message:
        section, _, ahead = place.partition(".")
        return self.say(
            "answer-flag", {"where": self.where(Section(int(section))), "ahead": int(ahead)}
        )

    def _label_unflag(self, section: str) -> Message:
        return self.where(Section(int(section)))

    def refused_label(self, text: str, view: Data) -> Message:
        """Return what something refused is called."""
        return self.label(text, view)

    # Why not

    def has_reason(self, reason: str, values: Data) -> bool:
        """True if the game has its own sentence for a refusal."""
        return has(f"r90-{_reason_key(reason, values)}")

    def reason(self, reason: str, values: Data) -> Message:
        """Return why something is refused."""
        key = _reason_key(reason, values)
        if self.has_reason(reason, values):
            return self.say(key, self._facts(values))
        told: dict[str, Message] = {name: str(value) for name, value in values.items()}
        if "card" in values:
            told["card"] = self.brief(values["card"])
        return say(key, told)

    def unplayable(self, reason: str, values: Data) -> Message:
        """Return why a card can't be played, to show next to it: shorter where that is enough."""
        key = f"unplayable-{reason}"
        if has(f"r90-{key}"):
            return self.say(key, self._facts(values))
        return self.reason(reason, values)

    def _facts(self, values: Data) -> dict[str, Any]:
        """Return the facts of a refusal in words; numbers stay numbers, for their plurals."""
        tellers: dict[str, Callable[[Any], Message]] = {
            **dict.fromkeys(("card", "first", "second", "last"), self.brief),
            **dict.fromkeys(("skill", "strategy"), short_strategy),
            "cards": lambda cards: join(map(self.brief, cards), " + "),
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
            told["player"] = self.player_by_number(values["seat"])
        return told

    def _chart_or_text(self, chart: str) -> Message:
        return self.chart(self.charts[chart]) if chart in self.charts else chart

    def _section_if_any(self, section: Section) -> Message:
        return self.section(section, "at") if section < len(self.places) else str(section)


def _reason_key(reason: str, values: Data) -> str:
    """Return the key of a reason, which may be more specific."""
    return f"reason-{reason}-{values['why']}" if "why" in values else f"reason-{reason}"


def _leads_on(effect: Message) -> bool:
    """True if an effect begins with an arrow."""
    return isinstance(effect, dict) and "join" in effect and effect["join"][0] == ARROW
