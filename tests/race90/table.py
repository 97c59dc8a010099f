"""How a race stands, for the tests of order and contests; and situations worth a whole log."""

from tests.race90.scenes import Data, Match, car, car_row


def leader(match: Match) -> str:
    return str(match.position()["leader"])


def laps_down(match: Match, name: str) -> int:
    """Return how many laps a car is behind the Leader."""
    return int(car(match, name)["laps_down"])


def to_move(match: Match) -> str:
    """Return the cars that still have to move, in the order in which they stand to."""
    return " ".join(match.view(None)["summary"]["activation"])


def turns_taken(match: Match) -> str:
    """Return the order of play so far; a pit stop is marked with `^`."""
    names = []
    for event in match.events(None):
        if event["kind"] in ("played", "skipped"):
            names.append(f"s{event['seat']}")
        elif event["kind"] == "pit":
            names.append(f"{event['car']}^")
        elif event["kind"] == "re-entered" or (
            event["kind"] == "drove" and event["car"].startswith(("slow", "fast"))
        ):
            names.append(event["car"])
    return " ".join(names)


# Situations for golden logs: what they leave open is dealt from the seed of the log.


def situation(turn: int, *cars: str, **players: Data) -> Data:
    """Return a position at the beginning of a game turn, four players at Monza."""
    rows = [{"seat": seat, "target": 170 + seat, **players[f"p{seat}"]} for seat in range(4)]
    return {
        "game": "race90",
        "seats": 4,
        "turn": turn,
        "at": "turn",
        "cars": [car_row(text) for text in cars],
        "players": rows,
        "robot_fuel": [[10, "fast"], [12, "fast"], [12, "slow"], [14, "slow"]],
    }


TWO_TIES = (
    "contest 46", "alone",  # s3: 2 and 3 for the corner
    "contest 47", "join 117",  # s2: 4 and 3
    "contest 45", "alone",  # s1: 2 and 3
    "contest 23", "join 54",  # s0, the first car: 7
)  # fmt: skip


def contest_of_four_with_ties() -> Data:
    """Return four drivers in one corner; with TWO_TIES both ties come to contact.

    s0 and s2 are level with 7, s1 and s3 with 5: a damage each, and s2 gains a place.
    """
    return situation(
        4, "s0 4", "s1 4", "s2 4", "s3 4", "fast1 2", "slow1 2", "fast2 0", "slow2 0",
        p0={"hand": [23, 54, 118, 142], "strategy": "save-tyres", "fuel": 8},
        p1={"hand": [45, 56, 87, 130], "strategy": "hazard", "fuel": 12},
        p2={"hand": [47, 58, 117, 131], "strategy": "balance", "fuel": 12},
        p3={"hand": [46, 59, 88, 132], "strategy": "lucky", "fuel": 12},
    )  # fmt: skip


def leader_pits_and_loses_the_lead() -> Data:
    """Return a Leader who must refuel in this game turn.

    s0 falls back from section 12 to 6, behind fast1. s1, in section 10, leads and moves; s0 goes on
    with a new hand and strategy when the order of play has come to section 6.
    """
    return situation(
        8, "s0 36", "s1 34", "s2 31", "fast1 30 p1", "s3 28", "fast2 28", "slow1 14", "slow2 13",
        p0={"hand": [1, 54, 142], "strategy": "hazard", "fuel": 8, "red": 2, "brown": 1,
            "tyres": 3},
        p1={"hand": [2, 56, 87, 130], "strategy": "chase", "fuel": 12},
        p2={"hand": [3, 58, 117, 131], "strategy": "balance", "fuel": 12},
        p3={"hand": [4, 59, 88, 132], "strategy": "banging-wheels", "fuel": 14},
    )  # fmt: skip


THREE_TIMES = (
    "contest 1", "join 54", "decline",  # s1 beats s0; slow1 makes way to who laps it
    "drive-on", "play 162", "alone", "check 183",  # s1 leads and laps slow2 on the way
)  # fmt: skip


def section_activated_three_times() -> Data:
    """Return a corner, section 7, to which the order of play comes back twice.

    The Leader, s0, is in it behind slow1, which is not yet lapped, with s1 behind. First it is
    activated for the contest (THREE_TIMES) and for s1, who leads then and leaves; again, after
    section 8, for slow1 and s0; at last for s3, who stops (`box`) in section 13 and arrives there.
    """
    return situation(
        9, "slow1 7", "s0 31", "s1 31", "s2 28", "fast1 26", "fast2 25", "slow2 8", "s3 13",
        p0={"hand": [110, 111], "strategy": "save-tyres"},
        p1={"hand": [1, 54, 162, 183], "target": 184, "strategy": "hazard", "fuel": 12},
        p2={"hand": [3, 58, 117, 131], "strategy": "balance", "fuel": 12},
        p3={"hand": [4, 59, 88, 132], "strategy": "lucky", "fuel": 14},
    )  # fmt: skip
