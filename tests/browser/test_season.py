"""A season of two races, and another one after it."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.prepared import THREE_BOTS
from tests.browser.server import Server, person


def test_two_races_and_then_again(server: Server, arrive: Arrive) -> None:
    options = {"races": 2, "set_aside": 30}
    table = server.make(person("Anna"), *THREE_BOTS, options=options)
    anna = arrive(table.link(0))
    on = anna.button("finish-next")
    while True:
        expect(anna.asked.or_(on).first).to_be_visible()
        if on.is_visible():
            break
        anna.take_turn()
    flag = anna.dialog("finish-title", race=1, races=2)
    first = server.truth(table).view(None)["finished"][0]
    for car in first[:3]:
        expect(flag).to_contain_text(anna.say.race.car(car))
    expect(flag.get_by_role("table")).to_be_visible()
    on.click()
    expect(flag).to_be_hidden()
    expect(anna.page.get_by_text(anna.say("race-of", race=2, races=2), exact=True)).to_be_visible()

    anna.race_to_end()
    rows = anna.result.get_by_role("table").get_by_role("row")
    result = server.truth(table).result
    assert result is not None
    for number, standing in enumerate(result["standings"], 1):
        cells = rows.nth(number).get_by_role("cell")
        expect(cells.nth(0)).to_have_text(str(standing["place"]))
        expect(cells.last).to_have_text(str(standing["points"]))

    anna.button("season-again").click()
    expect(anna.result).to_be_hidden()
    expect(anna.page.get_by_text(anna.say("race-of", race=1, races=2), exact=True)).to_be_visible()
    assert anna.address != table.link()
    assert anna.reach_decision()
    anna.take_turn()
