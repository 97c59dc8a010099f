"""The cards, charts and chits of a data set, and what must fit together in them."""

from collections import Counter
from importlib.resources.abc import Traversable
from typing import Final

from boxbox.core.errors import Problem
from boxbox.games.race90.table.cards import (
    EVENT,
    EVENTS,
    RACE_CARDS,
    ROBOTS,
    SUPERFAST,
    TRACK_CARD,
    UNKNOWN,
    Chart,
    Chit,
    PrintedCard,
)
from boxbox.games.race90.table.data_files import (
    EMPTY_CELL,
    NOTHING,
    Faults,
    Row,
    number_from,
    read_rows,
    unexpected,
)
from boxbox.games.race90.table.data_tables import (
    CHARTS_TABLE,
    CHECKS,
    CHITS,
    CHITS_TABLE,
    COUNTRIES,
    RACE_CARDS_TABLE,
    TRACK_CARDS_TABLE,
    TRACKS,
)

BLANK: Final = PrintedCard(UNKNOWN, EVENT, 0, 0)


def read_race_cards(root: Traversable, faults: Faults) -> tuple[PrintedCard, ...]:
    """Read the race cards."""
    file = "race-cards.csv"
    rows = read_rows(RACE_CARDS_TABLE, file, root, faults)
    if rows is None:
        return ()
    _numbered(rows, RACE_CARDS, file, faults)
    cards = [_card(row, 0, file, faults) for row in rows]
    return (BLANK, *sorted(cards))


def read_track_cards(
    name: str, corners: int, root: Traversable, faults: Faults
) -> tuple[PrintedCard, ...]:
    """Read the track cards of a board."""
    file = f"{name}/track-cards.csv"
    rows = read_rows(TRACK_CARDS_TABLE, file, root, faults)
    if rows is None:
        return ()
    _numbered(rows, TRACKS.get(name, len(rows)), file, faults)
    for row in rows:
        if corners and row.values["corner"] > corners:
            facts = {"track": name, "corners": corners, "given": row.values["corner"]}
            problem = Problem("data-no-such-corner", facts)
            faults.add(file, row.line, "corner", problem)
        if len(set(row.values["symbols"])) < len(row.values["symbols"]):
            faults.add(file, row.line, "symbols", Problem("data-symbol-twice"))
    return tuple(sorted(_card(row, TRACK_CARD, file, faults) for row in rows))


def _numbered(rows: list[Row], count: int, file: str, faults: Faults) -> None:
    """Check that every number from 1 to `count` is there once."""
    seen: dict[int, int] = {}
    for row in rows:
        number = row.values["number"]
        if number > count:
            faults.add(file, row.line, "number", unexpected(number_from(1, count), number))
        elif number in seen:
            problem = Problem("data-number-twice", {"number": number, "line": seen[number]})
            faults.add(file, row.line, "number", problem)
        seen.setdefault(number, row.line)
    missing = [number for number in range(1, count + 1) if number not in seen]
    if missing:
        listed = [*missing[:10], *(["..."] if len(missing) > 10 else [])]
        facts = {"count": count, "missing": len(missing), "listed": listed}
        faults.add(file, 0, "number", Problem("data-cards-missing", facts))


def _card(row: Row, offset: int, file: str, faults: Faults) -> PrintedCard:
    values = row.values
    if (values["type"] == EVENT) != bool(values["event"]):
        events = Problem("expected-one", {"choices": EVENTS})
        facts = {
            "expected": events if values["type"] == EVENT else EMPTY_CELL,
            "type": values["type"],
            "given": values["event"] or NOTHING,
        }
        faults.add(file, row.line, "event", Problem("data-on-card", facts))
    return PrintedCard(
        number=offset + values["number"],
        type=values["type"],
        move=values["movement"],
        factor=values["factor"],
        tyres=values["tyres"],
        damage=values["damage"],
        check=CHECKS[values["check"]],
        draw=values["draw"],
        event=values["event"],
        corner=values.get("corner", 0),
        symbols=tuple(symbol for symbol, _ in values.get("symbols", ())),
    )


def read_charts(root: Traversable, faults: Faults) -> tuple[Chart, ...]:
    """Read the car charts, two sides of each country."""
    file = "charts.csv"
    rows = read_rows(CHARTS_TABLE, file, root, faults)
    if rows is None:
        return ()
    charts = {}
    for row in rows:
        name = f"{row.values['country']}-{row.values['side']}"
        if name in charts:
            faults.add(file, row.line, "side", Problem("data-there-already", {"name": name}))
        charts[name] = Chart(name, row.values["tyres"], row.values["cards"], row.values["damage"])
    wanted = [f"{country}-{side}" for country in COUNTRIES for side in (1, 2)]
    for name in wanted:
        if name not in charts:
            faults.add(file, 0, "side", Problem("data-missing", {"name": name}))
    return tuple(charts[name] for name in wanted if name in charts)


def read_chits(root: Traversable, faults: Faults) -> tuple[Chit, ...]:
    """Read the robots' chits."""
    file = "robot-chits.csv"
    rows = read_rows(CHITS_TABLE, file, root, faults)
    if rows is None:
        return ()
    for row in rows:
        superfast = row.values["type"] == SUPERFAST
        if superfast == bool(row.values["basic"]):
            expected = EMPTY_CELL if superfast else number_from(1, 9)
            facts = {"expected": expected, "type": row.values["type"]}
            faults.add(file, row.line, "basic", Problem("data-on-chit", facts))
    counts = Counter(row.values["type"] for row in rows)
    for kind in ROBOTS:
        if counts[kind] != CHITS:
            facts = {"wanted": CHITS, "type": kind, "given": counts[kind]}
            faults.add(file, 0, "type", Problem("data-chit-count", facts))
    names = [entry.name for entry in CHITS_TABLE.fields[:-1]]
    chits = [Chit(*(row.values[name] for name in names)) for row in rows]
    return tuple(sorted(chits, key=lambda chit: (ROBOTS.index(chit.type), *chit[1:])))
