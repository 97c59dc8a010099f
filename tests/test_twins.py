"""The browser says what Python says: sentences of both twins, kept in a file that both test.

`pytest tests/test_twins.py --update` writes the file anew from races that are played here.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import boxbox
from boxbox.games.motor_racing.cards import CARDS, CARS, TEAMS
from boxbox.words import LANGUAGES, words
from boxbox.words.motor_racing import MotorRacingWords
from tests.test_words import messages, reasons

FILE = Path(__file__).parent.parent / "frontend/tests/fixtures/motor-racing-sentences.jsonl"
GOLDEN = Path(__file__).parent / "golden"
NEWS = 10
"""More events than one choice brings."""
NAMES = ("Anna", "Bruno", "Carla", "Duarte", "Elena", "Fermín")
Data = dict[str, Any]

LONE_CAR = {"order": ["red.2"], "retired": [car for car in CARS if car != "red.2"]}
RARE: list[tuple[Data, list[str], list[str]]] = [
    (LONE_CAR | {"hands": [["crash"]]}, ["crash"], ["die 1"]),
    (LONE_CAR | {"hands": [["crash"]]}, ["crash"], ["die 5"]),
    (LONE_CAR | {"hands": [["spin"]]}, ["spin", "keep"], ["die 1"]),
    (LONE_CAR | {"hands": [["turbo"]]}, ["turbo red.2"], []),
    (LONE_CAR | {"hands": [["blue+3"]]}, ["blue+3"], []),
    ({"hands": [["charge-engine"]]}, ["charge-engine red.1"], ["die 1"]),
    ({"hands": [["charge-gears"]]}, ["charge-gears red.1", "roll"], ["die 1", "die 12"]),
    ({"hands": [["charge-gears"]]}, ["charge-gears white.2"], ["die 12"]),
    ({"hands": [["pit"]]}, ["pit red.1"], ["die 7"]),
    ({"hands": [["spin-out"]]}, ["spin-out", "reroll"], ["die 1", "die 12"]),
]
"""What random races seldom bring: a position, the choices of seat 0, the die."""


def tell(game: MotorRacingWords, case: Data) -> str:
    given = case["given"]
    match case["ask"]:
        case "event":
            return game.event(given, lambda seat: case["called"][str(seat)], case["summary"])
        case "answer":
            return game.answer(case["view"], given)
        case "reason":
            return game.reason(given["reason"], given["values"])
        case ask:
            return str(getattr(game, ask)(given))


def moments() -> Iterator[boxbox.Match[Any]]:
    """Return races whenever somebody decides."""
    for position, choices, luck in RARE:
        match = boxbox.from_position({"game": "motor-racing", "turn": 0} | position, luck, seed=1)
        for choice in choices:
            yield match
            match.choose(0, choice)
        yield match
    for seats in (3, 4, 5, 6):
        match = boxbox.start("motor-racing", seats, seed=9, options={"races": 1})
        rng = Random(seats)
        while match.decisions:
            yield match
            decision = match.decisions[0]
            before = match.copy()
            match.choose(decision.seat, rng.choice(decision.options))
        before.undo_to(before.log.last - 3)
        before.set_driver(1, "rules")
        before.set_driver(1, "person")
        yield before


def cases() -> Iterator[Data]:
    """Return things to say; the races of the golden logs are told in full."""
    for team in TEAMS:
        yield {"ask": "team", "given": team}
    for card in CARDS:
        yield {"ask": "card", "given": card.name}
        yield {"ask": "help", "given": card.name}
    for reason, values in reasons():
        yield {"ask": "reason", "given": {"reason": reason, "values": values}}
    for match in moments():
        for decision in match.decisions:
            yield from decision_cases(match.view(decision.seat))
        yield from event_cases(match, max(0, len(match.events(0)) - NEWS))
    for log in sorted(GOLDEN.glob("*.log")):
        yield from event_cases(boxbox.load(log.read_text()), 0)


def event_cases(match: boxbox.Match[Any], since: int) -> Iterator[Data]:
    for reader in (0, None):
        summary = {key: match.view(reader)["summary"][key] for key in ("races", "owners")}
        for event in match.events(reader, since):
            seat = event.get("seat", event.get("first"))
            who = "you" if seat == reader else "other"
            called = {} if seat is None else {str(seat): {"who": who, "player": NAMES[seat]}}
            given = without(event, "n", "asked", "points", "hand")
            yield {"ask": "event", "given": given, "called": called, "summary": summary}


def decision_cases(view: Data) -> Iterator[Data]:
    facts = ("car", "face", "order")
    seen = {key: view[key] for key in facts if key in view}
    kind = view["decision"]["kind"]
    yield {"ask": "question", "given": seen | {"decision": {"kind": kind}}}
    for option in view["decision"]["options"]:
        outcomes = [without(outcome, "order") for outcome in option["preview"]["outcomes"]]
        shown = {"text": option["text"], "preview": {"outcomes": outcomes}}
        if kind == "play":
            yield {"ask": "effect", "given": shown}
        else:
            yield {"ask": "answer", "given": option["text"], "view": seen}
            yield {"ask": "preview", "given": shown["preview"]}
    for refused in view["decision"]["refused"]:
        yield {"ask": "reason", "given": {key: refused[key] for key in ("reason", "values")}}


def without(data: Data, *keys: str) -> Data:
    if data.get("kind") == "moved":
        keys += ("order",)
    return {key: value for key, value in data.items() if key not in keys}


class NotingWords(MotorRacingWords):
    """English words that note which keys were said."""

    def __init__(self) -> None:
        super().__init__(words("en"))
        self.keys: set[str] = set()
        self.say = self._note_and_say

    def _note_and_say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        self.keys.add(key)
        return self.words.say(key, values)


def chosen() -> tuple[list[Data], set[str]]:
    """Return a case for each way of saying something, and all keys that they say."""
    kept: dict[tuple[object, ...], Data] = {}
    keys: set[str] = set()
    english = NotingWords()
    for case in cases():
        english.keys.clear()
        tell(english, case)
        way = way_of_saying(case, english.keys)
        if way not in kept:
            kept[way] = case
            keys |= english.keys
    games = {language: MotorRacingWords(words(language)) for language in LANGUAGES}
    for case in kept.values():
        case["said"] = {language: tell(game, case) for language, game in games.items()}
    return list(kept.values()), keys


def way_of_saying(case: Data, keys: set[str]) -> tuple[object, ...]:
    """Return what tells a case from others; which car or card it is about makes no difference."""
    if case["ask"] in ("team", "card", "help"):
        return case["ask"], case["given"]
    whom = [called["who"] for called in case.get("called", {}).values()]
    names = ("team-", "card-")
    return case["ask"], *whom, frozenset(key for key in keys if not key.startswith(names))


def test_the_sentences_for_the_browser_are_up_to_date(update: bool) -> None:
    kept, keys = chosen()
    rows = [json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in kept]
    text = "".join(f"{row}\n" for row in rows)
    if update:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
    assert text == FILE.read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert messages("en", "motor-racing").keys() <= keys
