"""The players of a position: cars, hands, chips, strategies, skills, tyres."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boxbox.core.given import quoted
from boxbox.core.seats import Seat
from boxbox.games.race90.position.reading import Reading
from boxbox.games.race90.rules.advanced.car_setup import points_for, points_of
from boxbox.games.race90.rules.advanced.skills import DRIVERS_A_SKILL
from boxbox.games.race90.rules.advanced.weather import SOFT_BONUSES, SOFT_CHIPS, SOFT_SETS
from boxbox.games.race90.table.cards import FACE_DOWN, Chart, card_text
from boxbox.games.race90.table.cars import SEATS
from boxbox.games.race90.table.codes import SETUPS
from boxbox.games.race90.table.race import (
    BROWN_DISCS,
    HARD,
    HIDDEN_BID,
    NO_SKILL,
    SKILLS,
    SOFT,
    STRATEGIES,
    TYRES,
    VERSATILITY,
)
from boxbox.games.race90.wire.view import PlayerState

UNSEEN: Final = "?"
"""A fuel bid that a view does not show."""


def read_players(reading: Reading, rows: Sequence[PlayerState]) -> None:
    """Give each seat what it has; by default a full car."""
    seats: set[Seat] = set()
    for at, row in enumerate(rows):
        field = f"players[{at}]"
        seat = reading.seat(f"{field}.seat", row.get("seat", at))
        if seat in seats:
            reading.fault(f"{field}.seat", f"seat {seat} stands here twice")
        seats.add(seat)
        _read_player(reading, field, seat, row)
    for seat in SEATS[: reading.setup.players]:
        if seat not in seats:
            _read_player(reading, f"players[{seat}]", seat, {})  # type: ignore[typeddict-item]
    _check_all(reading)


def _check_all(reading: Reading) -> None:
    """Refuse charts, skills and discs that occur too often."""
    state = reading.state
    for country, count in Counter(chart.country for chart in state.chart if chart).items():
        if count > 1:
            reading.fault("players", f"{count} players with the chart of {country}")
    for skill, count in Counter(skill for skill in state.skill if skill != NO_SKILL).items():
        if count > DRIVERS_A_SKILL:
            problem = f"{count} players with {SKILLS[skill]}, but {DRIVERS_A_SKILL} may have it"
            reading.fault("players", problem)
    if sum(state.brown) > BROWN_DISCS:
        reading.fault("players", f"{sum(state.brown)} brown discs, but there are {BROWN_DISCS}")


def _read_player(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    state, setup = reading.state, reading.setup
    if setup.has_skills:
        _read_skill(reading, field, seat, row)
    _read_chart(reading, field, seat, row)
    _read_setup(reading, field, seat, row)
    _read_hand(reading, field, seat, row)
    if setup.has_weather:
        _read_tyres(reading, field, seat, row)
    _read_chips(reading, field, seat, row)
    strategy, new = row.get("strategy"), row.get("new_strategy")
    if strategy is not None:
        state.strategy[seat] = STRATEGIES.index(strategy)
    if new is not None:
        state.new_strategy[seat] = STRATEGIES.index(new)
    fuel, bid, chased = row.get("fuel"), row.get("bid"), row.get("chased")
    if fuel is not None:
        state.fuel[seat] = reading.number(f"{field}.fuel", fuel, 1, len(setup.track.turns))
    if bid is not None:
        state.bid[seat] = HIDDEN_BID if bid == UNSEEN else bid
    state.credit[seat] = row.get("credit", 0)
    if chased is not None:
        state.chased[seat] = reading.car(f"{field}.chased", chased)


def _read_skill(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    """Read a driver's skill, if any; VERSATILITY can be used unless the position says otherwise."""
    state, skill = reading.state, row.get("skill")
    if skill is not None:
        state.skill[seat] = SKILLS.index(skill)
    has_it = state.skill[seat] == VERSATILITY
    if row.get("versatile", has_it):
        state.versatile |= 1 << seat
        if not has_it:
            reading.fault(f"{field}.versatile", "this is only for a driver with versatility")


def _read_chart(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    """Read a chart by its name; by default every seat has a different country."""
    charts = {chart.name: chart for chart in reading.setup.data.charts}
    if "chart" not in row:
        countries = list(dict.fromkeys(chart.country for chart in charts.values()))
        reading.state.chart[seat] = next(
            chart for chart in charts.values() if chart.country == countries[seat]
        )
    elif row["chart"] is not None:
        if row["chart"] not in charts:
            known = ", ".join(charts)
            reading.fault(f"{field}.chart", f"{quoted(row['chart'])} is not one of {known}")
        reading.state.chart[seat] = charts.get(row["chart"])
    elif seat in reading.state.running:
        reading.fault(f"{field}.chart", "a car in the race has one")


def _read_setup(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    """Read the values of a car: those printed on the chart, or set-up chits in their place."""
    given, chart, field = row.get("setup"), _chart(reading, seat), f"{field}.setup"
    if given is None:
        return
    if not chart.name:
        reading.fault(field, "there is no chart to lay it on")
    elif tuple(given) != chart[1:]:
        most = points_for(reading.state, seat)
        built = next((setup for setup in SETUPS if setup == tuple(given)), None)
        if built is None or points_of(built) > most:
            reading.fault(field, f"{quoted(given)} is no set-up of {most} points or less")
        else:
            reading.state.chart[seat] = Chart(chart.name, *built)


def _chart(reading: Reading, seat: int) -> Chart:
    """Return a driver's chart, or an empty one."""
    return reading.state.chart[seat] or Chart("", 0, 0, 0)


def _read_hand(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    state = reading.state
    cards = _chart(reading, seat).cards if seat in state.running else 0
    state.hands[seat] = sorted(reading.cards(f"{field}.hand", row.get("hand", cards)))
    state.laid[seat] = tuple(reading.cards(f"{field}.laid", row.get("laid", 0)))
    state.frozen[seat] = tuple(reading.cards(f"{field}.frozen", row.get("frozen", 0)))
    state.moved_with[seat] = reading.seen(f"{field}.moved_with", row.get("moved_with", 0))
    known = reading.cards(f"{field}.known", row.get("known", 0))
    for card in known:
        if card in FACE_DOWN or card not in state.hands[seat]:
            reading.fault(f"{field}.known", f"card {card_text(card)} is not in the hand")
    state.known[seat] = reading.card_bits(f"{field}.known", known)
    target = row.get("target")
    if target is not None:
        (state.target[seat],) = reading.seen(f"{field}.target", [target])


def _read_tyres(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    """Read a car's tyres: by default hard ones; soft ones are a fresh set."""
    state = reading.state
    given = row.get("tyre_type", TYRES[HARD] if seat in state.running else None)
    if given is not None:
        state.tyre_type[seat] = TYRES.index(given)
    on_soft = state.tyre_type[seat] == SOFT
    most = SOFT_BONUSES if on_soft else 0
    sets = row.get("soft_sets", int(on_soft))
    state.soft[seat] = reading.number(f"{field}.soft", row.get("soft", most), 0, most)
    state.soft_sets[seat] = reading.number(f"{field}.soft_sets", sets, int(on_soft), SOFT_SETS)


def _read_chips(reading: Reading, field: str, seat: Seat, row: PlayerState) -> None:
    state, chart = reading.state, _chart(reading, seat)
    has_chips = seat in state.running or not state.running
    full = chart.tyres - (SOFT_CHIPS if state.tyre_type[seat] == SOFT else 0)
    tyres = row.get("tyres", full if has_chips else 0)
    state.tyres[seat] = reading.number(f"{field}.tyres", tyres, 0, chart.tyres)
    red, brown = row.get("red", 0), row.get("brown", 0)
    state.red[seat], state.brown[seat] = red, brown
    if red + brown > chart.damage:
        reading.fault(f"{field}.red", f"{red + brown} damages, but {chart.damage} slots")
