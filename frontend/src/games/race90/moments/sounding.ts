/** Which events are heard: what concerns the reader, and what everybody looks up for. */

import type { Sound } from "$/sounds/sounds";
import type { RaceEvent, RaceView } from "../model";
import { isOwn } from "../scene/lengths";

export function soundOf(event: RaceEvent, view: RaceView): Sound | null {
  const own = isOwn(event, view);
  switch (event.kind) {
    case "turn":
      return event.special === "first" ? "lights" : event.special === "restart" ? "passed" : null;
    case "qualified":
    case "played":
      return "card";
    case "contest-shown":
      return "reveal";
    case "drove":
      return own && event.path.length > 0 ? "engine" : null;
    case "braked-late":
      return own ? "engine" : null;
    case "checked":
      if (!own && event.why !== "late-braking") return null;
      return event.passed ? "passed" : "failed";
    case "off-track":
      return "skid";
    case "pit":
      return own ? "box" : null;
    case "weather":
      return event.weather === "rain" ? "rain" : null;
    case "flag":
      return event.taken ? "flag" : null;
    case "safety-car":
      return "siren";
    case "out":
      return "failed";
    case "finished":
      return "finish";
    default:
      return null;
  }
}
