"""What a season of Formula Motor Racing says about each seat."""

from collections.abc import Sequence

from boxbox.arena.statistics import Score
from boxbox.core.event import Event
from boxbox.core.wire import Facts


def scores(result: Facts, events: Sequence[Event]) -> list[Score]:
    """Return the score of each player, and of all free teams together if there are any."""
    out = [
        move["car"].split(".")[0]
        for event in events
        if event.kind == "moved"
        for move in event.data["moves"]
        if move["to"] is None
    ]
    players = [[row] for row in result["standings"] if not row["free"]]
    free = [row for row in result["standings"] if row["free"]]
    return [
        Score(
            None if rows is free else rows[0]["seat"],
            any(row["place"] == 1 for row in rows),
            {},
            {
                "points": sum(row["points"] for row in rows),
                "retirements": sum(out.count(team) for row in rows for team in row["teams"]),
            },
        )
        for rows in [*players, free]
        if rows
    ]
