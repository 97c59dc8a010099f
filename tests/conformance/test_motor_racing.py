"""Formula Motor Racing passes the conformance kit, in every variant and number of seats."""

from collections import Counter
from collections.abc import Iterator

from tests.conformance.kit import AnyMatch, Case, Conformance, Data

GAME = "motor-racing"
TEAMS = ["red", "blue", "yellow", "green", "black", "white"]
CARDS = Counter(
    {f"{team}{card}": count for team in TEAMS for card, count in
     {"+2": 1, "+3": 2, "+4": 1, "-pit": 1}.items()}
    | {"pit": 2, "wrong-line": 3, "off-circuit": 3, "lose-control": 3, "turbo": 4,
       "charge-gears": 3, "charge-engine": 3, "spin": 1, "spin-out": 1, "crash": 1}
)  # fmt: skip
CARS = sorted(f"{team}.{number}" for team in TEAMS for number in (1, 2))


def conserved(position: Data) -> None:
    """54 cards and 12 cars, always."""
    deck, aside = (position[pile] or [] for pile in ("deck", "set_aside"))
    piles = [*position["hands"], deck, aside, position["discards"]]
    assert Counter(card for pile in piles for card in pile) == CARDS
    assert sum(CARDS.values()) == 54
    assert sorted(position["order"] + position["retired"]) == CARS
    for race in position["finished"]:
        assert sorted(race) == CARS


def seen(match: AnyMatch) -> Iterator[str]:
    for event in match.events(None):
        yield event["kind"]
        if event["kind"] == "played":
            yield event["card"]
        if event["kind"] in ("moved", "no-effect"):
            yield f"{event['kind']} by {event['by']}"
        if event["kind"] == "moved" and any(move["to"] is None for move in event["moves"]):
            yield f"out by {event['by']}"
    result = match.result
    assert result is not None
    yield "a free team wins" if result["standings"][0]["free"] else "a player wins"
    if result["standings"][0]["points"] == result["standings"][1]["points"]:
        yield "a tie for the title"


KINDS = [
    "overtake", "pit", "wrong-line", "off-circuit", "lose-control", "turbo", "charge-gears",
    "charge-engine", "spin", "spin-out", "crash",
]  # fmt: skip


class TestMotorRacing(Conformance):
    cases = (
        Case(GAME, 3, {"races": 1}),
        Case(GAME, 4, {"races": 1}),
        Case(GAME, 3, {"races": 2}),
        Case(GAME, 5, {"races": 1, "set_aside": 6, "drivers": True}),
        Case(GAME, 6, {"races": 2, "set_aside": [24, 12], "ties": "wins"}),
        Case(GAME, 4, {"races": 1, "free_teams": "bots", "circuits": ["monaco"],
                       "set_aside": "circuit"}),
        Case(GAME, 3, {"races": 1, "teams": ["white", "red", "green", "black", "blue", "yellow"]}),
    )  # fmt: skip
    conserved = staticmethod(conserved)
    hidden = staticmethod(lambda position: position["hands"])
    hand = staticmethod(lambda position, seat: position["hands"][seat])
    seen = staticmethod(seen)
    to_see = frozenset(
        set(CARDS)
        | {f"moved by {kind}" for kind in KINDS}
        # A turbo always gains a place while four cars run, and six are never out.
        | {f"no-effect by {kind}" for kind in KINDS if kind != "turbo"}
        | {"out by charge-engine", "out by spin-out", "out by crash", "last-round", "stopped"}
        | {"race-started", "race-finished", "season-finished"}
        | {"a free team wins", "a player wins", "a tie for the title"}
    )
