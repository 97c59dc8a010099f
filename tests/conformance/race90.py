"""What the kit is told of Race! Formula 90, whatever its level."""

from collections.abc import Iterator

from boxbox.games.race90.game import RACE90
from boxbox.games.race90.table.cards import RACE_CARDS
from boxbox.games.race90.table.race import BROWN_DISCS, RED_DISCS
from tests.conformance.kit import AnyMatch, Conformance, Data


def conserved(position: Data) -> None:
    """Count cards, discs, chips, chits and cars."""
    players = position["players"]
    cards = [
        card for player in players for pile in ("hand", "laid", "frozen") for card in player[pile]
    ]
    cards += [player["target"] for player in players if player["target"]]
    cards += position["discards"] + position["move"]["spent"] + position.get("track_discards", [])
    of_track = [card for card in cards if card.startswith("t")]
    assert len(set(cards)) == len(cards)
    assert len(cards) - len(of_track) == RACE_CARDS - position["deck"]
    if "track_deck" in position:
        decks = [len(track.cards) for track in RACE90.values.tracks.values()]
        assert len(of_track) + position["track_deck"] in decks
    cup = position["cup"]
    assert cup["red"] + sum(player["red"] for player in players) == RED_DISCS
    assert cup["brown"] + sum(player["brown"] for player in players) == BROWN_DISCS
    charts = {chart.name: chart for chart in RACE90.values.charts}
    for player in players:
        if player["chart"]:
            chart = charts[player["chart"]]
            tyres, _, damage = player.get("setup", (chart.tyres, 0, chart.damage))
            assert 0 <= player["tyres"] <= tyres
            assert 0 <= player["red"] + player["brown"] <= damage
    cars = [car["car"] for car in position["cars"]] + [out["car"] for out in position["retired"]]
    assert len(set(cars)) == len(cars)


def seen(match: AnyMatch) -> Iterator[str]:
    for event in match.events(None):
        yield event["kind"]
        if event["kind"] in ("drove", "out", "pit", "checked", "damage", "strategy"):
            yield f"{event['kind']}: {event.get('why', event.get('when'))}"
        for step in event.get("path", ()):
            yield f"pass: {step['how']}" if "pass" in step else "enter"


class Race90Conformance(Conformance):
    """The same for every level: what is kept, seen and guessed."""

    seeds = 1
    conserved = staticmethod(conserved)
    guessed = staticmethod(
        lambda position: [position["players"][0]["hand"][:1], position["players"][1]["hand"][:1]]
    )
    seen = staticmethod(seen)
    hand = staticmethod(lambda position, seat: position["players"][seat]["hand"])
    gestures = True
