/** Race! Formula 90 on the pages around the table; light, for the first page has it. */

import type { GamePages } from "$/pages/games";
import { addWords, say } from "$/words";
import { sayCircuit } from "../circuits";
import CircuitPoster from "./CircuitPoster.svelte";

export const pages: GamePages = {
  name: "race90",
  Picture: CircuitPoster,
  printed: true,
  sayRaced({ track, level, short }) {
    if (typeof track !== "string" || typeof level !== "string") return "";
    const length = short || level === "junior" ? "short" : "full";
    return say("raced-race90", { track: sayCircuit(track), level, length });
  },
  async loadSetUp() {
    const [{ setUp }] = await Promise.all([import("./set-up"), addWords("race90")]);
    return setUp;
  },
  async loadGuide() {
    const [guide] = await Promise.all([import("../guide/Guide.svelte"), addWords("race90")]);
    return guide.default;
  },
};
