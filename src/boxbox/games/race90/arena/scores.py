"""What a race of Race! Formula 90 says about each seat."""

from collections.abc import Sequence

from boxbox.arena.statistics import Score
from boxbox.core.event import Event
from boxbox.core.seats import Seat
from boxbox.core.wire import Facts


def scores(result: Facts, events: Sequence[Event]) -> list[Score]:
    """Return the score of each player, and of all robots together, if there are any.

    `first` says who came first among the players, whatever the robots did. The robots' place is
    that of the best of them; their eliminations are those of all.
    """
    places: dict[Seat | None, list[int]] = {}
    owners: dict[str, Seat | None] = {}
    for row in result["classification"]:
        owners[row["car"]] = row["seat"]
        places.setdefault(row["seat"], []).append(row["place"])
    out = [owners.get(event.data["car"]) for event in events if event.kind == "out"]
    best = {seat: min(taken) for seat, taken in places.items()}
    first = min((best[seat], seat) for seat in best if seat is not None)[1]
    return [
        Score(
            seat,
            place == 1,
            {} if seat is None else {"first": seat == first},
            {"place": place, "eliminations": out.count(seat)},
        )
        for seat, place in best.items()
    ]
