/** The pages of a game that brings none: a poster without a picture, and its options as the server describes them. */

import type { GamePages } from "$/pages/games";
import { addWords } from "$/words";
import Picture from "./Picture.svelte";

export function plainPages(name: string): GamePages {
  return {
    name,
    Picture,
    sayRaced: () => "",
    async loadSetUp() {
      const [{ setUp }] = await Promise.all([import("./set-up"), addWords(name)]);
      return setUp;
    },
  };
}
