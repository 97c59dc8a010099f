"""Messages are told the same in Python and in the browser: cases kept in files that both test.

`pytest tests/test_told.py --update` writes the files anew from races that are played here.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import boxbox
from boxbox.core.history import START
from boxbox.core.message import Message, join, say, seat_name
from boxbox.core.seats import Seat
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.table.dataset import load_shipped
from boxbox.games.race90.table.track import SECTIONS
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.telling import Teller
from boxbox.words import LANGUAGES, Client, words
from boxbox.words.lines import Line, changes

FOLDER = Path(__file__).parent.parent / "frontend/tests/fixtures"
RACES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("motor-racing", 3, {"races": 1}),
    ("race90", 3, {"level": "advanced", "short": True}),
    ("race90", 2, {"level": "basic", "track": "hungaroring", "short": True}),
)
CLIENTS = (Client(), Client({0: "Anna", 2: "Bruno"}, by="hand"))
Data = dict[str, Any]


# What is told, in all languages


def told_in(match: boxbox.Match[Any]) -> Iterator[Message]:
    """Return all that is told to seat 0 in a race at random."""
    rng = Random(1)
    teller = Teller(match.game, Seat(0))
    since = START
    while match.decisions:
        if decision := teller.view(match.view(0))["decision"]:
            yield from (decision[part] for part in ("question", "hint") if part in decision)
            for option in decision["options"]:
                yield from (option["label"], *option["effects"])
            yield from (refused["told"] for refused in decision["refused"])
        decided = match.decisions[0]
        match.choose(decided.seat, rng.choice(decided.options))
        for event in teller.events(match, match.view(0), match.events(0, since)):
            yield from (part for change in event.get("story", ()) for part in change["told"])
        since = match.version(0)


def keys_of(message: Message) -> Iterator[str]:
    if not isinstance(message, dict):
        return
    if "key" in message:
        yield message["key"]
        for arg in message.get("args", {}).values():
            yield from keys_of(arg)
    elif "join" in message:
        for part in message["join"]:
            yield from keys_of(part)


def a_few() -> Iterator[Message]:
    """Return a message for each sentence that is told, if it is not in another already."""
    known: set[str] = set()
    for game, seats, options in RACES:
        for message in told_in(boxbox.start(game, seats, 5, options)):
            if not known.issuperset(keys_of(message)):
                known |= set(keys_of(message))
                yield message


def test_the_messages_for_the_browser_are_up_to_date(update: bool) -> None:
    rows = []
    for at, message in enumerate(a_few()):
        client = CLIENTS[at % 2]
        said = {language: words(language).tell(message, client) for language in LANGUAGES}
        rows.append({"message": message, **client._asdict(), "names": dict(client.names)} | {
            "said": said})  # fmt: skip
    check(FOLDER / "told.json", rows, update)


def test_the_names_for_the_browser_are_up_to_date(update: bool) -> None:
    rows = []
    for track, ask, given in name_cases():
        said = {language: named(language, track, ask, given) for language in LANGUAGES}
        rows.append({"track": track, "ask": ask, "given": given, "said": said})
    check(FOLDER / "race90-names.json", rows, update)


def test_what_is_printed_for_the_browser_is_up_to_date(update: bool) -> None:
    path = FOLDER / "race90-printed.json"
    text = f"{json.dumps(RACE90.printed(), ensure_ascii=False, separators=(',', ':'))}\n"
    if update:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def check(path: Path, rows: list[Data], update: bool) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    text = f"[\n{lines}\n]\n"
    if update:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    assert len(text) < 250_000


def name_cases() -> Iterator[tuple[str, str, str]]:
    """Return what the browser names by itself: some cards of each track, and all sections."""
    data = load_shipped()
    for track in data.tracks.values():
        yield from ((track.name, "section", form) for form in ("name", "at", "to", "short"))
        yield track.name, "where", ""
        for number in range(1, len(track.cards) + 1, 7):
            yield track.name, "card", f"t{number}"
            yield track.name, "brief", f"t{number}"
    for number in range(1, len(data.cards), 23):
        yield track.name, "card", str(number)
    yield track.name, "brief", "t99"
    yield track.name, "car", "superfast1"
    yield track.name, "car", "s3"
    yield track.name, "chart", data.charts[0].name


def named(language: str, track: str, ask: str, given: str) -> str:
    game = Race90Words()
    game.read({"options": {"track": track, "level": "advanced", "modules": "all"}, "turn": 1,
               "summary": {"turns": 2}, "seat": 0, "cars": [{"car": "s0", "section": 5}],
               "players": [{"seat": 0, "chart": None}]})  # fmt: skip
    sections = SECTIONS[: len(game.places)]
    told: dict[str, Any] = {
        "section": lambda: join((game.section(n, given) for n in sections), "; "),
        "where": lambda: join(map(game.where, sections), "; "),
        "card": lambda: game.card(given),
        "brief": lambda: game.brief(given),
        "car": lambda: game.car(given),
        "chart": lambda: game.chart(game.charts[given]),
    }
    return words(language).tell(told[ask]())


# Messages


def test_a_message_is_put_into_words() -> None:
    car = say("car", {"team": say("team-red"), "number": "1"})
    drawn = say("event-driver-person", {"who": "other", "player": seat_name(Seat(2), car)})
    assert "Red 1" in words("en").tell(drawn)
    assert "Anna" in words("it").tell(drawn, Client({2: "Anna"}))
    assert words("en").tell(join([3, car, ""], " | ")) == f"3 | {words('en').tell(car)} | "
    assert join([], ", ") == ""
    assert join([car], ", ") == car


def test_a_hint_speaks_of_a_list_or_of_a_hand() -> None:
    hint = say("r90-hint-qualify", {"fuel": "none"})
    assert "in brackets" in words("en").tell(hint)
    assert "in the ring" in words("en").tell(hint, Client(by="hand"))


# Stories


def applied(events: list[Data]) -> list[Line]:
    """Return the lines that events make, as a client keeps them."""
    lines: list[Line] = []
    for event in events:
        for change in event.get("story", ()):
            places = [at for at, line in enumerate(lines) if line.line == change["line"]]
            kept = lines.pop(places[0]).told if places else []
            told = [*kept[: change["at"]], *change["told"]]
            before = [at for at, line in enumerate(lines) if line.line == change.get("before")]
            place = (places or before or [len(lines)])[0]
            if told:
                lines.insert(place, Line(change["line"], change["about"], told))
    return lines


def test_a_story_grows_event_by_event_into_what_is_told_at_once() -> None:
    for game, seats, options in RACES:
        match = boxbox.start(game, seats, 7, options)
        rng, step = Random(7), Teller(match.game, Seat(0))
        slow: list[Data] = []
        since = START
        while match.decisions:
            decided = match.decisions[0]
            match.choose(decided.seat, rng.choice(decided.options))
            slow += step.events(match, match.view(0), match.events(0, since))
            since = match.version(0)
        quick = Teller(match.game, Seat(0)).events(match, match.view(0), match.events(0))
        assert len(slow) == len(quick) == len(match.events(0))
        assert [line.line for line in applied(slow)] == [line.line for line in applied(quick)]
        assert len(applied(slow)) > 20


def test_a_line_that_comes_before_another_says_so() -> None:
    one, other, more = Line(4, "s1", ["a"]), Line(5, None, ["b"]), Line(6, "s2", ["c"])
    assert list(changes([one, other], [more, other])) == [
        {"line": 4, "about": "s1", "at": 0, "told": []},
        {"line": 6, "about": "s2", "at": 0, "told": ["c"], "before": 5},
    ]
    grown = one._replace(told=["a", "d"])
    assert list(changes([one], [grown])) == [{"line": 4, "about": "s1", "at": 1, "told": ["d"]}]
    assert list(changes([grown], [grown])) == []
