"""Play random races of Race! Formula 90 and look for anything that doesn't hold.

Both tracks, 2 to 6 seats, all levels, modules and variants take turns. Every race must end, and at
intervals cards, discs, chips, chits and cars are counted. A race that fails is named by its number:

    .venv/bin/python scripts/random_races.py --races 20000
    .venv/bin/python scripts/random_races.py --first 4711 --races 1
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from itertools import product
from random import Random
from typing import Final

from boxbox.core.luck import GuessedLuck
from boxbox.core.options import OptionValues, settle
from boxbox.games.race90.game import RACE90
from boxbox.games.race90.rules.state import State
from boxbox.games.race90.table.cars import PLAYERS
from boxbox.games.race90.table.codes import BOX, SKIP
from boxbox.games.race90.table.race import BROWN_DISCS, MODULES, RED_DISCS
from boxbox.games.race90.table.setup import ADVANCED, BASIC, JUNIOR

EVERY: Final = 20
"""The average number of choices between two counts."""
TOO_LONG: Final = 20_000
"""A race with this many choices doesn't end."""
KEEN: Final = 0.9
"""How often a keen driver, one of two, thinks again before it stops or stands still."""
LEVELS: Final[tuple[OptionValues, ...]] = (
    {"level": BASIC},
    {"level": JUNIOR},
    *({"level": ADVANCED} for _ in MODULES),
    {"level": ADVANCED, "hazard": "later", "refuelling": "turn", "skills": "random"},
    {"level": ADVANCED, "weather": "uncertain"},
    *({"level": ADVANCED, "modules": [module]} for module in MODULES),
)
SETTINGS: Final = tuple(
    (seats, {"track": track, "short": short, "rescue": rescue, "charts": charts, **level})
    for track, seats, level, short, rescue, charts in product(
        RACE90.values.tracks, RACE90.seats, LEVELS, (False, True), (False, True),
        ("choose", "random"),
    )
)  # fmt: skip


def play(number: int) -> int:
    """Play one race and return the number of choices it took."""
    rng = Random(number)
    luck = GuessedLuck(rng)
    seats, options = SETTINGS[number % len(SETTINGS)]
    settled: OptionValues = settle(RACE90.options, options)
    keen = rng.random() < 0.5
    state = RACE90.new(seats, settled)
    state.begin(luck)
    choices = 0
    while waiting := [*state.to_act()]:
        seat = rng.choice([*waiting, *state.may_change()])
        code = rng.choice(state.legal(seat))
        if keen and code in (BOX, SKIP) and rng.random() < KEEN:
            code = rng.choice(state.legal(seat))
        state.apply(seat, code, luck)
        choices += 1
        if rng.random() * EVERY < 1:
            count(state)
        assert choices < TOO_LONG, "the race does not end"
    count(state)
    result = RACE90.result(state)
    assert result is not None, "there is no result"
    places = [row["place"] for row in result["classification"]]
    assert places == list(range(1, len(places) + 1)), places
    return choices


def count(state: State) -> None:
    """Count everything that a race can't gain or lose."""
    setup = state.setup
    piles = [*state.hands, *state.laid, *state.frozen, state.discards, state.deck, state.spent]
    piles += [state.track_deck, state.track_discards]
    cards = [card for pile in piles for card in pile] + [card for card in state.target if card]
    decks = setup.cards if setup.track_cards else setup.data.cards
    assert sorted(cards) == list(range(1, len(decks))), "cards"
    red, brown = state.cup()
    assert sum(state.brown) + brown == BROWN_DISCS >= brown >= 0, "brown discs"
    assert sum(state.red) + red >= RED_DISCS, "red discs"  # an empty cup gives an extra red one
    for seat, chart in enumerate(state.chart):
        if chart:
            assert 0 <= state.tyres[seat] <= chart.tyres, "chips"
            assert 0 <= state.red[seat] + state.brown[seat] <= chart.damage, "discs of a car"
    drawn = len(setup.data.chits) - len(state.chits)
    assert drawn == (len(setup.robots) if state.running else 0), "chits"
    count_cars(state)


def count_cars(state: State) -> None:
    """Check that every car is where it should be, and the Leader first."""
    if not state.running:
        return
    on_track = [car for cell in state.cells for car in cell]
    assert sorted([*on_track, *state.off]) == list(state.running), "cars"
    for section, cell in enumerate(state.cells):
        assert all(state.section(car) == section for car in cell), "sections"
        points = Counter(state.point[car] for car in cell if state.point[car] >= 0)
        assert all(cars == 1 for cars in points.values()), "trajectory points"
        ahead = state.yellow.get(section, len(cell))
        assert 0 <= ahead <= len(cell), "a yellow flag"
        assert all(state.point[car] < 0 for car in cell[ahead:]), "a trajectory behind a flag"
    gone = {car for car, _ in state.retired}
    assert not gone & set(state.running), "cars that are out"
    players = {car for car in (*gone, *state.running) if car < PLAYERS}
    assert players == set(range(state.setup.players)), "players"
    assert state.order()[0] == state.leader, "Leader"


def main() -> int:
    """Play the requested races; print which failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--races", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first race")
    wanted = parser.parse_args()
    started = time.perf_counter()
    choices = failed = 0
    for number in range(wanted.first, wanted.first + wanted.races):
        try:
            choices += play(number)
        except Exception:
            failed += 1
            print(f"race {number} {SETTINGS[number % len(SETTINGS)]}", file=sys.stderr)
            traceback.print_exc()
            sys.stderr.flush()
    seconds = time.perf_counter() - started
    print(f"{wanted.races} races, {choices} choices, {failed} failed, {seconds:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
