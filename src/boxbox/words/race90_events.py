"""Events of Race! Formula 90 in sentences; `race90_modules` has those of the Advanced Game."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boxbox.games.race90.race import MODULES
from boxbox.words.race90_names import (
    ADVANCED,
    SEAT,
    Race90Names,
    number,
    short_strategy,
    signed,
)

Data = Mapping[str, Any]
Name = Callable[[int], dict[str, str]]
"""What a seat is called in the story: `who` (you or other) and `player`, its name."""

SAME: Final = "same"
"""Who does something if the line has named the same driver just before."""
PERSON: Final = "person"
"""The kind of a driver who is spoken of as a person is: `they` in English."""
ROBOT_CAR: Final = "robot"
"""The kind of a driver that is spoken of as a thing is: `it` in English."""
OFF_TRACK: Final = "off-track"
"""Why something is paid: the car went off the track."""
LISTED: Final = frozenset({"qualified", "contest-shown"})
"""Events of which a row is told as one list."""
PASSES: Final = (("past", ("overtake", "off-track")), ("lap", ("lap",)), ("un-lap", ("un-lap",)))
"""The ways to tell of passes, and what each is for."""


class Race90Events(Race90Names):
    """Events in sentences."""

    def tell(self, row: Sequence[Data], name: Name, again: bool = False) -> str:
        """Return the sentence of an event, or of a row of like ones that make one list."""
        event = row[0]
        kind = event["kind"]
        if kind in LISTED:
            return self.say(f"event-{kind}", {"results": ", ".join(map(self._result, row))})
        if is_tyre_stop(event):
            return self.say("event-pit-tyres", {"stops": ", ".join(map(self._stop_of, row))})
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
            return {**name(int(seat[1])), "kind": PERSON}
        return {"who": "other", "player": self.car(car), "kind": ROBOT_CAR}

    def _result(self, event: Data) -> str:
        """Return one entry of a list: what a driver qualifies or fights with."""
        if event["kind"] == "qualified":
            return self.qualified(event)
        added = []
        if event["modifier"]:
            added.append(self.say("contest-corner", {"modifier": signed(event["modifier"])}))
        if event["strategy"]:
            added.append(f"{short_strategy('banging-wheels')} {signed(event['strategy'])}")
        total = ", ".join([" ".join(self._fought_with(event)), *added])
        return self.say("contest-value", {"car": self.car(event["car"]),
                                          "total": str(event["total"]), "sum": total})  # fmt: skip

    def _fought_with(self, event: Data) -> Iterator[str]:
        """Return what each card counts in a contest: some track cards count twice."""
        cards = [card for card in map(self.printed, event["cards"]) if card]
        printed = event["modifier"] + event["strategy"] + sum(card.move for card in cards)
        more = event["total"] - printed
        for card in cards:
            doubled = "contest" in card.symbols and card.move <= more
            more -= card.move if doubled else 0
            yield f"{signed(card.move)}×2" if doubled else signed(card.move)

    def qualified(self, event: Data) -> str:
        """Return what a driver qualifies with."""
        return f"{self.car(event['car'])} +{event['move']} ({event['factor']})"

    def _stop_of(self, event: Data) -> str:
        """Return one entry of the list of robots that change tyres."""
        return f"{self.car(event['car'])} {self.section(event['to'], 'at')}"

    def _cards(self, cards: Sequence[str], brief: bool = False) -> str:
        return self.listed([self.brief(card) if brief else self.card(card) for card in cards])

    def _number(self, cards: int) -> str:
        return self.say("cards", {"cards": cards})

    def _track_cards(self, cards: int) -> str:
        return self.say("track-cards", {"cards": cards})

    # Before the race

    def _tell_set_up(self, event: Data, _: dict[str, Any], __: Name) -> str:
        values = {
            "track": self.circuit(event["track"]),
            "level": self.say(f"level-{event['level']}"),
            "players": event["players"],
            "robots": self.cars(event["robots"]),
        }
        sentence = self.say("event-set-up-short" if event["short"] else "event-set-up", values)
        modules = event.get("modules", ())
        if event["level"] != ADVANCED or len(modules) == len(MODULES):
            return sentence
        told = [self.say(f"module-{module}") for module in modules] or [self.say("module-none")]
        return f"{sentence} {self.say('event-modules', {'modules': self.listed(told)})}"

    def _tell_chart(self, event: Data, values: dict[str, Any], _: Name) -> str:
        chart = self.charts[event["chart"]]
        values |= {"number": str(event["seat"] + 1), "country": self.country(chart.name, "for")}
        if "car-setup" in self.modules:
            return self.say("event-chart-bare", values)
        return self.say("event-chart", values | {"facts": self.chart_facts(*chart[1:])})

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
            f"{turn} {self._due([car for _, car in group])}"
            for turn, group in groupby(chits, key=lambda chit: chit[0])
        )
        return f"{sentence} {self.say('event-fuel', {'fuel': fuel})}"

    def _due(self, cars: Sequence[str]) -> str:
        """Return who must refuel: players, but only types of robots, for the best placed stop."""
        names = Counter(self.car(car) if SEAT.fullmatch(car) else self.robot_type(car)
                        for car in cars)  # fmt: skip
        return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in names.items())

    def _tell_strategy(self, event: Data, values: dict[str, Any], _: Name) -> str:
        rare = event["when"] in ("skip", "versatility")
        key = f"event-strategy-{event['when']}" if rare else "event-strategy"
        return self.say(key, values | {"strategy": self.strategy(event["strategy"])})

    # Turns and the lead

    def _tell_reshuffled(self, event: Data, _: dict[str, Any], __: Name) -> str:
        key = "event-reshuffled-track" if event.get("deck") == "track" else "event-reshuffled"
        return self.say(key)

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
        key = "event-pit" if event["why"] == "choice" else f"event-pit-{event['why']}"
        return self.say(key, values | {"where": self.section(event["to"], "at")})

    def _tell_serviced(self, event: Data, values: dict[str, Any], _: Name) -> str:
        things = []
        if "weather" not in self.modules or not (event["repaired"] or event["drawn"]):
            things.append(self.say("new-tyres", {"tyres": event["tyres"]}))
        if event["repaired"]:
            things.append(self.say("repairs", {"repairs": event["repaired"]}))
        if event["drawn"]:
            cards = "; ".join(map(self.card, event.get("cards", ())))
            count = self._number(event["drawn"])
            things.append(f"{count} ({cards})" if cards else count)
        return self.say("event-serviced", values | {"things": self.listed(things)})

    def _tell_discarded(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-discarded", values | {"cards": self._cards(event["cards"], True)})

    def _tell_drew(self, event: Data, values: dict[str, Any], _: Name) -> str:
        if event["from"] == "discards":
            return self.say("event-drew-discards", values | {"cards": self.card(event["card"])})
        cards = event.get("cards")
        count = self._track_cards if event["from"] == "track" else self._number
        told = self._cards(cards) if cards else count(event["count"])
        return self.say("event-drew", values | {"cards": told})

    def _tell_laid(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-laid", values | {"cards": self._cards(event["cards"], True)})

    # A driver's turn

    def _tell_played(self, event: Data, values: dict[str, Any], _: Name) -> str:
        values["cards"] = self._cards(event["cards"], brief=True)
        cost = [self.say(what, {what: event[what]}) for what in ("tyres", "damage") if event[what]]
        if not cost:
            return self.say("event-played", values)
        return self.say("event-played-cost", values | {"cost": self.listed(cost)})

    def _tell_bonus(self, event: Data, _: dict[str, Any], __: Name) -> str:
        return self.say("event-bonus", {"bonus": self.bonus(event)})

    def _tell_paid(self, event: Data, values: dict[str, Any], _: Name) -> str:
        paid = [self.brief(card) for card in event["cards"]]
        if event["chips"] or not paid:
            paid.insert(0, self.say("tyres", {"tyres": event["chips"]}))
        key = "event-paid-off-track" if event.get("why") == OFF_TRACK else "event-paid"
        return self.say(key, values | {"payment": self.listed(paid)})

    def _tell_damage(self, event: Data, values: dict[str, Any], _: Name) -> str:
        return self.say("event-damage", values | {"disc": event["disc"]})

    def _tell_checked(self, event: Data, values: dict[str, Any], _: Name) -> str:
        key = f"event-{'passed' if event['passed'] else 'failed'}-{event['why']}"
        facts = {"factor": str(event["factor"]), "target": number(event["target"])}
        return self.say(key, values | facts)

    def _tell_drove(self, event: Data, values: dict[str, Any], name: Name) -> str:
        passes = [step for step in event["path"] if "pass" in step]
        flags = sum("flag" in step for step in event["path"])
        entered = len(event["path"]) - len(passes) - flags
        if entered:
            passed = self._passes("drove", passes, values["who"], name)
            if flags:
                passed += self.say("drove-flags", {"flags": flags})
            values |= {"sections": entered, "where": self.section(event["to"], "to"),
                       "bonuses": self._bonuses(event), "passes": passed}  # fmt: skip
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

    def _bonuses(self, move: Data) -> str:
        """Return what has made a move longer or shorter, those of a sort together."""
        sums: Counter[str] = Counter()
        for bonus in move.get("bonuses", ()):
            sums[bonus["why"]] += bonus["value"]
        told = ", ".join(self.bonus({"why": why, "value": value}) for why, value in sums.items())
        return f" ({told})" if told else ""

    def _passes(
        self, prefix: str, passes: Sequence[Data], who: str, name: Name, values: Data | None = None
    ) -> str:
        """Return whom a driver has passed, and how: in pieces of a sentence, or in sentences."""
        told = []
        for key, hows in PASSES:
            cars = [step["pass"] for step in passes if step["how"] in hows]
            if cars:
                facts = {"who": who, **self._passed(f"{key}-whom", cars, name)}
                told.append(self.say(f"{prefix}-{key}", {**(values or {}), **facts}))
        return ("" if values is None else " ").join(told)

    def _passed(self, key: str, cars: Sequence[str], name: Name) -> dict[str, str]:
        """Return cars as a list inside a sentence, the reader first and as `you`.

        `whom` says whether the reader alone is meant (`you`), among others, or not at all.
        """
        drivers = sorted((self._driver(car, name) for car in cars), key=_is_another)
        whom = "others" if _is_another(drivers[0]) else "you" if len(cars) == 1 else "you-too"
        told = [self.say(key, driver | {"whom": whom}) for driver in drivers]
        return {"whom": whom, "cars": self.listed(told)}

    def _tell_point(self, event: Data, values: dict[str, Any], _: Name) -> str:
        values |= {"colour": self.say(f"colour-{event['colour']}"), "bonus": event["bonus"]}
        return self.say("event-point", values)

    def _tell_braked_late(self, event: Data, values: dict[str, Any], name: Name) -> str:
        passed = [{"pass": car, "how": "overtake"} for car in event["passes"]]
        passes = self._passes("drove", passed, values["who"], name)
        values |= {"where": self.section(event["to"], "to"), "passes": passes}
        if event.get("card"):
            return self.say("event-braked-with", values | {"card": self.brief(event["card"])})
        return self.say("event-braked-late", values)

    def _tell_off_track(self, event: Data, values: dict[str, Any], _: Name) -> str:
        corner = self.places[event["section"]].corner
        where, paths = self.corner(corner, "at"), self.plays("off-track")
        return self.say("event-off-track", values | {"where": where, "paths": paths})

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


def _is_another(driver: Data) -> bool:
    return bool(driver["who"] != "you")


def is_tyre_stop(event: Data) -> bool:
    """Tell whether a robot stops because the weather has changed; they all do together."""
    return bool(event["kind"] == "pit" and event["why"] == "tyres")


def subject_of(event: Data) -> str:
    """Return the car that does something; empty if none does."""
    if event.get("seat") is not None:
        return f"s{event['seat']}"
    car = event.get("car")
    return str(car) if car else ""
