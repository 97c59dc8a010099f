"""Formula Motor Racing in sentences: cards, options, what happened and why not."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boxbox.games.motor_racing.cards import (
    CARD_NUMBERS,
    CARDS,
    CHARGES,
    CRASH,
    NEUTRAL,
    OVERTAKE,
    PIT,
    SPIN,
    SPIN_OUT,
    TEAMS,
)
from boxbox.words import Words

Data = Mapping[str, Any]
Name = Callable[[int], dict[str, str]]
"""What a seat is called in the story: `who` (you or other) and `player`, its name."""

BY_PLACE: Final = (SPIN, SPIN_OUT, CRASH)
"""The cards that strike the car in the place of the die."""


class MotorRacingWords:
    """The words of one language about this game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.marks: dict[str, str] = {}
        """What stands behind the names of some teams' cars, such as the reader's own."""

    def team(self, team: str) -> str:
        """Return the name of a team."""
        return self.say(f"team-{team}")

    def of_team(self, team: str) -> str:
        """Return the colour of a team as it stands beside the word for it: `la scuderia rossa`."""
        return self.say(f"of-team-{team}")

    def car(self, car: str) -> str:
        """Return the name of a car."""
        team, number = car.split(".")
        name = self.say("car", {"team": self.team(team), "number": number})
        return name + self.marks.get(team, "")

    def place(self, place: int | None) -> str:
        """Return how a place is written."""
        return self.say("place", {"place": str(place)})

    def card(self, name: str) -> str:
        """Return the name of a card."""
        _, kind, team, places, _ = CARDS[CARD_NUMBERS[name]]
        if team == NEUTRAL:
            return self.say(f"card-{kind}")
        key = "card-team-pit" if kind == PIT else "card-overtake"
        return self.say(key, {"team": self.team(TEAMS[team]), "places": places})

    def help(self, name: str) -> str:
        """Return in one line what a card does."""
        _, kind, team, places, _ = CARDS[CARD_NUMBERS[name]]
        if kind != OVERTAKE:
            return self.say(f"help-{kind}")
        return self.say("help-overtake", {"team": self.of_team(TEAMS[team]), "places": places})

    def question(self, view: Data) -> str:
        """Return what the seat is asked."""
        kind = view["decision"]["kind"]
        if kind == "play":
            return self.say("ask-play")
        if kind == "charge":
            return self.say("ask-charge", {"car": self.car(view["car"])})
        face = view["face"]
        if face > len(view["order"]):
            return self.say("ask-spin-empty", {"face": face})
        values = {"face": face, "car": self.car(view["order"][face - 1])}
        return self.say(f"ask-{kind}", values)

    def answer(self, view: Data, text: str) -> str:
        """Return what an answer to a question is called."""
        if text != "stop":
            return self.say(f"answer-{text}")
        place = view["order"].index(view["car"]) + 1
        return self.say("answer-stop", {"place": self.place(place)})

    def effect(self, option: Data) -> str:
        """Return what playing a card would do, in one line; a card may find no car to act on."""
        outcomes = option["preview"]["outcomes"]
        aimless = " " not in option["text"] and len(outcomes) == 1
        return self.say("no-car") if aimless else self.preview(option["preview"])

    def preview(self, preview: Data) -> str:
        """Return what a choice would do, in one line."""
        outcomes = preview["outcomes"]
        if len(outcomes) == 1:
            return self._outcome(outcomes[0])
        moves = [move for outcome in outcomes for move in outcome["moves"]]
        if len({move["car"] for move in moves}) != 1:
            return self.say("preview-die")
        values = {
            "car": self.car(moves[0]["car"]),
            "from": self.place(moves[0]["from"]),
            "outcomes": " · ".join(self._rolls(outcomes)),
        }
        return self.say("preview-rolls", values)

    def _rolls(self, outcomes: Sequence[Data]) -> Iterator[str]:
        """Return what becomes of one car by the faces of the die; places lost are one range."""
        for fate, group in groupby(outcomes, key=_fate):
            rows = list(group)
            faces = faces_text([face for row in rows for face in row["faces"]])
            values = {"faces": faces}
            if fate in ("to", "range"):
                values["to"] = self.place(rows[0]["moves"][0]["to"])
                values["worst"] = self.place(rows[-1]["moves"][0]["to"])
            key = "to" if fate == "range" and len(rows) == 1 else fate
            yield self.say(f"preview-faces-{key}", values)

    def _outcome(self, outcome: Data) -> str:
        if not outcome["moves"]:
            return self.say("preview-nothing")
        return ", ".join(self._move(move) for move in outcome["moves"])

    def _move(self, move: Data) -> str:
        if move["to"] is None:
            return self.say("preview-out", {"car": self.car(move["car"])})
        return self.say("preview-move", self._places(move))

    def _places(self, move: Data) -> dict[str, str]:
        """Return a move in words; a car that is out comes to no place."""
        said = {"car": self.car(move["car"]), "from": self.place(move["from"])}
        return said if move["to"] is None else said | {"to": self.place(move["to"])}

    def reason(self, reason: str, values: Data) -> str:
        """Return why something is refused."""
        spoken = {name: str(value) for name, value in values.items()}
        for name, say in (("card", self.card), ("car", self.car), ("team", self.of_team)):
            if name in values:
                spoken[name] = say(values[name])
        if "place" in values:
            spoken["place"] = self.place(values["place"])
        return self.say(f"reason-{reason}", spoken)

    def event(self, event: Data, name: Name, summary: Data) -> str:
        """Return the sentence of an event; empty if there is nothing to say to this reader.

        `summary` is that of any view of the match.
        """
        if event["kind"] == "race-started":
            return self._tell_race_started(event, name, summary)
        teller = getattr(self, "_tell_" + event["kind"].replace("-", "_"), None)
        if teller is None:
            return self.say(f"event-{event['kind']}")
        return str(teller(event, name))

    def _tell_race_started(self, event: Data, name: Name, summary: Data) -> str:
        pole = event["order"][0]
        free = summary["owners"][pole.split(".")[0]] is None
        values = name(event["first"]) | {
            "race": event["race"],
            "races": summary["races"],
            "circuit": self.say(f"circuit-{event['circuit']}"),
            "car": self.car(pole),
        }
        return self.say("event-race-started-free" if free else "event-race-started", values)

    def _tell_played(self, event: Data, name: Name) -> str:
        values = name(event["seat"]) | {"card": self.card(event["card"])}
        if event["car"] is None:
            return self.say("event-played", values)
        return self.say("event-played-on", values | {"car": self.car(event["car"])})

    def _tell_rolled(self, event: Data, name: Name) -> str:
        return self.say("event-rolled", name(event["seat"]) | {"face": event["face"]})

    def _tell_moved(self, event: Data, _: Name) -> str:
        moves = event["moves"]
        values = self._places(moves[0])
        if len(moves) == 2:
            partner = self._places(moves[1])
            values |= {f"partner{fact.title()}": said for fact, said in partner.items()}
        return self.say(f"event-moved-{_cause(event['by'], moves)}", values)

    def _tell_no_effect(self, event: Data, _: Name) -> str:
        values = {"car": self.car(event["cars"][0])} if event["cars"] else {}
        return self.say(f"event-no-effect-{event['why']}", values)

    def _tell_stopped(self, event: Data, name: Name) -> str:
        return self.say("event-stopped", name(event["seat"]) | {"car": self.car(event["car"])})

    def _tell_drawn(self, event: Data, _: Name) -> str:
        return (
            self.say("event-drawn", {"card": self.card(event["card"])}) if "card" in event else ""
        )

    def _tell_race_finished(self, event: Data, _: Name) -> str:
        first, second, third = (self.car(car) for car in event["classification"][:3])
        values = {"first": first, "second": second, "third": third}
        return self.say("event-race-finished", values)

    def _tell_driver(self, event: Data, name: Name) -> str:
        driver, key = event["name"], f"bot-{event['name']}"
        if driver == "person":
            return self.say("event-driver-person", name(event["seat"]))
        spoken = self.say(key) if self.words.has(key) else driver
        return self.say("event-driver", name(event["seat"]) | {"driver": spoken})


def _cause(by: str, moves: Sequence[Data]) -> str:
    """Return how a move is told: by what the card did to the car it struck or was played on."""
    if by in BY_PLACE:
        return f"{by}-alone" if by == CRASH and len(moves) == 1 else by
    if len(moves) == 2:
        return "slipstream"
    start, end = moves[0]["from"], moves[0]["to"]
    forward = end is not None and end < start
    if by in CHARGES:
        return "charge" if forward else by
    return by if by == PIT else "up" if forward else "back"


def _fate(outcome: Data) -> str:
    if not outcome["moves"]:
        return "stay"
    move = outcome["moves"][0]
    if move["to"] is None:
        return "out"
    return "range" if move["to"] > move["from"] else "to"


def faces_text(faces: Sequence[int]) -> str:
    """Write faces of the die with runs joined: `1-6`, `7`, `1-3 5`."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
