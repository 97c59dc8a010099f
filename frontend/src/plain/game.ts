/** A game without a screen of its own at the table: all that it shows is text, which the server composes. */

import type { View } from "$/live/protocol";
import type { Game } from "$/table/games";
import type { AnyScript } from "$/table/sitting.svelte";
import { sayOr } from "$/words";
import PlainRace from "./PlainRace.svelte";
import SeatMark from "./SeatMark.svelte";
import { called } from "./text.svelte";

/** Nothing is played: the screen shows the view at once. */
const script: AnyScript = {
  start: (view: View) => view,
  step: (scene: unknown) => scene,
  settle: (_: unknown, view: View) => view,
  length: () => 0,
  holds: () => false,
  jumps: ({ kind }) => kind === "undone",
};

export const game: Game = {
  script,
  Screen: PlainRace,
  Mark: SeatMark,
  called,
  sayStanding: (kind, option) => sayOr(`standing-${kind}-${option}`, `${kind}: ${option}`),
};
