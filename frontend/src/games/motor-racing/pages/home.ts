/** Formula Motor Racing on the pages around the table. */

import type { GamePages } from "$/pages/games";
import GridOfCars from "./GridOfCars.svelte";

export const pages: GamePages = {
  name: "motor-racing",
  Picture: GridOfCars,
  quick: { races: 1 },
  sayRaced: () => "",
  loadSetUp: async () => (await import("./set-up")).setUp,
  loadGuide: async () => (await import("../guide/GuideText.svelte")).default,
};
