"""Formula Motor Racing in sentences: cards, options, events and refusals."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boxbox.core.message import Message, join, say, seat_name
from boxbox.core.seats import Seat
from boxbox.games.motor_racing.table.cards import (
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
from boxbox.words import driver_message, has
from boxbox.words.lines import Known, Line, line_of, place

Data = Mapping[str, Any]

BY_PLACE: Final = (SPIN, SPIN_OUT, CRASH)
"""The cards that hit the car in the place rolled."""
UNSAID: Final = {"wrong-team": ("car",), "car-out": ("card",), "not-in-the-tail": ("running",)}
"""Facts that the sentences of reasons leave out, as many cards are refused at a time."""
IN_A_TURN: Final = ("rolled", "moved", "no-effect", "stopped", "drawn")
"""What may follow a card in the same turn."""


class MotorRacingWords:
    """Composes messages about this game; `read` says who they are for."""

    def __init__(self) -> None:
        self.own: Seat | None = None
        """The reader's seat."""
        self.owners: Mapping[str, Seat | None] = {}
        self.races = 0
        self.seats = 0
        self.mark = ""
        """What follows the names of the reader's own cars."""

    def read(self, view: Data) -> None:
        """Learn from a view who is reading, and whose teams race."""
        self.own = view["seat"]
        self.owners = view["summary"]["owners"]
        self.races = view["summary"]["races"]
        self.seats = view["seats"]

    def player(self, seat: Seat) -> Message:
        """Return what a seat is called: by its player's name, or by its teams."""
        teams = [self.team(team) for team, owner in self.owners.items() if owner == seat]
        return seat_name(seat, join(teams, " + "))

    def _doer(self, seat: Seat) -> dict[str, Message]:
        """Return who does something: you, or a player."""
        return {"who": "you" if seat == self.own else "other", "player": self.player(seat)}

    def team(self, team: str) -> Message:
        """Return the name of a team."""
        return say(f"team-{team}")

    def of_team(self, team: str) -> Message:
        """Return a team's colour as it appears next to the word for team: `la scuderia rossa`."""
        return say(f"of-team-{team}")

    def car(self, car: str) -> Message:
        """Return the name of a car."""
        team, number = car.split(".")
        name = say("car", {"team": self.team(team), "number": number})
        is_own = self.own is not None and self.owners.get(team) == self.own
        return join([name, self.mark], " ") if self.mark and is_own else name

    def place(self, place: int | None) -> Message:
        """Return how a place is written."""
        return say("place", {"place": str(place)})

    def card(self, name: str) -> Message:
        """Return the name of a card."""
        _, kind, team, places, _ = CARDS[CARD_NUMBERS[name]]
        if team == NEUTRAL:
            return say(f"card-{kind}")
        key = "card-team-pit" if kind == PIT else "card-overtake"
        return say(key, {"team": self.team(TEAMS[team]), "places": places})

    def help(self, name: str) -> Message:
        """Return what a card does, in one line."""
        _, kind, team, places, _ = CARDS[CARD_NUMBERS[name]]
        if kind != OVERTAKE:
            return say(f"help-{kind}")
        return say("help-overtake", {"team": self.of_team(TEAMS[team]), "places": places})

    def hint(self, view: Data) -> Message:
        """Return nothing: each question says everything there is to weigh."""
        del view
        return ""

    def question(self, view: Data) -> Message:
        """Return what the seat is asked."""
        kind = view["decision"]["kind"]
        if kind == "play":
            return say("ask-play")
        if kind == "charge":
            return say("ask-charge", {"car": self.car(view["car"])})
        face = view["face"]
        if face > len(view["order"]):
            return say("ask-spin-empty", {"face": face})
        values = {"face": face, "car": self.car(view["order"][face - 1])}
        return say(f"ask-{kind}", values)

    def answer(self, view: Data, text: str) -> Message:
        """Return what an answer to a question is called."""
        if text != "stop":
            return say(f"answer-{text}")
        place = view["order"].index(view["car"]) + 1
        return say("answer-stop", {"place": self.place(place)})

    def label(self, text: str, view: Data) -> Message:
        """Return what an option is called."""
        if view["decision"]["kind"] != "play":
            return self.answer(view, text)
        card, _, car = text.partition(" ")
        return join([self.card(card), self.car(car)], " → ") if car else self.card(card)

    def refused_label(self, text: str, view: Data) -> Message:
        """Return nothing: the reason names the card or the car."""
        del text, view
        return ""

    def effects(self, text: str, preview: Data, view: Data) -> list[Message]:
        """Return what an option would do, in one piece."""
        option = {"text": text, "preview": preview}
        is_play = view["decision"]["kind"] == "play"
        return [self.effect(option) if is_play else self.preview(preview)]

    def effect(self, option: Data) -> Message:
        """Return what playing a card would do, in one line; a card may have no car to act on."""
        outcomes = option["preview"]["outcomes"]
        aimless = " " not in option["text"] and len(outcomes) == 1
        return say("no-car") if aimless else self.preview(option["preview"])

    def preview(self, preview: Data) -> Message:
        """Return what a choice would do, in one line."""
        outcomes = preview["outcomes"]
        if len(outcomes) == 1:
            return self._outcome(outcomes[0])
        moves = [move for outcome in outcomes for move in outcome["moves"]]
        if len({move["car"] for move in moves}) != 1:
            return say("preview-die")
        values = {
            "car": self.car(moves[0]["car"]),
            "from": self.place(moves[0]["from"]),
            "outcomes": join(self._rolls(outcomes), " · "),
        }
        return say("preview-rolls", values)

    def _rolls(self, outcomes: Sequence[Data]) -> Iterator[Message]:
        """Yield what happens to one car by the faces of the die; places lost are one range."""
        for fate, group in groupby(outcomes, key=_fate):
            rows = list(group)
            faces = faces_text([face for row in rows for face in row["faces"]])
            values: dict[str, Message] = {"faces": faces}
            if fate in ("to", "range"):
                values["to"] = self.place(rows[0]["moves"][0]["to"])
                values["worst"] = self.place(rows[-1]["moves"][0]["to"])
            key = "to" if fate == "range" and len(rows) == 1 else fate
            yield say(f"preview-faces-{key}", values)

    def _outcome(self, outcome: Data) -> Message:
        if not outcome["moves"]:
            return say("preview-nothing")
        return join((self._move(move) for move in outcome["moves"]), ", ")

    def _move(self, move: Data) -> Message:
        if move["to"] is None:
            return say("preview-out", {"car": self.car(move["car"])})
        return say("preview-move", self._places(move))

    def _places(self, move: Data) -> dict[str, Message]:
        """Return a move in words; a car that retires goes to no place."""
        said = {"car": self.car(move["car"]), "from": self.place(move["from"])}
        return said if move["to"] is None else said | {"to": self.place(move["to"])}

    def has_reason(self, reason: str, values: Data) -> bool:
        """True if the game has a sentence for a refusal."""
        del values
        return has(f"reason-{reason}")

    def unplayable(self, reason: str, values: Data) -> Message:
        """Return why something is refused, which is short enough as it is."""
        return self.reason(reason, values)

    def reason(self, reason: str, values: Data) -> Message:
        """Return why something is refused."""
        spoken: dict[str, Message] = {name: str(value) for name, value in values.items()}
        for unsaid in UNSAID.get(reason, ()):
            spoken.pop(unsaid, None)
        for name, tell in (("card", self.card), ("car", self.car), ("team", self.of_team)):
            if name in spoken:
                spoken[name] = tell(values[name])
        if "place" in values:
            spoken["place"] = self.place(values["place"])
        return say(f"reason-{reason}", spoken)

    def event(self, event: Data) -> Message:
        """Return the sentence of an event, or nothing if it says nothing to this reader."""
        teller = getattr(self, "_tell_" + event["kind"].replace("-", "_"), None)
        told: Message = teller(event) if teller else say(f"event-{event['kind']}")
        return told

    def begins_chapter(self, event: Data) -> bool:
        """True if an event begins a turn; the first chapter is everything before that."""
        return bool(event["kind"] == "played")

    def story(self, events: Sequence[Data], known: Known) -> list[Line]:
        """Return the events of a chapter as lines: a card and its effects, or one event."""
        lines: list[Line] = []
        for at, event in enumerate(events):
            key = (place(event),)
            told = known[key] = known[key] if key in known else self.event(event)
            if not told or self._is_no_news(event, events[:at]):
                continue
            if lines and lines[-1].about is not None and event["kind"] in IN_A_TURN:
                lines[-1].told.append(told)
            else:
                seat = event["seat"] if event["kind"] == "played" else None
                lines.append(Line(line_of(event), seat, [told]))
        return lines

    def _is_no_news(self, event: Data, before: Sequence[Data]) -> bool:
        """True if an event only says who drives from the start."""
        if event["kind"] != "driver" or line_of(event) > self.seats:
            return False
        return all(one["kind"] in ("driver", "race-started") for one in before)

    def _tell_race_started(self, event: Data) -> Message:
        pole = event["order"][0]
        free = self.owners[pole.split(".")[0]] is None
        values = self._doer(event["first"]) | {
            "race": event["race"],
            "races": self.races,
            "circuit": say(f"circuit-{event['circuit']}"),
            "car": self.car(pole),
        }
        return say("event-race-started-free" if free else "event-race-started", values)

    def _tell_played(self, event: Data) -> Message:
        values = self._doer(event["seat"]) | {"card": self.card(event["card"])}
        if event["car"] is None:
            return say("event-played", values)
        return say("event-played-on", values | {"car": self.car(event["car"])})

    def _tell_rolled(self, event: Data) -> Message:
        return say("event-rolled", self._doer(event["seat"]) | {"face": event["face"]})

    def _tell_moved(self, event: Data) -> Message:
        moves = event["moves"]
        values = self._places(moves[0])
        if len(moves) == 2:
            partner = self._places(moves[1])
            values |= {f"partner{fact.title()}": said for fact, said in partner.items()}
        return say(f"event-moved-{_cause(event['by'], moves)}", values)

    def _tell_no_effect(self, event: Data) -> Message:
        values = {"car": self.car(event["cars"][0])} if event["cars"] else {}
        return say(f"event-no-effect-{event['why']}", values)

    def _tell_stopped(self, event: Data) -> Message:
        return say("event-stopped", self._doer(event["seat"]) | {"car": self.car(event["car"])})

    def _tell_drawn(self, event: Data) -> Message:
        return say("event-drawn", {"card": self.card(event["card"])}) if "card" in event else ""

    def _tell_race_finished(self, event: Data) -> Message:
        first, second, third = (self.car(car) for car in event["classification"][:3])
        return say("event-race-finished", {"first": first, "second": second, "third": third})

    def _tell_season_finished(self, event: Data) -> Message:
        del event
        return say("event-season-finished", {"races": self.races})

    def _tell_driver(self, event: Data) -> Message:
        return driver_message(event["name"], self._doer(event["seat"]))


def _cause(by: str, moves: Sequence[Data]) -> str:
    """Return how a move is told: by what the card did to the car it hit or was played on."""
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
    """Return faces of the die with runs joined: `1-6`, `7`, `1-3 5`."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
