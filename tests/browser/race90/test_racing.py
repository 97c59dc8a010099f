"""Whole races and parts of them, by mouse, by keyboard and by touch."""

import json
from collections import Counter

from playwright.sync_api import expect

from boxbox.games.race90.game import RACE90
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BLINK
from tests.browser.prepared import THREE_BOTS
from tests.browser.race90.prepared import ADVANCED, SHORT, asked, eventful, last_turn
from tests.browser.race90.racer import Racer
from tests.browser.server import Server, Table, person

TEN_TURNS = 10
FIRST_LOOKS = 4
"""So often somebody looks where the car would end before playing a card."""
WISHES = ("contest", "pit", "late-braking", "flag", "weather")
"""What ten turns of the advanced race shall bring."""


def test_a_short_race_from_set_up_to_podium_by_mouse(server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(f"{server.url}/new/race90"))
    anna.button("new-begin").wait_for()
    anna.set_radio("r90-pages-length", "r90-pages-length-short")
    anna.button("new-begin").click()
    anna.set_pace("instant")
    kinds: Counter[str] = Counter()
    while anna.reach_decision():
        kinds[anna.kind] += 1
        if anna.kind == "play" and kinds["play"] <= FIRST_LOOKS:
            look_before_playing(anna)
        anna.take_turn()
    expect(anna.result).to_be_visible()
    classification = anna.traffic.view["result"]["classification"]
    own = next(row for row in classification if row["seat"] == 0)
    assert kinds["qualify"] == 1, kinds
    assert kinds["play"] > 10 or own["out"], kinds
    name = anna.say("r90-title-classification")
    rows = anna.result.get_by_role("list", name=name).get_by_role("listitem")
    expect(rows).to_have_count(len(classification))


def look_before_playing(anna: Racer) -> None:
    """See the ghost of the car where the move would end, before the card is played."""
    text = anna.best_play()
    anna.control(text).hover()
    to = anna.preview(text).get("to")
    expect(anna.ghost.first).to_have_attribute("data-ghost", str(to))


def test_ten_turns_of_an_advanced_race(server: Server, arrive: Arrive) -> None:
    table = server.keep(eventful(), ["Anna"], seed="ten turns")
    anna = Racer.at(arrive(table.link(0)))
    first = anna.traffic.view["turn"] if anna.reach_decision() else 0
    while anna.reach_decision() and anna.traffic.view["turn"] < first + TEN_TURNS:
        anna.expect_question()
        anna.answer(bold_answer(anna, first))
    seen = Counter(happened(server, table))
    assert all(seen[wish] for wish in WISHES), seen


def test_a_pair_of_cards_is_one_message(server: Server, arrive: Arrive) -> None:
    table = server.keep(asked("play"), ["Anna"])
    anna = Racer.at(arrive(table.link(0)))
    assert anna.reach_decision()
    decision = anna.traffic.view["decision"]
    first, second = next(
        (option["text"].removeprefix("play "), other)
        for option in decision["options"]
        for other in option["preview"].get("pairs", {})
    )
    for card in (first, second):
        anna.press(anna.control(f"play {card}"))
    with anna.answer_heard():
        anna.press(anna.confirm)
    (sent,) = [frame for frame in map(json.loads, anna.traffic.said) if frame["type"] == "choose"]
    first, second = sorted((first, second), key=int)
    assert sent["decision"] == decision["id"]
    assert sent["options"] == [f"play {first}", f"add {second}"]
    said = [line.words for line in server.truth(table).log.lines if line.seat == 0]
    assert said[-2:] == sent["options"]


def test_driving_on_unasked_until_the_call(server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(server.keep(asked("pit"), ["Anna"]).link(0)))
    assert anna.reach_decision()
    anna.press(anna.button("r90-hand-always-pit-drive-on"))
    expect(anna.button("r90-hand-box-box")).to_be_visible()
    assert anna.reach_decision()
    assert anna.kind != "pit"
    assert not any('"stale"' in text for text in anna.traffic.heard)
    anna.press(anna.button("r90-hand-box-box"))
    late = anna.button("r90-hand-box-late", undo="yes")
    expect(late).to_be_visible()  # a notice, which a press ends
    while anna.kind != "pit":
        anna.take_turn()
        assert anna.reach_decision()


def test_what_is_shown_of_a_race_that_is_over_can_be_left_out(
    server: Server, arrive: Arrive
) -> None:
    table = server.keep(last_turn(), ["Anna"], pace="instant")
    anna = Racer.at(arrive(table.link(0), reduced_motion="no-preference"))
    assert anna.reach_decision()
    while not anna.traffic.view["result"]:
        if anna.traffic.view["decision"]:
            anna.take_turn()
        else:
            anna.page.wait_for_timeout(BLINK / 10)
    assert not anna.result.is_visible()
    anna.press(anna.button("hurry"))
    expect(anna.result).to_be_visible()


def test_a_press_in_the_first_moment_of_a_question_is_no_answer(
    server: Server, arrive: Arrive
) -> None:
    anna = Racer.at(arrive(server.keep(asked("substitute"), ["Anna"]).link(0)))
    assert anna.reach_decision()
    anna.page.evaluate(f"void (window.pressed = ({NEXT_PRESSED})())")
    anna.answer("keep-hand")
    assert anna.page.evaluate("window.pressed") is False
    assert anna.reach_decision()
    anna.page.wait_for_function(PRESSED)


PRESSED = """() => {
    const button = document.querySelector("[data-kind] button:not(.always)");
    if (!button) return false; // between two questions
    const { x, y, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return Boolean(there?.closest("[data-kind]"));
}"""
"""True if a press on the middle of the first button of a question gets there."""
NEXT_PRESSED = f"""() => new Promise((resolve) => {{
    const now = document.querySelector("[data-kind]");
    const observer = new MutationObserver(() => {{
        const next = document.querySelector("[data-kind]");
        if (next && next !== now) resolve(({PRESSED})());
    }});
    observer.observe(document.body, {{ childList: true, subtree: true }});
    setTimeout(() => resolve(null), 8000);
}})"""
"""The same of the next question, in the moment in which it comes."""


def bold_answer(anna: Racer, first: int) -> str:
    """Return the answer that brings something about: flags, weather, contests, a stop."""
    options, view = anna.options, anna.traffic.view
    stopped = any(event["kind"] == "pit" and event["car"] == "s0" for event in anna.events)
    wanted = {
        "contest": [text for text in options if text.startswith("contest")],
        "brake": ["brake-late"],
        "pass": ["brake-late"],
        "pit": ["box"] if view["turn"] >= first + 3 and not stopped else ["drive-on"],
        "play": [text for text in options if is_event(text)] or [anna.best_play()],
        "yellow-flag": [text for text in options if text.startswith("flag")],
        "weather": ["wetter", "drier"],
    }.get(anna.kind, [])
    return next((text for text in wanted if text in options), options[0])


def is_event(text: str) -> bool:
    """True if a play is of a card with a flag or a turn of the weather."""
    card = text.removeprefix("play ")
    return card.isdecimal() and RACE90.values.cards[int(card)].event in ("yellow", "weather")


def happened(server: Server, table: Table) -> list[str]:
    """Return what happened to the first driver, by what a test may wish for."""
    events = server.truth(table).events(0)
    found = []
    for event in events:
        match event:
            case {"kind": "contest-shown", "car": "s0"}:
                found.append("contest")
            case {"kind": "pit", "car": "s0"}:
                found.append("pit")
            case {"kind": "checked", "car": "s0", "why": "late-braking"}:
                found.append("late-braking")
            case {"kind": "flag" | "weather", "seat": 0}:
                found.append(event["kind"])
    return found


def test_qualifying_by_keyboard(server: Server, arrive: Arrive) -> None:
    """Everything up to the grid with keys alone: figures, arrows, Tab and Enter."""
    table = server.make(person("Anna"), *THREE_BOTS, options=ADVANCED, game="race90")
    anna = Racer.at(arrive(table.link(0)))
    while anna.reach_decision() and anna.traffic.view["turn"] == 0:
        anna.expect_question()
        with anna.answer_heard():
            if anna.kind == "qualify":
                anna.page.keyboard.press("1")
                anna.page.keyboard.press("Enter")
            elif anna.kind == "setup":
                anna.focus_by_keys(anna.confirm)
            else:
                anna.focus_by_keys(anna.control(anna.options[0]))
            anna.page.keyboard.press("Enter")
    lines = [line.words.split()[0] for line in server.truth(table).log.lines if line.seat == 0]
    assert {"chart", "skill", "setup", "qualify", "fuel"} <= set(lines)


def test_a_turn_by_touch_on_a_phone(server: Server, arrive: Arrive) -> None:
    table = server.keep(asked("play"), ["Anna"])
    anna = Racer.at(arrive(table.link(0), **PHONE))
    assert anna.reach_decision()
    text = anna.best_play()
    anna.control(text).tap()
    to = str(anna.preview(text)["to"])
    expect(anna.ghost.first).to_have_attribute("data-ghost", to)
    with anna.answer_heard():
        anna.confirm.tap()
    said = [line.words for line in server.truth(table).log.lines if line.seat == 0]
    assert text in said


def test_a_finger_that_rests_on_a_card_reads_it(server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(server.keep(asked("play"), ["Anna"]).link(0), **PHONE))
    assert anna.reach_decision()
    card = anna.dock.locator("[data-card]").first
    box = card.bounding_box()
    assert box
    finger = anna.page.context.new_cdp_session(anna.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(anna.dock.get_by_text(anna.say("r90-hand-means-factor", factor=4))).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")


def test_race_now_begins_a_short_basic_race(server: Server, arrive: Arrive) -> None:
    anna = Racer.at(arrive(server.url))
    anna.way("home-race-now", "race90").click()
    assert anna.reach_decision()
    options = anna.traffic.view["options"]
    assert {name: options[name] for name in ("level", "short")} == {
        "level": SHORT["level"],
        "short": SHORT["short"],
    }
