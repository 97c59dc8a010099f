"""Somebody in front of a browser: what they see of a race, and what they do with it."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.watching import Traffic
from tests.browser.words import NAMES, page_words

Data = dict[str, Any]
BLINK = 500
"""Milliseconds to catch a button that may be going away."""


class Person:
    """A page and the words on it. Names of things are looked up in the language that is spoken."""

    def __init__(
        self, page: Page, traffic: Traffic, language: str = "en", touches: bool = False
    ) -> None:
        self.page = page
        self.traffic = traffic
        self.say = page_words(language)
        self.touches = touches

    # What can be found on every page

    def button(self, key: str, **values: object) -> Locator:
        """Return a button by what it is called."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def way(self, key: str, game: str = "motor-racing") -> Locator:
        """Return one of the ways into a game on the first page."""
        poster = self.page.get_by_role("region", name=self.say(f"game-{game}"), exact=True)
        name = f"{self.say(key)} {self.say(f'game-{game}')}"
        return poster.get_by_role("button", name=name).or_(poster.get_by_role("link", name=name))

    def dialog(self, key: str, **values: object) -> Locator:
        """Return a window by its title."""
        return self.page.get_by_role("dialog", name=self.say(key, **values), exact=True)

    def region(self, key: str) -> Locator:
        """Return a part of the page by its name."""
        return self.page.get_by_role("region", name=self.say(key), exact=True)

    def choose_in_menu(self, menu: re.Pattern[str] | str, choice: str) -> None:
        """Open a menu and choose from it."""
        self.page.get_by_role("button", name=menu).click()
        self.page.get_by_role("menuitemradio", name=choice).click()

    def speak(self, language: str) -> None:
        """Change the language."""
        self.choose_in_menu(self.say.begins("settings-language"), NAMES[language])
        self.say = page_words(language)
        expect(self.page.locator("html")).to_have_attribute("lang", self.say.tag)

    def set_radio(self, group: str, choice: str) -> None:
        """Choose one of several that stand side by side."""
        found = self.page.get_by_role("radiogroup", name=self.say(group), exact=True)
        self.press(found.get_by_role("radio", name=self.say(choice), exact=True))
        expect(found.get_by_role("radio", name=self.say(choice), exact=True)).to_be_checked()

    @property
    def address(self) -> str:
        """What stands in the address bar."""
        return self.page.url

    # The race on screen

    @property
    def dock(self) -> Locator:
        """The question and the hand."""
        return self.region("dock-title")

    @property
    def cards(self) -> Locator:
        """The cards of the hand."""
        return self.page.get_by_role("list", name=self.say("hand-title")).get_by_role("button")

    @property
    def board(self) -> Locator:
        """The track, or the list of cars that stands for it."""
        return self.page.locator("[data-board]")

    @property
    def cars(self) -> Locator:
        """The cars that can be chosen."""
        return self.board.get_by_role("button", disabled=False)

    @property
    def dark_cars(self) -> Locator:
        """The cars that can't be chosen, and say why."""
        return self.board.get_by_role("button", disabled=True)

    @property
    def ghosts(self) -> Locator:
        """The see-through cars and their arrows."""
        return self.board.locator(".arrow")

    @property
    def answers(self) -> Locator:
        """The answers to a question that is not about a card."""
        return self.dock.get_by_role("button", name=self.say.any_answer)

    @property
    def play_asked(self) -> Locator:
        """The question for a card."""
        return self.dock.get_by_text(self.say("ask-play"), exact=True)

    @property
    def asked(self) -> Locator:
        """Whatever is asked."""
        return self.play_asked.or_(self.answers).first

    @property
    def result(self) -> Locator:
        """The window at the end of a season."""
        return self.dialog("season-title")

    @property
    def log(self) -> Locator:
        """The log beside the track."""
        return self.page.get_by_role("log", name=self.say("sheet-log"), include_hidden=True)

    @property
    def story(self) -> list[str]:
        """The log, turn by turn."""
        return [" ".join(text.split()) for text in self.log.locator("li").all_inner_texts()]

    @property
    def hand(self) -> list[str]:
        """What the cards of the hand are called."""
        return [str(card.get_attribute("aria-label")) for card in self.cards.all()]

    @property
    def hand_by_name(self) -> list[str]:
        """The hand as the page was told of it, in the notation of the game."""
        view = self.traffic.view
        found: list[str] = view["hands"][view["seat"]]
        return found

    def slot_of(self, card: str) -> int:
        """Return where a card is in the hand."""
        return self.hand_by_name.index(card)

    def option(self, text: str) -> Data:
        """Return an option of the open decision, with its preview."""
        options: list[Data] = self.traffic.view["decision"]["options"]
        return next(option for option in options if option["text"] == text)

    def car(self, option: Data) -> Locator:
        """Return the lit car that stands for an option."""
        name = self.say.car_label(self.traffic.view, option)
        return self.board.get_by_role("button", name=name, exact=True)

    def look_at(self, option: Data) -> None:
        """See what an option would do, without choosing it."""
        if " " in option["text"]:
            car = self.car(option)
            if self.touches:
                car.tap()
            else:
                car.hover()

    # Playing by mouse, or by touch

    def reach_decision(self) -> bool:
        """Go on until something is asked; False if the season is over instead."""
        hurry, on = self.button("hurry"), self.button("finish-next")
        while True:
            self.asked.or_(self.result).or_(hurry).or_(on).first.wait_for()
            if self.result.is_visible():
                return False
            if self.asked.is_visible():
                return True
            for way in (on, hurry):
                if way.is_visible():
                    with suppress(TimeoutError):  # the race was faster than the mouse
                        self.press(way, timeout=BLINK)
                    break

    def press(self, target: Locator, **how: Any) -> None:
        """Click or tap on something."""
        if self.touches:
            target.tap(**how)
        else:
            target.click(**how)

    def take_turn(self, slot: int = 0) -> None:
        """Answer whatever is asked: with a card on the first car that it may be played on."""
        with self.answer_heard():
            if self.play_asked.is_visible():
                self.play(slot)
            else:
                self.press(self.answers.first)

    def play(self, slot: int = 0) -> None:
        """Play a card of the hand."""
        self.press(self.cards.nth(slot))
        play = self.button("choose-play")
        self.cars.first.or_(play).first.wait_for()
        if self.touches and self.cars.count():
            self.press(self.cars.first)  # a first tap only shows what would happen
            play.wait_for()
        self.press(self.cars.first if self.cars.count() else play)

    def race_to_end(self) -> int:
        """Play until the season is over; return how many decisions it took."""
        decisions = 0
        while self.reach_decision():
            self.take_turn()
            decisions += 1
        return decisions

    @contextmanager
    def answer_heard(self) -> Iterator[None]:
        """Wait until the server has told that the open decision is settled."""
        open_one = (self.traffic.view["decision"] or {}).get("id")

        def settles(frame: bytes | str) -> bool:
            if json.loads(frame)["type"] != "update":
                return False
            view = self.traffic.updates[-1].get("view") or {}  # of this frame: it has been noted
            return bool(view) and (view["decision"] or {}).get("id") != open_one

        with self.traffic.socket.expect_event("framereceived", settles):
            yield

    def read_story(self) -> None:
        """Close the window that tells what was missed."""
        expect(self.dialog("away-title")).to_be_visible()
        self.press(self.button("away-on"))
        expect(self.dialog("away-title")).to_be_hidden()

    # The menu of the table

    def open_table_menu(self) -> Locator:
        """Open the menu of the table and return it."""
        self.press(self.button("menu-title"))
        return self.dialog("menu-title")

    def close_dialog(self) -> None:
        """Close the window in front by Escape."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def set_pace(self, pace: str) -> None:
        """Set how long the bots wait, in the menu of the table."""
        self.open_table_menu()
        self.set_radio("menu-pace", f"pace-{pace}")
        self.close_dialog()
