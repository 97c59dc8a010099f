"""Events of Race! Formula 90 in sentences; `modules` has those of the Advanced Game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boxbox.core.message import Message, join, say
from boxbox.core.seats import Seat
from boxbox.games.race90.table.race import MODULES
from boxbox.games.race90.table.setup import ADVANCED
from boxbox.games.race90.words.names import (
    SEAT,
    Race90Names,
    number,
    short_strategy,
    signed,
)
from boxbox.words import driver_message

Data = Mapping[str, Any]
Facts = dict[str, Any]
"""What a sentence needs; for its subject `who` (you or other), `player` and `kind`."""

SAME: Final = "same"
"""The subject if the line has just named the same driver."""
PERSON: Final = "person"
"""The kind of driver who is referred to as a person: `they` in English."""
ROBOT_CAR: Final = "robot"
"""The kind of driver that is referred to as a thing: `it` in English."""
OFF_TRACK: Final = "off-track"
"""Why something is paid: the car went off the track."""
LISTED: Final = frozenset({"qualified", "contest-shown"})
"""Events told as one list when they come in a row."""
PASSES: Final = (("past", ("overtake", "off-track")), ("lap", ("lap",)), ("un-lap", ("un-lap",)))
"""The ways to describe passes, and what each is for."""


class Race90Events(Race90Names):
    """Events in sentences."""

    def tell(self, row: Sequence[Data], again: bool = False) -> Message:
        """Return the sentence of an event, or of a row of similar ones that form a list."""
        event = row[0]
        kind = event["kind"]
        if kind in LISTED:
            return self.say(f"event-{kind}", {"results": join(map(self._result, row), ", ")})
        if is_tyre_stop(event):
            return self.say("event-pit-tyres", {"stops": join(map(self._stop_of, row), ", ")})
        values = self._doer(event)
        if again and values.get("who") == "other":
            values["who"] = SAME
        teller = getattr(self, f"_tell_{kind.replace('-', '_')}", None)
        told: Message = teller(event, values) if teller else self.say(f"event-{kind}", values)
        return told

    def _doer(self, event: Data) -> Facts:
        """Return the subject of an event, if it has one."""
        car = subject_of(event)
        return self._driver(car) if car else {}

    def _driver(self, car: str) -> Facts:
        """Return what a driver is called in a sentence."""
        if found := SEAT.fullmatch(car):
            seat = Seat(int(found[1]))
            who = "you" if seat == self.own else "other"
            return {"who": who, "player": self.player(seat), "kind": PERSON}
        return {"who": "other", "player": self.car(car), "kind": ROBOT_CAR}

    def _result(self, event: Data) -> Message:
        """Return one entry of a list: what a driver qualifies or contests with."""
        if event["kind"] == "qualified":
            return self.qualified(event)
        added: list[Message] = []
        if event["modifier"]:
            added.append(self.say("contest-corner", {"modifier": signed(event["modifier"])}))
        if event["strategy"]:
            added.append(f"{short_strategy('banging-wheels')} {signed(event['strategy'])}")
        total = join([" ".join(self._fought_with(event)), *added], ", ")
        return self.say("contest-value", {"car": self.car(event["car"]),
                                          "total": str(event["total"]), "sum": total})  # fmt: skip

    def _fought_with(self, event: Data) -> Iterator[str]:
        """Yield what each card counts in a contest; some track cards count double."""
        cards = [card for card in map(self.printed, event["cards"]) if card]
        printed = event["modifier"] + event["strategy"] + sum(card.move for card in cards)
        more = event["total"] - printed
        for card in cards:
            doubled = "contest" in card.symbols and card.move <= more
            more -= card.move if doubled else 0
            yield f"{signed(card.move)}×2" if doubled else signed(card.move)

    def qualified(self, event: Data) -> Message:
        """Return what a driver qualifies with."""
        return join([self.car(event["car"]), f"+{event['move']} ({event['factor']})"], " ")

    def _stop_of(self, event: Data) -> Message:
        """Return one entry in the list of robots that change tyres."""
        return join([self.car(event["car"]), self.section(event["to"], "at")], " ")

    def _cards(self, cards: Sequence[str], brief: bool = False) -> Message:
        return self.listed([self.brief(card) if brief else self.card(card) for card in cards])

    def _cards_drawn(self, cards: int) -> Message:
        return self.say("cards", {"cards": cards})

    def _track_cards(self, cards: int) -> Message:
        return self.say("track-cards", {"cards": cards})

    # Before the race

    def _tell_set_up(self, event: Data, _: Facts) -> Message:
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
        return join([sentence, self.say("event-modules", {"modules": self.listed(told)})], " ")

    def _tell_chart(self, event: Data, values: Facts) -> Message:
        chart = self.charts[event["chart"]]
        values |= {"player": self.person(event["seat"]), "country": self.country(chart.name, "for")}
        if "car-setup" in self.modules:
            return self.say("event-chart-bare", values)
        return self.say("event-chart", values | {"facts": self.chart_facts(*chart[1:])})

    def _tell_dealt(self, event: Data, values: Facts) -> Message:
        if "cards" in event:
            cards = join(map(self.card, event["cards"]), ", ")
            return self.say("event-dealt-you", values | {"cards": cards})
        return self.say("event-dealt", values | {"cards": self._cards_drawn(event["count"])})

    def _tell_substitute(self, event: Data, values: Facts) -> Message:
        return self.say(f"event-substitute-{'new' if event['new'] else 'kept'}", values)

    def _tell_grid(self, event: Data, _: Facts) -> Message:
        places = (join([at, self.car(car)], " ") for at, car in enumerate(event["order"], 1))
        sentence = self.say("event-grid", {"order": join(places, ", ")})
        chits = sorted((turn, car) for car, turn in event["fuel"].items() if turn)
        if not chits:
            return sentence
        fuel = (
            join([turn, self._due([car for _, car in group])], " ")
            for turn, group in groupby(chits, key=lambda chit: chit[0])
        )
        return join([sentence, self.say("event-fuel", {"fuel": join(fuel, "; ")})], " ")

    def _due(self, cars: Sequence[str]) -> Message:
        """Return who must refuel: players, and types of robot, as the best placed one stops."""
        drivers = Counter(car if SEAT.fullmatch(car) else car.rstrip("0123456789") for car in cars)
        return join((self._counted(driver, n) for driver, n in drivers.items()), ", ")

    def _counted(self, driver: str, cars: int) -> Message:
        """Return a player, or a type of robot with its number of cars."""
        name = self.car(driver) if SEAT.fullmatch(driver) else self.robot_type(driver)
        return join([name, f"×{cars}"], " ") if cars > 1 else name

    def _tell_strategy(self, event: Data, values: Facts) -> Message:
        rare = event["when"] in ("skip", "versatility")
        key = f"event-strategy-{event['when']}" if rare else "event-strategy"
        return self.say(key, values | {"strategy": self.strategy(event["strategy"])})

    # Turns and the lead

    def _tell_reshuffled(self, event: Data, _: Facts) -> Message:
        key = "event-reshuffled-track" if event.get("deck") == "track" else "event-reshuffled"
        return self.say(key)

    def _tell_turn(self, event: Data, _: Facts) -> Message:
        laps = self.track.turns
        turn, turns = event["turn"], event["turns"]
        values = {"turn": turn, "turns": turns, "lap": sum(laps[:turn]), "laps": sum(laps[:turns])}
        rule = [self.say("event-turn", values)] if self.rules_off_turns else []
        special = [self.say(f"event-turn-{event['special']}")] if event["special"] else []
        return join([*rule, *special], " ")

    def _tell_chasing(self, event: Data, values: Facts) -> Message:
        if event["car"] is None:
            return self.say("event-chasing-nobody", values)
        return self.say("event-chasing", values | {"chased": self.car(event["car"])})

    # Contests

    def _tell_contest(self, event: Data, _: Facts) -> Message:
        values = {"where": self.section(event["section"], "at"), "cars": self.cars(event["cars"])}
        return self.say("event-contest", values)

    def _tell_contest_laid(self, event: Data, values: Facts) -> Message:
        cards = event.get("cards")
        told = self._cards(cards, brief=True) if cards else self._cards_drawn(event["count"])
        return self.say("event-contest-laid", values | {"cards": told})

    def _tell_contest_result(self, event: Data, _: Facts) -> Message:
        ties = [self.say("event-contest-tie", {"cars": self.cars(tie)}) for tie in event["ties"]]
        order = self.say("event-contest-result", {"cars": self.cars(event["order"])})
        return join([*ties, order], " ")

    # Pit stops and cards

    def _tell_pit(self, event: Data, values: Facts) -> Message:
        key = "event-pit" if event["why"] == "choice" else f"event-pit-{event['why']}"
        return self.say(key, values | {"where": self.section(event["to"], "at")})

    def _tell_serviced(self, event: Data, values: Facts) -> Message:
        things = []
        if "weather" not in self.modules or not (event["repaired"] or event["drawn"]):
            things.append(self.say("new-tyres", {"tyres": event["tyres"]}))
        if event["repaired"]:
            things.append(self.say("repairs", {"repairs": event["repaired"]}))
        if event["drawn"]:
            cards = join(map(self.card, event.get("cards", ())), "; ")
            count = self._cards_drawn(event["drawn"])
            things.append(join([count, " (", cards, ")"], "") if cards else count)
        return self.say("event-serviced", values | {"things": self.listed(things)})

    def _tell_discarded(self, event: Data, values: Facts) -> Message:
        return self.say("event-discarded", values | {"cards": self._cards(event["cards"], True)})

    def _tell_drew(self, event: Data, values: Facts) -> Message:
        if event["from"] == "discards":
            return self.say("event-drew-discards", values | {"cards": self.card(event["card"])})
        cards = event.get("cards")
        count = self._track_cards if event["from"] == "track" else self._cards_drawn
        told = self._cards(cards) if cards else count(event["count"])
        return self.say("event-drew", values | {"cards": told})

    def _tell_laid(self, event: Data, values: Facts) -> Message:
        return self.say("event-laid", values | {"cards": self._cards(event["cards"], True)})

    # A driver's turn

    def _tell_played(self, event: Data, values: Facts) -> Message:
        values["cards"] = self._cards(event["cards"], brief=True)
        cost = [self.say(what, {what: event[what]}) for what in ("tyres", "damage") if event[what]]
        if not cost:
            return self.say("event-played", values)
        return self.say("event-played-cost", values | {"cost": self.listed(cost)})

    def _tell_bonus(self, event: Data, _: Facts) -> Message:
        return self.say("event-bonus", {"bonus": self.bonus(event)})

    def _tell_paid(self, event: Data, values: Facts) -> Message:
        paid = [self.brief(card) for card in event["cards"]]
        if event["chips"] or not paid:
            paid.insert(0, self.say("tyres", {"tyres": event["chips"]}))
        key = "event-paid-off-track" if event.get("why") == OFF_TRACK else "event-paid"
        return self.say(key, values | {"payment": self.listed(paid)})

    def _tell_damage(self, event: Data, values: Facts) -> Message:
        return self.say("event-damage", values | {"disc": event["disc"]})

    def _tell_checked(self, event: Data, values: Facts) -> Message:
        key = f"event-{'passed' if event['passed'] else 'failed'}-{event['why']}"
        facts = {"factor": str(event["factor"]), "target": number(event["target"])}
        return self.say(key, values | facts)

    def _tell_drove(self, event: Data, values: Facts) -> Message:
        passes = [step for step in event["path"] if "pass" in step]
        flags = sum("flag" in step for step in event["path"])
        entered = len(event["path"]) - len(passes) - flags
        if entered:
            passed = self._passes("drove", passes, {"who": values["who"]})
            if flags:
                passed.append(self.say("drove-flags", {"flags": flags}))
            values |= {"sections": entered, "where": self.section(event["to"], "to"),
                       "bonuses": self._bonuses(event), "passes": join(passed, "")}  # fmt: skip
            sentence = self.say("event-drove", values)
        elif passes:
            where = {"where": self.section(event["to"], "at")}
            sentence = join(self._passes("event-drove", passes, values | where), " ")
        else:
            values |= {"where": self.section(event["to"], "at")}
            sentence = self.say("event-drove-nowhere", values)
        if event["left"] > 0 and event["why"] != "question":
            return join([sentence, self.say("drove-lost", {"left": event["left"]})], " ")
        return sentence

    def _bonuses(self, move: Data) -> Message:
        """Return what made a move longer or shorter, with similar causes combined."""
        sums: Counter[str] = Counter()
        for bonus in move.get("bonuses", ()):
            sums[bonus["why"]] += bonus["value"]
        told = join((self.bonus({"why": why, "value": sums[why]}) for why in sums), ", ")
        return join([" (", told, ")"], "") if told else ""

    def _passes(self, prefix: str, passes: Sequence[Data], values: Facts) -> list[Message]:
        """Return whom a driver has passed, and how: as parts of a sentence, or as sentences."""
        told = []
        for key, hows in PASSES:
            cars = [step["pass"] for step in passes if step["how"] in hows]
            if cars:
                told.append(self.say(f"{prefix}-{key}", values | self._passed(f"{key}-whom", cars)))
        return told

    def _passed(self, key: str, cars: Sequence[str]) -> Facts:
        """Return cars as a list inside a sentence, the reader first and as `you`.

        `whom` says whether only the reader is meant (`you`), the reader among others, or others.
        """
        drivers = sorted((self._driver(car) for car in cars), key=_is_another)
        whom = "others" if _is_another(drivers[0]) else "you" if len(cars) == 1 else "you-too"
        told = [self.say(key, driver | {"whom": whom}) for driver in drivers]
        return {"whom": whom, "cars": self.listed(told)}

    def _tell_point(self, event: Data, values: Facts) -> Message:
        values |= {"colour": self.say(f"colour-{event['colour']}"), "bonus": event["bonus"]}
        return self.say("event-point", values)

    def _tell_braked_late(self, event: Data, values: Facts) -> Message:
        passed = [{"pass": car, "how": "overtake"} for car in event["passes"]]
        passes = self._passes("drove", passed, {"who": values["who"]})
        values |= {"where": self.section(event["to"], "to"), "passes": join(passes, "")}
        if event.get("card"):
            return self.say("event-braked-with", values | {"card": self.brief(event["card"])})
        return self.say("event-braked-late", values)

    def _tell_off_track(self, event: Data, values: Facts) -> Message:
        corner = self.places[event["section"]].corner
        where, paths = self.corner(corner, "at"), self.plays("off-track")
        return self.say("event-off-track", values | {"where": where, "paths": paths})

    def _tell_re_entered(self, event: Data, values: Facts) -> Message:
        where = self.section(event["section"], "at")
        return self.say("event-re-entered", values | {"where": where})

    def _tell_out(self, event: Data, values: Facts) -> Message:
        return self.say(f"event-out-{event['why']}", values)

    def _tell_rescued(self, event: Data, values: Facts) -> Message:
        where = self.section(event["section"], "at")
        values |= {"robot": self.car(event["car"]), "where": where}
        return self.say("event-rescued", values)

    def _tell_finished(self, event: Data, _: Facts) -> Message:
        podium = [*map(self.car, event["classification"][:3]), "", ""]
        values = dict(zip(("first", "second", "third"), podium, strict=False))
        return self.say(f"event-finished-{event['why']}", values)

    # What happened to the race itself

    def _tell_undone(self, _: Data, __: Facts) -> Message:
        return say("event-undone")

    def _tell_driver(self, event: Data, values: Facts) -> Message:
        return driver_message(event["name"], values)


def _is_another(driver: Data) -> bool:
    return bool(driver["who"] != "you")


def is_tyre_stop(event: Data) -> bool:
    """True if a robot stops because the weather has changed; they all do so together."""
    return bool(event["kind"] == "pit" and event["why"] == "tyres")


def subject_of(event: Data) -> str:
    """Return the car that does something, or "" if none does."""
    if event.get("seat") is not None:
        return f"s{event['seat']}"
    car = event.get("car")
    return str(car) if car else ""
