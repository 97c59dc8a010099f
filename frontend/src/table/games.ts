/** The games that these pages can show: each brings its screen, its show and the marks of its seats. */

import type { Component } from "svelte";
import type { GameInfo } from "$/live/protocol";
import { fetchPrinted } from "$/pages/server";
import { addWords, type Part } from "$/words";
import type { AnyScript, Sitting, Stage } from "./sitting.svelte";

export interface ScreenProps {
  /** The reader on screen and its show. */
  stage: Stage;
  sitting: Sitting;
  /** What the server offers for this game. */
  info: GameInfo;
  /** What the game has prepared. */
  printed: unknown;
  /** Open the menu of the table. */
  onmenu: () => void;
}

export interface Game {
  script: AnyScript;
  Screen: Component<ScreenProps>;
  /** The marks of a seat, such as its team's. */
  Mark: Component<{ stage: Stage }>;
  /** What a seat is called. */
  called: (stage: Stage, seat: number) => string;
  /** What an answer to a kind of decision is called. */
  sayStanding: (kind: string, option: string) => string;
  /** Take what is printed on cards and boards, before anything is shown. */
  know?: (printed: unknown) => void;
}

/** How a game arrives: its code, its own words, and what is printed on its cards and boards. */
interface Arrival {
  code: () => Promise<{ game: Game }>;
  words?: Part;
  printed?: true;
}

const ARRIVALS: Record<string, Arrival> = {
  "motor-racing": { code: () => import("$/games/motor-racing/game") },
  race90: { code: () => import("$/games/race90/game"), words: "race90", printed: true },
};

/** Load a game by its name for a table, all at once; null if these pages don't know it. */
export async function loadGame(
  name: string,
  table: string,
): Promise<{ game: Game; printed: unknown } | null> {
  const arrival = ARRIVALS[name];
  if (!arrival) return null;
  const [{ game }, printed] = await Promise.all([
    arrival.code(),
    arrival.printed ? fetchPrinted(table) : null,
    arrival.words && addWords(arrival.words),
  ]);
  game.know?.(printed);
  return { game, printed };
}
