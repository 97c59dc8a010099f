"""The generated files and their contents."""

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from hatch_build import environment
from scripts.wire import reference, schema, typescript

from boxbox.core import wire as core
from boxbox.games.motor_racing import wire as motor_racing
from boxbox.games.race90.wire import SHAPES as RACE90
from boxbox.games.race90.wire import (
    acts,
    car_previews,
    events,
    move_events,
    names,
    previews,
    printed,
    refusals,
    view,
)
from boxbox.server import messages, settings, shapes

ROOT = Path(__file__).parent.parent.parent
FRONTEND = ROOT / "frontend"


class Declared(NamedTuple):
    """The contents of one module of types: its shapes by name, and where they are declared."""

    about: str
    shapes: Mapping[str, Any]
    modules: tuple[ModuleType, ...]

    def definitions(self) -> dict[str, schema.Schema]:
        """Return the schemas of the shapes and of everything they refer to."""
        return schema.definitions(self.shapes, self.modules)


DECLARED = {
    "games/race90": Declared(
        "Race! Formula 90: the shapes of its views, events, previews, refusals and printed data.",
        {
            "view": view.RaceView,
            "event": events.RaceEvent,
            "previews": acts.Previews,
            "refusals": refusals.Refusals,
            "printed": printed.Printed,
        },
        (core, names, printed, move_events, events, car_previews, previews, acts, view, refusals),
    ),
    "games/motor-racing": Declared(
        "Formula Motor Racing: the shapes of its views, events, refusals and printed data.",
        {
            "view": motor_racing.RaceView,
            "event": motor_racing.RaceEvent,
            "refusals": motor_racing.Refusals,
            "printed": motor_racing.Printed,
        },
        (core, motor_racing),
    ),
    "live": Declared(
        "What the server and a client say to each other (docs/protocol.md).",
        {
            "said": shapes.ServerMessage,
            "reply": shapes.Reply,
            "event": core.Event,
            "asked": messages.ClientMessage,
            "hello": messages.Hello,
            "made": shapes.Made,
            "seated": shapes.Seated,
            "game": shapes.GameInfo,
            "server": shapes.ServerInfo,
            "problem": shapes.ProblemInfo,
            "wanted": messages.NewTable,
            "sit": messages.Sit,
            "refusals": core.CoreRefusals,
        },
        (core, settings, messages, shapes),
    ),
}
POSITIONS = {
    "position.schema.json": ("Formula Motor Racing", motor_racing.SHAPES.position),
    "position-race90.schema.json": ("Race! Formula 90", RACE90.position),
}


def generated() -> dict[Path, str]:
    """Return every generated file with its text."""
    return {**types(), **positions(), **pages()}


def types() -> dict[Path, str]:
    """Return the modules of TypeScript types."""
    return {
        FRONTEND / "src" / folder / "wire.ts": formatted(
            typescript.module(declared.about, declared.definitions())
        )
        for folder, declared in DECLARED.items()
    }


def positions() -> dict[Path, str]:
    """Return the JSON Schemas of positions."""
    described = (
        "What boxbox.from_position takes and match.position() gives; docs/api.md has the defaults."
    )
    return {
        ROOT / "docs" / name: json.dumps(
            schema.document(shape, f"A position of {game}", described), indent=2
        )
        + "\n"
        for name, (game, shape) in POSITIONS.items()
    }


def pages() -> dict[Path, str]:
    """Return the pages of the docs with their tables."""
    found = tables()
    paths = [ROOT / "docs" / name for name in ("api.md", "protocol.md")]
    return {path: reference.filled(path.read_text(), found) for path in paths}


def tables() -> dict[str, str]:
    """Return every table of the docs by its name."""
    race, motor, live = (
        DECLARED[of].definitions() for of in ("games/race90", "games/motor-racing", "live")
    )
    laid = {
        name: part
        for name, part in race["RaceView"]["properties"].items()
        if name in view.Table.__annotations__
    }
    required = [name for name in race["RaceView"]["required"] if name in laid]
    on_table = {"properties": laid, "required": required}
    sent = [live[name] for name in ("Update", "TableInfo", "You")]
    parts = [
        name
        for name in reference.named_in(live, [live["TableInfo"], live["You"]])
        if name not in ("TableInfo", "You")
    ]
    return {
        "motor-racing events": reference.events(motor, "RaceEvent"),
        "motor-racing refusals": reference.refusals(motor, "Refusals"),
        "core refusals": reference.refusals(live, "CoreRefusals"),
        "race90 table": reference.fields(on_table),
        "race90 table shapes": reference.shapes(race, reference.named_in(race, laid)),
        "race90 previews": reference.previews(race, "Previews"),
        "race90 preview shapes": reference.shapes(
            race, reference.named_in(race, race["AnyPreview"])
        ),
        "race90 events": reference.events(race, "RaceEvent"),
        "race90 refusals": reference.refusals(race, "Refusals"),
        **dict(zip(("update", "table", "you"), map(reference.fields, sent), strict=True)),
        "live shapes": reference.shapes(live, parts),
    }


def formatted(text: str) -> str:
    """Return TypeScript as prettier writes it."""
    done = subprocess.run(
        [str(FRONTEND / "node_modules/.bin/prettier"), "--stdin-filepath", "wire.ts"],
        cwd=FRONTEND,
        env=environment(),
        input=text,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout
