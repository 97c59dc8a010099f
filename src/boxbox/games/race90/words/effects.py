"""What a choice would do in Race! Formula 90, in short pieces."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from boxbox.core.message import Message, join
from boxbox.games.race90.table.setup import JUNIOR
from boxbox.games.race90.table.track import Section
from boxbox.games.race90.words.names import Race90Names, number, signed

Data = Mapping[str, Any]

ARROW: Final = "→"
PIECES: Final = " · "
"""The separator between the pieces of a preview."""


class Race90Effects(Race90Names):
    """Previews in words."""

    def preview(self, preview: Data) -> Message:
        """Return what a choice would do, in one line."""
        return join(self._pieces(preview), PIECES) or self.say("preview-nothing")

    def _pieces(self, preview: Data) -> Iterator[Message]:
        for fact, tell in (
            ("bonuses", self._move),
            ("soft_sets_left", self._fit),
            ("chit", self._refuel),
            ("robots_stop", self._weather),
            ("ahead", self._flag),
            ("passed", self._check),
            ("off_to", self._brake),
            ("off", self._brake),
            ("repairs", self._box),
            ("odds", self._blind),
            ("why", self._end),
            ("passes", self._sure),
            ("value", self._contest),
            ("owed", self._pay),
            ("left", self._chips),
            ("current", self._strategy),
            ("points", self._setup),
            ("bonus", self._bid),
            ("penalty", self._wrong_tyres),
            ("section", self._unflag),
            ("fuel", self._drive_on),
        ):
            if fact in preview:
                yield from tell(preview)
                return

    def _move(self, preview: Data) -> Iterator[Message]:
        """Describe a play: where it leads, what it costs, what may go wrong."""
        if not preview["cards"]:
            yield self.say("preview-skip", {"level": self.level})
            return
        yield self._to(preview["points"], preview["to"])
        if preview["most"] > preview["points"] + min(self.soft, 1):
            yield self.say("preview-most", {"points": preview["most"]})
        for bonus in preview["bonuses"]:
            yield self.bonus(bonus)
        for choice in preview["bound"]:
            yield self._bound(choice)
        yield from self._stop(preview)
        yield from self._costs(preview)
        yield from self._events(preview)
        for check in preview["checks"]:
            yield from self._blind(check)
        if preview["braking"]:
            yield self._odds("preview-brake", preview["braking"])
        yield from self._specials(preview)
        yield from self._pairs(preview)

    def _bound(self, choice: str) -> Message:
        """Describe a choice without which a track card would miss its corner."""
        act, _, section = choice.partition(" ")
        return self.say(
            f"preview-bound-{act}",
            {"where": self.section(Section(int(section)), "at")} if section else {},
        )

    def _specials(self, preview: Data) -> Iterator[Message]:
        """Say how many track cards a choice is certain to earn, and how many more it may."""
        specials: Sequence[Data] = preview.get("specials", ())
        for key, sure in (("preview-specials", True), ("preview-specials-perhaps", False)):
            cards = sum(special["cards"] for special in specials if special["sure"] is sure)
            if cards:
                yield self.say(key, {"specials": cards})

    def _pairs(self, preview: Data) -> Iterator[Message]:
        """Say how many pairs begin with a card or, if none does, that it may come second."""
        pairs = preview.get("pairs", ())
        if not preview.get("alone", True):
            yield self.say("preview-not-alone")
        first = [card for card in pairs if _rank(card) > _rank(preview["cards"][0])]
        if first:
            yield self.say("preview-pairs", {"pairs": len(first)})
        elif pairs:
            yield self.say("preview-pairs-other")

    def _costs(self, preview: Data) -> Iterator[Message]:
        """Say what a play costs and brings, unless its only card says so already."""
        cards = [self.printed(card) for card in preview["cards"]]
        for what, key in (("tyres", "tyres"), ("damage", "damage"), ("draws", "draw")):
            printed = sum(getattr(card, key) for card in cards if card)
            if printed and (len(cards) > 1 or printed != preview[what]):
                yield self.say(key, {("cards" if key == "draw" else what): preview[what]})

    def _events(self, preview: Data) -> Iterator[Message]:
        """Say what event cards are good for, if the race uses their module."""
        cards = [self.printed(card) for card in preview["cards"]]
        for event in dict.fromkeys(card.event for card in cards if card and card.event):
            if ("weather" if event == "weather" else "flags") in self.modules:
                yield self.say(f"preview-event-{event}")

    def _to(self, points: int, section: Section) -> Message:
        """Say where a play leads, and its points if they differ from the sections driven."""
        if points == self.distance(section):
            return self._arrow(section)
        return self.say("preview-move", {"points": points, "where": self.where(section)})

    def _arrow(self, section: Section) -> Message:
        return join([ARROW, self.where(section)], " ")

    def _stop(self, end: Data) -> Iterator[Message]:
        """Say whom a move passes and what stops it."""
        passed = [step["pass"] for step in end.get("passes", ()) if "pass" in step]
        if passed:
            yield self.say("preview-past", {"cars": self.cars(passed)})
        if end.get("flags"):
            yield self.say("preview-flags", {"flags": len(end["flags"])})
        if end.get("lap_checks"):
            yield self.say("preview-lap-checks", {"checks": end["lap_checks"]})
        if end.get("behind"):
            yield self.say("preview-stuck", {"car": self.car(end["behind"])})

    def _end(self, end: Data) -> Iterator[Message]:
        if "points" in end:
            yield self._to(end["points"], end["to"])
        elif end["to"] != self.here:
            yield self._arrow(end["to"])
        if "cost" in end:
            yield self.say("preview-cost", {"cost": end["cost"]})
        yield from self._stop(end if len(end.get("passes", ())) > 1 else {**end, "passes": ()})
        if end.get("braking"):
            yield self._odds("preview-brake", end["braking"])
        yield from self._specials(end)

    def _check(self, preview: Data) -> Iterator[Message]:
        """Describe a check with a card; for a lapping Leader or off the track, what follows too."""
        off_track = "path" in preview
        if not preview["passed"] and off_track:
            yield self.say("preview-fails-path", {"path": self._path(preview["path"])})
        elif not preview["passed"]:
            yield self.say("preview-fails-lapping" if "to" in preview else "preview-fails")
        elif "to" in preview:
            yield join([self.say("preview-passes"), self._arrow(preview["to"])], " ")
        else:
            yield self.say("preview-passes")
        if preview.get("out"):
            yield self.say("preview-out")
        elif not off_track:
            yield self.say("preview-target", {"factor": preview["new_target"]})

    def _blind(self, preview: Data) -> Iterator[Message]:
        """Describe a Blind Check, or one still to come."""
        if "own" in preview:
            blind = self.level == JUNIOR
            yield self._odds("preview-check-blind" if blind else "preview-check", preview)
        else:
            arrow = [self._arrow(preview["to"])] if "to" in preview else []
            yield join([self._odds("preview-odds", preview), *arrow], " ")
        if preview.get("path"):
            yield self.say("preview-else-path", {"path": self._path(preview["path"])})
        if preview.get("out"):
            yield self.say("preview-risk")

    def _path(self, path: Sequence[Data]) -> Message:
        """Return what waits off the track, step by step: after a check, if it fails."""
        if len(path) < 2:
            return join(map(self._step, path), "")
        step, after = self._step(path[0]), self._path(path[1:])
        if path[0]["kind"] == "check":
            return join([step, self.say("path-failed", {"path": after})], "; ")
        return join([step, after], ", ")

    def _step(self, step: Data) -> Message:
        values = {"value": step["value"] or 0}
        if step["to"] is not None:
            values["where"] = self.section(step["to"])
        return self.say(f"path-{step['kind']}", values)

    def _odds(self, key: str, preview: Data) -> Message:
        """Give the odds of a check in percent; a second one has no target yet."""
        values: dict[str, Any] = {"odds": round(100 * preview["odds"])}
        if preview["target"] is None:
            return self.say("preview-check-second", values)
        values["target"] = number(preview["target"])
        if "own" in preview:
            values["own"] = preview["own"]
        if "to" in preview:
            values["distance"] = signed(self.distance(preview["to"]) or 0)
        return self.say(key, values)

    def _brake(self, preview: Data) -> Iterator[Message]:
        yield join([self._odds("preview-odds", preview), self._arrow(preview["to"])], " ")
        if preview["passes"]:
            key = "preview-past-robot" if "car" in preview else "preview-past"
            yield self.say(key, {"cars": self.cars(preview["passes"])})
        if preview.get("lap_checks"):
            yield self.say("preview-lap-checks", {"checks": preview["lap_checks"]})
        yield from self._specials(preview)
        path = preview.get("path") or preview.get("off")
        if path:
            yield self.say("preview-off-path", {"path": self._path(path)})
        elif "off_to" in preview and self.last_turn:
            yield self.say("preview-off-last")
        elif "off_to" in preview:
            yield self.say("preview-off", {"where": self.where(preview["off_to"])})
        else:
            yield self.say("preview-off-robot")

    def _rejoin(self, preview: Data) -> Iterator[Message]:
        """Say where a stop ends, behind whom, and the car's place in the race afterwards."""
        yield self._arrow(preview["to"])
        if preview["cars"]:
            yield self.say("preview-behind", {"cars": self.cars(preview["cars"])})
        yield self.say("preview-place", {"place": preview["place"], "laps": preview["laps"]})

    def _box(self, preview: Data) -> Iterator[Message]:
        yield from self._rejoin(preview)
        if "weather" not in self.modules:
            yield self.say("new-tyres", {"tyres": preview["tyres"]})
        if preview["repairs"]:
            yield self.say("repairs", {"repairs": preview["repairs"]})
        if preview["cards"]:
            yield self.say("draw", {"cards": preview["cards"]})
        if preview.get("track_cards"):
            yield self.say("track-cards", {"cards": preview["track_cards"]})
        if preview.get("extra"):
            yield self.say("preview-fuel-to-end", {"sections": preview["extra"]})

    # The Advanced Game

    def _setup(self, preview: Data) -> Iterator[Message]:
        yield self.say("preview-setup", {"points": preview["points"]})

    def _bid(self, preview: Data) -> Iterator[Message]:
        """Say what fuel does for qualifying; a trajectory's bonus goes by its own name."""
        if "colour" not in preview:
            yield self.say("preview-bid", {"bonus": signed(preview["bonus"])})

    def _fit(self, preview: Data) -> Iterator[Message]:
        yield self.say("preview-chips", {"chips": preview["chips"]})
        if preview["track_card"]:
            yield self.say("track-cards", {"cards": 1})
        yield from self._wrong_tyres(preview)

    def _wrong_tyres(self, preview: Data) -> Iterator[Message]:
        if preview["penalty"]:
            yield self.say("preview-wrong-tyres", {"points": number(-preview["penalty"])})

    def _refuel(self, preview: Data) -> Iterator[Message]:
        yield from self._rejoin(preview)
        if preview["chit"]:
            yield self.say("preview-refuel-by", {"turn": preview["chit"]})
        else:
            yield self.say("preview-refuel-enough")
        if preview["extra"]:
            yield self.say("preview-extra", {"sections": preview["extra"]})

    def _weather(self, preview: Data) -> Iterator[Message]:
        yield join([ARROW, self.slot(preview["slot"], preview["kind"])], " ")
        if preview["robots_stop"]:
            yield self.say("preview-robots-stop")
        yield from self._wrong_tyres(preview)

    def _flag(self, preview: Data) -> Iterator[Message]:
        if preview["behind"]:
            yield self.say("preview-slows", {"cars": self.cars(preview["behind"])})

    def _unflag(self, preview: Data) -> Iterator[Message]:
        if preview["behind"]:
            yield self.say("preview-frees", {"cars": self.cars(preview["behind"])})

    def _drive_on(self, preview: Data) -> Iterator[Message]:
        """Say where a car drives on: behind the safety car, or after a rescue."""
        if "to" in preview:
            yield self._arrow(preview["to"])

    def _sure(self, preview: Data) -> Iterator[Message]:
        """Describe late braking with a track card."""
        yield join([self.say("preview-sure"), self._arrow(preview["to"])], " ")
        if preview["passes"]:
            yield self.say("preview-past", {"cars": self.cars(preview["passes"])})
        if preview["lap_checks"]:
            yield self.say("preview-lap-checks", {"checks": preview["lap_checks"]})
        yield from self._specials(preview)

    # Contests, chips, strategies

    def _contest(self, preview: Data) -> Iterator[Message]:
        yield self.say("preview-value", {"value": preview["value"]})

    def _pay(self, preview: Data) -> Iterator[Message]:
        yield self.say("preview-owed", {"owed": preview["owed"]})

    def _chips(self, preview: Data) -> Iterator[Message]:
        yield self.say("preview-left", {"left": preview["left"]})

    def _strategy(self, preview: Data) -> Iterator[Message]:
        if preview["current"]:
            yield self.say("preview-current")


def _rank(card: str) -> tuple[bool, int]:
    """Return a card's sort key within a hand: track cards come last."""
    return card.startswith("t"), int(card.removeprefix("t"))
