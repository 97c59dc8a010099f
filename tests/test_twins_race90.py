"""The browser says of Race! Formula 90 what Python says: sentences kept in a file both test.

`pytest tests/test_twins_race90.py --update` writes the files anew from races that are played here.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import boxbox
from boxbox.games.race90.dataset import load_shipped
from boxbox.games.race90.printed import printed
from boxbox.games.race90.race import CARS
from boxbox.words import LANGUAGES, words
from boxbox.words.race90 import Race90Words
from boxbox.words.race90_names import SEAT
from tests.race90.test_words90 import NotingWords, drive, flat, head, is_last_turn, lapping_race
from tests.race90.words_cases import ADVANCED_EVENTS, ADVANCED_PREVIEWS, RARE_EVENTS, reasons
from tests.test_words import messages

FOLDER = Path(__file__).parent.parent / "frontend/tests/fixtures"
SENTENCES, PRINTED = FOLDER / "race90-sentences.jsonl", FOLDER / "race90-printed.json"
MOST_BYTES = 480_000
WINDOW = 5
"""So many events make a piece of the story."""
Data = dict[str, Any]
Case = tuple[Data, str, Any]
"""A view, what is asked, and about what."""

RACES: tuple[tuple[int, Data], ...] = (
    (4, {"level": "advanced"}),
    (3, {"track": "hungaroring", "short": True, "rescue": True, "charts": "random"}),
    (2, {"level": "junior"}),
    (2, {"level": "advanced", "track": "hungaroring", "short": True, "weather": "rain"}),
    (3, {"strategies": ["chase", "balance", "lucky"]}),
)
"""Races of all levels, on both tracks."""
STEP_ON = {"to": 7, "why": "done", "behind": None, "passes": [], "flags": [], "lap_checks": 0,
           "specials": [], "braking": None}  # fmt: skip
RARE_PREVIEWS: tuple[Data, ...] = (
    {},
    {"factor": 80, "target": 50, "passed": False, "new_target": 80, "to": 7, "why": "lap-check"},
    {"car": "fast1", "target": 50, "odds": 0.505, "to": 7, "passes": [], "off": []},
)
RARE_OPTIONS: tuple[tuple[str, str, Data], ...] = (
    ("rescue", "rescue", {"car": "fast1", "to": 7, "tyres": 8, "cards": 6, "fuel": None}),
    ("rescue", "retire", {}),
    ("safety-car", "discard 17", {"move": 4, "factor": 11}),
    ("orange-flag", "brake-late", {"car": "fast1", "target": 50, "odds": 0.5, "to": 7,
                                   "passes": [], "lap_checks": 0, "off": []}),
    ("orange-flag", "stay", {"car": "fast1", "to": 6}),
    ("pass", "pass", {**STEP_ON, "cost": 0}),
    ("pass", "pass-paying", {**STEP_ON, "cost": 1}),
)  # fmt: skip
"""A question, an answer, and what it would do."""
MORE_EVENTS: tuple[Data, ...] = (
    {"kind": "rescued", "seat": 1, "car": "slow2", "section": 9},
    *({"kind": "drove", "car": "s1", "from": 3, "to": to, "left": 0, "why": "done",
       "path": [*({"pass": car, "how": how, "cost": 1} for car in cars), *on]}
      for how in ("overtake", "lap", "un-lap")
      for cars in (["s0"], ["slow1", "s0"], ["slow1"])
      for to, on in ((3, []), (4, [{"enter": 4}]))),
    *({"kind": "weather", "slot": slot, "weather": "", "before": None, "why": "start", "card": "5",
       "seat": None, "from": None} for slot in (2, 5, 7)),
)  # fmt: skip
"""What the races here don't bring."""
NAMING = ("r90-corner-", "r90-section-", "r90-type-", "r90-country-", "r90-colour-", "r90-flag-",
          "r90-symbol-", "r90-fast", "r90-slow", "r90-superfast", "r90-here", "r90-player",
          "r90-tyre-type-")  # fmt: skip
"""Names: which one stands in a sentence makes no difference to how it is put together."""
TERMINAL = {
    "r90-intro": "what the guide tells in the browser",
    "r90-title": "headings of the terminal's tables",
    "r90-legend": "signs of the terminal's tables",
    "r90-mark-": "signs of the terminal's tables",
    "r90-table-": "rows of the terminal's tables",
    "r90-column-": "columns of the terminal's tables",
    "r90-chart-": "rows of the terminal's chart, but for its name and facts",
    "r90-gap-": "a column of the terminal's tables",
    "r90-target": "a sign of the terminal's track",
    "r90-modifier": "a sign of the terminal's track",
    "r90-robot-fuel": "a line below the terminal's tables",
    "r90-skills": "a line below the terminal's tables",
    "r90-letter-": "a sign in the terminal's hand, and on the browser's cards",
    "r90-verdict-": "the last line of the terminal",
    "r90-setup-fewer": "a line in the terminal's list of set-ups",
    "r90-corner-the": "a corner of somebody else's data, which other tests name",
    "r90-country-other": "a country of somebody else's data, which other tests name",
}
"""What no sentence of the twins says, and why; a screen of the browser may say it by itself."""
OWN = ("setup", "strategy", "skill", "soft", "tyre_type", "laid")


def tell(game: Race90Words, view: Data, ask: str, given: Any) -> Any:
    game.read(view)
    sayings: dict[str, Callable[[], Any]] = {
        "question": lambda: game.question(view),
        "hint": lambda: game.hint(view),
        "label": lambda: game.label(given, view),
        "option": lambda: game.option(given["text"], given["preview"], view),
        "preview": lambda: game.preview(given),
        "reason": lambda: game.reason(given["reason"], given["values"]),
        "unplayable": lambda: game.unplayable(given["reason"], given["values"]),
        "event": lambda: game.event(given, lambda seat: named(game, seat), {}),
        "story": lambda: game.story(given, lambda seat: named(game, seat)),
        "card": lambda: game.card(given),
        "brief": lambda: game.brief(given),
        "cars": lambda: game.cars(given),
        "sections": lambda: "; ".join(game.section(n, given) for n in starts(game)),
        "where": lambda: "; ".join(map(game.where, range(len(game.places)))),
        "chart": lambda: game.chart(game.charts[given]),
    }
    return sayings[ask]()


def named(game: Race90Words, seat: int) -> dict[str, str]:
    return {"who": "you" if seat == game.own else "other", "player": game.player(seat)}


def starts(game: Race90Words) -> list[int]:
    """Return the first section of each part of a track."""
    return [n for n, place in enumerate(game.places) if place.part == 1]


# What a sentence needs of a view


def seen(view: Data, here: bool = True) -> Data:
    """Return what every sentence may need: the race, who reads, the charts, the own car."""
    facts = ("track", "level", "modules")
    own = f"s{view['seat']}"
    cars = [{"car": own, "section": car["section"]} for car in view["cars"] if car["car"] == own]
    return {
        "options": {fact: view["options"][fact] for fact in facts},
        "turn": 2 if is_last_turn(view) else 1,
        "summary": {"turns": 2},
        "seat": view["seat"],
        "cars": cars if here else [],
        "players": [{"seat": row["seat"], "chart": row["chart"]} for row in view["players"]],
    }


def chosen_from(view: Data, option: Data) -> Data:
    """Return what an option needs: the question's kind, and the own state."""
    shown = seen(view)
    own, player = view["players"][view["seat"]], shown["players"][view["seat"]]
    player |= {"strategy": own["strategy"]}
    player |= {fact: own[fact] for fact in ("setup", "soft") if own.get(fact)}
    if option["text"].startswith("check "):
        player["hand"] = own["hand"]
    return {**shown, "decision": {"kind": view["decision"]["kind"], "options": []}}


def asked_in(view: Data) -> Data:
    """Return what a question needs."""
    shown = seen(view)
    own = view["players"][view["seat"]]
    shown["players"][view["seat"]] |= {fact: own[fact] for fact in OWN if own.get(fact)}
    for fact in ("turn", "safety_car", "weather"):
        if view.get(fact):
            shown[fact] = view[fact]
    steps = view["steps"]
    return {
        **shown,
        "summary": {"turns": view["summary"]["turns"]},
        "contest": {"group": view["contest"]["group"]},
        "move": {"points": view["move"]["points"]},
        "steps": [step for step in steps if step[0] == "declare" or step is steps[-1]],
        "decision": {"kind": view["decision"]["kind"], "options": _answers(view)},
    }


def _answers(view: Data) -> list[Data]:
    """Return the options that a question speaks of: one with a target, and how to say no."""
    options = [
        {"text": option["text"], "preview": _only(option["preview"], "target", "car")}
        for option in view["decision"]["options"]
    ]
    spoken = [one for one in options if one["text"] in ("stay", "enough", "brake-late")]
    aimed = [one for one in options if one["preview"].get("target") is not None]
    return spoken + aimed[:1]


def _only(data: Data, *facts: str) -> Data:
    return {fact: data[fact] for fact in facts if fact in data}


def shortened(preview: Data) -> Data:
    """Return a preview of which pairs are only named."""
    if "pairs" not in preview:
        return preview
    return {**preview, "pairs": {card: {} for card in preview["pairs"]}}


# What there is to say


def cases() -> Iterator[Case]:
    for seed, (seats, options) in enumerate(RACES):
        yield from race_cases(boxbox.start("race90", seats, seed, options), seed)
    yield from race_cases(lapping_race(0), 0)
    match = boxbox.start("race90", 3, 1, {"level": "advanced", "charts": "random"})
    view = match.view(0)
    for reader in (0, 1, None):
        for event in (*RARE_EVENTS, *ADVANCED_EVENTS, *MORE_EVENTS):
            yield {**seen(view), "seat": reader}, "event", event
    for preview in (*RARE_PREVIEWS, *ADVANCED_PREVIEWS):
        yield seen(view), "preview", preview
    for kind, text, preview in RARE_OPTIONS:
        option = {"text": text, "preview": preview}
        asked = {**view, "decision": {"kind": kind, "options": [option]}}
        yield chosen_from(asked, option), "option", option
        if kind != "pass":
            yield asked_in(asked), "question", None
            yield asked_in(asked), "hint", None
    for reason, values in reasons():
        for ask in ("reason", "unplayable"):
            yield seen(view), ask, {"reason": reason, "values": values}
    yield from name_cases()


def name_cases() -> Iterator[Case]:
    data = load_shipped()
    for track in data.tracks.values():
        view: Data = {"options": {"track": track.name, "level": "advanced", "modules": "all"},
                      "turn": 1, "summary": {"turns": 2}, "seat": 0, "cars": [],
                      "players": [{"seat": 0, "chart": None}]}  # fmt: skip
        for form in ("name", "at", "to", "short"):
            yield view, "sections", form
        yield {**view, "cars": [{"car": "s0", "section": 5}]}, "where", None
        for card in (*data.cards[1:], *track.cards):
            name = str(card.number) if card in data.cards else f"t{track.cards.index(card) + 1}"
            yield view, "card", name
            yield view, "brief", name
    yield view, "brief", "t99"
    yield view, "cars", list(CARS)
    for chart in data.charts:
        yield view, "chart", chart.name


def race_cases(match: boxbox.Match[Any], seed: int) -> Iterator[Case]:
    told = {0: 0, None: 0}
    for seat in drive(match, seed):
        view = match.view(seat)
        yield from decision_cases(view)
        if seat == 0:
            yield from event_cases(match, told)
    yield from event_cases(match, told)


def event_cases(match: boxbox.Match[Any], told: dict[int | None, int]) -> Iterator[Case]:
    for reader, since in told.items():
        view = seen(match.view(reader), here=False)
        events = [{fact: value for fact, value in event.items() if fact not in ("n", "asked")}
                  for event in match.events(reader, since)]  # fmt: skip
        told[reader] = len(match.events(reader))
        for event in events:
            yield view, "event", event
        for at in range(0, len(events) - 1, WINDOW - 1):
            yield view, "story", events[at : at + WINDOW]


def decision_cases(view: Data) -> Iterator[Case]:
    for ask in ("question", "hint"):
        yield asked_in(view), ask, None
    for option in view["decision"]["options"]:
        given = {"text": option["text"], "preview": shortened(option["preview"])}
        yield chosen_from(view, option), "option", given
    for refused in view["decision"]["refused"]:
        for ask in ("reason", "unplayable"):
            yield seen(view), ask, {"reason": refused["reason"], "values": refused["values"]}


# Which of them are kept


class Keeper:
    """Keeps a case for each way of saying something."""

    def __init__(self) -> None:
        self.english = NotingWords()
        self.game = Race90Words(self.english)
        self.seen: set[tuple[object, ...]] = set()
        self.ways: set[object] = set()
        self.kept: list[Case] = []
        self.keys: set[str] = set()

    def consider(self, case: Case) -> None:
        view, ask, given = case
        if not self._is_news(view, ask, given):
            return
        self.english.keys.clear()
        tell(self.game, view, ask, given)
        ways = self._ways(view, ask, given)
        if not ways <= self.ways:
            self.ways |= ways
            self.kept.append(case)
            self.keys |= self.english.keys

    def _is_news(self, view: Data, ask: str, given: Any) -> bool:
        """Tell whether there is a fact in it that was not there before; the others take time."""
        level, kind = view["options"]["level"], view.get("decision", {}).get("kind")
        if is_last_turn(view):
            kind = f"last {kind}"
        if ask in ("option", "event"):
            act = _act(given["text"]) if ask == "option" else head(given, view["seat"])
            facts = set(flat({f"{level} {kind} {act}": given}, ask)) | {_whom(view, given)}
        elif ask == "story":
            facts = {(ask, *pair) for pair in _neighbours(given)}
        elif ask in ("question", "hint"):
            facts = {(ask, level, kind)}
        else:
            facts = {(ask, str(given), view["options"]["track"])}
        is_news = not facts <= self.seen
        self.seen |= facts
        return is_news

    def _ways(self, view: Data, ask: str, given: Any) -> set[object]:
        """Return how something is said; long lists of pieces count piece by piece."""
        keys = {key for key in self.english.keys if not key.startswith(NAMING)}
        if ask in ("sections", "where", "cars", "chart"):
            return {(view["options"]["track"], ask, given)} if ask != "cars" else {ask}
        if ask in ("card", "brief"):
            return {(ask, key) for key in self.english.keys}
        if ask == "story":
            return {(ask, *pair) for pair in _neighbours(given)}
        if ask in ("option", "preview"):
            act = _act(given["text"]) if ask == "option" else ""
            return {(ask, act, key) for key in keys} | {(ask, act)}
        if ask == "unplayable" and not any("unplayable" in key for key in keys):
            return {ask}
        return {(ask, _role(view, given), _whom(view, given), frozenset(keys))}


def _act(text: str) -> str:
    """Return what an option does; which card or section it names makes no difference."""
    act, _, thing = text.partition(" ")
    return act if any(letter.isdigit() for letter in thing) else text


def _role(view: Data, given: Any) -> bool:
    """Tell whether it is the reader who does something."""
    own = view["seat"]
    return isinstance(given, dict) and (given.get("seat") == own or given.get("car") == f"s{own}")


def _whom(view: Data, given: Any) -> tuple[object, ...]:
    """Return how cars are passed, whether the reader is among them, and whether it is alone."""
    path = given.get("path", ()) if isinstance(given, dict) else ()
    passed = {step["pass"]: step["how"] for step in path if "pass" in step}
    own = passed.get(f"s{view['seat']}")
    return own, len(passed) > 1, len(path) > len(passed)


def _neighbours(events: Sequence[Data]) -> Iterator[tuple[object, ...]]:
    """Return which kinds of events follow each other, and whether the same driver does both.

    A robot that does both is spoken of as a thing, a player as a person.
    """
    for one, other in pairwise(events):
        if _doer(one) != _doer(other):
            yield (other["kind"],)
        elif SEAT.fullmatch(str(_doer(one))):
            yield one["kind"], other["kind"]
        else:
            yield one["kind"], other["kind"], "robot"


def _doer(event: Data) -> object:
    return f"s{event['seat']}" if event.get("seat") is not None else event.get("car")


def rows_of(kept: Sequence[Case]) -> Iterator[Data]:
    """Return the rows of the file: views, which cases share, and the cases that name them."""
    games = {language: Race90Words(words(language)) for language in LANGUAGES}
    known: dict[str, int] = {}
    for view, ask, given in kept:
        shape = compact(view)
        if shape not in known:
            known[shape] = len(known)
            yield {"view": view}
        said = {language: tell(game, view, ask, given) for language, game in games.items()}
        yield {"in": known[shape], "ask": ask, "given": given, "said": said}


def compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def test_the_sentences_for_the_browser_are_up_to_date(update: bool) -> None:
    keeper = Keeper()
    for case in cases():
        keeper.consider(case)
    text = "".join(f"{compact(row)}\n" for row in rows_of(keeper.kept))
    if update:
        SENTENCES.write_text(text, encoding="utf-8")
    assert text == SENTENCES.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    unsaid = {key for key in messages("en", "race90").keys() - keeper.keys
              if not key.startswith(tuple(TERMINAL))}  # fmt: skip
    assert unsaid == set()


def test_what_is_printed_for_the_browser_is_up_to_date(update: bool) -> None:
    text = f"{compact(printed(load_shipped()))}\n"
    if update:
        PRINTED.write_text(text, encoding="utf-8")
    assert text == PRINTED.read_text(encoding="utf-8")
