"""What happened in Race! Formula 90: a sentence an event, or the story in short lines."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any, Final

from boxbox.words.race90_names import SEAT, Race90Names, number, short_strategy, signed

Data = Mapping[str, Any]
Name = Callable[[int], dict[str, str]]
"""What a seat is called in the story: `who` (you or other) and `player`, its name."""

SAME: Final = "same"
"""Who does something if the line has named the same driver just before."""
NEVER_TOLD: Final = frozenset({"bonus", "dealt", "laid"})
"""What the story leaves out: it is on the screen, or other sentences say it."""
TOLD_TO_DOER: Final = frozenset({"chasing", "discarded", "drew", "sealed", "substitute"})
"""What is of no use to anybody else."""
IN_A_TURN: Final = frozenset({"braked-late", "checked", "damage", "discarded", "drew", "drove",
                              "leader", "off-track", "out", "paid", "played", "point", "serviced",
                              "skipped", "strategy"})  # fmt: skip
"""What goes on in the line of the driver who was named just before."""
IN_A_CONTEST: Final = frozenset({"contest-laid", "contest-declined", "contest-shown",
                                 "contest-result"})  # fmt: skip
LISTED: Final = frozenset({"qualified", "contest-shown"})
"""Events of which a row is told as one list."""
PASSES: Final = (("past", ("overtake", "off-track")), ("lap", ("lap",)), ("un-lap", ("un-lap",)))
"""The ways to tell of passes, and what each is for."""


class Race90Story(Race90Names):
    """Events in sentences."""

    def event(self, event: Data, name: Name, summary: Data) -> str:
        """Return the sentence of an event; `summary` is that of any view of the match."""
        del summary
        return self.tell([event], name)

    def story(self, events: Sequence[Data], name: Name) -> list[str]:
        """Return what happened in lines: what a driver does in a turn is one, so is a contest."""
        lines: list[str] = []
        about = ""
        for row in _rows(self._worth_telling(_as_told(events))):
            kind = row[0]["kind"]
            subject = _topic(row[0])
            goes_on = bool(lines) and subject == about and kind in IN_A_TURN | IN_A_CONTEST
            sentence = self.tell(row, name, goes_on and subject != "contest")
            if goes_on:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
            about = subject
        return lines

    def _worth_telling(self, events: Sequence[Data]) -> Iterator[Data]:
        """Leave out what is of no use to the reader, or is told by other events."""
        shown = {event["car"] for event in events if event["kind"] == "contest-shown"}
        for event, following in zip_longest(events, events[1:]):
            match event:
                case {"kind": "contest-laid", "car": car} if car in shown:
                    continue
                case {"kind": "leader"} if following and following["kind"] == "grid":
                    continue
                case {"kind": "paid", "cards": []} | {"kind": "discarded", "why": "hand" | "out"}:
                    continue
                case {"kind": "drove", "path": [], "why": "stay" | "lap-check"}:
                    continue
            if event["kind"] not in NEVER_TOLD and not self._is_anothers(event):
                yield event

    def _is_anothers(self, event: Data) -> bool:
        """Tell whether an event is of use only to somebody else; what all can see never is."""
        if event["kind"] not in TOLD_TO_DOER or event.get("from") == "discards":
            return False
        return subject_of(event) != f"s{self.own}"

    def tell(self, row: Sequence[Data], name: Name, again: bool = False) -> str:
        """Return the sentence of an event, or of a row of like ones that make one list."""
        event = row[0]
        kind = event["kind"]
        if kind in LISTED:
            return self.say(f"event-{kind}", {"results": ", ".join(map(self._result, row))})
        values = self._doer(event, name)
        if again and values.get("who") == "other":
            values["who"] = SAME
        teller = getattr(self, f"_tell_{kind.replace('-', '_')}", None)
        return str(teller(event, values, name)) if teller else self.say(f"event-{kind}", values)

    def _doer(self, event: Data, name: Name) -> dict[str, Any]:
        """Return who does something, if anybody does."""
        car = subject_of(event)
        return self._driver(car, name) if car else {}

    def _driver(self, car: str, name: Name) -> dict[str, Any]:
        """Return what a driver is called in a sentence."""
        if seat := SEAT.fullmatch(car):
            return dict(name(int(seat[1])))
        return {"who": "other", "player": self.car(car)}

    def _result(self, event: Data) -> str:
        """Return one entry of a list: what a driver qualifies or fights with."""
        car = self.car(event["car"])
        if event["kind"] == "qualified":
            return f"{car} +{event['move']} ({event['factor']})"
        parts = [signed(card.move) for card in map(self.printed, event["cards"]) if card]
        added = []
        if event["modifier"]:
            added.append(self.say("contest-corner", {"modifier": signed(event["modifier"])}))
        if event["strategy"]:
            added.append(f"{short_strategy('banging-wheels')} {signed(event['strategy'])}")
        total = ", ".join([" ".join(parts), *added])
        return self.say("contest-value", {"car": car, "total": str(event["total"]), "sum": total})

    def _cards(self, cards: Sequence[str], brief: bool = False) -> str:
        return self._and([self.brief(card) if brief else self.card(card) for card in cards])

    def _and(self, things: Sequence[str]) -> str:
        """Return things as a list inside a sentence."""
        *most, last = things
        return self.say("and", {"list": ", ".join(most), "last": last}) if most else last

    def _number(self, cards: int) -> str:
        return self.say("cards", {"cards": cards})

    # Before the race

    def _tell_set_up(self, event: Data, _: dict[str, Any], __: Name) -> str:
        values = {
            "track": self.circuit(event["track"]),
            "level": self.say(f"level-{event['level']}"),
            "players": event["players"],
            "robots": self.cars(event["robots"]),
        }
        return self.say("event-set-up-short" if event["short"] else "event-set-up", values)

    def _tell_chart(self, event: Data, values: dict[str, Any], _: Name) -> str:
        chart = self.charts[event["chart"]]
        values |= {"number": str(event["seat"] + 1), "country": self.country(chart.name),
                   "facts": self.chart_facts(chart)}  # fmt: skip
        return self.say("event-chart", values)

    def _tell_dealt(self, event: Data, values: dict[str, Any], _: Name) -> str:
        if "cards" in event:
            cards = ", ".join(map(self.card, event["cards"]))
            return self.say("event-dealt-you", values | {"cards": cards})
        return self.say("event-dealt", values | {"cards": self._number(event["count"])})

    def _tell_substitute(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say(f"event-substitute-{'new' if event['new'] else 'kept'}", values)

    def _tell_grid(self, event: Data, _: dict[str, Any], __: Name) -> str:
        order = ", ".join(f"{at} {self.car(car)}" for at, car in enumerate(event["order"], 1))
        sentence = self.say("event-grid", {"order": order})
        chits = sorted((turn, car) for car, turn in event["fuel"].items() if turn)
        if not chits:
            return sentence
        fuel = "; ".join(
            f"{turn} {self.cars([car for _, car in group])}"
            for turn, group in groupby(chits, key=lambda chit: chit[0])
        )
        return f"{sentence} {self.say('event-fuel', {'fuel': fuel})}"

    def _tell_strategy(self, event: Data, values: dict[str, Any], _: Name) -> str:
        key = "event-strategy-skip" if event["when"] == "skip" else "event-strategy"
        return self.say(key, values | {"strategy": self.strategy(event["strategy"])})

    # Turns and the lead

    def _tell_turn(self, event: Data, _: dict[str, Any], __: Name) -> str:
        laps = self.track.turns
        turn, turns = event["turn"], event["turns"]
        sentence = self.say("event-turn", {"turn": turn, "turns": turns, "lap": sum(laps[:turn]),
                                           "laps": sum(laps[:turns])})  # fmt: skip
        if not event["special"]:
            return sentence
        return f"{sentence} {self.say('event-turn-' + event['special'])}"

    def _tell_chasing(self, event: Data, values: dict[str, Any], _: Name) -> str:
        if event["car"] is None:
            return self.say("event-chasing-nobody", values)
        return self.say("event-chasing", values | {"chased": self.car(event["car"])})

    # Contests

    def _tell_contest(self, event: Data, _: dict[str, Any], __: Name) -> str:
        values = {"where": self.section(event["section"], "at"), "cars": self.cars(event["cars"])}
        return self.say("event-contest", values)

    def _tell_contest_laid(self, event: Data, values: dict[str, Any], _: Name) -> str:
        cards = event.get("cards")
        told = self._cards(cards, brief=True) if cards else self._number(event["count"])
        return self.say("event-contest-laid", values | {"cards": told})

    def _tell_contest_result(self, event: Data, _: dict[str, Any], __: Name) -> str:
        ties = [self.say("event-contest-tie", {"cars": self.cars(tie)}) for tie in event["ties"]]
        order = self.say("event-contest-result", {"cars": self.cars(event["order"])})
        return " ".join([*ties, order])

    # Pit stops and cards

    def _tell_pit(self, event: Data, values: dict[str, Any], _: Name) -> str:
        key = "event-pit-fuel" if event["why"] == "fuel" else "event-pit"
        return self.say(key, values | {"where": self.section(event["to"], "at")})

    def _tell_serviced(self, event: Data, values: dict[str, Any], _: Name) -> str:
        things = [self.say("new-tyres", {"tyres": event["tyres"]})]
        if event["repaired"]:
            things.append(self.say("repairs", {"repairs": event["repaired"]}))
        if event["drawn"]:
            cards = "; ".join(map(self.card, event.get("cards", ())))
            count = self._number(event["drawn"])
            things.append(f"{count} ({cards})" if cards else count)
        return self.say("event-serviced", values | {"things": self._and(things)})

    def _tell_discarded(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-discarded", values | {"cards": self._cards(event["cards"], True)})

    def _tell_drew(self, event: Data, values: dict[str, Any], _: Name) -> str:
        if event["from"] == "discards":
            return self.say("event-drew-discards", values | {"cards": self.card(event["card"])})
        cards = event.get("cards")
        told = self._cards(cards) if cards else self._number(event["count"])
        return self.say("event-drew", values | {"cards": told})

    def _tell_laid(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-laid", values | {"cards": self._cards(event["cards"], True)})

    # A driver's turn

    def _tell_played(self, event: Data, values: dict[str, Any], _: Name) -> str:
        values["cards"] = self._cards(event["cards"], brief=True)
        cost = [self.say(what, {what: event[what]}) for what in ("tyres", "damage") if event[what]]
        if not cost:
            return self.say("event-played", values)
        return self.say("event-played-cost", values | {"cost": self._and(cost)})

    def _tell_bonus(self, event: Data, _: dict[str, Any], __: Name) -> str:
        return self.say("event-bonus", {"bonus": self.bonus(event)})

    def bonus(self, bonus: Data) -> str:
        """Return a bonus and where it comes from."""
        values = {"bonus": signed(bonus["value"]), "why": bonus["why"]}
        return self.say("preview-bonus", values)

    def _tell_paid(self, event: Data, values: dict[str, Any], _: Name) -> str:
        paid = [self.brief(card) for card in event["cards"]]
        if event["chips"] or not paid:
            paid.insert(0, self.say("tyres", {"tyres": event["chips"]}))
        return self.say("event-paid", values | {"payment": self._and(paid)})

    def _tell_damage(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-damage", values | {"disc": event["disc"]})

    def _tell_checked(self, event: Data, values: dict[str, Any], _: Name) -> str:
        key = f"event-{'passed' if event['passed'] else 'failed'}-{event['why']}"
        facts = {"factor": str(event["factor"]), "target": number(event["target"])}
        return self.say(key, values | facts)

    def _tell_drove(self, event: Data, values: dict[str, Any], name: Name) -> str:
        passes = [step for step in event["path"] if "pass" in step]
        entered = len(event["path"]) - len(passes)
        if entered:
            values |= {"sections": entered, "where": self.section(event["to"], "to"),
                       "passes": self._passes("drove", passes, values["who"], name)}  # fmt: skip
            sentence = self.say("event-drove", values)
        elif passes:
            where = {"where": self.section(event["to"], "at")}
            sentence = self._passes("event-drove", passes, values["who"], name, values | where)
        else:
            values |= {"where": self.section(event["to"], "at")}
            sentence = self.say("event-drove-nowhere", values)
        if event["left"] > 0 and event["why"] != "question":
            return f"{sentence} {self.say('drove-lost', {'left': event['left']})}"
        return sentence

    def _passes(
        self, prefix: str, passes: Sequence[Data], who: str, name: Name, values: Data | None = None
    ) -> str:
        """Return whom a driver has passed, and how: in pieces of a sentence, or in sentences."""
        told = []
        for key, hows in PASSES:
            cars = [step["pass"] for step in passes if step["how"] in hows]
            if cars:
                facts = {"who": who, "cars": self._list(f"{key}-whom", cars, name)}
                told.append(self.say(f"{prefix}-{key}", {**(values or {}), **facts}))
        return ("" if values is None else " ").join(told)

    def _list(self, key: str, cars: Sequence[str], name: Name) -> str:
        """Return cars as a list inside a sentence, the reader as `you`."""
        return self._and([self.say(key, self._driver(car, name)) for car in cars])

    def _tell_point(self, event: Data, values: dict[str, Any], _: Name) -> str:
        values |= {"colour": self.say(f"colour-{event['colour']}"), "bonus": event["bonus"]}
        return self.say("event-point", values)

    def _tell_braked_late(self, event: Data, values: dict[str, Any], name: Name) -> str:
        passed = [{"pass": car, "how": "overtake"} for car in event["passes"]]
        passes = self._passes("drove", passed, values["who"], name)
        values |= {"where": self.section(event["to"], "to"), "passes": passes}
        return self.say("event-braked-late", values)

    def _tell_off_track(self, event: Data, values: dict[str, Any], _: Name) -> str:
        corner = self.places[event["section"]].corner
        return self.say("event-off-track", values | {"where": self.corner(corner, "at")})

    def _tell_re_entered(self, event: Data, values: dict[str, Any], _: Name) -> str:
        where = self.section(event["section"], "at")
        return self.say("event-re-entered", values | {"where": where})

    def _tell_out(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say(f"event-out-{event['why']}", values)

    def _tell_rescued(self, event: Data, _: dict[str, Any], name: Name) -> str:
        where = self.section(event["section"], "at")
        values = name(event["seat"]) | {"robot": self.car(event["car"]), "where": where}
        return self.say("event-rescued", values)

    def _tell_finished(self, event: Data, _: dict[str, Any], __: Name) -> str:
        first, second, third = (self.car(car) for car in event["classification"][:3])
        values = {"first": first, "second": second, "third": third}
        return self.say(f"event-finished-{event['why']}", values)

    # What happened to the race itself

    def _tell_undone(self, _: Data, __: dict[str, Any], ___: Name) -> str:
        return self.words.say("event-undone")

    def _tell_driver(self, event: Data, values: dict[str, Any], _: Name) -> str:
        driver, key = event["name"], f"bot-{event['name']}"
        if driver == "person":
            return self.words.say("event-driver-person", values)
        spoken = self.words.say(key) if self.words.has(key) else driver
        return self.words.say("event-driver", values | {"driver": spoken})


def subject_of(event: Data) -> str:
    """Return the car that does something; empty if none does."""
    if "seat" in event:
        return f"s{event['seat']}"
    car = event.get("car")
    return str(car) if car else ""


def _as_told(events: Sequence[Data]) -> list[Data]:
    """Put the cause first: a move before the lead that it brings, contact before its damage.

    A move that went on after a question is told as one.
    """
    told: list[Data] = []
    for event in events:
        at = len(told)
        if event["kind"] in ("drove", "braked-late"):
            while at and told[at - 1]["kind"] == "leader":
                at -= 1
            if at and _goes_on(told[at - 1], event):
                told[at - 1] = {**event, "path": [*told[at - 1]["path"], *event["path"]]}
                continue
        elif event["kind"] == "contest-result":
            while at and _is_contact(told[at - 1]):
                at -= 1
        told.insert(at, event)
    return told


def _goes_on(move: Data, event: Data) -> bool:
    """Tell whether a car drives on with an event where a question had stopped it."""
    stopped = move["kind"] == "drove" and move["why"] == "question"
    return bool(stopped and event["kind"] == "drove" and event["path"]
                and move["car"] == event["car"])  # fmt: skip


def _is_contact(event: Data) -> bool:
    return bool(event["kind"] == "damage" and event["why"] == "contest")


def _topic(event: Data) -> str:
    """Return what a line is about: a contest, or the driver who acts."""
    in_contest = event["kind"].startswith("contest") or _is_contact(event)
    return "contest" if in_contest else subject_of(event)


def _rows(events: Iterator[Data]) -> Iterator[list[Data]]:
    """Return events one by one, but those that make one list together."""
    for kind, group in groupby(events, key=lambda event: event["kind"]):
        rows = list(group)
        if kind in LISTED:
            yield rows
        else:
            yield from ([event] for event in rows)
