"""The game's vocabulary: what cars, cards, questions and kinds of things are called."""

from typing import Annotated, Literal

from typing_extensions import TypeAliasType

from boxbox.core.shapes import Pattern

CarName = TypeAliasType(
    "CarName", Annotated[str, Pattern(r"^(s[0-5]|fast[123]|slow[123]|superfast[12])$", "car")]
)
"""`s0` to `s5` for players by seat; `fast1`, `slow2`, `superfast1` for robots."""
CardName = TypeAliasType(
    "CardName",
    Annotated[str, Pattern(r"^([1-9]|[1-9][0-9]|1[0-7][0-9]|18[0-4]|t[1-9][0-9]?|t?[?])$", "card")],
)
"""`17`; `t5` for a track card; `?` and `t?` for hidden ones."""

Level = TypeAliasType("Level", Literal["basic", "junior", "advanced"])
Module = TypeAliasType(
    "Module",
    Literal[
        "track-cards", "skills", "car-setup", "fuel", "weather", "superfast", "flags", "off-track",
    ],
)  # fmt: skip
Strategy = TypeAliasType(
    "Strategy", Literal["save-tyres", "hazard", "balance", "lucky", "chase", "banging-wheels"]
)
Skill = TypeAliasType(
    "Skill", Literal["versatility", "reflexes", "qualifying", "pitting", "tuning", "lapping"]
)
Tyres = TypeAliasType("Tyres", Literal["soft", "hard", "intermediate", "rain"])
RobotType = TypeAliasType("RobotType", Literal["fast", "slow", "superfast"])
CardType = TypeAliasType("CardType", Literal["speeding", "driving", "gear", "event"])
FlagColour = TypeAliasType("FlagColour", Literal["yellow", "green", "blue", "orange"])
WeatherKind = TypeAliasType("WeatherKind", Literal["dry", "uncertain", "rain"])
CardEvent = Literal["weather"] | FlagColour
"""What an event card triggers."""
CardSymbol = TypeAliasType("CardSymbol", Literal["contest", "overtake", "braking", "pair"])
"""A special symbol of a track card."""
SectionKind = TypeAliasType("SectionKind", Literal["straight", "corner", "braking"])
Disc = Literal["red", "brown"]
Refuelling = Literal["chit", "turn"]
Hazard = Literal["printed", "later"]
OutWhy = TypeAliasType("OutWhy", Literal["damage", "fuel", "tyres", "crash", "stop"])
"""Why a car retired; `stop`: it could not make a stop it was forced to make."""
When = Literal["start", "pit", "skip", "rescue", "versatility"]
"""When a strategy or a set of tyres is chosen."""
StopWhy = Literal["choice", "fuel", "forced"]
"""Why a player stops."""

Kind = TypeAliasType(
    "Kind",
    Literal[
        "chart", "substitute", "qualify", "strategy", "contest", "contest-second", "pit", "discard",
        "draw", "keep", "play", "second", "pay", "check-order", "check", "lay", "pass", "lap-check",
        "brake", "point", "rescue", "skill", "setup", "fuel-bid", "tyres", "refuel", "versatility",
        "weather", "yellow-flag", "green-flag", "soft-bonus", "orange-flag", "off-track-check",
        "safety-car",
    ],
)  # fmt: skip
"""The kinds of questions."""
TableStepName = Literal["set-up", "deal", "grid", "qualify", "agreed", "activate"]
"""The steps that belong to no seat."""
DriverStepName = Literal[
    "chart", "substitute", "pit", "draw", "keep", "play", "brake", "point", "rescue", "skill",
    "setup", "versatility", "weather", "yellow-flag", "green-flag", "soft-bonus", "safety-car",
    "service", "start-draw", "checks", "discards", "move", "arrive", "come-in", "served",
]  # fmt: skip
"""The steps that have a driver and no other facts."""

BonusWhy = TypeAliasType(
    "BonusWhy", Literal["trajectory", "balance", "hazard", "soft", "tyres", "off-track"]
)
"""Why points are added to a move or taken off."""
PassHow = TypeAliasType("PassHow", Literal["overtake", "lap", "un-lap", "off-track"])
WhyEnd = TypeAliasType(
    "WhyEnd",
    Literal[
        "done", "blocked", "lap-check", "no-un-lap", "stay", "brake", "question", "safety-car",
    ],
)  # fmt: skip
"""Why a move ends where it does."""
PathKind = TypeAliasType(
    "PathKind",
    Literal["check", "tyres", "damage", "penalty", "pit", "enter", "crash", "crash-sc"],
)
"""A symbol of an off-track path."""
