"""People who come by a link and sit down."""

from playwright.sync_api import expect

from tests.browser.person import Person


def sit_down(one: Person, number: int, name: str) -> None:
    """Sit down on a seat under a name."""
    seat = one.page.get_by_role("listitem", name=one.say("seat-number", number=number))
    one.press(seat.get_by_role("button", name=one.say("lobby-sit")))
    window = one.dialog("lobby-sit")
    window.get_by_role("textbox", name=one.say("lobby-your-name")).fill(name)
    one.press(window.get_by_role("button", name=one.say("lobby-sit")))
    expect(window).to_be_hidden()
