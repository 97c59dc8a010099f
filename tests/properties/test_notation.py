"""Parse, print, parse: notation, luck, options and whole logs come back exactly."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boxbox
from boxbox.core.errors import BoxboxError, LogError
from boxbox.core.game import Code
from boxbox.core.log import read_line, read_log
from boxbox.core.luck import read_script, write_script
from boxbox.core.options import read_value, write_value
from boxbox.registry import find_game

GAME = find_game("motor-racing")
words = st.text("abcdefghijklmnopqrstuvwxyz0123456789+.-", min_size=1, max_size=8)
kinds = st.sampled_from(["die", "draw", "deal", "team"])
luck = st.lists(st.tuples(kinds, words), max_size=8)
numbers = st.integers(0, 10**6)
values = st.recursive(
    st.integers(0, 10**6) | st.booleans() | st.sampled_from(["wins", "circuit", "last-race"]),
    lambda one: st.lists(one, min_size=2, max_size=4),
    max_leaves=1,
)


@given(luck)
def test_luck_comes_back(script: list[tuple[str, str]]) -> None:
    assert read_script(write_script(script)) == script


@given(st.lists(st.integers(0, 99), min_size=2, max_size=5) | values)
def test_option_values_come_back(value: Any) -> None:
    assert read_value(write_value(value)) == value


@given(st.integers(0, len(GAME.codes) - 1))
def test_notation_comes_back(code: Code) -> None:
    assert GAME.code(GAME.text(code)) == code


@given(st.text(max_size=20))
def test_other_text_is_not_notation(text: str) -> None:
    code = GAME.code(text)
    assert code is None or GAME.text(code) == text


acts = st.one_of(
    st.builds("s{} {}".format, st.integers(0, 5), words),
    st.builds("s{} {} {}".format, st.integers(0, 5), words, words),
    st.builds("undo {}".format, numbers),
    st.builds("driver s{} {}".format, st.integers(0, 5), words),
    st.just("start"),
    st.builds("end {}".format, st.text("0123456789abcdef", min_size=64, max_size=64)),
)


@given(numbers, acts, luck)
def test_lines_come_back(n: int, act: str, script: list[tuple[str, str]]) -> None:
    row = " | ".join([f"{n} {act}", *write_script(script)])
    line = read_line(row, 1)
    assert line.text() == row
    assert read_line(line.text(), 1) == line


@given(st.text(max_size=60))
def test_any_other_row_is_refused_with_its_line(row: str) -> None:
    try:
        line = read_line(row, 17)
    except LogError as error:
        assert error.line == 17
        assert str(error).startswith("line 17: ")
    else:
        assert line.text() == row


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10**9), st.integers(3, 6), st.data())
def test_whole_logs_come_back(seed: int, seats: int, data: st.DataObject) -> None:
    match = boxbox.start("motor-racing", seats=seats, seed=seed, options={"races": 1})
    for _ in range(data.draw(st.integers(0, 12))):
        decision = match.decisions[0]
        act = data.draw(st.integers(0, 9))
        if act == 0:
            match.undo_to(data.draw(st.integers(0, match.log.last)))
        elif act == 1:
            match.set_driver(data.draw(st.integers(0, seats - 1)), data.draw(words))
        else:
            match.choose(decision.seat, data.draw(st.sampled_from(list(decision.options))))
    text = match.log.text()
    again = boxbox.load(text)
    assert again.log.text() == text
    assert again.position() == match.position()
    assert boxbox.load(match.log.json()).log.text() == text
    assert read_log(text)[0].lines[-1].text() == text.splitlines()[-1]


WHOLE = boxbox.start("motor-racing", seats=3, seed=3, options={"races": 1})
LOG = WHOLE.log.text()


@settings(max_examples=300)
@given(st.integers(0, len(LOG)), st.integers(0, 6), st.text(max_size=4))
def test_a_damaged_log_is_read_or_refused_but_never_breaks(at: int, cut: int, more: str) -> None:
    damaged = LOG[:at] + more + LOG[at + cut :]
    try:
        match = boxbox.load(damaged)
    except BoxboxError as error:
        assert str(error)
    else:
        assert boxbox.load(match.log.text()).position() == match.position()


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                    lambda one: st.lists(one, max_size=3)
                    | st.dictionaries(st.sampled_from(["boxbox", "game", "lines", "x"]), one),
                    max_leaves=8))  # fmt: skip
def test_any_other_json_is_refused(data: Any) -> None:
    with pytest.raises(LogError):
        boxbox.load(json.dumps({"boxbox": 1, "game": "motor-racing", "rules": 1, "data": data}))
    log = json.loads(WHOLE.log.json())
    for field in log.keys() - {"position", "options"}:
        older_rules = field == "rules" and data == 0
        if data != log[field] and not older_rules:
            with pytest.raises(LogError):
                boxbox.load(json.dumps(log | {field: data}))


FIELDS = ["order", "retired", "hands", "deck", "discards", "set_aside", "turn", "at", "car", "face",
          "card", "finished", "seats", "options", "asked", "line", "rules", "x"]  # fmt: skip
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.sampled_from(
        ["red.1", "red+3", "?", "charge", "spin", "crash", "season-over", "charge-gears", ""]
    ) | st.floats(allow_nan=False, allow_infinity=False),
    lambda one: st.lists(one, max_size=12) | st.dictionaries(st.text(max_size=2), one, max_size=2),
    max_leaves=12,
)  # fmt: skip


@settings(deadline=None, max_examples=500)
@given(st.dictionaries(st.sampled_from(FIELDS), junk, max_size=5))
def test_any_position_is_taken_or_refused_with_its_faults(data: dict[str, Any]) -> None:
    try:
        match = boxbox.from_position({"game": "motor-racing"} | data)
    except boxbox.PositionError as error:
        assert error.faults
        assert all(fault.field and fault.problem for fault in error.faults)
    else:
        assert boxbox.from_position(match.position()).position() == match.position()
