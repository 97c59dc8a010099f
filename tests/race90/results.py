"""Results that the arena reads."""

from typing import Any

from boxbox.core.event import Event

CLASSIFIED: dict[str, Any] = {
    "classification": [
        {"place": 1, "car": "s1", "seat": 1, "laps_down": 0, "out": None},
        {"place": 2, "car": "fast1", "seat": None, "laps_down": 0, "out": None},
        {"place": 3, "car": "slow1", "seat": None, "laps_down": 1, "out": None},
        {"place": 4, "car": "s0", "seat": 0, "laps_down": None, "out": "damage"},
        {"place": 5, "car": "fast2", "seat": None, "laps_down": None, "out": "damage"},
    ]
}


RACED = [
    Event("grid", {"order": ["s1", "fast1", "s0", "fast2", "slow1"], "fuel": {}}),
    Event("strategy", {"seat": 1, "strategy": "lucky", "when": "start"}),
    Event("strategy", {"seat": 0, "strategy": "chase", "when": "start"}),
    Event("leader", {"car": "s1"}),
    Event("strategy", {"seat": 1, "strategy": "hazard", "when": "pit"}),
    Event("pit", {"car": "s1", "from": 3, "to": 1, "why": "choice"}),
    Event("leader", {"car": "s0"}),
    Event("out", {"car": "fast2", "why": "damage", "section": 3}),
    Event("leader", {"car": "fast1"}),
    Event("out", {"car": "s0", "why": "damage", "section": 3}),
    Event("leader", {"car": "s1"}),
]
