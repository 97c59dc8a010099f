"""Steps as plain data and back: an object with the step's name and its facts by name.

Older positions and logs have a list instead: the name and three numbers, 0 for one not needed and
-1 for nobody. These can still be read.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, get_args

from boxbox.core.given import quoted
from boxbox.core.seats import NOBODY
from boxbox.core.shapes import fields_of
from boxbox.core.wire import JSON, Data, Facts
from boxbox.games.race90.position.needs import NEEDS, NO_FACTS
from boxbox.games.race90.position.reading import Reading
from boxbox.games.race90.table import steps as at
from boxbox.games.race90.table.cards import UNKNOWN, card_text
from boxbox.games.race90.table.cars import CARS
from boxbox.games.race90.table.steps import Step
from boxbox.games.race90.wire.steps import Step as DeclaredStep

NAME: Final = "step"
"""The field with the name of a step."""

Fact = Any
"""A fact as the engine holds it."""

FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(fields_of(shape))[1:]
    for shape in get_args(get_args(DeclaredStep.__value__)[0])
    for name in get_args(fields_of(shape)[NAME])
}
"""The facts of each step, in their order."""
MAKE: Final[Mapping[str, Callable[..., Step]]] = {
    **{name: partial(Step, name, NOBODY) for name in at.OF_TABLE},
    **{name: partial(Step, name) for name in at.OF_DRIVER},
    **{name: partial(at.Choice, name) for name in (at.AT_STRATEGY, at.AT_TYRES)},
    **{name: partial(at.InContest, name) for name in (at.AT_CONTEST, at.AT_CONTEST_SECOND)},
    **{name: partial(at.Amount, name) for name in (at.DRAWS, at.TAKE_DAMAGE)},
    **{name: partial(at.LapCheck, name) for name in (at.AT_LAP_CHECK, at.BLIND_LAP_CHECK)},
    at.TURN: at.Turn,
    at.DECLARE: at.Declare,
    at.AT_REFUEL: at.Refuel,
    at.AT_DISCARD: at.Discard,
    at.AT_SECOND: at.Second,
    at.AT_PAY: at.Pay,
    at.AT_CHECK_ORDER: at.CheckOrder,
    at.AT_CHECK: at.Check,
    at.EVENTS: at.Events,
    at.AT_LAY: at.Lay,
    at.AT_PASS: at.Pass,
    at.LATE_BRAKING: at.LateBraking,
    at.AT_OFF_CHECK: at.OffCheck,
    at.PATH: at.Path,
    at.ROBOT_ARRIVES: at.RobotArrives,
    at.AT_ORANGE: at.Orange,
}
"""What makes each step from its facts."""
OF_NOBODY: Final = (*at.OF_TABLE, at.TURN)
"""The steps whose first number is -1 in the older form."""


def _as_it_is(fact: Fact) -> Fact:
    return fact


def _read_as_it_is(_: Reading, __: str, value: Fact) -> Fact:
    return value


class Kind(NamedTuple):
    """A kind of fact: how to write and read it, and what a number in the older form means."""

    write: Callable[[Fact], JSON] = _as_it_is
    read: Callable[[Reading, str, Any], Fact] = _read_as_it_is
    of_number: Callable[[int], Fact] = _as_it_is


def _read_card(reading: Reading, field: str, name: str | None) -> int:
    return UNKNOWN if name is None else reading.card(field, name)


PLAIN: Final = Kind()
FLAG: Final = Kind(of_number={0: False, 1: True}.get)
CARD: Final = Kind(lambda card: None if card == UNKNOWN else card_text(card), _read_card)
KINDS: Final[Mapping[str, Kind]] = {
    "place": Kind(lambda place: place + 1, lambda _, __, place: place - 1),
    "car": Kind(lambda car: CARS[car], Reading.car),
    "may_start": Kind(
        lambda bits: [name for car, name in enumerate(CARS) if bits >> car & 1], Reading.bits
    ),
    "when": Kind(lambda when: at.WHEN[when], lambda _, __, word: at.WHEN.index(word)),
    "why": Kind(of_number=dict(enumerate(at.WHY)).get),
    **dict.fromkeys(("restart", "queued", "optional"), FLAG),
    **dict.fromkeys(("first", "last", "card", "one", "other"), CARD),
}
"""The facts written differently from how the engine holds them; the first place is 1."""


def describe_step(step: Step) -> Data:
    """Return a step as plain data."""
    facts = zip(FACTS[step.name], step.facts(), strict=False)  # a step of nobody has no seat
    return {NAME: step.name, **{name: KINDS.get(name, PLAIN).write(fact) for name, fact in facts}}


def read_step(reading: Reading, number: int, given: Facts | Sequence[Any]) -> Step | None:
    """Return a step of a position, or None if it can't be read."""
    where = f"steps[{number}]"
    if not isinstance(given, Mapping):
        return _read_numbered(reading, where, *given)
    facts = [
        KINDS.get(name, PLAIN).read(reading, f"{where}.{name}", given[name])
        for name in FACTS[given[NAME]]
    ]
    return MAKE[given[NAME]](*facts)


def _read_numbered(reading: Reading, where: str, name: str, *numbers: int) -> Step | None:
    if name not in FACTS:
        reading.fault(where, f"{quoted(name)} is no step that a race can stand at")
        return None
    if name in OF_NOBODY:
        if numbers[0] != NOBODY:
            reading.fault(where, f"{name!r} is of nobody, which is {NOBODY}, not {numbers[0]}")
        numbers = numbers[1:]
    pairs = zip(FACTS[name], numbers, strict=False)
    facts = [KINDS.get(fact, PLAIN).of_number(n) for fact, n in pairs]
    if None in facts or any(numbers[len(facts) :]):
        reading.fault(where, f"{name!r} needs {NEEDS.get(name, NO_FACTS).words}")
    return MAKE[name](*facts)
