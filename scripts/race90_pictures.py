"""Take the pictures of Race! Formula 90 that the documents show, into docs/pictures/race90.

Run from the root of the project: .venv/bin/python -m scripts.race90_pictures [NAME ...]
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import FLAGS, PHONE, find_chromium
from tests.browser.person import Person
from tests.browser.race90.prepared import RESCUE, SHORT, asked, eventful, over
from tests.browser.race90.racer import Racer
from tests.browser.server import BOT, Data, Match, Server, bots_drive, person
from tests.browser.watching import Traffic

import boxbox

PICTURES = Path(__file__).parent.parent / "docs" / "pictures" / "race90"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": PHONE,
}
QUALITY = 72
"""The JPEG quality: readable, and small enough for three dozen pictures."""
TRIES = 12
ANSWERS = 25
"""How many races to try, and how many answers to give in each, until a moment comes."""
EARLY = 10
"""Up to this turn most of the race is still to come."""
Take = Callable[[Server, Racer], None]


def question(kind: str, pick: str = "") -> Take:
    """Show a question; given the start of an option, show it looked at."""

    def take(server: Server, anna: Racer) -> None:
        anna.page.goto(server.keep(asked(kind), ["Anna"]).link(0))
        assert anna.reach_decision()
        options = [text for text in anna.options if pick and text.startswith(pick)]
        if options:
            look = anna.control(max(options, key=lambda text: anna.preview(text).get("points", 0)))
            look.tap() if anna.touches else look.hover()

    return take


def moment(kind: str, begin: str | Callable[[], Match], answers: dict[str, str]) -> Take:
    """Race until the screen shows this moment; `answers` are the preferred answers by kind.

    Start with a race, or with a question in one. If the moment doesn't come, start another race.
    """

    def take(server: Server, anna: Racer) -> None:
        for attempt in range(TRIES):
            seed = f"{kind} {attempt}"
            race = asked(begin) if isinstance(begin, str) else begin()
            anna.page.goto(server.keep(race, ["Anna"], pace="slow", seed=seed).link(0))
            if race_on(anna, kind, answers):
                return
        raise SystemExit(f"no race brought the moment {kind}")

    return take


def race_on(anna: Racer, kind: str, answers: dict[str, str]) -> bool:
    """Answer until the moment comes; False if it doesn't."""
    for _ in range(ANSWERS):
        if not anna.reach_decision():
            return False
        wish = answers.get(anna.kind, "")
        text = next((one for one in anna.options if wish and one.startswith(wish)), None)
        anna.answer(text or (anna.best_play() if anna.kind == "play" else anna.options[0]))
        if anna.page.evaluate(WATCH, [kind, SOON.get(kind, 900)]):
            return True
    return False


SOON = {"back-on-track": 250}
"""Milliseconds after which a short moment is at its best."""
WATCH = """([kind, wait]) => new Promise((resolve) => {
    const end = performance.now() + 15000;
    const asked = "[data-kind]:not([data-kind=qualify], [data-kind=fuel-bid])"; // those stay open
    const look = () => {
        const shown = document.querySelector(`[data-moment="${kind}"]`);
        if (shown) setTimeout(() => resolve(true), wait);
        else if (performance.now() > end || document.querySelector(asked)) resolve(false);
        else requestAnimationFrame(look);
    };
    look();
})"""


def set_up(server: Server, anna: Racer) -> None:
    """A new table being set up."""
    anna.page.goto(f"{server.url}/new/race90")
    expect(anna.button("new-begin")).to_be_visible()


def lights(server: Server, anna: Racer) -> None:
    """The grid before the lights go out."""
    table = server.make(person("Anna"), BOT, BOT, BOT, options={"charts": "random"}, game="race90")
    anna.page.goto(table.link(0))
    while anna.reach_decision() and anna.kind != "strategy":
        anna.take_turn()


def wrecked() -> Match:
    """A car whose damage slots are full, about to play a card that asks for a check."""
    return boxbox.from_position(RESCUE | {"options": {}}, seed=1)


def last_turn() -> Match:
    """A race in its last turn."""
    start = boxbox.start("race90", 4, 1, SHORT)
    return before(start, lambda view, _: bool(view["turn"] == view["summary"]["turns"]))


def last_lap_of_the_safety_car() -> Match:
    """The last question before the Safety Car goes in."""
    return before(asked("safety-car"), lambda _, kinds: "safety-car-in" in kinds)


def beyond_control() -> Match:
    """A car off the track: if it fails the next check, its wreck brings the Safety Car."""
    for seed in range(TRIES * ANSWERS):
        match, rng = (
            bots_drive(boxbox.start("race90", 4, seed, {"level": "advanced"}), 1),
            Random(1),
        )
        while match.decisions:
            decision = match.decisions[0]
            if decision.kind == "off-track-check" and decision.seat == 0:
                path = decision.options[0].preview["path"]
                early = match.view(None)["turn"] <= EARLY
                if early and path and path[-1]["kind"] == "crash-sc":
                    return match
            bold = [option for option in decision.options if option.text == "brake-late"]
            match.choose(decision.seat, rng.choice(bold or decision.options))
    raise SystemExit("no race came to a crash that brings the Safety Car")


def before(match: Match, happens: Callable[[Data, list[str]], bool]) -> Match:
    """Return a race at the last question to seat 0 before something happens in it."""
    match, rng = bots_drive(match, 1), Random(1)
    asked_last = match
    while match.decisions:
        decision = match.decisions[0]
        asked_last = match.copy() if decision.seat == 0 else asked_last
        heard = len(match.events(None))
        match.choose(decision.seat, rng.choice(decision.options))
        if happens(match.view(None), [event["kind"] for event in match.events(None)[heard:]]):
            return asked_last
    raise SystemExit("it did not happen")


def finish(server: Server, anna: Racer) -> None:
    """The podium."""
    anna.page.goto(server.keep(over(), ["Anna"]).link(0))
    expect(anna.result).to_be_visible()


TAKES: dict[str, Take] = {
    "set-up": set_up,
    "chart": question("chart"),
    "qualifying": question("qualify", "qualify"),
    "fuel-bid": question("fuel-bid"),
    "grid": lights,
    "play": question("play", "play"),
    "check": question("check"),
    "contest": question("contest", "contest"),
    "late-braking": question("brake"),
    "off-track": question("off-track-check"),
    "pit-stop": question("pit", "box"),
    "tyres": question("tyres"),
    "weather": question("weather"),
    "yellow-flag": question("yellow-flag"),
    "safety-car": question("safety-car"),
    "podium": finish,
    "qualifying-shown": moment("qualifying", "qualify", {}),
    "grid-shown": moment("grid", "qualify", {}),
    "start-shown": moment("start", "strategy", {}),
    "contest-shown": moment("contest", "contest", {"contest": "contest"}),
    "check-shown": moment("check", "check", {"check": "blind"}),
    "late-braking-shown": moment("late-braking", "brake", {"brake": "brake-late"}),
    "off-track-shown": moment("off-track", "brake", {"brake": "brake-late"}),
    "re-entry-shown": moment("back-on-track", "brake", {"brake": "brake-late"}),
    "weather-shown": moment("weather", eventful, {"weather": "wetter"}),
    "flag-shown": moment("flag", "yellow-flag", {"yellow-flag": "flag"}),
    "pit-shown": moment("pit", "pit", {"pit": "box"}),
    "safety-car-shown": moment("safety-car", beyond_control, {"off-track-check": "check"}),
    "restart-shown": moment("restart", last_lap_of_the_safety_car, {}),
    "retirement-shown": moment("out", wrecked, {"check": "blind"}),
    "finish-shown": moment("finish", last_turn, {}),
}


def shoot(browser: Browser, server: Server, name: str, device: dict[str, Any]) -> Page:
    """Return a page at the moment to take the picture."""
    still = not name.endswith("-shown")
    context = browser.new_context(
        locale="en", reduced_motion="reduce" if still else "no-preference", **device
    )
    context.set_default_timeout(15_000)
    traffic = Traffic(context, server.url)
    anna = Racer.at(Person(context.new_page(), traffic, "en", bool(device.get("has_touch"))))
    anna.page.add_init_script(
        'localStorage.setItem("boxbox.settings", JSON.stringify({welcomed: ["race90"]}))'
    )
    TAKES[name](server, anna)
    if still:
        anna.page.wait_for_timeout(400)
    return anna.page


def main(wanted: list[str]) -> None:
    """Take all pictures, or the named ones."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for name in wanted or TAKES:
                for device, how in DEVICES.items():
                    path = PICTURES / f"{name}-{device}.jpg"
                    shot = shoot(browser, server, name, how)
                    shot.screenshot(path=path, type="jpeg", quality=QUALITY)
                    shot.context.close()
                    print(path)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
