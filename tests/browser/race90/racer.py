"""Somebody in front of a race of Race! Formula 90: what they see, and what they do with it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import Client, words
from tests.browser.person import BLINK, Data, Person
from tests.spoken import Spoken

FIRST = {"pit": "drive-on", "contest": "decline", "brake": "stay", "substitute": "keep-hand"}
"""What somebody answers who wants to get on."""
SECRET = ("qualify", "fuel-bid")
"""Questions to all at once: an answer may be changed until everybody has given one."""
SEVERAL = ("discard", "pay")
"""Questions that one card may not be enough for."""
WITHOUT_CARDS = ("enough", "chips")
"""What is said by marking no card."""
STEPS = 150
"""How often somebody presses the Tab key before giving up."""


class Racer(Person):
    """A person at a table of Race! Formula 90."""

    @classmethod
    def at(cls, person: Person) -> "Racer":
        """Return the same person, who knows how this game looks."""
        return cls(person.page, person.traffic, person.say.language, person.touches)

    @property
    def words(self) -> Spoken:
        """The sentences of the game, as this person's view has them."""
        seats = self.traffic.updates[-1]["table"]["seats"]
        names = {seat["seat"]: seat["name"] for seat in seats if seat["name"]}
        game = Spoken(Race90Words(), words(self.say.language), Client(names, by="hand"))
        game.read(self.traffic.view)
        return game

    # What is on screen

    @property
    def dock(self) -> Locator:
        """The question and the hand."""
        return self.region("r90-hand-dock")

    @property
    def asked(self) -> Locator:
        """The screen of the question that is asked."""
        return self.dock.locator("[data-kind]")

    @property
    def kind(self) -> str:
        """What kind of question is on screen."""
        return str(self.asked.get_attribute("data-kind"))

    @property
    def result(self) -> Locator:
        """The window at the end of the race."""
        return self.page.locator("[data-finish]")

    @property
    def options(self) -> list[str]:
        """The options of the open decision."""
        decision = self.traffic.view["decision"]
        return [] if decision is None else [option["text"] for option in decision["options"]]

    def preview(self, text: str) -> Data:
        """Return what an option of the open decision would do."""
        preview: Data = self.option(text)["preview"]
        return preview

    def control(self, text: str) -> Locator:
        """Return what stands for an option in the dock."""
        return self.dock.locator(f'[data-option="{text}"]').first

    @property
    def confirm(self) -> Locator:
        """The button that sends what is chosen."""
        return self.dock.locator("[data-confirm]").first

    @property
    def ghost(self) -> Locator:
        """The see-through car where a move would end."""
        return self.board.locator("[data-ghost]")

    # Playing by mouse, or by touch

    def reach_decision(self) -> bool:
        """Go on until something is asked; False if the race is over instead."""
        expect(self.dock.get_by_text(self.say("r90-hand-sending"), exact=True)).to_be_hidden()
        hurry = self.button("hurry").or_(self.button("r90-hand-to-end"))
        read = self.button("away-on")
        while True:
            self.asked.or_(self.result).or_(hurry).or_(read).first.wait_for()
            if read.is_visible():
                self.read_story()
            if self.result.is_visible():
                return False
            if self.asked.is_visible():
                if self.traffic.view["decision"]:
                    return True
                self.page.wait_for_timeout(BLINK / 10)  # what was answered is about to go
                continue
            with suppress(TimeoutError):  # the race was faster than the mouse
                self.press(hurry, timeout=BLINK / 4)

    def end_welcome(self) -> None:
        """Close what is told to newcomers, if it is there."""
        go = self.button("r90-moments-welcome-go")
        if go.is_visible():
            self.press(go)

    def answer(self, text: str) -> None:
        """Give an answer as the screen of its question asks for it."""
        with self.done_heard() if self.kind in SECRET else self.answer_heard():
            if text in WITHOUT_CARDS:
                self.press(self.confirm)
            elif self.kind == "setup":
                self.build(text)
            else:
                self.pick(text)

    @contextmanager
    def done_heard(self) -> Iterator[None]:
        """Wait until the server has taken an answer that may still be changed."""

        def settles(frame: bytes | str) -> bool:
            return bool(json.loads(frame)["type"] == "done")

        with self.traffic.socket.expect_event("framereceived", settles):
            yield

    def pick(self, text: str) -> None:
        """Take what stands for an option: a finger looks first, and cards are confirmed."""
        control = self.control(text)
        pressed = control.get_attribute("aria-pressed")
        if pressed is None:
            self.press(control)
            if self.touches:
                with suppress(TimeoutError):  # one tap was enough
                    self.press(control, timeout=BLINK)
            return
        for _ in range(2):  # what was read may have been the question before, or a suggestion came
            if control.get_attribute("aria-pressed") == "false":
                self.press(control)
        if self.kind in SEVERAL:
            self.mark_enough()
        self.press(self.confirm)

    def mark_enough(self) -> None:
        """Mark more cards as long as those that are marked are too few."""
        for text in self.options:
            control = self.control(text)
            if self.confirm.is_disabled() and control.get_attribute("aria-pressed") == "false":
                self.press(control)

    def build(self, text: str) -> None:
        """Set a car up: chips, cards and damage slots, each in its row."""
        for part, value in enumerate(text.removeprefix("setup ").split("-")):
            row = self.asked.get_by_role("radiogroup").nth(part)
            radio = row.get_by_role("radio", name=value, exact=True)
            self.press(radio)
            expect(radio).to_be_checked()
        self.press(self.confirm)

    def take_turn(self, slot: int = 0) -> None:
        """Answer whatever is asked; a card is played if that is the question."""
        options = self.options
        wanted = FIRST.get(self.kind)
        if self.kind == "play":
            wanted = self.best_play()
        self.answer(wanted if wanted in options else options[slot])

    def best_play(self) -> str:
        """Return the card that goes furthest, alone; if none can, the skip."""
        plays = [text for text in self.options if self.preview(text).get("alone")]
        if not plays:
            return "skip"
        return max(plays, key=lambda text: (self.preview(text)["points"], text))

    def expect_question(self) -> None:
        """See that the question on screen is the one that is asked, in words."""
        view: dict[str, Any] = self.traffic.view
        expect(self.asked).to_have_attribute("data-kind", view["decision"]["kind"])
        expect(self.dock.get_by_text(self.words.question(view), exact=True).first).to_be_visible()

    @property
    def events(self) -> list[Data]:
        """All that this person was told of the race."""
        return [event for update in self.traffic.updates for event in update["events"]]

    def focus_by_keys(self, target: Locator) -> None:
        """Walk with the Tab key until something has the focus."""
        target.wait_for()
        for _ in range(STEPS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {target}")
