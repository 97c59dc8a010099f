"""What a player of Race! Formula 90 is asked, and what to weigh."""

from collections.abc import Mapping
from typing import Any, Final

from boxbox.core.message import Message
from boxbox.games.race90.rules.advanced.car_setup import POINTS, TUNING_POINTS
from boxbox.games.race90.rules.basic.pit_stop import PITTING_SECTIONS
from boxbox.games.race90.words.names import Race90Names, number

Data = Mapping[str, Any]
Facts = dict[str, Any]

NO_MORE: Final = ("pit", "brake", "point")
"""Kinds of questions with another hint in the last turn, as their benefit would come after it."""


class Race90Questions(Race90Names):
    """Questions and hints."""

    def question(self, view: Data) -> Message:
        """Return what the seat is asked."""
        return self.say(f"ask-{view['decision']['kind']}", self._asked(view))

    def hint(self, view: Data) -> Message:
        """Return what to weigh, in a sentence or two."""
        kind = view["decision"]["kind"]
        if kind == "brake" and "off-track" in self.modules:
            kind = "brake-path"
        if self.last_turn and kind in NO_MORE:
            kind += "-last"
        return self.say(f"hint-{kind}", self._asked(view))

    def _asked(self, view: Data) -> Facts:
        """Return the facts of the question from its step, its options and the chart."""
        kind = view["decision"]["kind"]
        targets = [option["preview"].get("target") for option in view["decision"]["options"]]
        facts: Facts = {
            "limit": self.limits(_own(view)).cards,
            "level": self.level,
            "fuel": self.fuel,
            "target": next((number(target) for target in targets if target is not None), "?"),
        }
        asked = getattr(self, f"_asked_{kind.replace('-', '_')}", None)
        return {**facts, **asked(view)} if asked else facts

    def _asked_contest(self, view: Data) -> Facts:
        declare = next(step for step in view["steps"] if step["step"] == "declare")
        where = self.section(declare["section"], "at")
        return {"where": where, "cars": self.cars(view["contest"]["group"])}

    def _asked_contest_second(self, view: Data) -> Facts:
        return {"card": self.card(_own(view)["laid"][0])}

    def _asked_second(self, view: Data) -> Facts:
        return {"card": self.card(view["steps"][-1]["first"])}

    def _asked_pay(self, view: Data) -> Facts:
        return {"tyres": view["steps"][-1]["due"]}

    def _asked_pass(self, view: Data) -> Facts:
        return {
            "car": self.car(view["steps"][-1]["car"]),
            "points": view["move"]["points"],
            "stay": "yes" if "stay" in _answers(view) else "no",
        }

    def _asked_lap_check(self, view: Data) -> Facts:
        return {"car": self.car(view["steps"][-1]["car"])}

    def _asked_pit(self, view: Data) -> Facts:
        saved = PITTING_SECTIONS if _own(view).get("skill") == "pitting" else 0
        return {"sections": max(0, self.track.pit_time - saved),
                "behind": "safety-car" if view.get("safety_car") else "nobody"}  # fmt: skip

    def _asked_discard(self, view: Data) -> Facts:
        return {"must": "no" if "enough" in _answers(view) else "yes"}

    def _asked_brake(self, view: Data) -> Facts:
        del view
        here = self.here or 0
        return {"corner": self.corner(self.places[here].corner, "of")}

    def _asked_strategy(self, view: Data) -> Facts:
        del view
        return {"specials": self.plays("track-cards")}

    # The Advanced Game

    def _asked_chart(self, view: Data) -> Facts:
        del view
        return {"setup": self.plays("car-setup")}

    def _asked_setup(self, view: Data) -> Facts:
        return {"points": TUNING_POINTS if _own(view).get("skill") == "tuning" else POINTS}

    def _asked_fuel_bid(self, view: Data) -> Facts:
        return {"turns": view["summary"]["turns"]}

    def _asked_tyres(self, view: Data) -> Facts:
        weather = view["weather"]
        return {"weather": self.slot(weather["slot"], weather["kind"])}

    def _asked_weather(self, view: Data) -> Facts:
        return {**self._asked_tyres(view), "tyres": self.tyre_type(_own(view)["tyre_type"])}

    def _asked_soft_bonus(self, view: Data) -> Facts:
        return {"soft": _own(view)["soft"]}

    def _asked_yellow_flag(self, view: Data) -> Facts:
        return {"turn": self.stage_end(view["turn"])}

    def _asked_orange_flag(self, view: Data) -> Facts:
        forced = _answers(view)["brake-late"]
        return {"car": self.car(forced["car"]), "paths": self.plays("off-track")}


def _own(view: Data) -> Data:
    """Return the player being asked."""
    player: Data = view["players"][view["seat"]]
    return player


def _answers(view: Data) -> dict[str, Data]:
    """Return the options of a question with what each would do."""
    return {option["text"]: option["preview"] for option in view["decision"]["options"]}
