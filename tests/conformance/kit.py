"""The conformance kit: what must hold for any game, proved by playing it at random.

A game gets all of it by subclassing `Conformance` with its cases; the more it says of what it
conserves, hides and brings, the more is proved.
"""

import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

import boxbox
from boxbox.core import telling
from boxbox.core.game import Code
from boxbox.core.history import START
from boxbox.core.luck import SeededLuck
from boxbox.core.match import VIEW_ONLY, Match
from boxbox.core.seats import Seat, all_seats
from boxbox.core.shapes import reader
from boxbox.core.wire import Cursor
from boxbox.registry import find_game

Data = dict[str, Any]
AnyMatch = boxbox.Match[Any]


class Case(NamedTuple):
    """One way to play a game."""

    game: str
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})

    def start(self, seed: int) -> AnyMatch:
        return boxbox.start(self.game, seats=self.seats, seed=seed, options=self.options)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}-{options}".replace(" ", "")


def moments(case: Case, seed: int) -> Iterator[AnyMatch]:
    """Play at random and give the match at every moment, the start and the end included.

    Now and then a seat that has answered secretly answers anew.
    """
    rng = random.Random(seed)
    match = case.start(seed)
    yield match
    while match.decisions:
        decisions = match.decisions
        waiting = {decision.seat for decision in decisions}
        asked = [match.decision(seat) for seat in range(match.seats) if seat not in waiting]
        again = [decision for decision in asked if decision]
        decision = rng.choice(again if again and rng.random() < 0.3 else decisions)
        match.choose(decision.seat, rng.choice(decision.options), at=decision.id)
        yield match


_PLAYED: dict[tuple[str, int, int], list[AnyMatch]] = {}


def played(case: Case, seed: int, every: int) -> Iterator[AnyMatch]:
    """Give copies of every so many moments of a random game, the last one included.

    The game is played once, for all tests that look at it.
    """
    kept = _PLAYED.setdefault((str(case), seed, every), [])
    if not kept:
        kept += [
            match.copy()
            for n, match in enumerate(moments(case, seed))
            if n % every == 0 or match.result is not None
        ]
    return (match.copy() for match in kept)


def finished(case: Case, seed: int) -> AnyMatch:
    """Play at random to the end."""
    *_, match = moments(case, seed)
    return match


def dump(data: object) -> str:
    """Write data byte for byte, so that a different type or order shows."""
    return json.dumps(data)


def viewers(match: AnyMatch) -> list[Seat | None]:
    return [None, *all_seats(match.seats)]


def everything(match: AnyMatch) -> str:
    """Everything anybody can see of a match, and the truth."""
    views = [match.view(viewer) for viewer in viewers(match)]
    position = {key: value for key, value in match.position().items() if key != "line"}
    return dump([views, position, [decision.data() for decision in match.decisions]])


def known_to(seat: int | None, match: AnyMatch) -> str:
    """Everything; or, while a seat is in the middle of something, what it sees, and the truth.

    A match that begins or goes on in the middle of something does not keep it from others.
    """
    if seat is None:
        return everything(match)
    position = {key: value for key, value in match.position().items() if key != "line"}
    return dump([match.view(seat), position])


def uncounted(text: str) -> str:
    """Leave out the numbers of questions, which grow with every undo."""
    return re.sub(r'"(asked|id)": (\d+|\[[^]]*\])', "", text)


MOST_STREAMS = 100
"""Games that are looked at less often than every so many moments are left out: there are many."""


class Stream(NamedTuple):
    """What a viewer is sent while a seat chooses, and how often the seat has to press."""

    presses: int
    messages: list[str]


class Conformance:
    """The tests. `seeds` is how many random games each case plays."""

    cases: tuple[Case, ...]
    seeds = 2
    every = 1
    """Look at each moment of a random game, or for a long game only at every so many."""
    conserved: Callable[[Data], None] = staticmethod(lambda _: None)
    """Raises AssertionError when a position has lost or gained a piece."""
    hidden: Callable[[Data], Any] | None = None
    """Returns what a position hides from its seats, if it hides anything."""
    guessed: Callable[[Data], Any] | None = None
    """Returns a part of it that can be guessed in a few thousand tries; all of it if not given."""
    shows: Callable[[Data], Iterable[str]] = staticmethod(lambda _: ())
    """Returns the hidden luck that an event rightly brings to light, though no choice named it."""
    hand: Callable[[Data, int], list[str]] | None = None
    """Returns the hand of a seat in a position, to be changed, if there are hidden hands."""
    gestures = False
    """Choices that belong together reach others when they are complete."""
    to_see: frozenset[str] = frozenset()
    """What random play must bring, as `seen` names it."""
    seen: Callable[[AnyMatch], Iterable[str]] = staticmethod(lambda _: ())

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give each test every case and seed that it asks for; pytest calls this."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=str)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", range(self.seeds))

    def few(self, number: int) -> int:
        """Return so many, or a third for a long game, in which each brings as much."""
        return number if self.every == 1 else max(1, number // 3)

    @pytest.fixture
    def match(self, case: Case, seed: int) -> AnyMatch:
        *_, last = self.moments(case, seed)
        return last

    def moments(self, case: Case, seed: int) -> Iterator[AnyMatch]:
        """Give the moments of a random game that are looked at, the last one included."""
        return played(case, seed, self.every)

    def test_play_comes_to_an_end_and_loses_no_piece(self, case: Case, seed: int) -> None:
        match = None
        for match in moments(case, seed):
            type(self).conserved(match.position())
        assert match is not None
        assert match.result is not None

    def test_everything_is_seen(self) -> None:
        waiting = set(self.to_see)
        for seed in range(200):
            for case in self.cases:
                waiting -= set(type(self).seen(finished(case, seed)))
                if not waiting:
                    return
        pytest.fail(f"never seen in random play: {sorted(waiting)}")

    def test_the_log_comes_back_exactly(self, match: AnyMatch) -> None:
        for text in (match.log.text(), match.log.json()):
            again = boxbox.load(text)
            assert again.log.text() == match.log.text()
            assert again.log.json() == match.log.json()
            assert everything(again) == everything(match)
            for viewer in viewers(match):
                assert again.events(viewer) == match.events(viewer)
                assert again.log.text(viewer) == match.log.text(viewer)

    def test_a_twin_from_the_position_is_equal(self, case: Case, seed: int) -> None:
        for match in self.moments(case, seed):
            twin = boxbox.from_position(json.loads(dump(match.position())))
            assert known_to(match.gesture, twin) == known_to(match.gesture, match)
            assert boxbox.load(twin.log.text()).log.text() == twin.log.text()

    def test_a_twin_with_the_same_luck_goes_on_in_the_same_way(self, case: Case, seed: int) -> None:
        rng = random.Random(seed)
        match = case.start(seed)
        for n in itertools.count():
            if not match.decisions:
                break
            position, whose = match.position(), match.gesture
            decision = rng.choice(match.decisions)
            option = rng.choice(decision.options)
            before = len(match.log.lines)
            match.choose(decision.seat, option.text)
            if n % self.every:
                continue
            luck = [group for line in match.log.lines[before:] for group in line.script()]
            twin = boxbox.from_position(position, luck=[" ".join(group) for group in luck])
            twin.choose(decision.seat, option.code, at=decision.id)
            assert known_to(whose, twin) == known_to(whose, match)
            assert twin.log.text().splitlines()[-1:] == match.log.text().splitlines()[-1:] or (
                match.result is not None
            )

    def test_replay_at_ten_points_is_equal(self, case: Case, seed: int) -> None:
        played = [(match.log.text(), everything(match)) for match in self.moments(case, seed)]
        for text, expected in played[:: max(1, len(played) // 10)]:
            again = boxbox.load(text)
            assert again.log.text() == text
            assert everything(again) == expected

    def test_old_copies_never_change(self, case: Case, seed: int) -> None:
        kept = [
            (match.copy(), match.decisions, everything(match), match.log.text())
            for match in self.moments(case, seed)
        ]
        for copy, decisions, expected, text in kept:
            assert everything(copy) == expected
            assert copy.log.text() == text
            assert [d.data() for d in decisions] == [d.data() for d in copy.decisions]

    def test_a_copy_goes_on_alone(self, case: Case, seed: int) -> None:
        for match in self.moments(case, seed):
            if match.decisions:
                before = everything(match), match.log.text()
                decision = match.decisions[0]
                first, second = match.copy(), match.copy()
                first.choose(decision.seat, decision.options[0])
                second.choose(decision.seat, decision.options[0])
                assert (everything(match), match.log.text()) == before
                assert first.log.text() == second.log.text()

    def test_undo_to_any_point_equals_replay_to_it(self, case: Case, seed: int) -> None:
        states: dict[int, tuple[Seat | None, str]] = {}
        match = None
        for moment in self.moments(case, seed):
            if moment.result is None:
                match = moment
                whose = match.gesture
                states[match.log.last] = whose, uncounted(known_to(whose, match))
        assert match is not None
        for n, (whose, expected) in [*states.items()][:: max(1, len(states) // self.few(12))]:
            match.undo_to(n)
            assert uncounted(known_to(whose, match)) == expected
            again = boxbox.load(match.log.text())
            assert everything(again) == everything(match)
            assert again.log.text() == match.log.text()
        assert match.log.text().count(" undo ") > 2

    def test_a_finished_race_is_final(self, match: AnyMatch) -> None:
        before = everything(match), match.log.text()
        with pytest.raises(boxbox.IllegalChoice, match="match-over"):
            match.undo_to(match.log.first)
        with pytest.raises(boxbox.IllegalChoice, match="match-over"):
            match.set_driver(0, "rules")
        assert all(match.undo_points(seat) == [match.log.last] for seat in range(match.seats))
        assert (everything(match), match.log.text()) == before

    def test_every_past_moment_can_be_looked_at(self, case: Case, seed: int) -> None:
        kept = {
            match.log.last: (everything(match), match.log.text(), match.result)
            for match in self.moments(case, seed)
        }
        match = finished(case, seed)
        for n, (seen, text, result) in [*kept.items()][:: max(1, len(kept) // self.few(12))]:
            past = match.at(n)
            assert (everything(past), past.log.text(), past.result) == (seen, text, result)
            for viewer in viewers(match):
                assert past.events(viewer) == boxbox.load(text).events(viewer)
            for decision in past.decisions[:1]:
                with pytest.raises(boxbox.IllegalChoice) as refused:
                    past.choose(decision.seat, decision.options[0])
                assert refused.value.reason == "in-the-past"
        with pytest.raises(boxbox.IllegalChoice):
            match.at(match.log.last + 1)

    def test_a_log_that_goes_on_after_its_end_still_loads(self, match: AnyMatch) -> None:
        """Once a finished race could be undone."""
        text = f"{match.log.text()}{match.log.last + 1} undo {match.log.first}\n"
        match = boxbox.load(text, seed=3)
        rng = random.Random(3)
        while match.decisions:
            decision = match.decisions[0]
            match.choose(decision.seat, rng.choice(decision.options))
        assert match.log.text().count(" end ") == 2
        assert boxbox.load(match.log.text()).log.text() == match.log.text()

    def test_alone_nobody_goes_back_past_what_was_learned(self, case: Case, seed: int) -> None:
        for match in self.moments(case, seed):
            lines = match.log.path(match.log.last)
            for seat in range(match.seats):
                limit = match.undo_limit(seat)
                assert all(line.seat == seat for line in lines if line.n > limit)
                assert not any(line.luck for line in lines if line.n > limit)

    def test_the_same_seed_brings_the_same_race(self, case: Case, seed: int) -> None:
        played = finished(case, seed).log.text()
        assert finished(case, seed).log.text() == played
        assert finished(case, seed + 1000).log.text() != played

    def test_the_global_random_is_not_touched(self, case: Case, seed: int) -> None:
        """A server in another thread of this process may touch it now and then; a game would
        each time."""

        def touches() -> bool:
            before = random.getstate()
            finished(case, seed)
            return random.getstate() != before

        assert not all(touches() for _ in range(3))

    def test_any_hash_seed_brings_the_same_race(self) -> None:
        program = (
            "from tests.conformance.kit import everything, finished;"
            f"from {type(self).__module__} import {type(self).__name__};"
            f"print(everything(finished({type(self).__name__}.cases[0], 5)))"
        )
        outputs = {
            subprocess.run(
                [sys.executable, "-c", program],
                env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
                capture_output=True,
                check=True,
            ).stdout
            for hash_seed in ("1", "2", "77")
        }
        assert len(outputs) == 1
        assert len(outputs.pop()) > 100

    def test_a_dealt_truth_fits_the_view(self, case: Case, seed: int) -> None:
        rng = random.Random(seed)
        for match in self.moments(case, seed):
            for viewer in viewers(match):
                view = match.view(viewer)
                dealt = boxbox.determinise(json.loads(dump(view)), rng)
                assert dump(dealt.view(viewer)) == dump(view)
                type(self).conserved(dealt.position())

    def test_what_a_seat_cannot_see_changes_nothing_for_it(self, case: Case, seed: int) -> None:
        """Non-interference: with everything hidden dealt anew, nothing a seat gets differs."""
        rng = random.Random(seed)
        changed = 0
        for match in self.moments(case, seed):
            for seat in range(match.seats):
                dealt = boxbox.determinise(match.view(seat), rng)
                if self.hidden:
                    changed += self.hidden(dealt.position()) != self.hidden(match.position())
                assert dump(_asked(dealt, seat)) == dump(_asked(match, seat))
        assert changed or not self.hidden

    def test_past_events_do_not_tell_hidden_things(self, case: Case) -> None:
        """Non-interference with the past: hidden luck that never showed is exchanged in the log."""
        rng = random.Random(1)
        exchanged = 0
        for seed in range(self.few(3 * self.seeds)):
            part = finished(case, seed)
            del part.log.lines[len(part.log.lines) * 2 // 3 :]
            part = boxbox.load(part.log.text())
            for viewer in viewers(part):
                other = _exchange_hidden_luck(part, viewer, rng, type(self).shows)
                if other is not None:
                    exchanged += 1
                    _assert_same(part, other, viewer)
        assert exchanged or not self.hidden

    def test_messages_do_not_tell_which_cards_made_a_choice_the_only_one(self) -> None:
        """Non-interference of whole streams: a seat does the same with other hidden cards.

        What others are sent, and how often, is the same, however many presses it took.
        """
        if self.hand is None or self.every > MOST_STREAMS:
            return
        rng, compared, fewer = random.Random(5), 0, 0
        for case in self.cases:
            for match in moments(case, 3):
                for viewer in (None, Seat(rng.randrange(match.seats))):
                    streams = self._same_with_other_cards(match, viewer, rng)
                    if streams is not None:
                        one, other = streams
                        compared += 1
                        fewer += one.presses != other.presses
                        assert one.messages == other.messages
        assert compared
        assert fewer or not self.gestures

    def _same_with_other_cards(
        self, match: AnyMatch, viewer: Seat | None, rng: random.Random
    ) -> tuple[Stream, Stream] | None:
        """Let the seat that is asked do the same in two races that are equal to a viewer.

        In the other race its hand has the cards that come to light, and else others.
        """
        if len(match.decisions) != 1 or match.gesture is not None or match.view(None)["sealed"]:
            return None
        seat, hand = match.decisions[0].seat, type(self).hand
        if seat == viewer or hand is None:
            return None
        first, since = match.copy(), len(match.log.lines)
        one = _listen(first, seat, viewer, None, rng)
        done = [line for line in first.log.lines[since:] if line.seat == seat]
        named = [word for line in done for word in line.words.split()]
        named += [
            word
            for event in first.events(None, match.version(None))
            for word in type(self).shows(event)
        ]
        view = json.loads(dump(match.view(viewer)))
        held, truth = hand(view, seat), hand(match.position(), seat)
        for word in named:
            backs = [back for back in held if back[-1] == "?" and word.startswith(back[:-1])]
            if backs and held.count(word) < truth.count(word):
                held[held.index(max(backs, key=len))] = word
        luck = [" ".join(group) for line in first.log.lines[since:] for group in line.script()]
        try:
            position = _without(view, VIEW_ONLY)
            other = boxbox.from_position(position, luck=luck, seed=rng.getrandbits(32))
            if dump(other.view(viewer)) != dump(match.view(viewer)):
                return None
            return one, _listen(other, seat, viewer, [line.words for line in done], rng)
        except boxbox.BoxboxError:
            return None

    def test_a_seats_log_hides_what_it_did_not_see(self, match: AnyMatch) -> None:
        for viewer in viewers(match):
            text = match.log.text(viewer)
            rows = text.split("\n\n", 1)[1].splitlines()
            shown = [line for line in match.log.lines if line.is_for(viewer)]
            assert [int(row.split()[0]) for row in rows] == list(range(len(rows)))
            for line, row in zip(shown, rows, strict=True):
                hidden = sum(seen not in (-1, viewer) for _, _, seen in line.luck)
                assert row.count("?") == hidden + (line.act == "end")
            if "?" in text:
                with pytest.raises(boxbox.LogError, match="one seat"):
                    boxbox.load(text)

    def test_only_a_seat_or_a_spectator_can_look(self, case: Case) -> None:
        match = case.start(1)
        looks: list[Callable[[Any], object]] = [
            match.view, match.events, match.seen_by, match.log.text, match.log.json,
        ]  # fmt: skip
        for look in looks:
            look(None)
            for nobody in (-1, -2, match.seats, "0", "all", 0.5, [0]):
                with pytest.raises((boxbox.IllegalChoice, TypeError)):
                    look(nobody)

    def test_what_is_given_out_can_be_changed_without_harm(self, case: Case) -> None:
        match = case.start(1)
        before = everything(match), match.log.text(), dump(match.events(0))
        for given in (match.view(0), match.position(), match.events(0), match.result or {}):
            _spoil(given)
        assert (everything(match), match.log.text(), dump(match.events(0))) == before

    def test_the_truth_can_come_out_of_a_guess(self) -> None:
        """Near the end few cards are hidden, and one of the guesses is the truth."""
        guessed = self.guessed or self.hidden
        if guessed is None:
            return
        case = self.cases[0]
        *_, match, _ = (match.copy() for match in moments(case, 1))
        seat = match.decisions[0].seat
        truth = dump(guessed(match.position()))
        view, rng = match.view(seat), random.Random(1)
        for _ in range(20_000):
            if dump(guessed(boxbox.determinise(view, rng).position())) == truth:
                return
        pytest.fail("the truth never came out")

    def test_text_and_code_map_one_to_one(self, case: Case, seed: int) -> None:
        game = find_game(case.game)
        texts = [game.text(Code(code)) for code in game.codes]
        assert len(set(texts)) == len(game.codes)
        assert [game.code(text) for text in texts] == list(game.codes)
        for match in self.moments(case, seed):
            for decision in match.decisions:
                assert 1 <= len(decision.options) <= 60
                if len(decision.options) == 1:
                    assert _is_secret(match, decision)
                for option in decision.options:
                    assert game.code(option.text) == option.code
                    assert match.explain(decision.seat, option.text) == {
                        "legal": True,
                        "preview": option.preview,
                    }

    def test_refusals_have_reasons_and_change_nothing(self, case: Case, seed: int) -> None:
        rng = random.Random(seed)
        for match in self.moments(case, seed):
            before = everything(match), match.log.text()
            for seat in range(-1, match.seats + 1):
                for choice in self._wrong_choices(match, seat, rng):
                    with pytest.raises(boxbox.IllegalChoice) as refused:
                        match.choose(seat, choice)
                    assert re.fullmatch(r"[a-z-]+", refused.value.reason)
                    dump(refused.value.values)
                    _check_refusal(match, refused.value.reason, refused.value.values)
            assert (everything(match), match.log.text()) == before

    def _wrong_choices(self, match: AnyMatch, seat: int, rng: random.Random) -> list[Any]:
        game = match.game
        decision = match.decision(seat)
        legal = set(decision.options.codes) if decision else set()
        codes = rng.sample(game.codes, min(9, len(game.codes)))
        wrong: list[Any] = [code for code in codes if code not in legal]
        wrong += [game.text(code) for code in wrong]
        wrong += ["", " ", "?", "no such act", "s0", -1, len(game.codes), 10**30, True, None, 1.5]
        wrong += [{}, [], (), [None], ["no such act"], object()]
        if decision:
            for refused in decision.refused:
                assert match.explain(seat, refused.text) == {
                    "legal": False,
                    "reason": refused.reason,
                    "values": refused.values,
                }
            first = decision.options[0].text
            wrong += [[first, "no such act"], first.upper() + "!", f" {first}", f"{first}\n"]
        return wrong

    def test_everything_has_its_declared_shape(self, case: Case, seed: int) -> None:
        """Views, decisions, positions, events, previews and refusals, for whoever looks."""
        shapes = find_game(case.game).shapes
        reader(shapes.printed).validate_python(find_game(case.game).printed())
        for match in self.moments(case, seed):
            reader(shapes.position).validate_python(match.position())
            for viewer in viewers(match):
                view = match.view(viewer)
                _check_decision(match, view["decision"])
                reader(shapes.view).validate_python(view)
        for viewer in viewers(match):
            for event in match.events(viewer):
                reader(shapes.event).validate_python(event)

    def test_a_stale_choice_is_refused(self, case: Case, seed: int) -> None:
        match = case.start(seed)
        decision = match.decisions[0]
        match.undo_to(match.log.last)
        with pytest.raises(boxbox.IllegalChoice) as refused:
            match.choose(decision.seat, decision.options[0], at=decision.id)
        assert refused.value.reason == "stale"

    def test_events_can_be_read_in_parts(self, case: Case, seed: int) -> None:
        read: dict[Seat | None, list[Data]] = {}
        known: dict[Seat | None, Cursor] = {}
        for match in self.moments(case, seed):
            for viewer in viewers(match):
                mine = read.setdefault(viewer, [])
                news = match.events(viewer, since=known.get(viewer, START))
                known[viewer] = match.version(viewer)
                assert match.events(viewer, known[viewer]) == []
                mine += news
        for viewer, mine in read.items():
            assert mine == match.events(viewer)
            assert_in_order(mine)

    def test_a_change_of_driver_is_a_line_and_no_more(self, case: Case, seed: int) -> None:
        match = case.start(seed)
        before = everything(match)
        match.set_driver(1, "rules")
        assert match.drivers[:2] == ["person", "rules"]
        assert everything(match) == before
        assert boxbox.load(match.log.text()).drivers == match.drivers


def _check_decision(match: AnyMatch, decision: Data | None) -> None:
    """See that every preview and refusal of a decision has the shape that is declared for it."""
    if decision is None:
        return
    for option in decision["options"]:
        shape = match.game.shapes.preview(decision["kind"], option["text"])
        reader(shape).validate_python(option["preview"])
    for refused in decision["refused"]:
        _check_refusal(match, refused["reason"], refused["values"])


def _check_refusal(match: AnyMatch, reason: str, values: Data) -> None:
    reader(match.game.shapes.refusal(reason)).validate_python(values)


def _without(data: Data, keys: Iterable[str]) -> Data:
    return {key: value for key, value in data.items() if key not in keys}


def _listen(
    match: AnyMatch,
    seat: int,
    viewer: Seat | None,
    wanted: list[str] | None,
    rng: random.Random,
) -> Stream:
    """Let a seat choose what is wanted, or anything, to the end of what it begins; listen."""
    start, presses, messages = len(match.log.lines), 0, []
    match.films = True
    known = match.view(viewer)
    while True:
        decision = match.decision(seat)
        assert decision is not None
        played = len(match.log.lines) - start
        choice = rng.choice(decision.options).text if wanted is None else wanted[played]
        since = match.version(viewer)
        match.choose(seat, choice)
        presses += 1
        view = match.view(viewer)
        made = telling.news(match, viewer, since, known, view)
        if made.events or made.patch:
            news = [_without(event, "n") for event in made.events]
            messages.append(dump([news, made.view, made.patch]) + dump(view))
            known = view
        if match.gesture is None:
            return Stream(presses, messages)


def _is_secret(match: AnyMatch, decision: boxbox.Decision[Any]) -> bool:
    """True if the answer to a decision is hidden, or ends a round of hidden ones."""
    if match.view(None)["sealed"]:
        return True
    after = match.copy()
    after.choose(decision.seat, decision.options[0])
    return after.log.line(match.log.last + 1).face_down


def _film(match: AnyMatch, viewer: Seat | None) -> list[str]:
    """Return what a viewer is told of a race line by line: events, and what each changed."""
    part, told = Match(match.game, match.log.header, SeededLuck(0)), list[str]()
    part.films = True
    known: Data | None = None
    since = START
    for line in match.log.lines:
        part.repeat(line, part.recorded(line))
        view = part.view(viewer)
        made = telling.news(part, viewer, since, known, view)
        told += [dump(event) for event in made.events]
        known, since = view, part.version(viewer)
    return told


def _spoil(data: Any) -> None:
    """Change plain data wherever it can be changed."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _spoil(part)
    if isinstance(data, dict | list):
        data.clear()


def _assert_same(one: AnyMatch, two: AnyMatch, viewer: Seat | None) -> None:
    """See that two races are the same to a viewer, as far as both have come.

    Where hidden cards leave a seat one answer only, that is given at once, like any other (C2).
    """
    rows = [match.log.text(viewer).splitlines() for match in (one, two)]
    films = [_film(match, viewer) for match in (one, two)]
    assert all(told == other for told, other in zip(*films, strict=False))
    assert all(row == other for row, other in zip(*rows, strict=False))
    if one.log.last == two.log.last:
        assert one.version(viewer) == two.version(viewer)
        assert dump(one.view(viewer)) == dump(two.view(viewer))


def assert_in_order(events: Sequence[Data]) -> None:
    """See that cursors only grow, and that the events of a line are counted from 0 on."""
    for before, after in pairwise([(-1, 0), *(tuple(event["n"]) for event in events)]):
        line, index = after
        assert (line > before[0] and index == 0) or after == (before[0], before[1] + 1)


def _asked(match: AnyMatch, seat: int) -> Any:
    decision = match.decision(seat)
    return match.view(seat), decision.data() if decision else None


def _exchange_hidden_luck(
    match: AnyMatch,
    viewer: Seat | None,
    rng: random.Random,
    shows: Callable[[Data], Iterable[str]],
) -> AnyMatch | None:
    """Return the same race with two hidden draws exchanged that never came to light, if any."""
    lines = match.log.lines
    shown = {word for event in match.events(None) for word in shows(event)}
    slots = []
    for at, line in enumerate(lines):
        for index, (_, word, seen) in enumerate(line.luck):
            later = (other.words.split() for other in lines[at:] if other.seat == seen)
            hidden = seen not in (-1, viewer) and word not in shown
            if hidden and not any(word in words for words in later):
                slots.append((at, index))
    for _ in range(5 if len(slots) > 1 else 0):
        luck = [[list(group) for group in line.script()] for line in lines]
        (at, index), (other, place) = rng.sample(slots, 2)
        one, two = luck[at][index], luck[other][place]
        one[1], two[1] = two[1], one[1]
        data = json.loads(match.log.json())
        for line, groups in zip(data["lines"], luck, strict=True):
            line["luck"] = [" ".join(group) for group in groups]
        try:
            exchanged = boxbox.load(json.dumps(data))
        except boxbox.LogError:
            continue
        if exchanged.log.text() != match.log.text():
            return exchanged
    return None
