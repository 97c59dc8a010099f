"""Whole races, from the first page to the podium: by mouse, by keyboard alone, by touch."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server import Server
from tests.rules.positions import race

TURNS = 9
"""Decisions of one player in a race of four, at least."""


def test_somebody_new_races_against_bots_by_mouse(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url)
    anna.way("home-race-now").click()
    expect(anna.asked.or_(anna.button("hurry")).first).to_be_visible()
    if not anna.asked.is_visible():  # at most a second click leads to the first decision
        anna.button("hurry").click()
    expect(anna.asked).to_be_visible()

    anna.set_pace("instant")
    assert anna.race_to_end() >= TURNS
    expect(anna.result).to_contain_text(anna.say("player-points", points=10))
    assert len(anna.traffic.view["finished"]) == 1


def test_pointing_at_a_car_shows_what_would_happen(server: Server, arrive: Arrive) -> None:
    match = race("red+3", "turbo", "spin", "wrong-line", "pit")
    anna = arrive(server.keep(match, ["Anna"]).link(0))
    expect(anna.play_asked).to_be_visible()
    before = len(anna.traffic.said)

    anna.cards.nth(anna.slot_of("red+3")).click()
    option = anna.option("red+3 red.2")
    expect(anna.ghosts).to_have_count(0)
    anna.car(option).hover()
    expect(anna.ghosts).to_have_count(len(option["preview"]["outcomes"][0]["moves"]))
    expect(anna.dock.get_by_text(anna.say.race.effect(option), exact=True)).to_be_visible()
    assert len(anna.traffic.said) == before, "nothing is sent before a click"
    with anna.answer_heard():
        anna.car(option).click()
    assert anna.traffic.view["discards"][0] == "red+3"


def test_a_car_that_stays_dark_says_why(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.keep(race("red+3", "turbo", "wrong-line", "pit"), ["Anna"]).link(0))
    expect(anna.play_asked).to_be_visible()
    refused = anna.traffic.view["decision"]["refused"]
    anna.cards.nth(anna.slot_of("turbo")).click()
    front = next(one for one in refused if one["text"] == "turbo red.1")
    dark = anna.dark_cars.and_(anna.page.get_by_label(anna.say.race.car("red.1"), exact=True))
    dark.hover()
    why = anna.say.race.reason(front["reason"], front["values"])
    expect(anna.region("race-track").get_by_text(why, exact=True)).to_be_visible()
    dark.click(force=True)  # it counts as disabled, yet a click is answered
    expect(anna.button("choose-play")).to_have_count(0)
    assert anna.traffic.view["decision"] is not None, "a dark car is not played on"


# By keyboard alone


def test_another_races_by_keyboard_alone(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url)
    go_to(anna, anna.way("home-make-table"))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name=anna.say("new-title"))).to_be_visible()

    go_to(anna, anna.page.get_by_role("spinbutton", name=anna.say("option-races")))
    anna.page.keyboard.press("Home")
    go_to(anna, anna.page.get_by_role("radio", name=anna.say("pace-normal")))
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.get_by_role("radio", name=anna.say("pace-instant"))).to_be_checked()
    go_to(anna, anna.page.get_by_text(anna.say("new-more"), exact=True))
    anna.page.keyboard.press("Enter")
    go_to(anna, anna.page.get_by_role("spinbutton", name=anna.say("option-set-aside")))
    for _ in range(22):
        anna.page.keyboard.press("ArrowUp")
    go_to(anna, anna.button("new-begin"))
    anna.page.keyboard.press("Enter")

    turns = 0
    while reach_by_keyboard(anna):
        take_turn_by_keyboard(anna, turns % 5)
        turns += 1
    assert turns >= 4
    go_to(anna, anna.button("season-again"))
    anna.page.keyboard.press("Escape")
    expect(anna.result).to_be_hidden()
    go_to(anna, anna.button("season-title"))


def test_keys_lead_to_a_car_and_back(server: Server, arrive: Arrive) -> None:
    match = race("blue+3", "turbo", "spin", "wrong-line", "pit")
    anna = arrive(server.keep(match, ["Anna"]).link(0))
    expect(anna.play_asked).to_be_visible()
    keys = anna.page.keyboard
    slot = anna.slot_of("blue+3")

    keys.press(str(slot + 1))
    first, second = anna.option("blue+3 blue.1"), anna.option("blue+3 blue.2")
    expect(anna.car(first)).to_be_focused()
    assert_focus_shows(anna)
    expect(anna.dock).to_contain_text(anna.say.race.effect(first))
    keys.press("ArrowRight")
    expect(anna.car(second)).to_be_focused()
    expect(anna.dock).to_contain_text(anna.say.race.effect(second))
    keys.press("Escape")
    expect(anna.cards.nth(slot)).to_be_focused()
    keys.press("Escape")
    expect(anna.play_asked).to_be_visible()
    expect(anna.cards.nth(slot)).to_be_focused()
    keys.press("ArrowRight")
    expect(anna.cards.nth((slot + 1) % 5)).to_be_focused()
    assert_focus_shows(anna)


def reach_by_keyboard(person: Person) -> bool:
    """Wait until something is asked; False at the end of the season."""
    person.asked.or_(person.result).first.wait_for()
    return not person.result.is_visible()


def take_turn_by_keyboard(person: Person, slot: int) -> None:
    """Answer what is asked; a card goes to the second car if there is one."""
    keys = person.page.keyboard
    with person.answer_heard():
        if not person.play_asked.is_visible():
            go_to(person, person.answers.first)
            keys.press("Enter")
            return
        keys.press(str(slot % person.cards.count() + 1))
        play = person.button("choose-play")
        person.cars.first.or_(play).first.wait_for()
        if person.cars.count():
            expect(person.cars.first).to_be_focused()
            keys.press("ArrowRight")
            assert_focus_shows(person)
        else:
            go_to(person, play, back=True)
        keys.press("Enter")


def go_to(person: Person, target: Locator, *, back: bool = False) -> None:
    """Press Tab until something has the focus, which must be seen on the way."""
    expect(target).to_be_visible()
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            assert_focus_shows(person)
            return
        person.page.keyboard.press("Shift+Tab" if back else "Tab")
        if target.evaluate("element => element.matches('summary *:focus, summary:focus *')"):
            return
    raise AssertionError(f"Tab does not lead to {target}")


def assert_focus_shows(person: Person) -> None:
    """The element with the focus, or what is drawn for it, has an outline or a ring."""
    shows = person.page.evaluate(
        """() => {
            const focused = document.activeElement;
            const drawn = [focused, focused.nextElementSibling, ...focused.children];
            return drawn.filter(Boolean).some((element) => {
                const look = getComputedStyle(element);
                const outline = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2;
                const ring = element.matches(".focus") && look.boxShadow !== "none";
                return outline || (ring && look.opacity === "1");
            });
        }"""
    )
    assert shows, person.page.evaluate("document.activeElement.outerHTML")


# By touch


def test_another_races_by_touch_on_a_phone(server: Server, arrive: Arrive) -> None:
    anna = arrive(server.url, **PHONE)
    assert_no_sideways(anna)
    anna.press(anna.way("home-race-now"))
    assert anna.reach_decision()
    anna.set_pace("instant")
    turns = 0
    while anna.reach_decision():
        anna.take_turn()
        assert_no_sideways(anna)
        turns += 1
    assert turns >= TURNS
    assert_no_sideways(anna)


def test_a_first_tap_shows_and_a_second_plays(server: Server, arrive: Arrive) -> None:
    match = race("red+3", "turbo", "spin", "wrong-line", "pit")
    anna = arrive(server.keep(match, ["Anna"]).link(0), **PHONE)
    expect(anna.play_asked).to_be_visible()
    option = anna.option("wrong-line blue.1")
    anna.cards.nth(anna.slot_of("wrong-line")).tap()
    anna.car(option).tap()
    expect(anna.dock).to_contain_text(anna.say.race.effect(option))
    expect(anna.ghosts).to_have_count(1)
    expect(anna.button("choose-play")).to_be_visible()
    assert not any('"choose"' in message for message in anna.traffic.said)
    with anna.answer_heard():
        anna.car(option).tap()
    assert sum('"choose"' in message for message in anna.traffic.said) == 1


def assert_no_sideways(person: Person) -> None:
    """The page is not wider than the screen."""
    wide = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    whole, seen = person.page.evaluate(wide)
    assert whole <= seen
