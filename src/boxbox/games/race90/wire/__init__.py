"""The declared shapes of Race! Formula 90: everything a race shows, reports, offers and refuses."""

from boxbox.core.wire import Shapes
from boxbox.games.race90.wire.acts import preview_shape
from boxbox.games.race90.wire.events import RaceEvent
from boxbox.games.race90.wire.position import Position
from boxbox.games.race90.wire.printed import Printed
from boxbox.games.race90.wire.refusals import Refusals
from boxbox.games.race90.wire.view import RaceView, Result, Summary

SHAPES = Shapes(
    view=RaceView,
    event=RaceEvent,
    preview=preview_shape,
    refusals=Refusals,
    position=Position,
    result=Result,
    summary=Summary,
    printed=Printed,
)
