"""Events of the Advanced Game in sentences: weather, tyres, fuel, flags, SPECIALs, Safety Car."""

from boxbox.core.message import Message, join
from boxbox.games.race90.words.events import Data, Facts, Race90Events
from boxbox.games.race90.words.names import number, short_strategy, signed


class Race90ModuleEvents(Race90Events):
    """Events that only the Advanced Game has."""

    # Before the race

    def _tell_skill(self, event: Data, values: Facts) -> Message:
        return self.say("event-skill", values | {"skill": self.skill(event["skill"])})

    def _tell_car_setup(self, event: Data, values: Facts) -> Message:
        facts = self.chart_facts(event["tyres"], event["cards"], event["damage"])
        return self.say("event-car-setup", values | {"facts": facts})

    def qualified(self, event: Data) -> Message:
        """Return what a driver qualifies with: the card, and what fuel and skill add to it."""
        if event.get("value", event["move"]) == event["move"] and not event.get("fuel"):
            return super().qualified(event)
        added: list[Message] = [f"{signed(event['move'])} ({event['factor']})"]
        if event["fuel"]:
            fuel = {"turns": event["fuel"], "bonus": signed(event["fuel_bonus"])}
            added.append(self.say("qualified-fuel", fuel))
        if event["skill"]:
            added.append(f"{short_strategy('qualifying')} {signed(event['skill'])}")
        parts = [self.car(event["car"]), f" {signed(event['value'])} (", join(added, "; "), ")"]
        return join(parts, "")

    # Weather and tyres

    def _tell_weather(self, event: Data, values: Facts) -> Message:
        kind = self.track.weather[event["slot"] - 1].kind
        values |= {"slot": self.slot(event["slot"], kind), "way": self._way(event)}
        return self.say(f"event-weather-{event['why']}", values)

    def _way(self, event: Data) -> str:
        """Return whether it got drier or wetter; neither at the start."""
        if event["from"] is None:
            return "unknown"
        return "drier" if event["slot"] < event["from"] else "wetter"

    def _tell_robot_tyres(self, event: Data, _: Facts) -> Message:
        values = {"tyres": self.tyre_type(event["tyres"])}
        return self.say(f"event-robot-tyres-{event['why']}", values)

    def _tell_tyres(self, event: Data, values: Facts) -> Message:
        values |= {"tyres": self.tyre_type(event["tyres"]), "chips": event["chips"]}
        return self.say("event-tyres", values)

    def _tell_refuelled(self, event: Data, values: Facts) -> Message:
        key = "event-refuelled" if event["chit"] else "event-refuelled-enough"
        return self.say(key, values | {"turns": event["turns"], "chit": event["chit"] or 0})

    # Track cards

    def _tell_special(self, event: Data, values: Facts) -> Message:
        values |= {"strategy": short_strategy(event["strategy"]),
                   "cards": self._track_cards(event["cards"])}  # fmt: skip
        if not event["shown"]:
            return self.say("event-special", values)
        return self.say("event-special-shown", values | {"shown": self._cards(event["shown"])})

    # Flags

    def _tell_flag(self, event: Data, values: Facts) -> Message:
        flag, section = event["flag"], event["section"]
        if not event["taken"]:
            return self.say("event-flag-unused", {"flag": self.say(f"flag-{flag}")})
        if section is not None:
            values |= {"where": self.section(section, "at"), "ahead": event["ahead"] or 0}
        return self.say(f"event-flag-{flag}", values)

    def _tell_forced(self, event: Data, values: Facts) -> Message:
        return self.say("event-forced", values | {"car": self.car(event["car"])})

    # Off the track

    def _tell_penalty(self, event: Data, values: Facts) -> Message:
        return self.say("event-penalty", values | {"points": event["value"]})

    def _tell_pit_due(self, event: Data, values: Facts) -> Message:
        return self.say("event-pit-due", values | {"turn": number(event["turn"])})

    def _tell_regained(self, event: Data, values: Facts) -> Message:
        return self.say("event-regained", values | {"where": self.section(event["to"], "at")})

    # The Safety Car

    def _tell_safety_car(self, event: Data, _: Facts) -> Message:
        return self.say("event-safety-car", {"cars": self.cars(event["order"])})
