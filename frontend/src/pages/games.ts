/** What each game brings to the pages around its tables; all but its poster is loaded when somebody wants it. */

import type { Component } from "svelte";
import { pages as motorRacing } from "$/games/motor-racing/pages/home";
import { pages as race90 } from "$/games/race90/pages/home";
import type { GameInfo } from "$/live/protocol";
import type { Draft } from "./draft.svelte";

type Options = Record<string, unknown>;

export interface GamePages {
  name: string;
  /** The drawing of its poster. */
  Picture: Component;
  /** The options of a race that begins at once. */
  quick: Options;
  /** What is raced at a table beside the name of the game, such as the circuit, in a few words; may be empty. */
  sayRaced: (options: Options) => string;
  /** What sets up a table and shows its seats before the race. */
  loadSetUp: () => Promise<SetUp>;
  /** How to play it. */
  loadGuide: () => Promise<Component>;
}

/** A seat and the table around it, as far as they are settled before the race. */
export interface SeatProps {
  options: Options;
  seat: number;
  seats: number;
}

export interface SetUp<D extends Draft = Draft> {
  makeDraft: (game: GameInfo, name: string) => D;
  /** What is raced, above the seats. */
  Race: Component<{ draft: D }> | null;
  /** What can be set for one seat beside its driver. */
  SeatChoices: Component<{ draft: D; seat: number; label: string }>;
  /** Who races along beside the seats. */
  Others: Component<{ draft: D }>;
  /** All other options. */
  Variants: Component<{ draft: D }>;
  /** A seat's place on the grid. */
  SeatPicture: Component<SeatProps & { empty?: boolean }>;
  /** What a seat drives, in words and marks. */
  SeatWords: Component<SeatProps>;
  /** The two colours of a seat. */
  colours: (seat: SeatProps) => [string, string];
}

export const GAMES: readonly GamePages[] = [motorRacing, race90];

/** Return what a game brings; undefined if these pages don't know it. */
export function pagesOf(game: string): GamePages | undefined {
  return GAMES.find(({ name }) => name === game);
}
