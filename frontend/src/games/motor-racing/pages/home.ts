/** Formula Motor Racing on the pages around the table. */

import type { GamePages } from "$/pages/games";
import { addWords } from "$/words";
import GridOfCars from "./GridOfCars.svelte";

export const pages: GamePages = {
  name: "motor-racing",
  Picture: GridOfCars,
  printed: true,
  sayRaced: () => "",
  async loadSetUp() {
    const [{ setUp }] = await Promise.all([import("./set-up"), addWords("motor-racing")]);
    return setUp;
  },
  async loadGuide() {
    const load = import("../guide/GuideText.svelte");
    const [guide] = await Promise.all([load, addWords("motor-racing")]);
    return guide.default;
  },
};
