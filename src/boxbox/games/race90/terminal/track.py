"""The track of Race! Formula 90 in the terminal: who is where, and what lies ahead."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boxbox.games.race90.rules.advanced.conditions import RAIN_CHECK
from boxbox.games.race90.rules.basic.checks import REFLEXES_BONUS
from boxbox.games.race90.table.race import TYRES
from boxbox.games.race90.table.setup import JUNIOR
from boxbox.games.race90.table.track import BRAKING, CORNER, RAIN, SECTIONS, PrintedSection, Section
from boxbox.games.race90.terminal.look import (
    FLAG,
    FREE,
    LEADER,
    MOVED,
    OWN,
    SAFETY_CAR,
    TAKEN,
    Flow,
    Look,
    View,
)
from boxbox.games.race90.words.names import signed

AHEAD: Final = 8
"""How many sections ahead of the reader's car are shown."""


class TrackTables:
    """Draws the cars on the track, and the sections ahead of the reader."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.game = look.game
        self._tell = look.tell

    def track(self, view: View) -> RenderableType:
        """Return the sections with cars or flags, from the Leader backwards, front to back."""
        table = _table(self._tell("title-track"))
        ahead = True
        for section in self._order(view):
            ahead = ahead and section != self.game.here
            distance = self.game.distance(section, ahead)
            table.add_row(self.look.sections(distance), self.look.section(section),
                          Flow(list(self._chips(section, view)), gap=2))  # fmt: skip
        return table

    def _order(self, view: View) -> list[Section]:
        """Return the sections with something in them; flags ahead of every car come first."""
        length = len(self.game.track.sections)
        leader = next(car for car in view["cars"] if car["car"] == view["leader"])
        taken = {car["section"] for car in view["cars"]}
        flags = {flag["section"] for flag in view.get("yellow", ())}
        around = [SECTIONS[(leader["section"] - back) % length] for back in range(length)]
        last = max(at for at, section in enumerate(around) if section in taken)
        return [section for section in [*around[last + 1 :], *around[: last + 1]]
                if section in taken | flags]  # fmt: skip

    def _chips(self, section: Section, view: View) -> Iterator[Text]:
        """Yield what is in a section: cars with their marks, the flag, the Safety Car."""
        flag = _flag_in(view, section)
        cars = _cars_in(view, section)
        first = self._first_in_queue(view)
        for ahead, car in enumerate(cars):
            if ahead == flag:
                yield self.look.flag()
            if car["car"] == first:
                yield Text(f" {self._tell('mark-safety-car')} ", style=SAFETY_CAR)
            yield self._car(car, view)
        if flag is not None and flag >= len(cars):
            yield self.look.flag()

    def _first_in_queue(self, view: View) -> str | None:
        """Return the car right behind the Safety Car; a Leader who has stopped isn't there."""
        if not view.get("safety_car"):
            return None
        length = len(self.game.track.sections)
        first = min(view["cars"], key=lambda car: (view["front"] - car["count"]) % length)
        return str(first["car"])

    def _car(self, car: View, view: View) -> Text:
        """Return a car as a coloured chip with its marks."""
        chip = self.look.chip(car["car"], view, leader=car["car"] == view["leader"])
        marks = [MOVED] if self._has_moved(car, view) else []
        if car["laps_down"]:
            marks.append(f"−{car['laps_down']}")
        if car["pitted"] and not car["moved"]:
            marks.append(self._tell("mark-pit"))
        marks += self._trouble(car)
        parts: list[Text | str] = [chip, f" {' '.join(marks)}" if marks else ""]
        if car["point"]:
            trajectory = self.game.track.sections[car["section"]].trajectories[car["point"] - 1]
            parts += [" ", self.look.trajectory(trajectory, TAKEN)]
        return Text.assemble(*parts)

    def _trouble(self, car: View) -> list[str]:
        """Return what being off the track means: where the car comes back, points lost, a stop."""
        troubles = []
        if car["status"] == "off-track":
            troubles.append(self._tell("mark-off"))
        if car.get("entry") is not None:
            where = self.game.section(car["entry"])
            troubles.append(self._tell("mark-back", {"where": where}))
        if car.get("penalty"):
            troubles.append(self._tell("mark-penalty", {"points": car["penalty"]}))
        if car.get("pit_due"):
            troubles.append(self._tell("mark-due", {"turn": car["pit_due"]}))
        return [", ".join(troubles)] if troubles else []

    def _has_moved(self, car: View, view: View) -> bool:
        """True if a car has taken its turn; the one being asked has not."""
        if view["result"] or not view["turn"]:
            return False
        return bool(car["moved"]) and car["car"] not in [f"s{seat}" for seat in view["to_act"]]

    def ahead(self, view: View) -> RenderableType:
        """Return the sections from the reader's car on: what they ask and offer, who is there."""
        table = _table(self._tell("title-ahead"))
        sections = self.game.track.sections
        here = self.game.here or 0
        for ahead in range(AHEAD + 1):
            at = SECTIONS[(here + ahead) % len(sections)]
            facts = [*self._asks(sections[at], view), *self._offers(at, view)]
            table.add_row(self.look.distance(at), self.look.section(at), Flow(facts))
        return table

    def _asks(self, section: PrintedSection, view: View) -> Iterator[Text]:
        """Yield what a section asks: the target of late braking, the number for contests."""
        if self.game.level == JUNIOR:
            return
        if section.kind == BRAKING:
            target = section.late_braking + self._check_bonus(view)
            yield Text(self._tell("target", {"target": target}))
        elif section.kind == CORNER and section.modifier:
            yield Text(self._tell("modifier", {"modifier": signed(section.modifier)}))

    def _check_bonus(self, view: View) -> int:
        """Return what skill and weather add to the reader's checks."""
        own = view["players"][view["seat"]]
        bonus = REFLEXES_BONUS if own.get("skill") == "reflexes" else 0
        weather = view.get("weather")
        return bonus + RAIN_CHECK if weather and weather["kind"] == RAIN else bonus

    def _offers(self, at: Section, view: View) -> Iterator[Text]:
        """Yield the trajectories of a section, and who is there."""
        cars, flag = _cars_in(view, at), _flag_in(view, at)
        for point, trajectory in enumerate(self.game.track.sections[at].trajectories, 1):
            mark = TAKEN if any(car["point"] == point for car in cars) else FREE
            yield self.look.trajectory(trajectory, mark)
        for ahead, car in enumerate(cars):
            if ahead == flag:
                yield self.look.flag()
            yield self.look.chip(car["car"], view)
        if flag is not None and flag >= len(cars):
            yield self.look.flag()

    def legend(self, view: View) -> str:
        """Return what the marks mean, the rare ones only when they appear."""
        said = [self._tell("legend", {"leader": LEADER, "own": OWN})]
        cars = view["cars"]
        rare = {
            "down": any(car["laps_down"] for car in cars),
            "pit": any(car["pitted"] and not car["moved"] for car in cars),
            "flag": bool(view.get("yellow")),
            "safety-car": bool(view.get("safety_car")),
        }
        marks = {"down": "−1", "flag": FLAG}
        for name, shown in rare.items():
            if shown:
                mark = marks.get(name) or self._tell(f"mark-{name}")
                said.append(self._tell(f"legend-{name}", {"mark": mark}))
        if any(player.get("tyre_type") for player in view["players"]):
            types = ", ".join(map(self._tyre_letter, TYRES))
            said.append(self._tell("legend-tyres", {"types": types}))
        return " · ".join(said)

    def _tyre_letter(self, tyres: str) -> str:
        """Return what the letter of a type of tyres means."""
        forms = (self.game.tyre_type(tyres, form) for form in ("letter", "short"))
        return " ".join(map(self.look.text, forms))


def _cars_in(view: View, section: Section) -> list[View]:
    """Return the cars in a section, front to back; those off the track come last."""
    cars = [car for car in view["cars"] if car["section"] == section]
    return sorted(cars, key=lambda car: (car["status"] == "off-track", car["place"]))


def _flag_in(view: View, section: Section) -> int | None:
    """Return how many cars are ahead of a section's yellow flag, if there is one."""
    ahead = (flag["ahead"] for flag in view.get("yellow", ()) if flag["section"] == section)
    return next(ahead, None)


def _table(title: str) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, show_header=False,
        padding=(0, 2, 0, 0),
    )  # fmt: skip
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    return table
