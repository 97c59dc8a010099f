"""The names of the agenda's steps: the questions players are asked, and what goes by itself."""

from typing import Final

# Questions
AT_CHART: Final = "chart"
AT_SUBSTITUTE: Final = "substitute"
AT_QUALIFY: Final = "qualify"
AT_STRATEGY: Final = "strategy"
AT_CONTEST: Final = "contest"
AT_CONTEST_SECOND: Final = "contest-second"
AT_PIT: Final = "pit"
AT_DISCARD: Final = "discard"
AT_DRAW: Final = "draw"
AT_KEEP: Final = "keep"
AT_PLAY: Final = "play"
AT_SECOND: Final = "second"
AT_PAY: Final = "pay"
AT_CHECK_ORDER: Final = "check-order"
AT_CHECK: Final = "check"
AT_LAY: Final = "lay"
AT_PASS: Final = "pass"
AT_LAP_CHECK: Final = "lap-check"
AT_BRAKE: Final = "brake"
AT_POINT: Final = "point"
AT_RESCUE: Final = "rescue"

# What goes by itself
SET_UP: Final = "set-up"
DEAL: Final = "deal"
GRID: Final = "grid"
TURN: Final = "turn"
ACTIVATE: Final = "activate"
DECLARE: Final = "declare"
SERVICE: Final = "service"
START_DRAW: Final = "start-draw"
TAKE_DAMAGE: Final = "take-damage"
CHECKS: Final = "checks"
DRAWS: Final = "draws"
DISCARDS: Final = "discards"
MOVE: Final = "move"
BLIND_LAP_CHECK: Final = "blind-lap-check"
LATE_BRAKING: Final = "late-braking"
ARRIVE: Final = "arrive"

# When a strategy is chosen
AT_START, IN_PIT, AFTER_SKIP, IN_RESCUE = range(4)
WHEN: Final = ("start", "pit", "skip", "rescue")
