/** The games that these pages can show: each brings its screen, its show and the marks of its seats. */

import type { Component } from "svelte";
import type { GameInfo } from "$/live/protocol";
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
  /** Fetch what the screen needs beside its code; throws a Refusal. */
  prepare?: (table: string) => Promise<unknown>;
}

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  "motor-racing": () => import("$/games/motor-racing/game"),
  race90: () => import("$/games/race90/game"),
};

/** Load a game by its name; null if these pages don't know it. */
export async function loadGame(name: string): Promise<Game | null> {
  const load = GAMES[name];
  return load ? (await load()).game : null;
}
