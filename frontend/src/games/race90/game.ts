/** Race! Formula 90 for the table: its screen, its show and its marks. */

import type { Game } from "$/table/games";
import type { AnyScript } from "$/table/sitting.svelte";
import { say } from "$/words";
import type { Printed } from "./printed";
import Race from "./Race.svelte";
import { nameOf } from "./race-screen.svelte";
import { script } from "./scene";
import { knowTracks } from "./scene/drive";
import SeatMark from "./SeatMark.svelte";

export const game: Game = {
  script: script as unknown as AnyScript,
  Screen: Race,
  Mark: SeatMark,
  called: nameOf,
  sayStanding: (kind, option) => say(`r90-standing-${kind}-${option}`),
  know: (printed) => knowTracks(printed as Printed),
};
