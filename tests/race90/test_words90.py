"""Race! Formula 90 in words: everything that is asked and happens is said in four languages."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import boxbox
from boxbox.games.race90.rules.state import QUESTIONS
from boxbox.games.race90.table.cards import EVENTS as EVENTS_ON_CARDS
from boxbox.games.race90.table.cards import TYPES
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.race import SKILLS, STRATEGIES, TYRES
from boxbox.games.race90.table.track import WEATHER
from boxbox.games.race90.terminal.board import Board
from boxbox.games.race90.words.sentences import Race90Words
from boxbox.words import LANGUAGES, TERMINAL, Client, Words, words
from tests.locales import messages
from tests.race90.scenes import race
from tests.race90.telling import (
    FAST_CARD,
    NAMES,
    SLOW_CARD,
    a_card,
    asked,
    draw,
    drove,
    fitting,
    played,
    printed,
)
from tests.race90.words_cases import ADVANCED_EVENTS, ADVANCED_PREVIEWS, RARE_EVENTS, reasons
from tests.spoken import Spoken

Data = dict[str, Any]

RACES: tuple[tuple[int, Data], ...] = (
    (4, {}),
    (2, {"track": "hungaroring", "strategies": ["banging-wheels", "hazard"]}),
    (6, {"short": True, "rescue": True, "charts": "random"}),
    (3, {"strategies": ["chase", "balance", "lucky"]}),
    (4, {"track": "hungaroring", "rescue": True}),
    (5, {"level": "junior"}),
    (4, {"level": "advanced"}),
    (3, {"level": "advanced", "track": "hungaroring", "short": True}),
    (2, {"level": "advanced", "modules": ["flags", "track-cards"]}),
    (6, {"level": "advanced", "weather": "rain", "rescue": True}),
)
ROUNDS = 8
"""So many races of each sort at most, until everything has happened."""
EVENTS = {
    "set-up", "chart", "dealt", "substitute", "sealed", "qualified", "grid", "strategy", "turn",
    "chasing", "leader", "contest", "contest-laid", "contest-declined", "contest-shown",
    "contest-result", "pit", "serviced", "discarded", "drew", "reshuffled", "skipped", "played",
    "bonus", "paid", "damage", "checked", "laid", "drove", "point", "braked-late", "off-track",
    "re-entered", "out", "rescued", "finished", *(event["kind"] for event in ADVANCED_EVENTS),
}  # fmt: skip
KINDS = {*QUESTIONS, "qualify", "fuel-bid"}
ELSEWHERE = {f"r90-flag-{flag}" for flag in EVENTS_ON_CARDS} | {
    "r90-player", "r90-superfast", "r90-corner-the", "r90-unknown-card", "r90-chart-fuel-now",
    "r90-unplayable-card-fresh", "r90-country-other",
}  # fmt: skip
"""What races bring seldom or not yet, and other tests say."""
WHYS = EVENTS | {
    "choice", "fuel", "pit", "lucky", "hand", "out", "deck", "discards", "action", "trajectory",
    "balance", "hazard", "card", "check", "contest", "movement", "lapping", "late-braking", "flag",
    "no-players", "blocked", "stay", "done", "question", "overtake", "lap", "un-lap", "red",
    "brown", "start", "skip", "rescue", "first", "last", "person", "junior", "basic", "advanced",
    "forced", "tyres", "off-track", "crash", "stop", "track", "special", "qualifying", "pitting",
    "hard", "versatility", "restart", "safety-car", *SKILLS, *TYRES, *WEATHER, *EVENTS_ON_CARDS,
}  # fmt: skip


class NotingWords(Words):
    """Words that note which keys were said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()
        self.all_keys: set[str] = set()

    def say(
        self, key: str, values: Mapping[str, Any] | None = None, client: Client = TERMINAL
    ) -> str:
        self.keys.add(key)
        self.all_keys.add(key)
        return super().say(key, values, client)


class Teller:
    """Says everything in English, and in all languages what is said in a new way."""

    def __init__(self) -> None:
        self.english = NotingWords()
        self.boards = {"en": Board(self.english)}
        self.boards |= {language: Board(words(language)) for language in LANGUAGES[1:]}
        self.ways: set[tuple[object, ...]] = set()
        self.seen: set[tuple[object, ...]] = set()
        self.said: dict[str, list[str]] = {language: [] for language in LANGUAGES}

    def tell(self, view: Data, what: str, given: Any, *marks: object) -> None:
        """Say something if there is a fact in it that was not there before."""
        found = {(what, *mark) for mark in flat(marks)}
        if found <= self.seen:
            return
        self.seen |= found
        self.english.keys.clear()
        self._keep("en", say(self.boards["en"], view, what, given))
        if self._is_new_way(what):
            for language in LANGUAGES[1:]:
                self._keep(language, say(self.boards[language], view, what, given))

    def _is_new_way(self, what: str) -> bool:
        """True if words come together that never did; on a screen, whether one is new."""
        keys = self.english.keys
        ways = {(what, key) for key in keys} if what == "screen" else {(what, frozenset(keys))}
        new = not ways <= self.ways
        self.ways |= ways
        return new

    def _keep(self, language: str, sentence: str) -> None:
        assert sentence.strip(), language
        assert "{" not in sentence
        assert "$" not in sentence
        assert "r90-" not in sentence
        self.said[language].append(sentence)


def say(board: Board, view: Data, what: str, given: Any) -> str:
    game = Spoken(board.game, board.look.words)
    game.read(view)
    sayings: dict[str, Callable[[], str]] = {
        "event": lambda: game.event(given),
        "screen": lambda: draw(board, given),
        "ending": lambda: end(board, given),
        "option": lambda: game.option(given["text"], given["preview"], view),
        "preview": lambda: game.preview(given),
        "reason": lambda: game.reason(*given),
        "question": lambda: game.question(given),
        "hint": lambda: game.hint(given),
    }
    return sayings[what]()


def flat(facts: Any, *path: object) -> Iterator[tuple[object, ...]]:
    """Return every fact by itself: words that matter, whether there are one or more, or none."""
    if isinstance(facts, Mapping):
        for key, value in facts.items():
            yield from flat(value, *path, key)
    elif isinstance(facts, list | tuple):
        yield *path, bool(facts)
        for value in facts:
            yield from flat(value, *path, "each")
    elif isinstance(facts, int):
        yield *path, max(-1, min(facts, 2))
    else:
        yield *path, facts if facts in WHYS else bool(facts)


def drive(match: boxbox.Match[Any], seed: int) -> Iterator[int]:
    """Play a race at random, mostly moving on, and return the seat before each choice."""
    rng = Random(seed)
    while match.decisions:
        decision = match.decisions[0]
        yield decision.seat
        options = [option.text for option in decision.options]
        seldom = [text for text in options if text not in ("skip", "box", "decline", "no-point")]
        match.choose(
            decision.seat, rng.choice(seldom if seldom and rng.random() < 0.8 else options)
        )


class Told(NamedTuple):
    """What was said of random races, and which kinds of things there were."""

    teller: Teller
    events: set[str]
    kinds: set[str]
    refused: set[str]

    def is_all(self) -> bool:
        unsaid = set(messages("en", "race90/game")) - self.teller.english.all_keys - ELSEWHERE
        return self.kinds == KINDS and not unsaid


@cache
def told() -> Told:
    """Tell random races until everything has happened."""
    so_far = Told(Teller(), set(), set(), set())
    for seed in range(3):
        tell_race(so_far, lapping_race(seed), seed)
    for seed in range(ROUNDS):
        for seats, options in RACES:
            tell_race(so_far, boxbox.start("race90", seats, seed, options), seed)
        if so_far.is_all():
            break
    return so_far


def lapping_race(seed: int) -> boxbox.Match[Any]:
    """Return the end of a race in which a player leads and has a car to lap right ahead."""
    cars = ("s0 35", "fast1 31", "s1 30", "slow1 12")
    return race(*cars, seats=2, turn=24, driver=0, seed=seed,
                p0={"hand": [*range(2, 180, 25)], "target": 90},
                p1={"hand": [*range(3, 180, 25)]})  # fmt: skip


def tell_race(so_far: Told, match: boxbox.Match[Any], seed: int) -> None:
    teller = so_far.teller
    for seat in drive(match, seed):
        view = match.view(seat)
        level, decision = view["options"]["level"], view["decision"]
        kind = f"{level} {decision['kind']}{' last' if is_last_turn(view) else ''}"
        so_far.kinds.add(decision["kind"])
        here = {place(view): 1} if decision["kind"] == "brake" else 1
        teller.tell(view, "question", view, {kind: here})
        teller.tell(view, "hint", view, {kind: here})
        for option in decision["options"]:
            act = f"{kind} {option['text'].split()[0]}"
            teller.tell(view, "option", option, {act: option["preview"]})
            teller.tell(view, "preview", option["preview"], {act: option["preview"]})
        for no in decision["refused"]:
            so_far.refused.add(no["reason"])
            teller.tell(view, "reason", (no["reason"], no["values"]), {no["reason"]: no["values"]})
        teller.tell(view, "screen", view, {level: looks(view)})
    level = match.view(None)["options"]["level"]
    rare = RARE_EVENTS + (ADVANCED_EVENTS if level == "advanced" else [])
    for reader in (0, 1, None):
        view = match.view(reader)
        for event in [*match.events(reader), *rare]:
            so_far.events.add(event["kind"])
            teller.tell(view, "event", event, {f"{level} {head(event, reader)}": event})
        for case in reasons():
            teller.tell(view, "reason", case, {str(case): 1})
        for preview in ADVANCED_PREVIEWS if level == "advanced" else ():
            teller.tell(view, "preview", preview, {str(preview): 1})
        out = [row["car"] for row in view["retired"]]
        teller.tell(view, "ending", view, {f"{level} {reader} {f's{reader}' in out}": 1})
        teller.tell(won_by_seat_0(view), "ending", won_by_seat_0(view), {f"{reader} won": 1})


def is_last_turn(view: Data) -> bool:
    """True if no turn comes after this one."""
    return bool(view["turn"] == view["summary"]["turns"])


def place(view: Data) -> str:
    """Return where the reader is."""
    own = f"s{view['seat']}"
    section = next(car["section"] for car in view["cars"] if car["car"] == own)
    return f"{view['options']['track']} {section}"


def head(event: Data, reader: int | None) -> str:
    """Return what decides how an event is told: its words, who reads, whether a car moves on."""
    own = event.get("seat", event.get("car")) in (reader, f"s{reader}")
    words_in_it = [fact for fact in event.values() if fact is True or str(fact) in WHYS]
    moves_on = any("enter" in step for step in event.get("path", ()))
    return f"{own} {words_in_it} {moves_on}"


def looks(view: Data) -> Data:
    """Return what makes a screen look different from others."""
    own = view["players"][view["seat"]]
    piles = {pile: own[pile] for pile in ("hand", "frozen", "laid", "strategy", "fuel")}
    facts = ("status", "pitted", "moved", "laps_down", "point", "entry", "penalty", "pit_due")
    chart = ("tyre_type", "soft", "skill", "versatile")
    table = ("weather", "robot_tyres", "yellow", "blue", "orange", "safety_car", "restart", "fresh")
    return {
        view["decision"]["kind"]: 1,
        "piles": piles,
        "cars": [{fact: car.get(fact) for fact in facts} for car in view["cars"]],
        "chart": {fact: own.get(fact) for fact in chart},
        "table": {fact: view.get(fact) for fact in table},
        "due": view["turn"] == own["fuel"],
        "track": {view["options"]["track"]: 1},
    }


def test_everything_that_is_asked_and_happens_is_said_in_all_languages() -> None:
    teller, events, kinds, refused = told()
    assert events >= EVENTS
    assert kinds == KINDS
    assert refused <= {reason for reason, _ in reasons()}
    for language, sentences in teller.said.items():
        assert len(set(sentences)) > 200, language
    foreign = {sentence for sentence in teller.said["en"] if len(sentence) > 45}
    for language in LANGUAGES[1:]:
        assert not foreign & set(teller.said[language])


def test_no_message_is_written_that_nothing_says() -> None:
    assert set(messages("en", "race90/game")) - told().teller.english.all_keys <= ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_races_do_not_bring_has_words_too(language: str) -> None:
    game = Spoken(Race90Words(), words(language))
    assert "1" in game.car("superfast1")
    assert "2" in game.player(1)
    for flag in EVENTS_ON_CARDS:
        card = next(card for card in game.data.cards if card.event == flag)
        assert game.say(f"flag-{flag}") in game.card(str(card.number))
    game.track = game.track._replace(corners=("Piratella", *game.track.corners[1:]))
    assert game.section(3, "at").partition("Piratella")[2] == " (1/2)"
    assert game.country("spain-1") == "Spain"
    assert game.country("spain-1", "for").endswith(" Spain")
    assert "t99" in game.brief("t99")
    fresh = game.unplayable("card-fresh", {"card": "t5"})
    assert len(fresh) < len(game.reason("card-fresh", {"card": "t5"}))
    view = lapping_race(1).view(0)
    view["players"][0]["fuel"] = view["turn"]
    assert words(language).say("r90-chart-fuel-now") in draw(Board(words(language)), view)


def end(board: Board, view: Data) -> str:
    parts = [board.intro(view), board.board(view), board.standings(view), board.verdict(view)]
    return fitting(*parts, board.standings({**view, "result": None}))


def won_by_seat_0(view: Data) -> Data:
    rows = view["result"]["classification"]
    rows = sorted(rows, key=lambda row: row["seat"] != 0)
    return view | {"result": {"classification": rows}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_intro_is_short(language: str) -> None:
    view = boxbox.start("race90", 2, 1).view(0)
    assert len(printed(80, Board(words(language)).intro(view)).splitlines()) <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct(language: str) -> None:
    game = Spoken(Race90Words(), words(language))
    for track in game.data.tracks.values():
        game.read({"options": {"track": track.name}, "turn": 1, "summary": {"turns": 26},
                   "seat": None, "players": [], "cars": []})  # fmt: skip
        for form in ("name", "at", "to"):
            names = [game.section(n, form) for n in range(len(track.sections))]
            assert len(set(names)) == len(names)
    assert len({game.car(car) for car in CARS}) == len(CARS)
    assert len({game.strategy(strategy) for strategy in STRATEGIES}) == len(STRATEGIES)
    assert len({game.say(f"letter-{kind}") for kind in TYPES}) == len(TYPES)
    assert all(game.strategy(name).startswith(name.replace("-", " ").upper())
               for name in STRATEGIES)  # fmt: skip


def test_sections_are_called_after_corners() -> None:
    game = Spoken(Race90Words(), words("en"))
    assert game.track.name == "monza"
    assert [game.section(n) for n in (0, 2, 4, 9, 11, 18, 20)] == [
        "Main straight (4/5)",
        "Braking for Rettifilo",
        "Rettifilo (2/2)",
        "Lesmo 1",
        "Straight after Lesmo 2 (1/3)",
        "Braking for Parabolica",
        "Parabolica (2/2)",
    ]
    assert game.section(18, "to") == "to the braking section before the Parabolica"
    assert Spoken(Race90Words(), words("it")).section(19, "at") == "alla Parabolica (1/2)"
    assert Spoken(Race90Words(), words("pt")).section(9, "to") == "até Lesmo 1"


def test_cards_say_what_they_ask() -> None:
    game = Spoken(Race90Words(), words("en"))
    card = a_card(type="driving", move=2, factor=37, check=20)
    assert game.card(card) == "+2 driving (37) Check+20"
    assert Board(words("es")).look.card(card).plain == " Co +2 (37) Comp+20 "
    fast = a_card(type="speeding", move=4, tyres=2)
    assert game.card(fast) == f"+4 speeding ({game.factor(fast)}) 2 tyres"


FAST_BRIEF = f"+4 speeding ({Spoken(Race90Words(), words('en')).factor(FAST_CARD)})"


def story(*events: Data) -> list[str]:
    game = Spoken(Race90Words(), words("en"), Client(NAMES))
    game.own = 0
    lines: list[str] = game.story(events)
    return lines


def test_a_drivers_turn_is_one_line_and_only_named_once() -> None:
    lines = story(
        {"kind": "drew", "seat": 1, "from": "deck", "count": 1},
        played(1),
        {"kind": "paid", "seat": 1, "chips": 1, "cards": []},
        {"kind": "damage", "seat": 1, "why": "check", "disc": "red"},
        {"kind": "leader", "car": "s1"},
        drove("s1", {"enter": 1}, {"pass": "s0", "how": "overtake", "cost": 1}, {"enter": 2}),
        {"kind": "point", "car": "s1", "section": 2, "point": 2, "colour": "driving", "bonus": 1},
        drove("fast1", {"enter": 1}),
    )
    assert lines == [
        f"P1 plays {FAST_BRIEF} for 2 tyres. They take 1 red damage. They drive 2 sections "
        "to the braking section before the Rettifilo chicane, past you. They take the lead! "
        "They take the green trajectory, +1.",
        "FAST 1 drives 1 section to the main straight (5/5).",
    ]


def test_a_move_that_went_on_after_a_question_is_told_as_one() -> None:
    passed = {"pass": "s2", "how": "overtake", "cost": 1}
    asked = drove("s1", {"enter": 1}, {"enter": 2}) | {"why": "question"}
    on = drove("s1", passed, {"enter": 3})
    assert story(asked, {"kind": "leader", "car": "s1"}, on) == [
        "P1 drives 3 sections to the Rettifilo chicane (1/2), past P2. They take the lead!"
    ]
    assert len(story(asked, drove("s2", {"enter": 1}))) == 2


def test_bonuses_are_told_with_the_move_that_they_lengthen() -> None:
    hazard = {"kind": "bonus", "seat": 1, "why": "hazard", "value": 1}
    late = {"kind": "bonus", "seat": 1, "why": "trajectory", "value": 1}
    asked = drove("s1", {"enter": 1}) | {"why": "question"}
    on = drove("s1", {"pass": "s2", "how": "overtake", "cost": 1}, {"enter": 2})
    lines = story(hazard, hazard, asked, late, on, drove("fast1", {"enter": 1}))
    assert lines == [
        "P1 drives 2 sections (+2 HAZARD, +1 trajectory) to the braking section before the "
        "Rettifilo chicane, past P2.",
        "FAST 1 drives 1 section to the main straight (5/5).",
    ]
    alone = story(hazard, played(1), drove("s1", {"enter": 1}))
    assert alone[0].endswith("They drive 1 section to the main straight (5/5).")


def test_a_card_tells_of_the_pairs_that_begin_with_it() -> None:
    view = asked("play", {"short": True})
    game = Spoken(Race90Words(), words("en"))
    game.read(view)
    options = {option["text"]: option["preview"] for option in view["decision"]["options"]}
    cards = [text for text in options if text.startswith("play ")]
    told = [" · ".join(game.effects(text, options[text], view)) for text in cards]
    assert " · also in " in told[0]
    assert told[-1].endswith("pair: begin with the other card")


def test_junior_does_not_speak_of_what_it_has_not() -> None:
    view = asked("play", {"level": "junior"})
    board = Board(words("en"))
    screen = draw(board, view)
    for absent in ("Strategy", "strategy", "Refuel", "contest", "Late Braking", "blind"):
        assert absent not in screen
    assert "contest" not in board.intro(view)
    assert "contest" in Board(words("en")).intro(asked("play", {}))


def test_a_contest_is_one_line() -> None:
    shown = {"kind": "contest-shown", "cards": [FAST_CARD, SLOW_CARD], "modifier": 0, "strategy": 0}
    lines = story(
        {"kind": "contest", "section": 9, "cars": ["s1", "s0", "slow1"]},
        {"kind": "contest-declined", "car": "slow1"},
        {"kind": "contest-laid", "car": "s0", "count": 2, "cards": [FAST_CARD, SLOW_CARD]},
        {"kind": "contest-laid", "car": "s1", "count": 2},
        shown | {"car": "s1", "total": 5},
        shown | {"car": "s0", "modifier": 1, "strategy": 3, "total": 9},
        {"kind": "damage", "seat": 1, "why": "contest", "disc": "brown"},
        {"kind": "contest-result", "section": 9, "order": ["s0", "s1", "slow1"],
         "ties": [["s0", "s1"]]},
    )  # fmt: skip
    assert lines == [
        "Contest at Lesmo 1: P1, P0, SLOW 1. SLOW 1 doesn't fight. "
        "P1: 5 (+4 +1), P0: 9 (+4 +1, corner +1, BANGING WHEELS +3). "
        "Contact: P0, P1! Now first to last: P0, P1, SLOW 1. "
        "P1 takes 1 brown damage, beyond repair."
    ]


def test_the_own_turn_tells_what_others_do_not_see() -> None:
    drew = {"kind": "drew", "seat": 0, "from": "deck", "count": 1, "cards": [FAST_CARD]}
    assert story(drew) == [f"You draw {FAST_BRIEF} 2 tyres."]
    taken = {"kind": "drew", "seat": 1, "from": "discards", "count": 1, "card": FAST_CARD}
    assert story(taken, played(1))[0].endswith(f". They play {FAST_BRIEF} for 2 tyres.")


def test_who_leads_on_the_grid_is_not_news() -> None:
    order = {"kind": "grid", "order": ["s0", "fast1"],
             "fuel": {"s0": 8, "fast1": 14, "fast2": 14, "slow1": 14}}  # fmt: skip
    lines = story({"kind": "leader", "car": "s0"}, order, {"kind": "leader", "car": "fast1"})
    assert lines == [
        "The grid: 1 P0, 2 FAST 1. Refuelling due by turn: 8 P0; 14 FAST ×2, SLOW.",
        "FAST 1 takes the lead!",
    ]


def test_the_track_is_drawn_again_only_when_something_moved_or_it_is_asked_for() -> None:
    match = boxbox.start("race90", 2, 3, {"charts": "random", "strategies": ["hazard", "hazard"]})
    for _ in range(2):
        match.choose(match.decisions[0].seat, "keep-hand")
    for seat in (0, 1):
        match.choose(seat, match.decision(seat).options[0])  # type: ignore[union-attr]
    seat = match.decisions[0].seat
    board = Board(words("en"))
    assert "Ahead of you" in printed(100, board.board(match.view(seat)))
    match.choose(seat, "drive-on")
    assert "Ahead of you" not in printed(100, board.board(match.view(seat)))
    assert "Ahead of you" in printed(100, board.board(match.view(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_own_sentence(language: str) -> None:
    game = Spoken(Race90Words(), words(language))
    said = [game.reason(reason, values) for reason, values in reasons()]
    assert len(set(said)) == len(said)
