"""Weather and tyres (chapter "Weather and tyres", R62, R64)."""

from typing import Final

from boxbox.core.game import Code
from boxbox.core.seats import Seat
from boxbox.games.race90.rules.advanced.points import add_bonus
from boxbox.games.race90.rules.advanced.track_cards import HARD_TYRE_CARDS, draw_track_cards
from boxbox.games.race90.rules.basic import robots
from boxbox.games.race90.table.cards import UNKNOWN, card_text
from boxbox.games.race90.table.codes import DRIER, FIT, LEAVE_WEATHER, SAVE_SOFT, USE_SOFT, WETTER
from boxbox.games.race90.table.race import HARD, NO_WEATHER, SOFT, TYRES, Race
from boxbox.games.race90.table.race import RAIN as RAIN_TYRES
from boxbox.games.race90.table.steps import WHEN, Choice, Step
from boxbox.games.race90.table.track import DRY, RAIN, UNCERTAIN, Slot

SOFT_BONUSES: Final = 3
SOFT_CHIPS: Final = 3
"""How many fewer chips a set of soft tyres has."""
SOFT_SETS: Final = 2
"""The sets of soft tyres that each player may use."""


def kind_of(race: Race) -> str:
    """Return the weather that the pawn shows."""
    return race.setup.track.weather[race.weather].kind


# The weather at the start


def start(race: Race) -> None:
    """Set the pawn by a card, unless the weather was agreed, and fit the robots' tyres."""
    setup = race.setup
    card = UNKNOWN
    slot = setup.start_weather
    if slot == NO_WEATHER:
        card = race.draw("blind")
        race.lay_off([card])
        slot = slot_of(setup.track.weather, setup.factors[card])
    race.weather = slot
    if race.telling:
        drawn = None if card == UNKNOWN else card_text(card)
        tell_weather(race, None, "start", drawn, None)
    race.robot_tyres = robots_fit(race)
    if race.telling:
        race.tell("robot-tyres", {"tyres": TYRES[race.robot_tyres], "why": "start"})


def slot_of(table: tuple[Slot, ...], factor: int) -> int:
    """Return the slot of the weather table for a check factor."""
    return next(at for at, slot in enumerate(table) if slot.low <= factor <= slot.high)


def chosen_slot(table: tuple[Slot, ...], kind: str) -> int:
    """Return the slot for a kind of weather that was agreed: the middle one (B20)."""
    slots = [at for at, slot in enumerate(table) if slot.kind == kind]
    return slots[len(slots) // 2] if kind == DRY else slots[(len(slots) - 1) // 2]


def robots_fit(race: Race) -> int:
    """Return the starting tyres of all robots, by the nearest weather that is certain."""
    table = race.setup.track.weather
    kind = kind_of(race)
    if kind != UNCERTAIN:
        return HARD if kind == DRY else RAIN_TYRES
    dry = race.weather - max(at for at, slot in enumerate(table) if slot.kind == DRY)
    rain = min(at for at, slot in enumerate(table) if slot.kind == RAIN) - race.weather
    if dry == rain:
        either = [HARD, RAIN_TYRES]
        return either[race.luck.pick("robot-tyres", either)]
    return HARD if dry < rain else RAIN_TYRES


# The weather symbol


def legal_weather(race: Race, _: Step) -> list[Code]:
    """Offer a step either way, within the table."""
    codes = [LEAVE_WEATHER]
    if race.weather > 0:
        codes.append(DRIER)
    if race.weather < len(race.setup.track.weather) - 1:
        codes.append(WETTER)
    return codes


def choose_weather(race: Race, step: Step, code: Code) -> None:
    """Move the pawn; robots whose tyres no longer suit the weather stop at once (R64)."""
    if code == LEAVE_WEATHER:
        return
    before = race.weather
    race.weather += 1 if code == WETTER else -1
    if race.telling:
        tell_weather(race, before, "card", None, step.seat)
    if robots_must_stop(race):
        change_robot_tyres(race)


def robots_must_stop(race: Race, slot: int | None = None) -> bool:
    """True if the robots have the wrong tyres: rain tyres in the dry, hard ones in rain."""
    kind = race.setup.track.weather[race.weather if slot is None else slot].kind
    wrong = {DRY: RAIN_TYRES, RAIN: HARD}
    return wrong.get(kind) == race.robot_tyres


def change_robot_tyres(race: Race) -> None:
    """Bring all robots in, front first; this counts as their refuelling too."""
    race.robot_tyres = HARD if kind_of(race) == DRY else RAIN_TYRES
    if race.telling:
        race.tell("robot-tyres", {"tyres": TYRES[race.robot_tyres], "why": "weather"})
    robots.stop_for_tyres(race)


def tell_weather(
    race: Race, before: int | None, why: str, card: str | None, seat: Seat | None
) -> None:
    """Report where the pawn is now, and where it was before."""
    table = race.setup.track.weather
    race.tell("weather", {
        "slot": race.weather + 1,
        "weather": kind_of(race),
        "from": None if before is None else before + 1,
        "before": None if before is None else table[before].kind,
        "why": why,
        "card": card,
        "seat": seat,
    })  # fmt: skip


# Tyres


def legal_tyres(race: Race, step: Step) -> list[Code]:
    """Offer the four types; soft ones only while a player has sets left."""
    left = race.soft_sets[step.seat] < SOFT_SETS
    return [Code(FIT + tyres) for tyres in range(len(TYRES)) if left or tyres != SOFT]


def choose_tyres(race: Race, step: Choice, code: Code) -> None:
    """Fit a new set."""
    seat, when = step.seat, step.when
    tyres = code - FIT
    race.tyre_type[seat] = tyres
    race.tyres[seat] = chips_of(race, seat, tyres)
    race.soft[seat] = SOFT_BONUSES if tyres == SOFT else 0
    race.soft_sets[seat] += tyres == SOFT
    if race.telling:
        chips = race.tyres[seat]
        data = {"seat": seat, "tyres": TYRES[tyres], "chips": chips, "when": WHEN[when]}
        race.tell("tyres", data)
    if tyres == HARD:
        draw_track_cards(race, seat, HARD_TYRE_CARDS, "hard")


def chips_of(race: Race, seat: Seat, tyres: int) -> int:
    """Return how many chips a new set has."""
    chart = race.chart[seat]
    assert chart is not None
    return chart.tyres - SOFT_CHIPS if tyres == SOFT else chart.tyres


def legal_soft(_: Race, __: Step) -> list[Code]:
    """Offer a bonus of the soft tyres."""
    return [SAVE_SOFT, USE_SOFT]


def choose_soft(race: Race, step: Step, code: Code) -> None:
    """Use a bonus for this move, or save it (R44)."""
    if code == USE_SOFT:
        race.soft[step.seat] -= 1
        add_bonus(race, step.seat, "soft", 1)
