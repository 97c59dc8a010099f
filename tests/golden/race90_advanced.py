"""Situations of the Advanced Game that are worth a whole log: how to tell that a race has them."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import boxbox

Data = dict[str, Any]
AnyMatch = boxbox.Match[Any]
LAST_STAGE = 6
"""Of both tracks."""


def told(match: AnyMatch, *kinds: str) -> list[Data]:
    return [event for event in match.events(None) if event["kind"] in kinds]


def with_cars_off(match: AnyMatch) -> Iterator[tuple[Data, set[str]]]:
    """Give every event with the cars that are off the track before it."""
    off: set[str] = set()
    for event in match.events(None):
        yield event, set(off)
        if event["kind"] == "off-track":
            off.add(event["car"])
        elif event["kind"] in ("re-entered", "out"):
            off.discard(event["car"])
        elif event["kind"] == "safety-car":
            off.clear()


def turns_of_safety_cars(match: AnyMatch) -> list[tuple[Data, Data | None]]:
    """Return the turn in which each safety car came out, and the next one."""
    found = []
    turns = told(match, "turn", "safety-car")
    for at, event in enumerate(turns):
        if event["kind"] == "safety-car":
            now = [turn for turn in turns[:at] if turn["kind"] == "turn"][-1]
            later = [turn for turn in turns[at:] if turn["kind"] == "turn"]
            found.append((now, later[0] if later else None))
    return found


def safety_car_in_the_last_stage(match: AnyMatch) -> bool:
    """True if the race ended behind the safety car, after turns behind it."""
    (finished,) = told(match, "finished")
    return finished["why"] == "flag" and any(
        now["stage"] == LAST_STAGE and later is not None and later["special"] == "safety-car"
        for now, later in turns_of_safety_cars(match)
    )


def safety_car_on_the_last_box_of_a_row(match: AnyMatch) -> bool:
    return any(
        later is not None and later["special"] == "restart"
        for _, later in turns_of_safety_cars(match)
    )


def safety_car_with_cars_off_the_track(match: AnyMatch) -> bool:
    return any(event["kind"] == "safety-car" and off for event, off in with_cars_off(match))


def leader_stops_for_the_safety_car(match: AnyMatch) -> bool:
    """True if a Leader who had to stop heads those who did when it came out."""
    events = told(match, "leader", "safety-car", "pit")
    kinds = [event["kind"] for event in events]
    return any(
        kinds[at : at + 5] == ["leader", "safety-car", "leader", "pit", "pit"]
        and events[at]["car"] == events[at + 3]["car"]
        for at in range(len(events))
    )


def stops_for_the_safety_car(match: AnyMatch) -> Iterator[tuple[Data, list[str]]]:
    """Give each safety car that came out, with the cars that stopped at once."""
    events = told(match, "safety-car", "pit", "turn")
    for at, event in enumerate(events):
        if event["kind"] == "safety-car":
            yield event, [row["car"] for row in takewhile(is_pit, events[at + 1 :])]


def is_pit(event: Data) -> bool:
    return bool(event["kind"] == "pit")


def all_stop_for_the_safety_car(match: AnyMatch) -> bool:
    return any(
        stops == event["order"] and len(stops) > 1
        for event, stops in stops_for_the_safety_car(match)
    )


def leader_of_a_lapped_field_stops_for_the_safety_car(match: AnyMatch) -> bool:
    """True if a Leader went to the end of the queue and led on, for the others are lapped."""
    return any(
        stops == event["order"][-1:] == [event["leader"]] and len(event["order"]) > 1
        for event, stops in stops_for_the_safety_car(match)
    )


def leader_goes_off_where_another_is(match: AnyMatch) -> bool:
    """True if a new Leader went off where the old one was off already, and kept the chit."""
    new, off, later, *_ = told(match, "leader", "off-track", "safety-car", "turn")
    kinds = [event["kind"] for event in (new, off, later)]
    return kinds == ["leader", "off-track", "turn"] and new["car"] == off["car"]


def robots_change_tyres_twice(match: AnyMatch) -> bool:
    changes = [event["tyres"] for event in told(match, "robot-tyres") if event["why"] == "weather"]
    stops = [event for event in told(match, "pit") if event["why"] == "tyres"]
    return len(changes) >= 2 and len(stops) >= 2


def out_off_the_track(match: AnyMatch, why: str) -> bool:
    return any(
        event["kind"] == "out" and event["why"] == why and event["car"] in off
        for event, off in with_cars_off(match)
    )


def out_for_tyres(match: AnyMatch) -> bool:
    return out_off_the_track(match, "tyres")


def out_for_damage(match: AnyMatch) -> bool:
    return out_off_the_track(match, "damage")


def out_with_an_empty_tank(match: AnyMatch) -> bool:
    """True if a driver beside the track was out because of the fuel that he had bid."""
    return out_off_the_track(match, "fuel")


def two_specials_in_one_turn(match: AnyMatch) -> bool:
    seats: list[int] = []
    for event in told(match, "turn", "special"):
        if event["kind"] == "turn":
            seats = []
        else:
            seats += [event["seat"]]
            if seats.count(event["seat"]) > 1:
                return True
    return False


def pair_of_track_cards(match: AnyMatch) -> bool:
    return any(are_track_cards(event["cards"]) for event in told(match, "played"))


def are_track_cards(cards: Sequence[str]) -> bool:
    return len(cards) == 2 and all(card.startswith("t") for card in cards)


def bids_were_secret(match: AnyMatch) -> bool:
    """True if drivers bid different fuel, which nobody else's log shows before the grid."""
    bids = {event["fuel"] for event in told(match, "qualified") if event["fuel"]}
    return len(bids) > 1


def chosen(match: AnyMatch) -> list[str]:
    return [line.words for line in match.log.lines if line.act == "choose"]


def soft_bonus_is_bound(match: AnyMatch) -> bool:
    """True if a driver used the soft bonus that his track card needed to reach its corner."""
    first = chosen(match)[:4]
    return first[:1] == ["play t13"] and "use-soft" in first and "save-soft" not in first


def weather_reaches_a_corner(match: AnyMatch) -> bool:
    """True if a driver made it drier, as his track card needed to reach its corner."""
    return chosen(match)[:2] == ["play t10", "drier"]


def chase_takes_what_lies_on_top(match: AnyMatch) -> bool:
    """True if CHASE, taken in a stop of the same turn, took the card that was laid on top."""
    words = chosen(match)
    laid = {"lay 157": "take 157", "as-played": "take 174", "lay 174": "take 174"}
    taken = [laid[word] for word in words[:3] if word in laid]
    return bool(taken) and {"box", "chase", taken[0]} <= set(words)


def out_for_a_missed_stop(match: AnyMatch) -> bool:
    return any(event["why"] == "stop" for event in told(match, "out"))
