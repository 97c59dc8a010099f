"""The players of a position: cars, hands, chips, strategies, skills, tyres."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from boxbox.core.event import Json
from boxbox.core.options import is_whole
from boxbox.games.race90.car_setup import points_for, points_of
from boxbox.games.race90.cards import FACE_DOWN, Chart, card_text
from boxbox.games.race90.codes import SETUPS
from boxbox.games.race90.fuel import BIDS
from boxbox.games.race90.position_fields import Fields, Names, quoted
from boxbox.games.race90.race import (
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
from boxbox.games.race90.skills import DRIVERS_A_SKILL
from boxbox.games.race90.weather import SOFT_BONUSES, SOFT_CHIPS, SOFT_SETS

PLAYER_FIELDS: Final[Names] = {
    "": (
        "seat", "chart", "tyres", "hand", "known", "laid", "frozen", "target", "red", "brown",
        "strategy", "new_strategy", "fuel", "chased", "moved_with",
    ),
    "skills": ("skill", "versatile"),
    "car-setup": ("setup",),
    "fuel": ("bid",),
    "weather": ("tyre_type", "soft", "soft_sets"),
    "track-cards": ("credit",),
}  # fmt: skip
UNSEEN: Final = "?"
"""A fuel bid that a view does not show."""
CREDITS: Final = 99


class PlayerReader(Fields):
    """Reads the players of a position."""

    def read_players(self) -> None:
        """Give each seat what it has; one of which nothing is said has a full car."""
        seats: set[int] = set()
        for at, row in enumerate(self.rows("players", self.data.get("players", []))):
            field = f"players[{at}]"
            self.check_names(f"{field}.", row, PLAYER_FIELDS)
            seat = self.number(f"{field}.seat", row.get("seat", at), 0, self.setup.players - 1)
            if seat in seats:
                self.fault(f"{field}.seat", f"seat {seat} stands here twice")
            seats.add(seat)
            self._read_player(field, seat, row)
        for seat in range(self.setup.players):
            if seat not in seats:
                self._read_player(f"players[{seat}]", seat, {})
        countries = Counter(chart.country for chart in self.state.chart if chart)
        for country, count in countries.items():
            if count > 1:
                self.fault("players", f"{count} players with the chart of {country}")
        skills = Counter(skill for skill in self.state.skill if skill != NO_SKILL)
        for skill, count in skills.items():
            if count > DRIVERS_A_SKILL:
                problem = f"{count} players with {SKILLS[skill]}, but {DRIVERS_A_SKILL} may have it"
                self.fault("players", problem)

    def _read_player(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state, setup = self.state, self.setup
        if setup.has_skills:
            self._read_skill(field, seat, row)
        self._read_chart(field, seat, row)
        if setup.car_setup and row.get("setup") is not None:
            self._read_setup(field, seat, row["setup"])
        self._read_hand(field, seat, row)
        if setup.has_weather:
            self._read_tyres(field, seat, row)
        self._read_chips(field, seat, row)
        for name, taken in (("strategy", state.strategy), ("new_strategy", state.new_strategy)):
            if row.get(name) is not None:
                taken[seat] = STRATEGIES.index(self.word(f"{field}.{name}", row[name], STRATEGIES))
        if row.get("fuel") is not None:
            last = len(setup.track.turns)
            state.fuel[seat] = self.number(f"{field}.fuel", row["fuel"], 1, last)
        if setup.fuel and row.get("bid") is not None:
            self._read_bid(field, seat, row["bid"])
        if setup.track_cards:
            credit = row.get("credit", 0)
            state.credit[seat] = self.number(f"{field}.credit", credit, 0, CREDITS)
        if row.get("chased") is not None:
            state.chased[seat] = self.car(f"{field}.chased", row["chased"])

    def _read_skill(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        """Read a skill, if a driver has one; VERSATILITY can be used unless it is said not to."""
        state = self.state
        if row.get("skill") is not None:
            state.skill[seat] = SKILLS.index(self.word(f"{field}.skill", row["skill"], SKILLS))
        has_it = state.skill[seat] == VERSATILITY
        if self.flag(f"{field}.versatile", row.get("versatile", has_it)):
            state.versatile |= 1 << seat
            if not has_it:
                self.fault(f"{field}.versatile", "this is only for a driver with versatility")

    def _read_chart(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        """Read a chart by its name; a driver of whom nothing is said has one of the others."""
        charts = {chart.name: chart for chart in self.setup.data.charts}
        if "chart" not in row:
            countries = list(dict.fromkeys(chart.country for chart in charts.values()))
            self.state.chart[seat] = next(
                chart for chart in charts.values() if chart.country == countries[seat]
            )
        elif row["chart"] is not None:
            name = self.word(f"{field}.chart", row["chart"], list(charts))
            self.state.chart[seat] = charts[name]
        elif seat in self.state.running:
            self.fault(f"{field}.chart", "a car in the race has one")

    def _read_setup(self, field: str, seat: int, given: Json) -> None:
        """Read what lies on a chart: what is printed there, or set-up chits over it."""
        field = f"{field}.setup"
        values = self.entries(field, given, "tyre chips, cards and damage slots")
        chart = self._chart(seat)
        if not chart.name:
            self.fault(field, "there is no chart to lay it on")
        elif tuple(values) != chart[1:]:
            most = points_for(self.state, seat)
            built = next((setup for setup in SETUPS if setup == tuple(values)), None)
            if built is None or points_of(built) > most:
                self.fault(field, f"{quoted(given)} is no set-up of {most} points or less")
            else:
                self.state.chart[seat] = Chart(chart.name, *built)

    def _chart(self, seat: int) -> Chart:
        """Return a driver's chart, or one with nothing on it."""
        return self.state.chart[seat] or Chart("", 0, 0, 0)

    def _read_hand(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        cards = self._chart(seat).cards if seat in state.running else 0
        state.hands[seat] = sorted(self.cards(f"{field}.hand", row.get("hand", cards)))
        for name, piles in (
            ("laid", state.laid), ("frozen", state.frozen), ("moved_with", state.moved_with),
        ):  # fmt: skip
            piles[seat] = tuple(self.cards(f"{field}.{name}", row.get(name, [])))
        self.check_seen(f"{field}.moved_with", state.moved_with[seat])
        known = self.cards(f"{field}.known", row.get("known", []))
        for card in known:
            if card in FACE_DOWN or card not in state.hands[seat]:
                self.fault(f"{field}.known", f"card {card_text(card)} is not in the hand")
        state.known[seat] = self.card_bits(f"{field}.known", known)
        if row.get("target") is not None:
            state.target[seat] = self.card(f"{field}.target", row["target"])
            self.check_seen(f"{field}.target", [state.target[seat]])

    def _read_tyres(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        """Read what a car stands on: hard tyres, or a fresh set of soft ones."""
        state = self.state
        if row.get("tyre_type") is not None:
            name = self.word(f"{field}.tyre_type", row["tyre_type"], TYRES)
            state.tyre_type[seat] = TYRES.index(name)
        elif "tyre_type" not in row and seat in state.running:
            state.tyre_type[seat] = HARD
        on_soft = state.tyre_type[seat] == SOFT
        most = SOFT_BONUSES if on_soft else 0
        state.soft[seat] = self.number(f"{field}.soft", row.get("soft", most), 0, most)
        used = self.number(
            f"{field}.soft_sets", row.get("soft_sets", int(on_soft)), int(on_soft), SOFT_SETS
        )
        state.soft_sets[seat] = used

    def _read_chips(self, field: str, seat: int, row: Mapping[str, Json]) -> None:
        state = self.state
        chart = self._chart(seat)
        has_chips = seat in state.running or not state.running
        full = chart.tyres - (SOFT_CHIPS if state.tyre_type[seat] == SOFT else 0)
        tyres = row.get("tyres", full if has_chips else 0)
        state.tyres[seat] = self.number(f"{field}.tyres", tyres, 0, chart.tyres)
        slots = chart.damage
        red = self.number(f"{field}.red", row.get("red", 0), 0, slots)
        brown = self.number(f"{field}.brown", row.get("brown", 0), 0, min(slots, BROWN_DISCS))
        state.red[seat], state.brown[seat] = red, brown
        if red + brown > slots:
            self.fault(f"{field}.red", f"{red + brown} damages, but {slots} slots")

    def _read_bid(self, field: str, seat: int, given: Json) -> None:
        """Read the turns of fuel that lie face down."""
        if given == UNSEEN:
            self.state.bid[seat] = HIDDEN_BID
        elif is_whole(given) and given in BIDS:
            self.state.bid[seat] = given
        else:
            self.fault(f"{field}.bid", f"{quoted(given)} is not one of {', '.join(map(str, BIDS))}")
