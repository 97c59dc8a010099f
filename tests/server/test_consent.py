"""Nobody's luck is taken back behind their back: a seat goes to a bot only after a grace time, an
undo needs everyone who drove when something was learned, and a finished race is final."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.server.kit import (
    PERSON,
    SHORT,
    Data,
    Gate,
    Reader,
    Server,
    play_on,
    play_out,
    wait_until,
)

BOT: Data = {"driver": "rules"}


class Duel:
    """Two people and a bot. Bruno (seat 1) has drawn and would rather have drawn something else."""

    def __init__(self, server: Server, grace: int = 60) -> None:
        self.server = server
        self.made = server.make([PERSON, PERSON, BOT], options={"races": 1}, grace=grace)
        self.anna, self.bruno = server.person(self.made, 0), server.person(self.made, 1)
        self.let_draw()

    def let_draw(self) -> None:
        """Play until Bruno has chosen once more, and somebody is asked again."""
        before = self.chosen
        play_on(self.people, lambda: self.chosen > before, "a choice of Bruno's")
        play_on(self.people, lambda: any(person.decision for person in self.people), "a turn")

    @property
    def people(self) -> list[Reader]:
        return [self.anna, self.bruno]

    @property
    def chosen(self) -> int:
        return sum(e["kind"] == "played" and e["seat"] == 1 for e in self.bruno.events)

    @property
    def undos(self) -> int:
        return self.server.truth(self.made).log.text().count(" undo ")

    @property
    def drivers(self) -> list[str]:
        return self.server.truth(self.made).drivers

    def lose_anna(self) -> None:
        """Anna's connection breaks."""
        self.bruno.wait_for(lambda r: r.table["seats"][0]["present"], "Anna is there")
        self.anna.kill()
        self.bruno.wait_for(lambda r: not r.table["seats"][0]["present"], "Anna has gone")

    def bring_anna(self) -> None:
        """Anna comes back."""
        self.anna = self.server.person(self.made, 0)

    def hand_over(self) -> None:
        """Bruno lets a bot drive for Anna, who has been away for long."""
        self.server.let_pass(self.made, 60)
        self.bruno.do("driver", seat=0, driver="rules")

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def duel(server: Server) -> Iterator[Duel]:
    two = Duel(server)
    yield two
    two.close()


# The grace time


def test_nobody_takes_draws_back_while_another_is_away(duel: Duel) -> None:
    """Bruno hands Anna's seat to a bot right after her socket dropped, to undo as the only one."""
    bruno = duel.bruno
    assert bruno.you["undo"] == "ask"
    duel.lose_anna()
    assert bruno.you["undo"] is None
    assert bruno.updates[-1]["grace_left"]["0"] in range(1, 61)
    refused = bruno.refused("driver", seat=0, driver="rules")
    assert refused["reason"] == "not-away-for-long"
    assert refused["values"]["seconds"] in range(1, 61)
    refused = bruno.refused("undo")
    assert (refused["reason"], refused["values"]["seats"]) == ("people-away", [0])
    duel.hand_over()
    bruno.wait_for(lambda r: r.table["seats"][0]["driver"] == "rules", "the bot")
    assert bruno.you["undo"] is None, "Anna drove when he drew"
    assert bruno.refused("undo")["reason"] == "people-away"
    assert duel.undos == 0
    duel.bring_anna()
    bruno.wait_for(lambda r: r.you["undo"] == "ask", "she can be asked")
    bruno.do("undo")
    duel.anna.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
    assert duel.anna.table["undo"]["awaited"] == [0]
    assert duel.undos == 0
    duel.anna.do("agree", yes=True)
    assert duel.undos == 1


def test_the_grace_time_counts_down_and_is_set_for_the_table(server: Server) -> None:
    duel = Duel(server, grace=300)
    assert duel.bruno.table["grace"] == 300
    assert duel.bruno.updates[-1]["grace_left"] == {}
    duel.lose_anna()
    server.let_pass(duel.made, 200)
    refused = duel.bruno.refused("driver", seat=0, driver="rules")
    assert refused["values"]["seconds"] in range(1, 101)
    with server.watcher(duel.made) as watcher:
        assert watcher.updates[-1]["grace_left"]["0"] in range(1, 101)
    server.let_pass(duel.made, 99.9)
    duel.bring_anna()
    duel.lose_anna()
    refused = duel.bruno.refused("driver", seat=0, driver="rules")
    assert refused["values"]["seconds"] > 290, "who was back for a moment has the whole time again"
    server.let_pass(duel.made, 300)
    duel.bruno.do("driver", seat=0, driver="rules")
    assert duel.drivers[0] == "rules"
    duel.close()


def test_who_is_away_has_the_whole_time_again_after_a_restart(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as first:
        duel = Duel(first)
        duel.lose_anna()
        first.let_pass(duel.made, 3600)
        duel.bruno.close()
    with Server(tmp_path) as second, second.person(duel.made, 1) as bruno:
        assert bruno.updates[-1]["grace_left"]["0"] in range(50, 61)
        refused = bruno.refused("driver", seat=0, driver="rules")
        assert refused["reason"] == "not-away-for-long"


def test_one_of_two_devices_that_goes_starts_no_countdown(duel: Duel) -> None:
    with duel.server.person(duel.made, 0) as phone:
        phone.do("name", name="Anna")
    duel.bruno.do("name", name="Bruno")
    duel.server.let_pass(duel.made, 3600)
    refused = duel.bruno.refused("driver", seat=0, driver="rules")
    assert refused["reason"] == "person-present"


# The way back


def test_who_comes_back_has_the_seat_at_once_and_is_told_once(duel: Duel) -> None:
    duel.lose_anna()
    duel.hand_over()
    duel.bring_anna()
    anna = duel.anna
    first = anna.updates[0]
    assert first["table"]["seats"][0]["driver"] == "person", "she finds it hers"
    assert first["you"]["handed_by"] == 1
    assert duel.bruno.you["handed_by"] is None
    drives = [line.words for line in duel.server.truth(duel.made).log.lines if line.act == "driver"]
    assert drives == ["rules", "rules", "person"]
    with duel.server.person(duel.made, 0) as phone:
        assert phone.you["handed_by"] == 1
        anna.do("noticed")
        phone.wait_for(lambda r: r.you["handed_by"] is None, "it has been told")
    duel.lose_anna()
    duel.bring_anna()
    assert duel.anna.you["handed_by"] is None


def test_who_handed_a_seat_over_is_known_after_a_restart(pages: Path, tmp_path: Path) -> None:
    assert pages
    with Server(tmp_path) as first:
        duel = Duel(first)
        duel.lose_anna()
        duel.hand_over()
        duel.bruno.close()
    for _ in range(2):
        with Server(tmp_path) as server, server.person(duel.made, 0) as anna:
            assert anna.table["seats"][0]["driver"] == "person"
            assert anna.you["handed_by"] == 1, "she has not said that she read it"


def test_a_seat_that_its_own_person_handed_over_stays_with_the_bot(duel: Duel) -> None:
    duel.lose_anna()
    duel.hand_over()
    duel.bring_anna()
    duel.anna.do("driver", seat=0, driver="rules")
    duel.lose_anna()
    duel.bring_anna()
    assert duel.anna.table["seats"][0]["driver"] == "rules"
    assert duel.anna.you["handed_by"] is None
    duel.anna.do("driver", seat=0, driver="person")
    assert duel.drivers[0] == "person"


def test_who_comes_back_while_the_seat_is_handed_over_has_it(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line that gives it to a bot waits for the disk when Anna says hello."""
    duel.lose_anna()
    duel.server.let_pass(duel.made, 60)
    with monkeypatch.context() as patch:
        gate = Gate(duel.server, patch, "append")
        key = duel.bruno.start("driver", seat=0, driver="rules")
        gate.wait_reached()
        opener = Opener(duel, gate)
        duel.bring_anna()
        opener.join()
    assert duel.bruno.answer_to(key)["type"] == "done"
    assert duel.anna.updates[0]["table"]["seats"][0]["driver"] == "person"
    assert duel.anna.you["handed_by"] == 1


class Opener:
    """Opens a gate as soon as somebody waits for the table."""

    def __init__(self, duel: Duel, gate: Gate) -> None:
        def work() -> None:
            wait_until(lambda: duel.server.is_awaited(duel.made), "somebody who waits")
            gate.open()

        self._thread = Thread(target=work)
        self._thread.start()

    def join(self) -> None:
        self._thread.join()


# Who must agree


def test_handing_the_own_seat_to_a_bot_takes_no_consent_away(duel: Duel) -> None:
    """Anna lets a bot drive and looks on: what she learned as a driver is still hers to keep."""
    duel.anna.do("driver", seat=0, driver="rules")
    duel.bruno.wait_for(lambda r: r.table["seats"][0]["driver"] == "rules", "the bot")
    duel.bruno.wait_for(lambda r: r.you["undo"] == "ask", "undo by asking")
    duel.bruno.do("undo")
    duel.anna.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
    assert duel.anna.table["undo"]["awaited"] == [0]
    duel.anna.do("agree", yes=False)
    assert duel.undos == 0
    duel.lose_anna()
    assert duel.bruno.you["undo"] is None


def test_what_was_learned_while_a_bot_drove_is_not_for_its_person_to_keep(duel: Duel) -> None:
    """Anna stays away, Bruno races on with bots: he may take back what he draws now, no more."""
    duel.lose_anna()
    duel.hand_over()
    bruno, before = duel.bruno, duel.chosen
    play_on([bruno], lambda: duel.chosen > before and bruno.decision is not None, "his next draw")
    assert bruno.you["undo"] == "alone"
    bruno.do("undo")
    bruno.wait_for(lambda r: r.you["undo"] is None, "the draw that Anna saw")
    assert bruno.refused("undo")["reason"] == "people-away"
    assert duel.undos == 1


def test_who_is_back_is_asked_about_what_the_bot_saw(duel: Duel) -> None:
    duel.lose_anna()
    duel.hand_over()
    bruno, before = duel.bruno, duel.chosen
    play_on([bruno], lambda: duel.chosen > before and bruno.decision is not None, "his next draw")
    duel.bring_anna()
    bruno.wait_for(lambda r: r.you["undo"] == "ask", "undo by asking")
    bruno.do("undo")
    assert duel.undos == 0


def test_a_seat_handed_back_and_forth_is_asked_once(duel: Duel) -> None:
    anna, bruno = duel.anna, duel.bruno
    for driver in ("rules", "person"):
        anna.do("driver", seat=0, driver=driver)
    bruno.wait_for(lambda r: r.you["undo"] == "ask", "undo by asking")
    bruno.do("undo")
    anna.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
    anna.do("driver", seat=0, driver="rules")
    bruno.wait_for(lambda r: r.table["undo"] is None, "a line ends the proposal")
    assert anna.refused("agree", yes=True)["reason"] == "no-proposal"
    assert duel.undos == 0


def test_a_renewed_seat_agrees_and_its_old_link_does_not(duel: Duel) -> None:
    anna, bruno = duel.anna, duel.bruno
    fresh = "a-new-token-that-nobody-could-ever-guess"
    with duel.server.person(duel.made, 0) as thief:
        bruno.do("undo")
        anna.wait_for(lambda r: r.table["undo"] is not None, "the proposal")
        anna.do("renew", token=fresh)
        thief.start("agree", yes=True)
        assert thief.end().reason == "seat-renewed"
    assert duel.undos == 0
    bruno.do("name", name="Bruno")
    assert bruno.table["undo"]["awaited"] == [0]
    anna.do("agree", yes=True)
    assert duel.undos == 1


def test_a_proposal_waits_for_somebody_who_goes(duel: Duel) -> None:
    duel.bruno.do("undo")
    duel.lose_anna()
    assert duel.bruno.table["undo"]["awaited"] == [0]
    duel.bring_anna()
    assert duel.anna.table["undo"]["awaited"] == [0]
    duel.anna.do("agree", yes=True)
    assert duel.undos == 1


def test_a_choice_that_waits_while_all_agree_is_stale(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The undo waits for the disk when somebody answers what was asked before it."""
    duel.bruno.do("undo")
    acting = next(person for person in duel.people if person.decision)
    decision = acting.wait_turn()
    with duel.server.person(duel.made, acting.you["seat"]) as phone:
        with monkeypatch.context() as patch:
            gate = Gate(duel.server, patch, "append")
            key = duel.anna.start("agree", yes=True)
            gate.wait_reached()
            option = decision["options"][0]["text"]
            late = phone.start("choose", decision=decision["id"], option=option)
            wait_until(lambda: duel.server.is_awaited(duel.made), "the choice")
            gate.open()
            assert duel.anna.answer_to(key)["type"] == "done"
        assert phone.answer_to(late)["reason"] in ("stale", "not-your-turn")
    assert duel.undos == 1


# A finished race


@pytest.fixture
def finished(server: Server) -> Iterator[tuple[Data, list[Reader]]]:
    made = server.make([PERSON, PERSON, BOT], options=SHORT)
    people = [server.person(made, 0), server.person(made, 1)]
    play_out(people)
    yield made, people
    for person in people:
        person.close()


def test_a_finished_race_is_final(server: Server, finished: tuple[Data, list[Reader]]) -> None:
    made, people = finished
    before = server.truth(made).log.text()
    for person in people:
        assert person.you["undo"] is None
        for request in ({"kind": "undo"}, {"kind": "agree", "yes": True}):
            kind = str(request.pop("kind"))
            assert person.refused(kind, **request)["reason"] == "match-over"
        for seat, driver in ((0, "rules"), (1, "rules"), (0, "person")):
            refused = person.refused("driver", seat=seat, driver=driver)
            assert refused["reason"] == "match-over"
    assert server.truth(made).log.text() == before


def test_alone_with_bots_a_finished_race_is_final_too(server: Server) -> None:
    made = server.make([PERSON, BOT, BOT], options=SHORT)
    with server.person(made, 0) as anna:
        play_out([anna])
        assert anna.you["undo"] is None
        assert anna.refused("undo")["reason"] == "match-over"


def test_nobody_is_away_in_a_race_that_is_over(finished: tuple[Data, list[Reader]]) -> None:
    _, (anna, bruno) = finished
    anna.close()
    bruno.wait_for(lambda r: not r.table["seats"][0]["present"], "Anna has gone")
    assert bruno.updates[-1]["grace_left"] == {}


def test_who_comes_back_after_the_end_is_told_and_changes_nothing(server: Server) -> None:
    made = server.make([PERSON, PERSON, BOT], options=SHORT)
    with server.person(made, 1) as bruno:
        server.let_pass(made, 60)
        bruno.do("driver", seat=0, driver="rules")
        play_out([bruno])
    before = server.truth(made).log.text()
    with server.person(made, 0) as anna:
        assert anna.you["handed_by"] == 1
        assert anna.table["phase"] == "over"
        anna.do("noticed")
    assert server.truth(made).log.text() == before


def test_a_proposal_to_reopen_a_finished_race_is_gone(
    server: Server, finished: tuple[Data, list[Reader]]
) -> None:
    """A database of an earlier version may hold one."""
    made, (_, bruno) = finished
    server.call(server.garage.store.set_table(made["table"]["id"], undo={"seat": 0, "agreed": []}))
    server.table(made).record.undo = {"seat": 0, "agreed": []}
    bruno.do("name", name="Bruno")
    assert bruno.table["undo"] is None
    assert bruno.refused("agree", yes=True)["reason"] == "match-over"


# Choices that lie face down


def test_what_undo_is_offered_does_not_tell_that_a_hidden_choice_was_replaced(
    server: Server,
) -> None:
    made = server.make([PERSON] * 3, game="race90", options={})
    people = [server.person(made, seat) for seat in range(3)]
    anna, bruno, _ = people
    play_on(people, lambda: any(asks(person, "qualify") for person in people), "qualifying")
    for person in people:
        person.wait_for(lambda r: asks(r, "qualify"), "qualifying")

    def lay(person: Reader, at: int) -> None:
        decision = person.view["decision"]
        person.do("choose", decision=decision["id"], option=decision["options"][at]["text"])

    def offered() -> str | None:
        for person in people:
            person.do("name", name="somebody")
        undo: str | None = anna.you["undo"]
        return undo

    lay(anna, 0)
    assert offered() == "alone"
    lay(bruno, 0)
    assert offered() == "ask"
    lay(anna, 1)
    before = offered()
    lay(bruno, 1)
    assert offered() == before
    for person in people:
        person.close()


def asks(person: Reader, kind: str) -> bool:
    """True if a person may answer this."""
    decision: Data | None = person.view.get("decision")
    return decision is not None and decision["kind"] == kind
