"""What people read comes with what it is about, for the seat that reads it and nobody else."""

from boxbox.words import Client, words
from tests.server.kit import PERSON, Data, Reader, Server


def asked(reader: Reader) -> Data:
    """Return the open decision as it was sent, with its messages."""
    views = [update["view"] for update in reader.updates if update.get("view")]
    decision: Data = views[-1]["decision"]
    return decision


def test_a_decision_says_what_is_asked_and_what_each_option_would_do(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    watcher = server.watcher(made)
    acting = next(person for person in people if person.decision)
    decision = asked(acting)
    say = words("en").tell
    assert say(decision["question"]) == "Play a card"
    assert all(say(option["label"]) for option in decision["options"])
    assert all(say(piece) for option in decision["options"] for piece in option["effects"])
    assert all(say(refused["told"]) for refused in decision["refused"])
    assert asked(watcher) is None
    for reader in (*people, watcher):
        reader.close()


def test_events_tell_each_reader_in_turn(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    acting = next(person for person in people if person.decision)
    seat = acting.you["seat"]
    done = acting.choose()
    for reader in people:
        reader.wait_for(
            lambda r: len(r.events) >= 2, "the update"
        )  # the race began, a card was played
    acting.wait_for(lambda r: r.version == tuple(done["version"]), "the update")
    client = Client({seat: "Anna"})
    lines = []
    for reader in people:
        events = [event for update in reader.updates for event in update["events"]]
        played = next(event for event in events if event["kind"] == "played")
        (change,) = played["story"]
        assert change["about"] == seat
        lines.append(words("en").tell(change["told"][0], client))
    assert [line.startswith("You play ") for line in lines] == [n == seat for n in range(3)]
    assert sum(line.startswith("Anna plays ") for line in lines) == 2
    for reader in people:
        reader.close()


def test_a_refusal_of_the_rules_says_why(server: Server) -> None:
    made = server.make([PERSON] * 3)
    people = [server.person(made, seat) for seat in range(3)]
    acting = next(person for person in people if person.decision)
    refused = acting.ask("choose", decision=asked(acting)["id"], option="fly")
    assert refused["reason"] == "unknown-act"
    assert "fly" in words("en").tell(refused["told"])
    assert "told" not in acting.ask("agree", yes=True)
    for reader in people:
        reader.close()
