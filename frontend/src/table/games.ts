/** What a game brings to a table: its screen, its show and the marks of its seats. */

import type { Component } from "svelte";
import type { GameInfo } from "$/live/protocol";
import { pagesOf } from "$/pages/games";
import { fetchPrinted } from "$/pages/server";
import { addWords } from "$/words";
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

const FOUND = import.meta.glob<Game>("../games/*/game.ts", { import: "game" });

/** Load a game by its name for a table, all at once; one without a screen of its own has the plain one. */
export async function loadGame(
  name: string,
  table: string,
): Promise<{ game: Game; printed: unknown }> {
  const loadOwn = FOUND[`../games/${name}/game.ts`];
  const [game, printed] = await Promise.all([
    loadOwn ? loadOwn() : import("$/plain/game").then(({ game }) => game),
    pagesOf(name).printed ? fetchPrinted(table) : null,
    addWords(name),
  ]);
  game.know?.(printed);
  return { game, printed };
}
