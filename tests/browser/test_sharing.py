"""People around one screen, and around a table that they come to by link."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server import BOT, FREE, Server, Table, person
from tests.browser.sitting import sit_down
from tests.browser.together import seat_asked

NAMES = ("Anna", "Bruno")


def test_two_people_hand_one_screen_to_each_other(server: Server, arrive: Arrive) -> None:
    both = arrive(f"{server.url}/new/motor-racing")
    both.page.get_by_role("button", name=both.say("preset-together")).click()
    for number, name in enumerate(NAMES, 1):
        label = both.say("seat-name", seat=both.say("seat-number", number=number))
        both.page.get_by_role("textbox", name=label).fill(name)
    both.set_radio("pace-title", "pace-instant")
    both.button("new-begin").click()

    take = both.button("curtain-take")
    for _ in range(3):
        expect(take).to_be_visible()
        seat = both.traffic.view["to_act"][0]
        curtain = both.dialog("curtain-turn", name=NAMES[seat])
        team = both.say.race.team(("red", "blue")[seat])
        expect(curtain).to_contain_text(team)
        assert_hands_hidden(server, both)

        take.click()
        expect(both.play_asked).to_be_visible()
        table = table_of(server, both)
        hand = server.truth(table).position()["hands"][seat]
        assert both.hand == [both.say.card_label(at, card) for at, card in enumerate(hand, 1)]
        both.play()
        answer_until_handed_on(both)
        both.button("hand-over").click()
        expect(both.button("hand-over")).to_be_hidden()
        assert_hands_hidden(server, both)


def answer_until_handed_on(both: Person) -> None:
    """Answer what the card that was played still asks."""
    over = both.button("hand-over")
    while True:
        expect(both.answers.first.or_(over).first).to_be_visible()
        if over.is_visible():
            return
        both.answers.last.click()


def assert_hands_hidden(server: Server, both: Person) -> None:
    """No card of anybody's hand is in the page, but those that were played before all eyes."""
    expect(both.cards).to_have_count(0)
    truth = server.truth(table_of(server, both)).position()
    for seat in range(len(NAMES)):
        for card in set(truth["hands"][seat]) - set(truth["discards"]):
            if "+" in card or "-pit" in card:
                expect(both.page.locator("body")).not_to_contain_text(both.say.race.card(card))


def table_of(server: Server, one: Person) -> Table:
    """Return the table in the address bar."""
    return Table(server.url, one.address.rpartition("/")[2], "", {})


# The lobby


def test_the_host_sets_the_seats_and_begins_with_one_free(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), FREE, BOT, FREE, begin=False)
    anna = arrive(table.link(0, host=True))
    say = anna.say
    expect(anna.page.get_by_text(say("lobby-free", seats=2))).to_be_visible()
    third = say.begins("seat-who", seat=say("seat-number", number=3))
    anna.choose_in_menu(third, say("lobby-person"))
    expect(anna.page.get_by_text(say("lobby-free", seats=3))).to_be_visible()
    fourth = say.begins("seat-who", seat=say("seat-number", number=4))
    anna.choose_in_menu(fourth, say("seat-bot", bot=say("bot-greedy")))
    expect(anna.page.get_by_text(say("lobby-free", seats=2))).to_be_visible()

    carla = arrive(table.link())
    expect(carla.page.get_by_text(say("lobby-watching"))).to_be_visible()
    expect(carla.button("lobby-begin")).to_have_count(0)
    sit_down(carla, 3, "Carla")
    expect(carla.page.get_by_text(say("lobby-waiting"))).to_be_visible()
    expect(anna.page.get_by_text(say("lobby-free", seats=1))).to_be_visible()
    anna.button("lobby-begin").click()

    for one in (anna, carla):
        expect(one.dock).to_be_visible()
    seats = server.truth(table).drivers
    assert seats == ["person", "rules", "person", "greedy"]
    people = {0: anna, 2: carla}
    first = seat_asked(server, table, people)
    assert first is not None
    assert people[first].reach_decision()


def test_who_sits_down_can_stand_up_again(server: Server, arrive: Arrive) -> None:
    table = server.make(person("Anna"), FREE, BOT, begin=False)
    anna, bruno = arrive(table.link(0, host=True)), arrive(table.link())
    sit_down(bruno, 2, "Bruno")
    expect(anna.page.get_by_text("Bruno")).to_be_visible()
    bruno.button("lobby-leave").click()
    expect(bruno.page.get_by_text(bruno.say("lobby-watching"))).to_be_visible()
    expect(anna.page.get_by_text("Bruno")).to_be_hidden()
    sit_down(bruno, 2, "Bruno")
    expect(anna.page.get_by_text("Bruno")).to_be_visible()


def test_this_screen_is_the_table_and_each_phone_a_hand(server: Server, arrive: Arrive) -> None:
    screen = arrive(f"{server.url}/new/motor-racing")
    say = screen.say
    screen.page.get_by_role("button", name=say("preset-board")).click()
    screen.page.get_by_role("spinbutton", name=say("option-races")).press("Home")
    screen.page.get_by_text(say("new-more"), exact=True).click()
    fewer = screen.page.get_by_role("spinbutton", name=say("option-set-aside"))
    for _ in range(30):
        fewer.press("ArrowUp")
    screen.button("new-open").click()
    code = say("share-qr", what=say("share-link"))
    expect(screen.page.get_by_role("img", name=code)).to_be_visible()
    link = screen.page.get_by_role("textbox", name=say("share-link")).input_value()

    phones = {seat: arrive(link, **PHONE) for seat in (0, 1)}
    for seat, phone in phones.items():
        sit_down(phone, seat + 1, NAMES[seat])
    expect(screen.page.get_by_text(NAMES[1])).to_be_visible()
    screen.button("lobby-begin").click()
    expect(screen.region("watch-title")).to_be_visible()
    screen.set_pace("instant")

    table = table_of(server, screen)
    for phone in phones.values():
        keep_only_hand(phone)
    turn = seat_asked(server, table, phones)
    assert turn is not None
    assert phones[turn].reach_decision()
    phones[turn].take_turn()
    played = say.story(server.truth(table), None, *NAMES)[1]
    expect(screen.log).to_contain_text(played)
    expect(screen.cards).to_have_count(0)
    expect(screen.dock).to_have_count(0)
    expect(screen.cars).to_have_count(0)


def keep_only_hand(phone: Person) -> None:
    """Set that this phone shows a hand and no track."""
    expect(phone.dock).to_be_visible()
    phone.press(phone.button("settings-title"))
    phone.press(phone.page.get_by_role("switch", name=phone.say("settings-hand-only")))
    phone.close_dialog()
    expect(phone.region("race-track")).to_have_count(0)
    expect(phone.cards).to_have_count(5)
