"""What each choice would do, by the kind of question and the act, the first word of its text."""

from collections.abc import Mapping
from typing import Any, Final

from boxbox.core.shapes import typed_dict, words_of
from boxbox.core.wire import Nothing
from boxbox.games.race90.wire import car_previews as car
from boxbox.games.race90.wire import previews as move
from boxbox.games.race90.wire.names import Strategy

_STRATEGIES: Final = dict.fromkeys(words_of(Strategy), car.StrategyPreview)
ACTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "chart": {"chart": car.ChartPreview},
    "substitute": {"keep-hand": Nothing, "new-hand": car.NewHandPreview},
    "qualify": {"qualify": car.CardPreview},
    "strategy": _STRATEGIES,
    "contest": {"contest": car.ContestPreview, "decline": Nothing},
    "contest-second": {"join": car.ContestPreview, "alone": car.ContestPreview},
    "pit": {"box": car.BoxPreview, "drive-on": car.DriveOnPreview},
    "discard": {"discard": car.DiscardPreview, "enough": car.EnoughPreview},
    "draw": {"deck": Nothing, "take": car.CardPreview},
    "keep": {"keep": car.CardPreview},
    "play": {"play": move.PlayPreview, "skip": move.PlayFacts},
    "second": {"add": move.PlayFacts, "alone": move.PlayFacts},
    "pay": {"pay": move.PayPreview, "chips": move.ChipsPreview},
    "check-order": {"first": move.CheckFacts},
    "check": {"check": move.MoveCheckPreview, "blind": move.BlindMoveCheckPreview},
    "lay": {"lay": move.LayPreview, "as-played": move.AsPlayedPreview},
    "pass": {
        "pass": move.PassPreview,
        "pass-paying": move.PassPreview,
        "stay": move.End,
        "brake-late": move.Braking,
        "brake-with": move.SureBrakingPreview,
    },
    "lap-check": {"check": move.LapCheckPreview, "blind": move.BlindLapCheckPreview},
    "brake": {
        "brake-late": move.Braking,
        "brake-with": move.SureBrakingPreview,
        "stay": move.StayPreview,
    },
    "point": {"point": move.PointPreview, "no-point": Nothing},
    "rescue": {"rescue": car.RescuePreview, "retire": Nothing},
    "skill": {"skill": Nothing},
    "setup": {"setup": car.SetupPreview},
    "fuel-bid": {"fuel": car.BidPreview},
    "tyres": {"tyres": car.TyresPreview},
    "refuel": {"fuel": car.RefuelPreview},
    "versatility": {"keep-strategy": car.StrategyPreview, **_STRATEGIES},
    "weather": {
        "drier": car.WeatherPreview,
        "wetter": car.WeatherPreview,
        "leave-weather": car.LeaveWeatherPreview,
    },
    "yellow-flag": {"flag": car.FlagPreview, "no-flag": Nothing},
    "green-flag": {"unflag": car.UnflagPreview, "keep-flags": Nothing},
    "soft-bonus": {"use-soft": move.SoftPreview, "save-soft": move.SoftPreview},
    "orange-flag": {"brake-late": move.ForcedBrakingPreview, "stay": move.SparedPreview},
    "off-track-check": {"check": move.OffCheckPreview, "blind": move.BlindOffCheckPreview},
    "safety-car": {"discard": car.CardPreview},
}

Previews = typed_dict(
    "Previews",
    {kind: typed_dict(f"{kind.title().replace('-', '')}Acts", acts) for kind, acts in ACTS.items()},
)
"""What each option would do, by the kind of question and the act."""


def preview_shape(kind: str, text: str) -> Any:
    """Return the shape of the preview of an option."""
    return ACTS[kind][text.partition(" ")[0]]
