"""The report on balance reads races as they went, and gives everybody everything equally often."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

import boxbox
from boxbox.arena.simulation import Plan, check, find_report
from boxbox.arena.statistics import Figure, Tally
from boxbox.arena.target import Target
from boxbox.core.event import Event
from boxbox.games.race90.arena import balance
from boxbox.games.race90.arena.advanced import module_facts
from boxbox.games.race90.arena.rotation import Rotation, skills_with
from boxbox.games.race90.table.cards import Chart
from boxbox.games.race90.table.race import MODULES, SKILLS, STRATEGIES
from tests.race90.results import CLASSIFIED, RACED

COUNTRIES = ("brazil", "england", "france", "germany", "italy", "japan")
CHARTS = [Chart(f"{name}-{side}", 10, 5, 5) for name in COUNTRIES for side in (1, 2)]

ADVANCED_RESULT: dict[str, Any] = {
    "classification": [
        {"place": 1, "car": "s1", "seat": 1, "laps_down": 0, "out": None},
        {"place": 2, "car": "superfast2", "seat": None, "laps_down": 0, "out": None},
        {"place": 3, "car": "s0", "seat": 0, "laps_down": 0, "out": None},
        {"place": 4, "car": "fast1", "seat": None, "laps_down": 1, "out": None},
        {"place": 5, "car": "superfast1", "seat": None, "laps_down": None, "out": "crash"},
    ]
}


def weather(kind: str, why: str = "card", card: str | None = None) -> Event:
    return Event("weather", {"slot": 3, "weather": kind, "before": None, "why": why, "card": card,
                             "seat": 0 if why == "card" else None})  # fmt: skip


def race(
    *events: Event,
    modules: Sequence[str] = MODULES,
    start: str = "dry",
    card: str | None = "17",
    tyres: Sequence[str] = ("soft", "hard"),
) -> list[Event]:
    """A race of the Advanced Game that seat 1 wins with LAPPING."""
    begun = [Event("set-up", {"track": "monza", "modules": list(modules)})]
    if "skills" in modules:
        begun += [Event("skill", {"seat": seat, "skill": skill})
                  for seat, skill in enumerate(("tuning", "lapping"))]  # fmt: skip
    begun.append(Event("grid", {"order": ["s1", "superfast1", "s0", "superfast2", "fast1"]}))
    if "weather" in modules:
        begun.append(weather(start, "start", card))
        begun += [Event("tyres", {"seat": seat, "tyres": kind, "chips": 9, "when": "start"})
                  for seat, kind in enumerate(tyres)]  # fmt: skip
    begun += [Event("strategy", {"seat": seat, "strategy": "chase", "when": "start"})
              for seat in (0, 1)]  # fmt: skip
    return [*begun, *events]


def read(*races: list[Event], result: dict[str, Any] = ADVANCED_RESULT) -> dict[str, Tally]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    for events in races:
        balance.read_race(result, events, tallies)
        balance.read_duel(result, events, [True, False], tallies)
    return tallies


def values(tallies: dict[str, Tally]) -> dict[str, float]:
    return {target.name: target.figure.value for target in balance.list_targets(tallies)}


class TestBasic:
    @pytest.fixture
    def read(self) -> dict[str, Tally]:
        return read(RACED, result=CLASSIFIED)

    def test_a_race_is_read(self, read: dict[str, Tally]) -> None:
        totals = {name: tally.total for name, tally in read.items()}
        assert {name: total for name, total in totals.items() if total} == {
            "cars": 5, "pole": 1, "eliminations": 2, "leaders": 1, "lapped": 1, "fast-cars": 2,
            "fast": 5, "strategy lucky": 1, "one-stop": 1,
        }  # fmt: skip
        assert {tally.count for tally in read.values()} == {1}

    def test_each_target_has_its_figure_and_its_limits(self, read: dict[str, Tally]) -> None:
        found = {target.name: target for target in balance.list_targets(read)}
        strategies = {f"strategy {strategy}": 0.0 for strategy in STRATEGIES}
        assert values(read) == strategies | {
            "strategy lucky": 1.0, "robots": 0.0, "eliminations": 2.0, "leaders": 1.0, "pole": 1.0,
            "two-stops": 0.0, "fast": 5 / 8, "lapped": 0.2,
        }  # fmt: skip
        assert (found["pole"].low, found["pole"].high) == (0.2, 0.45)
        held = [name for name, target in found.items() if target.holds]
        assert held == ["leaders", "fast", "lapped"]


class TestAdvanced:
    def test_each_module_has_its_targets_and_limits(self) -> None:
        found = {target.name: target for target in balance.list_targets(read(race()))}
        assert list(found)[6:] == [
            *(f"skill {skill}" for skill in SKILLS), "robots", "eliminations", "leaders", "pole",
            "two-stops", "fast", "lapped", "superfast", "soft", "rain", "safety-car",
        ]  # fmt: skip
        limits = {name: (target.low, target.high) for name, target in found.items()}
        assert limits["skill tuning"] == (0.08, 0.30)
        assert limits["superfast"] == (0.5, 1.0)
        assert limits["soft"] == (0.20, 0.60)
        assert limits["rain"] == (0.15, 0.60)
        assert limits["safety-car"] == (0.10, 0.40)

    def test_the_skill_of_the_winner_is_counted(self) -> None:
        found = values(read(race()))
        assert found["skill lapping"] == 1
        assert sum(found[f"skill {skill}"] for skill in SKILLS) == 1

    def test_a_win_of_a_robot_says_nothing_of_skills(self) -> None:
        rows = ADVANCED_RESULT["classification"]
        robot = [rows[1] | {"place": 1}, rows[0] | {"place": 2}, *rows[2:]]
        found = values(read(race(), result={"classification": robot}))
        assert not [name for name in found if name.startswith("skill")]
        assert found["robots"] == 1
        assert found["superfast"] == 0

    def test_the_best_player_is_held_against_the_best_superfast_robot(self) -> None:
        rows = ADVANCED_RESULT["classification"]
        beaten = [rows[3] | {"place": 1}, rows[1] | {"place": 2}, rows[0] | {"place": 3}]
        assert values(read(race()))["superfast"] == 1
        assert values(read(race(), result={"classification": beaten}))["superfast"] == 0

    def test_soft_tyres_count_where_they_are_a_choice(self) -> None:
        later = Event("tyres", {"seat": 1, "tyres": "soft", "chips": 7, "when": "pit"})
        tallies = read(
            race(later),
            race(tyres=("soft", "soft")),
            race(start="rain", tyres=("rain", "soft")),
            race(start="uncertain", tyres=("hard", "intermediate")),
        )
        assert values(tallies)["soft"] == 3 / 4
        facts = module_facts(tallies)
        assert {name: figure.value for name, figure in facts.items()} == {
            "dry-starts": 1 / 2, "soft-in-any-weather": 4 / 8, "robots-out": 0,
        }  # fmt: skip

    def test_the_interval_of_soft_tyres_counts_races_not_drivers(self) -> None:
        """Drivers of a race choose alike: four pairs are no more than four answers."""
        alike = [race(tyres=(kind, kind)) for kind in ("soft", "hard", "soft", "hard")]
        mixed = [race(tyres=("soft", "hard"))] * 4
        targets = [{target.name: target for target in balance.list_targets(read(*races))}["soft"]
                   for races in (alike, mixed)]  # fmt: skip
        assert [target.figure.value for target in targets] == [0.5, 0.5]
        assert targets[0].figure.high - targets[0].figure.low > 1
        assert targets[1].figure.high == targets[1].figure.low

    def test_without_a_dry_start_soft_tyres_have_no_target(self) -> None:
        assert "soft" not in values(read(race(start="rain", tyres=("rain", "rain"))))

    def test_it_rains_at_any_time(self) -> None:
        tallies = read(
            race(),
            race(start="rain"),
            race(weather("uncertain"), weather("rain"), weather("uncertain")),
            race(weather("uncertain")),
        )
        assert values(tallies)["rain"] == 1 / 2

    def test_weather_that_was_not_drawn_has_no_share(self) -> None:
        assert "rain" not in values(read(race(start="rain", card=None)))

    def test_a_safety_car_counts_once_a_race(self) -> None:
        safety_car = Event("safety-car", {"leader": "s1", "order": ["s1"], "sections": [4]})
        assert values(read(race(safety_car, safety_car), race()))["safety-car"] == 1 / 2

    def test_robots_that_are_out_are_told_apart(self) -> None:
        out = [Event("out", {"car": car, "why": "crash", "section": 3})
               for car in ("superfast1", "s0", "fast1")]  # fmt: skip
        tallies = read(race(*out), race())
        assert values(tallies)["eliminations"] == 3 / 2
        assert module_facts(tallies)["robots-out"].value == 2 / 2

    @pytest.mark.parametrize(
        ("modules", "expected"),
        [
            (["fuel", "flags", "track-cards", "car-setup"], set()),
            (["weather"], {"soft", "rain"}),
            (["off-track"], {"safety-car"}),
            (["skills"], {f"skill {skill}" for skill in SKILLS if skill != "tuning"}),
            (["skills", "car-setup"], {f"skill {skill}" for skill in SKILLS}),
        ],
    )
    def test_only_what_is_played_is_reported(self, modules: list[str], expected: set[str]) -> None:
        rows = ADVANCED_RESULT["classification"]
        slow = [row for row in rows if not row["car"].startswith("superfast")]
        found = values(read(race(modules=modules), result={"classification": slow}))
        assert set(found) - set(values(read(RACED, result=CLASSIFIED))) == expected


def test_an_interval_over_a_limit_is_unsure() -> None:
    def target(low: float, value: float, high: float) -> tuple[bool, bool]:
        made = Target("robots", Figure(value, low, high), 0.1, 0.3)
        return made.holds, made.sure

    assert target(0.15, 0.2, 0.25) == (True, True)
    assert target(0.05, 0.12, 0.25) == (True, False)
    assert target(0.05, 0.08, 0.15) == (False, False)
    assert target(0.01, 0.05, 0.09) == (False, True)
    assert target(0.31, 0.35, 0.40) == (False, True)


class TestRotation:
    @pytest.mark.parametrize("players", [2, 4, 6])
    def test_each_seat_has_each_strategy_with_each_chart(self, players: int) -> None:
        rotation = Rotation(7, players, CHARTS)
        assert rotation.round == 72
        rounds: list[list[Any]] = [
            [rotation.options(n) for n in range(at, at + 72)] for at in (0, 72)
        ]
        for races in rounds:
            for seat in range(players):
                had = {(race["strategies"][seat], race["charts"][seat]) for race in races}
                assert len(had) == 72
            for race in races:
                assert len(set(race["strategies"])) == players
                assert len({chart[:-2] for chart in race["charts"]}) == players
                assert "skills" not in race
        assert rounds[0] != rounds[1]
        assert rotation.options(5) == Rotation(7, players, CHARTS).options(5)

    @pytest.mark.parametrize("players", [2, 4, 6])
    @pytest.mark.parametrize(("modules", "length"), [(MODULES, 72), (("skills",), 360)])
    def test_each_seat_has_each_skill_with_each_strategy_and_chart(
        self, players: int, modules: Sequence[str], length: int
    ) -> None:
        skills = skills_with(modules)
        rotation = Rotation(7, players, CHARTS, skills)
        assert rotation.round == length
        rounds: list[list[Any]] = [
            [rotation.options(n) for n in range(at, at + length)] for at in (0, length)
        ]
        for races in rounds:
            for seat in range(players):
                for other, choices in (("strategies", 6), ("charts", 12)):
                    had = Counter((race["skills"][seat], race[other][seat]) for race in races)
                    assert len(had) == len(skills) * choices
                    assert len(set(had.values())) == 1
                assert len({(race["strategies"][seat], race["charts"][seat])
                            for race in races}) == 72  # fmt: skip
            for race in races:
                assert len(set(race["skills"])) == min(players, len(skills))
                assert set(race["skills"]) <= set(skills)
        assert rounds[0] != rounds[1]

    def test_skills_change_nothing_else(self) -> None:
        plain, skilled = (Rotation(7, 4, CHARTS, skills) for skills in ((), SKILLS))
        for number in range(100):
            options = skilled.options(number)
            del options["skills"]
            assert options == plain.options(number)

    def test_tuning_needs_a_car_that_is_set_up(self) -> None:
        assert skills_with(MODULES) == list(SKILLS)
        assert "tuning" not in skills_with(["skills"])
        assert skills_with(["car-setup"]) == []


def test_other_games_have_no_such_report() -> None:
    plan = check(Plan("motor-racing", 4, 1, 1, ("random",), {}))
    with pytest.raises(boxbox.OptionError, match="the report balance is for race90"):
        find_report(plan, "balance")
    with pytest.raises(boxbox.OptionError, match="there is no report 'colours'"):
        find_report(plan, "colours")
