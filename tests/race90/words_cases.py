"""Cases for the words of Race! Formula 90 that random races bring seldom: every one is said."""

from typing import Any

from boxbox.games.race90.table.cards import EVENTS
from boxbox.games.race90.table.dataset import load_shipped
from boxbox.games.race90.table.race import MODULES

Data = dict[str, Any]

RARE_EVENTS: list[Data] = [
    {"kind": "out", "car": "s1", "why": "fuel", "section": 3},
    {"kind": "finished", "why": "no-players", "classification": ["fast1", "slow1", "s0", "s1"]},
    {"kind": "chasing", "seat": 1, "car": None},
    {"kind": "drove", "car": "s1", "from": 3, "to": 3, "left": 0, "why": "done",
     "path": [{"pass": "slow1", "how": "lap", "cost": 2}]},
    {"kind": "drove", "car": "s1", "from": 3, "to": 3, "left": 2, "why": "blocked",
     "path": [{"pass": "s0", "how": "un-lap", "cost": 2}]},
    {"kind": "checked", "car": "fast1", "why": "lapping", "card": "3", "factor": 80, "target": 70,
     "passed": False, "blind": True},
    {"kind": "undone"},
    {"kind": "driver", "seat": 1, "name": "rules"},
    {"kind": "driver", "seat": 1, "name": "person"},
]  # fmt: skip
"""What random races seldom bring."""

FLAG: Data = {"kind": "flag", "seat": 1, "section": None, "ahead": None, "taken": True}
ADVANCED_EVENTS: list[Data] = [
    {"kind": "set-up", "track": "monza", "level": "advanced", "short": False, "players": 2,
     "robots": ["fast1"], "modules": ["fuel", "flags"]},
    {"kind": "set-up", "track": "monza", "level": "advanced", "short": False, "players": 2,
     "robots": ["fast1"], "modules": []},
    {"kind": "skill", "seat": 1, "skill": "lapping"},
    {"kind": "car-setup", "seat": 1, "tyres": 12, "cards": 6, "damage": 4},
    {"kind": "qualified", "car": "s1", "card": "17", "move": 4, "factor": 11, "fuel": 10,
     "fuel_bonus": 1, "skill": 2, "value": 7},
    {"kind": "weather", "slot": 2, "weather": "dry", "before": None, "why": "start", "card": "5",
     "seat": None, "from": None},
    {"kind": "weather", "slot": 7, "weather": "rain", "before": "uncertain", "why": "card",
     "card": None, "seat": 1, "from": 6},
    {"kind": "weather", "slot": 2, "weather": "dry", "before": "dry", "why": "card",
     "card": None, "seat": 1, "from": 3},
    {"kind": "robot-tyres", "tyres": "hard", "why": "start"},
    {"kind": "robot-tyres", "tyres": "rain", "why": "weather"},
    *({"kind": "tyres", "seat": 1, "tyres": tyres, "chips": chips, "when": "pit"}
      for tyres, chips in (("soft", 5), ("hard", 8), ("intermediate", 1), ("rain", 8))),
    {"kind": "special", "seat": 1, "strategy": "hazard", "cards": 2, "shown": []},
    {"kind": "special", "seat": 1, "strategy": "lucky", "cards": 1, "shown": ["17", "18"]},
    {"kind": "drew", "seat": 1, "from": "track", "why": "special", "count": 1},
    {"kind": "drew", "seat": 1, "from": "track", "why": "pitting", "count": 2},
    FLAG | {"flag": "yellow", "section": 4, "ahead": 0},
    FLAG | {"flag": "yellow", "section": 4, "ahead": 1},
    FLAG | {"flag": "yellow", "section": 4, "ahead": 3},
    FLAG | {"flag": "green", "section": 4},
    FLAG | {"flag": "blue"},
    FLAG | {"flag": "orange"},
    *(FLAG | {"flag": flag, "taken": False} for flag in ("yellow", "green", "blue", "orange")),
    {"kind": "flags-in", "yellow": [4], "blue": [1], "orange": None},
    {"kind": "pit", "car": "s1", "from": 9, "to": 3, "why": "forced", "extra": 0},
    {"kind": "pit", "car": "fast1", "from": 9, "to": 3, "why": "tyres", "extra": 0},
    {"kind": "refuelled", "seat": 1, "turns": 13, "chit": 23},
    {"kind": "refuelled", "seat": 1, "turns": 16, "chit": None},
    {"kind": "strategy", "seat": 1, "strategy": "chase", "when": "versatility"},
    *({"kind": "bonus", "seat": 1, "why": why, "value": value}
      for why, value in (("soft", 1), ("tyres", -2), ("off-track", -1))),
    {"kind": "drove", "car": "s1", "from": 3, "to": 5, "left": 0, "why": "done",
     "path": [{"enter": 4}, {"flag": 4, "cost": 1}, {"enter": 5}]},
    {"kind": "drove", "car": "s1", "from": 3, "to": 6, "left": 0, "why": "done",
     "path": [{"enter": 4}, {"flag": 4, "cost": 1}, {"enter": 5}, {"flag": 5, "cost": 1},
              {"enter": 6}]},
    {"kind": "forced", "seat": 1, "car": "fast1"},
    {"kind": "braked-late", "car": "s1", "from": 6, "to": 7, "passes": ["fast1"], "card": "t12"},
    *({"kind": "checked", "car": "s1", "why": "off-track", "card": "3", "factor": 30, "target": 50,
       "passed": passed, "blind": True} for passed in (True, False)),
    {"kind": "paid", "seat": 1, "chips": 2, "cards": [], "why": "off-track"},
    {"kind": "damage", "seat": 1, "why": "off-track", "disc": "red"},
    {"kind": "penalty", "car": "s1", "value": 1},
    {"kind": "penalty", "car": "s1", "value": 2},
    {"kind": "pit-due", "car": "s1", "turn": 12},
    {"kind": "regained", "car": "s1", "to": 7},
    {"kind": "re-entered", "car": "s1", "section": 7},
    {"kind": "out", "car": "s1", "why": "tyres", "section": 6},
    {"kind": "out", "car": "s1", "why": "crash", "section": 6},
    {"kind": "out", "car": "s1", "why": "stop", "section": 6},
    {"kind": "safety-car", "leader": "s1", "order": ["s1", "fast1"], "sections": [9, 8]},
    {"kind": "safety-car-in", "turn": 10},
    *({"kind": "turn", "turn": 10, "turns": 26, "laps": 20, "stage": 3, "special": special}
      for special in ("restart", "safety-car")),
    {"kind": "reshuffled", "deck": "track", "cards": 20},
]  # fmt: skip
"""What only the Advanced Game brings, every sentence of it."""

FLAGGED = [
    next(str(card.number) for card in load_shipped().cards[1:] if card.event == event)
    for event in EVENTS
]
"""An event card of each sort."""

STEPS: list[Data] = [
    {"kind": "check", "value": None, "to": 7}, {"kind": "damage", "value": 1, "to": None},
    {"kind": "tyres", "value": 2, "to": None}, {"kind": "penalty", "value": 1, "to": None},
    {"kind": "pit", "value": None, "to": None}, {"kind": "enter", "value": None, "to": 8},
    {"kind": "crash", "value": None, "to": None}, {"kind": "crash-sc", "value": None, "to": None},
]  # fmt: skip
ADVANCED_PREVIEWS: list[Data] = [
    {"kind": "rain", "slot": 7, "robots_stop": True, "penalty": 2},
    {"cards": ["17"], "points": 3, "most": 6, "bonuses": [], "tyres": 0, "damage": 0, "draws": 0,
     "bound": ["use-soft", "drier", "wetter", "unflag 4", "blind"],
     "checks": [], "to": 9, "why": "done", "behind": None, "passes": [], "flags": [4, 5],
     "lap_checks": 0, "specials": [], "braking": None, "pairs": [], "alone": False},
    {"cards": FLAGGED, "points": 3, "most": 3, "bonuses": [], "tyres": 0, "damage": 0, "draws": 0,
     "bound": [], "checks": [], "to": 9, "why": "done", "behind": None, "passes": [], "flags": [],
     "lap_checks": 0, "specials": [], "braking": None, "pairs": [], "alone": True},
    {"section": 4, "behind": ["fast1"]},
    {"section": 4, "ahead": 1, "behind": ["fast1", "s1"]},
    {"car": "fast1", "target": 50, "odds": 0.5, "to": 7, "passes": ["s1"],
     "lap_checks": 1, "off": STEPS},
    {"factor": 60, "target": 50, "passed": False, "to": None, "path": STEPS, "out": True},
    {"target": 50, "odds": 0.4, "to": 7, "path": STEPS, "out": True},
    {"to": 7, "passes": ["fast1"], "lap_checks": 1,
     "specials": [{"strategy": "banging-wheels", "cards": 2, "sure": True},
                  {"strategy": "hazard", "cards": 1, "sure": False}]},
    {"chit": None, "extra": 2, "to": 7, "cars": ["fast1"], "place": 6, "laps": 2},
    {"chit": 20, "extra": 1, "to": 7, "cars": [], "place": 2, "laps": 0},
    {"to": 7, "cars": [], "place": 4, "laps": 1, "tyres": 12, "cards": 2, "track_cards": 2,
     "repairs": 1, "extra": 2},
]  # fmt: skip
"""What choices of the Advanced Game seldom do."""


def reasons() -> list[tuple[str, Data]]:
    """Return a case for every reason; `preview` of the game lists them."""
    card, cards = {"card": "17"}, {"cards": ["17", "120"], "owed": 3}
    return [
        ("not-now", {"asked": "play"}), ("card-not-in-hand", card), ("card-frozen", card),
        ("card-is-target", card), ("card-spent", card),
        ("not-enough-tyres", cards | {"chips": 1, "others": 1}), ("no-chip-left", cards),
        ("only-chips", cards | {"chips": 1}), ("not-enough-chips", {"owed": 3, "chips": 2}),
        ("no-damage-slots", {"cards": ["17"], "damage": 2, "free": 1}),
        ("not-a-pair", {"first": "17", "second": "30"}),
        ("lower-number-first", {"first": "120", "second": "17"}),
        ("rising-order", card | {"last": "30"}),
        ("too-few-after", card | {"needed": 2, "left": 1}), ("must-discard", {"excess": 2}),
        ("chart-taken", {"chart": "italy-1", "seat": 1}), ("no-such-chart", {"chart": "7"}),
        ("point-taken", {"point": 1, "car": "fast1"}),
        ("no-such-point", {"point": 3, "points": 2}), ("no-such-point", {"point": 1, "points": 0}),
        ("not-on-offer", card | {"offer": ["3"]}), ("order-begun", {}),
        ("pass-compulsory", {"car": "slow2"}), ("no-late-braking", {"why": "section"}),
        ("no-late-braking", {"why": "stay-first"}), ("already-pitted", {"turn": 4}),
        ("no-paying-pass", {"car": "fast1", "why": "not-free"}),
        ("no-paying-pass", {"car": "fast1", "why": "points"}),
        ("box-before-the-draw", {}), ("deck-empty", {}), ("no-robot-left", {}),
        ("stale", {"at": 3, "id": 4}), ("not-your-turn", {"to_act": [2]}), ("match-over", {}),
        ("no-such-seat", {"seat": 9, "seats": 4}), ("no-such-line", {"first": 0, "last": 4}),
        ("in-the-past", {}),
        ("unknown-act", {"act": "fly"}), ("chain-past-luck", {"act": "alone"}),
        ("bad-driver-name", {"name": "a b"}), *advanced_reasons(),
    ]  # fmt: skip


def advanced_reasons() -> list[tuple[str, Data]]:
    return [
        *(("module-not-played", {"module": module}) for module in MODULES),
        ("no-soft-left", {"sets": 2}),
        ("too-many-points", {"points": 7, "most": 6}), ("skill-taken", {"skill": "lapping"}),
        ("off-corner", {"card": "t5", "corner": 1}), ("card-fresh", {"card": "t5"}),
        ("misses-corner", {"card": "t5", "corner": 1}),
        ("flag-there", {"section": 4}), ("flag-before-point", {"section": 4, "car": "fast1"}),
        *(("no-flag-place", {"section": 4, "ahead": 3, "why": why})
          for why in ("section", "corner", "cars")),
        ("no-flag-there", {"section": 4}), ("same-strategy", {"strategy": "chase"}),
        *(("no-braking-card", {"card": "t5", "why": why}) for why in ("symbol", "corner")),
        ("no-box-off-track", {}),
        ("fuel-not-offered", {"turns": 11, "offered": [10, 13, 16]}),
        ("weather-end", {"kind": "dry"}), ("weather-end", {"kind": "rain"}),
    ]  # fmt: skip
