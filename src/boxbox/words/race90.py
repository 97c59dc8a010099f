"""Race! Formula 90 in sentences: questions, options, what they would do, and why not."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boxbox.games.race90.cards import card_text
from boxbox.games.race90.race import CARS
from boxbox.words.race90_names import number, signed
from boxbox.words.race90_story import Race90Story

Data = Mapping[str, Any]

ARROW: Final = "→"


class Race90Words(Race90Story):
    """The words of one language about this game."""

    # Questions

    def question(self, view: Data) -> str:
        """Return what the seat is asked."""
        return self.say(f"ask-{view['decision']['kind']}", self._asked(view))

    def hint(self, view: Data) -> str:
        """Return in a sentence or two what to weigh."""
        return self.say(f"hint-{view['decision']['kind']}", self._asked(view))

    def _asked(self, view: Data) -> dict[str, Any]:
        """Return the facts of the question: what its step on the agenda tells."""
        kind, _, first, second = view["steps"][-1]
        own = view["players"][view["seat"]]
        target = self.factor(own["target"])
        answers = [option["text"] for option in view["decision"]["options"]]
        facts: dict[str, Any] = {"limit": self._limit(own), "sections": self.track.pit_time,
                                 "level": self.level}  # fmt: skip
        if kind == "contest":
            section = next(step[1] for step in reversed(view["steps"]) if step[0] == "declare")
            facts["where"] = self.section(section, "at")
            facts["cars"] = self.cars(view["contest"]["group"])
        elif kind == "contest-second":
            facts["card"] = self.card(own["laid"][0])
        elif kind == "second":
            facts["card"] = self.card(card_text(first))
        elif kind == "pay":
            facts["tyres"] = first
        elif kind == "check":
            asking = self.printed(card_text(first))
            facts["target"] = number(target + ((asking.check if asking else None) or 0))
        elif kind in ("pass", "lap-check"):
            facts |= {"car": self.car(CARS[second]), "target": target}
            facts["points"] = view["move"]["points"]
            facts["stay"] = "yes" if "stay" in answers else "no"
        elif kind == "discard":
            facts["must"] = "no" if "enough" in answers else "yes"
        elif kind == "brake":
            here = self.here or 0
            facts["corner"] = self.corner(self.places[here].corner, "of")
            facts["target"] = self.track.sections[here].late_braking
        return facts

    def _limit(self, own: Data) -> int:
        return self.charts[own["chart"]].cards if own["chart"] else 0

    # Options

    def option(self, text: str, preview: Data, view: Data) -> str:
        """Return an option and what it would do, in one line."""
        label, effect = self.label(text, view), self.effect_of(text, preview, view)
        gap = " " if effect.startswith(ARROW) else " — "
        return f"{label}{gap}{effect}" if effect else label

    def effect_of(self, text: str, preview: Data, view: Data) -> str:
        """Return what an option would do; charts and strategies say what they are good for."""
        act, _, thing = text.partition(" ")
        if act == "chart":
            return self.chart_facts(self.charts[thing])
        if self.words.has(f"r90-does-{text}"):
            return " · ".join([self.say(f"does-{text}"), *self._pieces(preview)])
        pieces = [*self._pieces(preview)]
        if act == "check" and thing not in view["players"][view["seat"]]["hand"]:
            pieces.append(self.say("preview-played"))
        return " · ".join(pieces)

    def label(self, text: str, view: Data) -> str:
        """Return what an option is called."""
        act, _, thing = text.partition(" ")
        if act == "chart":
            return self.chart(self.charts[thing])
        if act == "point":
            trajectory = self.track.sections[self.here or 0].trajectories[int(thing) - 1]
            colour = self.say(f"colour-{trajectory.colour}")
            return self.say("answer-point", {"colour": colour, "bonus": trajectory.bonus})
        if thing:
            return self.card(thing)
        if self.words.has(f"r90-strategy-{text}"):
            return self.strategy(text)
        if text == "stay" and view["decision"]["kind"] == "brake":
            return self.say("answer-stay-here")
        limit = self._limit(view["players"][view["seat"]])
        return self.say(f"answer-{text}", {"limit": limit, "cards": limit + 1})

    # What a choice would do

    def preview(self, preview: Data) -> str:
        """Return what a choice would do, in one line."""
        return self.effect(preview) or self.say("preview-nothing")

    def effect(self, preview: Data) -> str:
        """Return what a choice would do, in short pieces; empty if its name says it all."""
        return " · ".join(self._pieces(preview))

    def _pieces(self, preview: Data) -> Iterator[str]:
        for fact, tell in (
            ("points", self._move),
            ("passed", self._check),
            ("off_to", self._brake),
            ("repairs", self._box),
            ("odds", self._blind),
            ("why", self._end),
            ("value", self._contest),
            ("owed", self._pay),
            ("left", self._chips),
            ("current", self._strategy),
        ):
            if fact in preview:
                yield from tell(preview)
                return

    def _move(self, preview: Data) -> Iterator[str]:
        """Tell of a play: where it leads, what it costs, what may go wrong."""
        if not preview["cards"]:
            yield self.say("preview-skip", {"level": self.level})
            return
        yield self._to(preview["points"], preview["to"])
        for bonus in preview["bonuses"]:
            yield self.bonus(bonus)
        yield from self._stop(preview)
        yield from self._costs(preview)
        for check in preview["checks"]:
            yield from self._blind(check)
        if preview["braking"]:
            yield self._odds("preview-brake", preview["braking"])
        yield from self._pairs(preview)

    def _pairs(self, preview: Data) -> Iterator[str]:
        """Tell how many pairs begin with a card; if none does, that it may come second."""
        pairs = preview.get("pairs", ())
        first = [card for card in pairs if _rank(card) > _rank(preview["cards"][0])]
        if first:
            yield self.say("preview-pairs", {"pairs": len(first)})
        elif pairs:
            yield self.say("preview-pairs-other")

    def _costs(self, preview: Data) -> Iterator[str]:
        """Tell what a play costs and brings, unless it is what its only card says."""
        cards = [self.printed(card) for card in preview["cards"]]
        for what, key in (("tyres", "tyres"), ("damage", "damage"), ("draws", "draw")):
            printed = sum(getattr(card, key) for card in cards if card)
            if printed and (len(cards) > 1 or printed != preview[what]):
                yield self.say(key, {("cards" if key == "draw" else what): preview[what]})

    def _to(self, points: int, section: int) -> str:
        """Tell where a play leads, and its points if they are not the sections driven."""
        if points == self.distance(section):
            return self._arrow(section)
        return self.say("preview-move", {"points": points, "where": self.where(section)})

    def _arrow(self, section: int) -> str:
        return f"{ARROW} {self.where(section)}"

    def _stop(self, end: Data) -> Iterator[str]:
        """Tell whom a move passes and what stops it."""
        if end.get("passes"):
            cars = self.cars([passed["pass"] for passed in end["passes"]])
            yield self.say("preview-past", {"cars": cars})
        if end.get("lap_checks"):
            yield self.say("preview-lap-checks", {"checks": end["lap_checks"]})
        if end.get("behind"):
            yield self.say("preview-stuck", {"car": self.car(end["behind"])})

    def _end(self, end: Data) -> Iterator[str]:
        if end["to"] != self.here:
            yield self._arrow(end["to"])
        if "cost" in end:
            yield self.say("preview-cost", {"cost": end["cost"]})
        yield from self._stop(end if len(end.get("passes", ())) > 1 else {**end, "passes": ()})
        if end.get("braking"):
            yield self._odds("preview-brake", end["braking"])

    def _check(self, preview: Data) -> Iterator[str]:
        """Tell of a check with a card; that of a lapping Leader leads somewhere."""
        if not preview["passed"]:
            yield self.say("preview-fails-lapping" if "to" in preview else "preview-fails")
        elif "to" in preview:
            yield f"{self.say('preview-passes')} {self._arrow(preview['to'])}"
        else:
            yield self.say("preview-passes")
        if preview.get("out"):
            yield self.say("preview-out")
        else:
            yield self.say("preview-target", {"factor": preview["new_target"]})

    def _blind(self, preview: Data) -> Iterator[str]:
        """Tell of a check that is drawn for, or that has still to come."""
        if "own" in preview:
            blind = self.level == "junior"
            yield self._odds("preview-check-blind" if blind else "preview-check", preview)
        else:
            arrow = f" {self._arrow(preview['to'])}" if "to" in preview else ""
            yield self._odds("preview-odds", preview) + arrow
        if preview.get("out"):
            yield self.say("preview-risk")

    def _odds(self, key: str, preview: Data) -> str:
        """Tell the odds of a check in percent; a second one has no target yet."""
        values: dict[str, Any] = {"odds": round(100 * preview["odds"])}
        if preview["target"] is None:
            return self.say("preview-check-second", values)
        values["target"] = number(preview["target"])
        if "own" in preview:
            values["own"] = preview["own"]
        if "to" in preview:
            values["distance"] = signed(self.distance(preview["to"]) or 0)
        return self.say(key, values)

    def _brake(self, preview: Data) -> Iterator[str]:
        yield f"{self._odds('preview-odds', preview)} {self._arrow(preview['to'])}"
        if preview["passes"]:
            yield self.say("preview-past", {"cars": self.cars(preview["passes"])})
        if preview["lap_checks"]:
            yield self.say("preview-lap-checks", {"checks": preview["lap_checks"]})
        yield self.say("preview-off", {"where": self.where(preview["off_to"])})

    def _box(self, preview: Data) -> Iterator[str]:
        yield self._arrow(preview["to"])
        if preview["cars"]:
            yield self.say("preview-behind", {"cars": self.cars(preview["cars"])})
        yield self.say("new-tyres", {"tyres": preview["tyres"]})
        if preview["repairs"]:
            yield self.say("repairs", {"repairs": preview["repairs"]})
        if preview["cards"]:
            yield self.say("draw", {"cards": preview["cards"]})

    def _contest(self, preview: Data) -> Iterator[str]:
        yield self.say("preview-value", {"value": preview["value"]})

    def _pay(self, preview: Data) -> Iterator[str]:
        yield self.say("preview-owed", {"owed": preview["owed"]})

    def _chips(self, preview: Data) -> Iterator[str]:
        yield self.say("preview-left", {"left": preview["left"]})

    def _strategy(self, preview: Data) -> Iterator[str]:
        if preview["current"]:
            yield self.say("preview-current")

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

    def _facts(self, values: Data) -> dict[str, Any]:
        """Return the facts of a refusal in words; numbers stay numbers, for their plurals."""
        told = dict(values)
        for name in ("card", "first", "second", "last"):
            if name in values:
                told[name] = self.brief(values[name])
        if "cards" in values:
            told["cards"] = " + ".join(map(self.brief, values["cards"]))
        if "car" in values:
            told["car"] = self.car(values["car"])
        if "others" in values:
            told["have"] = values["chips"] + values["others"]
        if "chart" in values and values["chart"] in self.charts:
            told["chart"] = self.chart(self.charts[values["chart"]])
        if "seat" in values:
            told["player"] = self.say("player", {"number": str(values["seat"] + 1)})
        return told


def _rank(card: str) -> tuple[bool, int]:
    """Return the place of a card in a hand: cards of the track come last."""
    return card.startswith("t"), int(card.removeprefix("t"))
