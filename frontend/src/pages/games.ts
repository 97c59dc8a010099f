/**
 * What each game brings to the pages around its tables; all but its poster is loaded when somebody wants it. The games
 * are the folders in games/; any other that the server offers has plain pages.
 */

import type { Component } from "svelte";
import type { GameInfo } from "$/live/protocol";
import { plainPages } from "$/plain/pages";
import type { Draft } from "./draft.svelte";

type Options = Record<string, unknown>;

export interface GamePages {
  name: string;
  /** The drawing of its poster. */
  Picture: Component;
  /** Whether its screen needs what is printed on its cards and boards. */
  printed?: true;
  /** What is raced at a table beside the name of the game, such as the circuit, in a few words; may be empty. */
  sayRaced: (options: Options) => string;
  /** What sets up a table and shows its seats before the race. */
  loadSetUp: () => Promise<SetUp>;
  /** How to play it, if the pages tell. */
  loadGuide?: () => Promise<Component>;
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
  SeatChoices: Component<{ draft: D; seat: number; label: string }> | null;
  /** The cars that race along with the seats. */
  Others: Component<{ draft: D }> | null;
  /** All other options. */
  Variants: Component<{ draft: D }>;
  /** A seat's place on the grid. */
  SeatPicture: Component<SeatProps & { empty?: boolean }>;
  /** What a seat drives, in words and marks. */
  SeatWords: Component<SeatProps>;
  /** The two colours of a seat. */
  colours: (seat: SeatProps) => [string, string];
}

const FOUND = import.meta.glob<GamePages>("../games/*/pages/home.ts", {
  eager: true,
  import: "pages",
});

/** The games that have pages of their own. */
export const GAMES: readonly GamePages[] = Object.values(FOUND);

/** Return what a game brings to the pages. */
export function pagesOf(game: string): GamePages {
  return GAMES.find(({ name }) => name === game) ?? plainPages(game);
}
