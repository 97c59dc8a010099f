"""The table of Race! Formula 90 in the terminal: conditions, the drivers, the reader's chart."""

from collections.abc import Iterator
from itertools import accumulate, groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boxbox.games.race90.rules.advanced.conditions import LOST
from boxbox.games.race90.table.cards import FAST, SLOW, SUPERFAST
from boxbox.games.race90.table.race import TYRES
from boxbox.games.race90.table.setup import JUNIOR
from boxbox.games.race90.table.track import RAIN, WEATHER
from boxbox.games.race90.terminal.look import FREE, TAKEN, Flow, Look, View, discs
from boxbox.games.race90.words.names import number, short_strategy

ALL_CARDS_LISTED: Final = ("play", "qualify")
"""Questions whose options show the whole hand."""


class Charts:
    """Draws what lies beside the track: the weather, active flags, charts and hands."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.game = look.game
        self._tell = look.tell

    # What counts for everybody

    def conditions(self, view: View) -> list[Text]:
        """Return the weather, the stage and what lasts as long as it; nothing in the Basic Game."""
        found: list[Text] = []
        if view.get("weather"):
            found.append(self.look.labelled("table-weather", self._weather(view)))
        if view.get("robot_tyres"):
            tyres = self.look.text(self.game.tyre_type(view["robot_tyres"]))
            found.append(self.look.labelled("table-robots", tyres))
        if view["turn"] and self.game.modules & {"flags", "off-track"}:
            found.append(self.look.labelled("table-stage", self._stage(view)))
        if view.get("blue"):
            players = self.game.cars([f"s{seat}" for seat in view["blue"]])
            found.append(self.look.labelled("table-blue", self.look.text(players)))
        if view.get("orange") is not None:
            player = self.look.text(self.game.car(f"s{view['orange']}"))
            found.append(self.look.labelled("table-orange", player))
        if view.get("safety_car"):
            turn = self._stage_end(view)
            found.append(Text(self._tell("table-safety-car", {"turn": turn}), style="bold"))
        if view.get("restart"):
            found.append(Text(self._tell("table-restart"), style="bold"))
        return found

    def _weather(self, view: View) -> Text:
        """Return the weather table, with the pawn on its slot."""
        text = Text()
        slots = enumerate(self.game.track.weather, 1)
        for kind, group in groupby(slots, key=lambda slot: slot[1].kind):
            here = kind == view["weather"]["kind"]
            marks = "".join(FREE if at == view["weather"]["slot"] else TAKEN for at, _ in group)
            style = "bold" if here else "dim"
            weather = self.look.text(self.game.weather(kind))
            text.append(" " if text else "").append(f"{weather} {marks}", style)
        if view["weather"]["kind"] == RAIN:
            text.append(f" ({self._tell('table-rain')})", "bold")
        return text

    def _stage(self, view: View) -> str:
        ends = list(accumulate(self.game.track.stages))
        turns = view["summary"]["turns"]
        stages = next(n for n, end in enumerate(ends, 1) if turns <= end)
        stage = next(n for n, end in enumerate(ends, 1) if view["turn"] <= end)
        values = {"stage": stage, "stages": stages, "turn": self._stage_end(view)}
        return self._tell("table-stage-ends", values)

    def _stage_end(self, view: View) -> int:
        return min(self.game.stage_end(view["turn"]), int(view["summary"]["turns"]))

    # The drivers

    def drivers(self, view: View) -> RenderableType:
        """Return what is known about the other players, one line each, and when robots refuel."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        names = ["place", "driver", "gap", "tyres", "damage", "cards", "target"]
        if self.game.level != JUNIOR:
            names += ["strategy", "fuel"]
        for name in names:
            wide = name != "fuel"  # the last column, whose text may wrap
            table.add_column(self._tell(f"column-{name}"), justify=justify(name), no_wrap=wide)
        players = {f"s{player['seat']}": player for player in view["players"]}
        for place, row in enumerate(view["summary"]["order"], 1):
            car = row["car"]
            if car in players and car != f"s{view['seat']}":
                table.add_row(str(place), self.look.chip(car, view), self.gap(row, view),
                              *self._state(players[car], view))  # fmt: skip
        return Group(table, *self._notes(view))

    def _notes(self, view: View) -> Iterator[Text]:
        """Yield what doesn't fit into the lines of the drivers."""
        racing = {car["car"] for car in view["cars"]} - {f"s{view['seat']}"}
        skills = [
            f"{self.look.text(self.game.player(player['seat']))} {self._skill(player, view)}"
            for player in view["players"]
            if player.get("skill") and f"s{player['seat']}" in racing
        ]
        if skills:
            yield Text(self._tell("skills", {"skills": ", ".join(skills)}), style="dim")
        if view["robot_fuel"]:
            chits = "; ".join(
                f"{self.look.text(self.game.robot_type(kind))} {', '.join(turns)}"
                for kind in (SUPERFAST, FAST, SLOW)
                if (turns := [str(turn) for turn, of in view["robot_fuel"] if of == kind])
            )
            yield Text(self._tell("robot-fuel", {"chits": chits}), style="dim")

    def gap(self, row: View, view: View) -> str:
        """Return a car's gap to the Leader."""
        if row["laps_down"]:
            return self._tell("gap-laps", {"laps": row["laps_down"]})
        return "–" if row["car"] == view["leader"] else f"+{row['gap']}"

    def _state(self, player: View, view: View) -> list[RenderableType]:
        limits = self.game.limits(player)
        cards = len(player["hand"]) + len(player["frozen"]) + len(player["laid"])
        target = str(self.game.factor(player["target"])) if player["target"] else ""
        tyres = f"{player['tyres']}/{limits.tyres}"
        if player.get("tyre_type"):
            tyres += f" {self.look.text(self.game.tyre_type(player['tyre_type'], 'letter'))}"
        state: list[RenderableType] = [tyres, discs(player, limits.damage), str(cards), target]
        if self.game.level != JUNIOR:
            state.append(short_strategy(player["strategy"]) if player["strategy"] else "–")
            state.append(str(player["fuel"]) if player["fuel"] else self._fuel(player, view))
        return state

    def _skill(self, player: View, view: View) -> str:
        """Return a skill, and whether VERSATILITY is used up."""
        skill = short_strategy(player["skill"])
        used = player["skill"] == "versatility" and view["turn"] and not player["versatile"]
        return f"{skill} ({self._tell('chart-skill-used')})" if used else skill

    def _fuel(self, player: View, view: View) -> str:
        if player["fuel"] is None:
            return self._tell("chart-fuel-enough" if self.game.fuel == "bid" else "chart-fuel-done")
        if player["fuel"] <= view["turn"]:
            return self._tell("chart-fuel-now")
        return self._tell("chart-fuel-by", {"turn": player["fuel"]})

    # The reader's own chart

    def own(self, view: View) -> RenderableType:
        """Return the reader's own chart and hand."""
        own = view["players"][view["seat"]]
        items = [self.look.chip(f"s{own['seat']}", view)]
        items += [self.look.labelled(f"chart-{name}", fact) for name, fact in self._facts(view)]
        lines: list[RenderableType] = [Flow(items, gap=3), *self._strategy(own, view)]
        for name, cards in self._piles(own, view):
            if cards:
                label = Text(self._tell(f"chart-{name}"), style="dim")
                lines.append(Flow([label, *map(self.look.card, cards)]))
        return Padding(Group(*lines), (1, 0, 0, 0))

    def _facts(self, view: View) -> Iterator[tuple[str, str | Text]]:
        """Yield what is on the reader's own chart, each with its name."""
        own = view["players"][view["seat"]]
        limits = self.game.limits(own)
        if self._is_built(view):
            yield "tyres", self._tyres(own, limits.tyres, view)
            told = self._tell("chart-discs", {"red": own["red"], "brown": own["brown"],
                                              "slots": limits.damage})  # fmt: skip
            yield "damage", Text.assemble(discs(own, limits.damage), f" {told}")
        if own["target"]:
            yield "target", str(self.game.factor(own["target"]))
        if own.get("skill"):
            yield "skill", self._skill(own, view)
        if self.game.level != JUNIOR and (view["turn"] or own["fuel"]):
            yield "fuel", self._fuel(own, view)

    def _is_built(self, view: View) -> bool:
        """True if the car is as it will race, so not before its set-up."""
        kind = view["decision"]["kind"] if view["decision"] else ""
        return "car-setup" not in self.game.modules or kind not in ("skill", "setup")

    def _tyres(self, own: View, most: int, view: View) -> str:
        """Return the tyre chips, their type, the bonuses of soft ones, what the weather costs."""
        told = [f"{'●' * own['tyres']}{'○' * (most - own['tyres'])}", f"{own['tyres']}/{most}"]
        if own.get("tyre_type"):
            tyres = self.look.text(self.game.tyre_type(own["tyre_type"], "short"))
            told += [tyres, *["+1"] * own["soft"]]
            lost = LOST[TYRES.index(own["tyre_type"])][WEATHER.index(view["weather"]["kind"])]
            if lost:
                told.append(self._tell("preview-wrong-tyres", {"points": number(-lost)}))
        return " ".join(told)

    def _strategy(self, own: View, view: View) -> Iterator[Text]:
        """Yield the reader's strategy: what it does, and what earns its SPECIAL."""
        if not own["strategy"]:
            return
        told = self._tell(f"does-{own['strategy']}")
        off = [car["car"] for car in view["cars"] if car["status"] == "off-track"]
        if f"s{own['seat']}" in off or view.get("safety_car"):
            told = self._tell("chart-strategy-idle")
        elif "track-cards" in self.game.modules:
            told = f"{told} · {self.look.text(self.game.special(own['strategy']))}"
        strategy = self.look.text(self.game.strategy(own["strategy"]))
        yield Text.assemble((f"{self._tell('chart-strategy')} ", "dim"), strategy,
                            (f": {told}", "dim"))  # fmt: skip

    def _piles(self, own: View, view: View) -> list[tuple[str, list[Any]]]:
        """Return the reader's cards by where they are; fresh ones wait for the next turn."""
        fresh = [card for card in own["hand"] if card in view.get("fresh", ())]
        piles = [("fresh", fresh), ("frozen", own["frozen"]), ("laid", own["laid"])]
        kind = view["decision"]["kind"] if view["decision"] else ""
        if kind not in ALL_CARDS_LISTED:
            piles.insert(0, ("hand", [card for card in own["hand"] if card not in fresh]))
        return piles


def justify(column: str) -> Any:
    """Return the side on which a column is aligned."""
    return "right" if column in ("place", "gap", "tyres", "cards", "target") else "left"
