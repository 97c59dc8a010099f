"""How golden races are driven."""

from random import Random
from typing import Any

import boxbox
from boxbox.bots import make_bot

AnyMatch = boxbox.Match[Any]


def drive(match: AnyMatch, seed: int, stop: int = 10**9) -> AnyMatch:
    """Let bots play; now and then one plays blindly, so that odd things happen too."""
    rng = Random(seed)
    bots = [make_bot("motor-racing", spec) for spec in ("rules", "greedy", "random")]
    while match.decisions and match.log.last < stop:
        decision = match.decisions[0]
        bot = rng.choice(bots)
        view = match.seen_by(decision.seat)
        match.choose(decision.seat, bot.choose(view, decision.seat, decision.options.codes, rng))
    return match
