"""Add a track: a folder in an owner's own data set, and no code."""

import math
import re
import shutil
from collections.abc import Iterator
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.server import Server
from tests.walks.kit import boxbox, make_own_data

Point = tuple[float, float]

ROAD = 66
SHORTEST = 86
LONGEST = 520
"""How wide the road is drawn, and how long a section may be; cars are 54 long."""


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set with one track more."""
    return make_own_data(tmp_path_factory.mktemp("data") / "mine")


def test_it_is_checked_and_counted(data: Path) -> None:
    said = boxbox("check-data", str(data))
    assert "green-valley: 20 sections, 5 corners" in said
    assert "24 track cards" in said


def test_a_fault_in_it_is_named(data: Path, tmp_path: Path) -> None:
    broken = shutil.copytree(data, tmp_path / "broken")
    (broken / "green-valley" / "sections.csv").unlink()
    with pytest.raises(AssertionError, match=r"green-valley/sections\.csv"):
        boxbox("check-data", str(broken))


def test_bends_that_close_no_circuit_are_named(data: Path, tmp_path: Path) -> None:
    broken = shutil.copytree(data, tmp_path / "broken")
    board = broken / "green-valley" / "board.toml"
    board.write_text(board.read_text().replace("-100,", "-20,"))
    with pytest.raises(AssertionError, match=r"green-valley/board\.toml, line \d+, bends: .* -280"):
        boxbox("check-data", str(broken))


def test_it_is_simulated_and_played(data: Path, tmp_path: Path) -> None:
    there = ("--option", "track=green-valley", "--data", str(data))
    said = boxbox("simulate", "race90", "--games", "2", "--players", "2", *there)
    assert "2 races" in said
    log = str(tmp_path / "race.log")
    setting = ("--option", "charts=random", "--option", "short=true", "--save", log)
    said = boxbox("play", "race90", *there, *setting, "--people", "0")
    assert "Green Valley" in said
    assert "First Turn" in said
    assert "Green Valley" in boxbox("replay", log, "--data", str(data))


@pytest.fixture
def valley(data: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that runs new races with the owner's data."""
    server = Server(tmp_path, ("serve", "--host", "127.0.0.1", "--data", str(data))).start()
    yield server
    server.stop()


@pytest.mark.parametrize("device", [{"viewport": {"width": 1366, "height": 768}}, PHONE])
def test_its_plan_is_drawn(valley: Server, arrive: Arrive, device: dict[str, Any]) -> None:
    page = arrive(f"{valley.url}/new/race90", **device).page
    page.get_by_role("radio", name="Green Valley").check(force=True)
    card = page.locator("label", has_text="Green Valley")
    assert len(card.locator("svg path").first.get_attribute("d") or "") > 1000
    expect(card).to_contain_text("4.1 km\u00a0· 5 corners\u00a0· 53 laps")
    start_the_race(page)
    expect(page.locator(".road .border")).to_have_count(20)
    road = points_of(page, ".asphalt")
    assert nearest(road) > ROAD
    assert all(SHORTEST < length < LONGEST for length in section_lengths(page, road))


def test_a_plan_that_cannot_be_drawn_says_so(valley: Server, arrive: Arrive) -> None:
    """Nothing failed to load, so nobody is sent to look at the connection."""

    def without_bends(route: Route) -> None:
        printed = route.fetch().json()
        printed["tracks"]["green-valley"]["bends"] = None
        route.fulfill(json=printed)

    person = arrive(f"{valley.url}/new/race90")
    person.page.route(re.compile("/api/tables/.*/printed"), without_bends)
    person.page.get_by_role("radio", name="Green Valley").check(force=True)
    start_the_race(person.page)
    broken = person.page.locator("[data-board]").get_by_role("alert")
    expect(broken).to_contain_text("Something went wrong")
    expect(person.page.get_by_role("heading", name="Choose your car")).to_be_visible()
    assert any("TypeError" in complaint for complaint in person.traffic.complaints)
    person.traffic.expect("TypeError")


def start_the_race(page: Page) -> None:
    page.get_by_role("button", name="Start the race").click()
    expect(page.get_by_text("Green Valley").first).to_be_attached()


# The road as it is drawn, in units of the drawing


def points_of(page: Page, path: str) -> list[Point]:
    """Return the points of a path of the road."""
    drawn = page.locator(f".road {path}").first.get_attribute("d") or ""
    return [(float(x), float(y)) for x, y in re.findall(r"([\d.-]+) ([\d.-]+)", drawn)]


def section_lengths(page: Page, road: list[Point]) -> list[float]:
    """Return how far it is along the road from each border to the next."""
    along = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(road))]
    middles = page.locator(".road .border").evaluate_all(
        "all => all.map(one => one.getPointAtLength(one.getTotalLength() / 2))"
        ".map(({ x, y }) => [x, y])"
    )
    borders = [min(range(len(road)), key=lambda i: math.dist(road[i], one)) for one in middles]
    places = [along[i] for i in borders]
    return [(after - before) % along[-1] for before, after in pairwise([places[-1], *places])]


def nearest(road: list[Point]) -> float:
    """Return how near the road comes to a part of itself that is not close along it."""
    step = math.dist(*road[:2])
    apart = round(3.5 * ROAD / step)
    return min(
        math.dist(one, road[j])
        for i, one in enumerate(road)
        for j in range(i + apart, min(len(road), i + len(road) - apart))
    )
