"""Whatever is wrong with what is given gets a clear sentence that names it, and changes nothing."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

import boxbox


def finished_log() -> str:
    """A short finished race."""
    match = boxbox.start("motor-racing", seats=3, seed=5, options={"races": 1, "set_aside": 39})
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    return match.log.text()


LOG = finished_log()
HEADER = LOG.split("\n\n")[0].count("\n") + 3
"""Where line 0 of the log stands in the file."""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are .*motor-racing"),
        ({"seats": 2}, "motor-racing is for 3 to 6 players, not 2"),
        ({"seats": 7}, "motor-racing is for 3 to 6 players, not 7"),
        ({"seats": True}, "motor-racing is for 3 to 6 players, not True"),
        ({"seats": "4"}, "motor-racing is for 3 to 6 players, not '4'"),
        ({"options": {"laps": 3}}, "there is no option 'laps'; the options are races, set_aside"),
        ({"options": {"races": 18}}, "option races: '18' is not a whole number from 1 to 17"),
        ({"options": {"races": 0}}, "option races: '0' is not a whole number from 1 to 17"),
        ({"options": {"races": "3"}}, "option races: '3' is not a whole number"),
        ({"options": {"races": True}}, "option races: 'true' is not a whole number"),
        ({"options": {"drivers": 1}}, "option drivers: '1' is not true or false"),
        ({"options": {"ties": "coin"}}, "option ties: 'coin' is not one of last-race, wins"),
        ({"options": {"free_teams": True}}, "option free_teams: 'true' is not one of idle, bots"),
        ({"options": {"set_aside": -1}}, "option set_aside: '-1' is not a number of cards"),
        ({"options": {"set_aside": 35}}, "option set_aside: 35 cards, but 4 hands leave only 34"),
        ({"options": {"set_aside": [1, 2]}}, "option set_aside: one for each of 3 races, not 2"),
        ({"options": {"circuits": ["monza"]}}, "option circuits: one for each of 3 races, not 1"),
        ({"options": {"circuits": ["moon"] * 3}}, "option circuits: 'moon,moon,moon' is not"),
        ({"options": {"teams": ["red"]}}, "option teams: 'red' is not all six teams"),
        ({"options": {"set_aside": 25, "free_teams": "bots"}}, "6 hands leave only 24"),
    ],
)
def test_a_wrong_start_is_refused(arguments: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {"game": "motor-racing", "seats": 4} | arguments
    with pytest.raises(boxbox.OptionError, match=message):
        boxbox.start(**given)


CARS = [f"{team}.{n}" for team in ("red", "blue", "yellow", "green", "black", "white")
        for n in (1, 2)]  # fmt: skip


def altered(old: str, new: str) -> str:
    assert LOG.count(old) >= 1
    return LOG.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not a boxbox log"),
        ("hello\n", "line 1: this is not a boxbox log"),
        ("boxbox log 2\n", "line 1: this log is of another format"),
        ("boxbox log 1\ngame motor-racing\n", "line 2: the header is not ended by an empty line"),
        ("boxbox log 1\n\n", "the header's 'data' is missing or not well formed"),
        (altered("rules 2", "rules 99"), "header: rules 99 are newer than this boxbox knows"),
        (altered("rules 2", "rules one"), "line 3: the header's 'rules' is missing or not"),
        (altered("game motor-racing", "game chess"), "header: there is no game 'chess'"),
        (re.sub(r"data classic \w{4}", "data classic 0000", LOG), "header: the data set is not"),
        (altered("seats 3", "seats 2"), "header: motor-racing is for 3 to 6 players, not 2"),
        (altered("option races=1", "option laps=1"), "header: there is no option 'laps'"),
        (altered("option races=1", "option races=99"), "header: option races: '99' is not"),
        (altered("option races=1", "wheels 4"), "line 6: 'wheels 4' does not belong"),
        (altered("seats 3", "seats 3\nseats 3"), "line 6: 'seats 3' does not belong"),
        (altered("\n1 s", "\n2 s"), f"line {HEADER + 1}: .*number 2 where 1 should be"),
        (altered("\n0 start", "\n0 begin"), f"line {HEADER}: '0 begin.*' is not a line of a log"),
        (altered("\n1 s", "\n1 x"), f"line {HEADER + 1}: '1 x.*' is not a line of a log"),
        (altered("0 start |", "0 start | die 3 |"), f"line {HEADER}: .*needed here is 'team'"),
        (altered("| team ", "| team pink "), f"line {HEADER}: .*team 'pink' can't come here"),
        (altered("| team ", "| team red red "), f"line {HEADER}: .*can't come here"),
        (re.sub(r" \| deal.*", "", LOG), f"line {HEADER}: .*luck is missing: 'deal' is needed"),
        (re.sub(r"\n1 (s\d) .*", r"\n1 \1 crash crash", LOG), "line .*: .*unknown-act"),
        (re.sub(r"\n1 s\d", "\n1 s9", LOG), "line .*this can't have happened: no-such-seat"),
        (re.sub(r"\n(2 s\d .*)", r"\n\1 | die 3", LOG), "line .*luck that nothing asked for"),
        (re.sub(r"\n2 s\d.*", r"\n2 undo 7", LOG), "line .*this can't have happened: no-such-li"),
        (re.sub(r"\n2 s\d.*", r"\n2 start", LOG), "line .*: a race starts only once"),
        (re.sub(r"\n2 s\d.*", "\n2 end " + "0" * 64, LOG), "line .*the race is not over here"),
        (re.sub(r"\n4 end \w{4}", "\n4 end 0000", LOG), "line .*a line before it was altered"),
        (altered("option races=1", "option races=1\nposition {"), "the position is not JSON"),
        (altered("option races=1", 'option races=1\nposition {"order":[]}'), "header: position: "),
        (altered("option races=1", "option races=1\nposition []"), "line 7: the position is not a"),
        (altered("option races=1", 'option races=1\nposition {"seats":4}'), "the name of the game"),
        (
            altered("option races=1", 'option races=1\nposition {"game":"motor-racing"}'),
            "header: position: the seats or options are not those of the log",
        ),
        (
            altered("option races=1", "option races=1\noption races=1"),
            "line 7: 'option rac",
        ),
        ("{}", "this JSON is not a boxbox log: 'boxbox' is missing"),
        ('{"a":' * 100_000, "this JSON is not a boxbox log"),
        (altered("option races=1", "option races=1\nposition " + "[" * 100_000), "is not JSON"),
        (altered("\n1 s", "\n1 " + "a" * 100_000 + " s"), "'1 a+...' is not a line of a log"),
        ('{"boxbox": 2}', "this log is of another format than 1"),
    ],
)
def test_a_wrong_log_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(boxbox.LogError, match=message):
        boxbox.load(text)


def test_an_altered_history_that_is_possible_fails_the_digest() -> None:
    before_last = boxbox.load(LOG).at(2)
    options = [option.text for option in before_last.decisions[0].options]
    other = next(text for text in options if f" {text}\n" not in LOG)
    altered_log = re.sub(r"\n3 (s\d) .*", rf"\n3 \1 {re.escape(other)}", LOG).replace("\\", "")
    without_end = altered_log.rsplit("4 end", 1)[0]
    assert boxbox.load(without_end).result is not None
    with pytest.raises(boxbox.LogError, match=f"line {HEADER + 4}: .*was altered"):
        boxbox.load(altered_log)


def test_a_torn_last_line_is_dropped_with_a_notice() -> None:
    for cut in range(1, len(LOG.splitlines()[-1])):
        match = boxbox.load(LOG[:-cut])
        assert [str(notice) for notice in match.notices] == [
            f"line {HEADER + 4} was cut off while it was written and is dropped"
        ]
        assert match.log.text() == LOG  # the last line was the digest, and it is made again


def test_a_wrong_line_of_a_json_log_is_named() -> None:
    data = json.loads(boxbox.load(LOG).log.json())
    data["lines"][2]["words"] = "roll"
    with pytest.raises(boxbox.LogError, match=r"^lines\[2\]: this can't have happened: not-now"):
        boxbox.load(json.dumps(data))


def test_empty_lines_at_the_end_are_passed_over() -> None:
    assert boxbox.load(LOG + "\n\n").log.text() == LOG


@pytest.mark.parametrize(
    "line",
    [
        {"n": 1, "act": "foo"}, {"n": "x", "act": "start"}, {"n": 1, "act": "undo", "words": "?"},
        {"n": 1, "act": "undo", "words": "0\n2 undo 0"}, {"n": 1, "act": "start", "luck": ["die"]},
        {"n": 1, "act": "start", "luck": 5}, 5,
    ],
)  # fmt: skip
def test_a_malformed_line_of_a_json_log_is_named(line: Any) -> None:
    data = json.loads(boxbox.load(LOG).log.json())
    data["lines"] = [data["lines"][0], line]
    with pytest.raises(boxbox.LogError, match=r"^lines\[1\]: "):
        boxbox.load(json.dumps(data))


@pytest.mark.parametrize(
    "text",
    [
        LOG.replace("\n1 s", "\n" + "1" * 5000 + " s"),
        re.sub(r"\n2 s\d.*", "\n2 undo " + "9" * 5000, LOG),
        re.sub(r"\n1 s\d", "\n1 s" + "9" * 5000, LOG),
        LOG.replace("races=1", "races=" + "9" * 5000),
        LOG.replace("seats 3", "seats " + "9" * 5000),
    ],
)
def test_huge_numbers_are_refused(text: str) -> None:
    with pytest.raises(boxbox.LogError):
        boxbox.load(text)


def test_older_rules_stop_a_json_log_and_one_from_a_position_too() -> None:
    match = boxbox.from_position(boxbox.start("motor-racing", seats=3, seed=1).position(), seed=2)
    for _ in range(3):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    data = json.loads(match.log.json())
    data["rules"] = data["position"]["rules"] = 0
    assert boxbox.load(json.dumps(data)).log.last == 3
    data["lines"][2]["words"] = "roll"
    older = boxbox.load(json.dumps(data))
    assert older.log.last == 1
    assert str(older.notices[0]).startswith("lines[2]: the rules were corrected")
    assert boxbox.load(older.log.text()).log.text() == older.log.text()


def test_line_ends_of_another_system_are_taken() -> None:
    assert boxbox.load(LOG.replace("\n", "\r\n")).log.text() == LOG


def test_a_log_from_before_an_option_existed_still_fits_its_digest() -> None:
    match = boxbox.start("motor-racing", seats=3, seed=5, options={"races": 1, "set_aside": 39})
    older = replace(match.log.header, options={"races": 1, "set_aside": 39})
    match.log.header = older
    while match.decisions:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    text = match.log.text()
    assert "option ties" not in text
    assert boxbox.load(text).log.text() == text
    assert boxbox.load(text).view(0)["options"]["ties"] == "last-race"


def test_a_loaded_race_goes_on_with_its_seed() -> None:
    for match in (
        boxbox.start("motor-racing", seats=3, seed=5),
        boxbox.from_position({"game": "motor-racing", "seats": 3}, seed=5),
    ):
        again = boxbox.load(match.log.text(), seed=5)
        for _ in range(5):
            decision = match.decisions[0]
            for one in (match, again):
                one.choose(decision.seat, decision.options[0].text)
        assert again.log.text() == match.log.text()


def test_a_log_cut_between_lines_is_an_unfinished_race() -> None:
    rows = LOG.splitlines(keepends=True)
    match = boxbox.load("".join(rows[:HEADER]))
    assert match.notices == []
    assert match.result is None
    assert match.decisions


def test_a_log_of_older_rules_is_read_up_to_the_line_that_differs_and_closed() -> None:
    impossible = re.sub(r"\n2 (s\d) .*", r"\n2 \1 roll", LOG).replace("rules 2", "rules 1")
    match = boxbox.load(impossible)
    assert match.log.last == 1
    differs, closed = map(str, match.notices)
    assert differs.startswith(f"line {HEADER + 2}: the rules were corrected")
    assert "before boxbox 0.1.0" in closed
    assert match.log.text() == "".join(impossible.splitlines(keepends=True)[: HEADER + 1])
    with pytest.raises(boxbox.IllegalChoice, match="race-closed"):
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    assert boxbox.load(match.log.text()).log.text() == match.log.text()


def test_a_finished_log_of_older_rules_that_can_be_played_is_a_finished_race() -> None:
    without_end, _ = LOG.replace("rules 2", "rules 1").rsplit("4 end", 1)
    played = boxbox.load(without_end)
    assert played.result == boxbox.load(LOG).result
    assert played.closed is None
    assert played.notices == []
    assert played.log.text() == without_end


@pytest.mark.parametrize(
    ("position", "faults"),
    [
        ({}, {"game": "missing"}),
        ({"game": "chess"}, {"game": "no game 'chess'"}),
        ({"game": 7}, {"game": "no game"}),
        ([], {"game": "missing"}),
        (None, {"game": "missing"}),
    ],
)
def test_a_position_names_its_game(position: Any, faults: dict[str, str]) -> None:
    check_faults(position, faults)


@pytest.mark.parametrize(
    ("position", "faults"),
    [
        ({"seats": 2}, {"seats": "3 to 6 players"}),
        ({"options": {"laps": 1}}, {"options": "no option 'laps'"}),
        ({"options": 3}, {"options": "not an object"}),
        ({"rules": 9}, {"rules": "9 are not the rules"}),
        ({"asked": -1, "line": "x"}, {"asked": "-1 is not a", "line": "number from 0 up"}),
        ({"asked": [1, 2]}, {"asked": "for each seat"}),
        ({"asked": [1, 2, 3, True]}, {"asked[3]": "True is not a whole number"}),
        ({"colour": "red"}, {"colour": "no such field"}),
        ({"order": ["red.1"]}, {"order": "not each of the 12 cars once"}),
        ({"order": ["red.3"] * 12}, {"order[11]": "no car 'red.3'"}),
        ({"retired": ["red.1", "red.1"]}, {"order": "not each of the 12 cars once"}),
        ({"order": "red.1"}, {"order": "not a list of at most 12 cars"}),
        ({"turn": 4}, {"turn": "4 is not a seat from 0 to 3"}),
        ({"at": "lunch"}, {"at": "'lunch' is not one of play, charge, spin, crash, season-over"}),
        ({"at": "charge"}, {"card": "charge-gears or charge-engine", "car": "is needed"}),
        ({"at": "charge", "turn": 0, "card": "charge-gears", "car": "blue.1"}, {"car": "own car"}),
        ({"at": "spin", "card": "spin"}, {"face": "1 to 12, is needed"}),
        ({"at": "crash", "card": "crash", "face": 1}, {"face": "no two neighbours"}),
        ({"at": "spin", "card": "crash", "face": 1}, {"card": "a spin or spin-out, is needed"}),
        ({"face": 3, "car": "red.1"}, {"face": "belongs only to", "car": "belongs only to"}),
        (
            {"card": "spin", "at": "spin", "face": 2, "discards": ["crash"]},
            {"card": "spin or spin-out"},
        ),
        ({"hands": [["red+9"]]}, {"hands[0][0]": "no card 'red+9'"}),
        ({"hands": [["red+2", "red+2"]]}, {"hands": "red+2 2 times, but there is only 1"}),
        ({"hands": [["turbo"] * 4, ["turbo"]]}, {"hands": "turbo 5 times"}),
        ({"hands": [["?"] * 6]}, {"hands[0]": "6 cards, but the seat holds 5 here"}),
        ({"hands": {"9": []}}, {"hands.9": "no such field; the fields are 0, 1, 2, 3, 4, 5"}),
        ({"hands": {"4": []}}, {"hands": "no seat 4; the seats are 0 to 3"}),
        ({"hands": [[]] * 5}, {"hands": "no seat 4; the seats are 0 to 3"}),
        ({"hands": 3}, {"hands": "not a list of at most 6 entries or an object"}),
        ({"deck": 40}, {"deck": "60 cards in all, but there are 54"}),
        ({"deck": -1}, {"deck": "-1 is not a whole number from 0 to 54"}),
        ({"deck": "all"}, {"deck": "not a list of at most 54 cards or a whole number from"}),
        ({"discards": ["?"] * 40}, {"deck": "60 cards in all, but there are 54"}),
        ({"set_aside": 3}, {"set_aside": "3 cards, but this race sets aside 0"}),
        ({"finished": [["red.1"]]}, {"finished[0]": "not a list of 12 cars"}),
        ({"finished": [["red.1"] * 12]}, {"finished[0]": "not each of the 12 cars once"}),
        ({"finished": 2}, {"finished": "not a list of lists"}),
        ({"at": "season-over"}, {"finished": "0 races are not 3"}),
        (
            {"at": "season-over", "options": {"races": 1}, "order": CARS, "finished": [CARS[::-1]]},
            {"order": "not as the last race"},
        ),
        (
            {"seats": 7, "turn": 9, "options": {"x": 1}, "order": ["zz"]},
            {"seats": "3 to 6", "turn": "9", "options": "'x'", "order[0]": "'zz'"},
        ),
        ({"at": "season-over", "turn": 1}, {"finished": "0 races", "turn": "season is over"}),
        (
            {"seats": 4, "order": ["red.1"], "turn": 5, "hands": [6], "face": 3},
            {"order": "12 cars", "turn": "5", "hands[0]": "6 cards", "face": "belongs only"},
        ),
        (
            {"seats": 4, "order": 7, "turn": 9, "hands": [["red+9"]], "x": 1},
            {"order": "12 cars", "turn": "9", "hands[0][0]": "red+9", "x": "no such field"},
        ),
    ],
)
def test_an_impossible_position_is_refused_with_every_fault(
    position: dict[str, Any], faults: dict[str, str]
) -> None:
    check_faults({"game": "motor-racing"} | position, faults)


def check_faults(position: Any, faults: dict[str, str]) -> None:
    with pytest.raises(boxbox.PositionError) as refused:
        boxbox.from_position(position)
    found = [str(fault) for fault in refused.value.faults]
    for field, problem in faults.items():
        assert any(text.startswith(f"{field}: ") and problem in text for text in found)
    assert str(refused.value) == "; ".join(found)


@pytest.mark.parametrize(
    ("luck", "error", "message"),
    [
        (["die"], boxbox.LuckError, "luck is written as a kind and what came"),
        ([""], boxbox.LuckError, "luck is written as a kind and what came"),
        (["die 3"], boxbox.LuckError, "the luck needed here is 'team', not 'die'"),
        (["team pink"], boxbox.LuckError, "team 'pink' can't come here"),
        (["team red"], boxbox.LuckExhausted, "run dry: 'team' is needed here"),
    ],
)
def test_wrong_scripted_luck_is_refused(
    luck: list[str], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        boxbox.start("motor-racing", seats=4, luck=luck)


def test_luck_that_runs_dry_changes_nothing_and_says_what_could_have_come() -> None:
    position = {"game": "motor-racing", "turn": 0, "hands": [["pit"]]}
    match = boxbox.from_position(position, luck=["die 3"])
    before = match.log.text(), match.position()
    with pytest.raises(boxbox.LuckExhausted) as dry:
        match.choose(0, "pit red.1")
    assert dry.value.kind == "draw"
    assert sorted(dry.value.among) == sorted(match.position()["deck"])
    assert (match.log.text(), match.position()) == before


def test_after_the_script_the_seed_goes_on() -> None:
    position = {"game": "motor-racing", "turn": 0, "hands": [["pit"]]}
    match = boxbox.from_position(position, luck=["die 3"], seed=9)
    match.choose(0, "pit red.1")
    assert match.log.lines[-1].luck[0][1] == "3"
    assert match.log.lines[-1].luck[1][0] == "draw"


def test_no_error_text_tells_a_hidden_card_or_the_seed() -> None:
    match = boxbox.start("motor-racing", seats=4, seed=987654321)
    seat = match.decisions[0].seat
    other = (seat + 1) % 4
    hidden = set(match.position()["hands"][other]) - set(match.position()["hands"][seat])
    for card in hidden:
        mine = match.explain(seat, card)
        assert mine["reason"] == "card-not-in-hand"
        assert match.explain(other, card) == {
            "legal": False, "reason": "not-your-turn", "values": {"to_act": [seat]},
        }  # fmt: skip
    everything = json.dumps([match.view(seat), match.events(seat)]) + match.log.text(seat)
    assert "987654321" not in everything + match.log.text() + json.dumps(match.position())
