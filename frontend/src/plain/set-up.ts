/** Setting up a table of a game that brings no pages: its options, and a number for each seat. */

import { OptionsDraft } from "$/pages/draft.svelte";
import type { SetUp } from "$/pages/games";
import Options from "$/pages/Options.svelte";
import SeatNumber from "./SeatNumber.svelte";
import SeatWords from "./SeatWords.svelte";

const parts: SetUp<OptionsDraft> = {
  makeDraft: (game, name) => new OptionsDraft(game, name),
  Race: null,
  SeatChoices: null,
  Others: null,
  Variants: Options,
  SeatPicture: SeatNumber,
  SeatWords,
  colours: () => ["var(--line)", "var(--line)"],
};

/** The parts get the draft that is made here, and no other. */
export const setUp = parts as unknown as SetUp;
