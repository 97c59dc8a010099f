/** Setting up a table of Formula Motor Racing: teams for the seats, and the variants. */

import type { SetUp } from "$/pages/games";
import { MotorRacingDraft } from "./draft.svelte";
import FreeTeams from "./FreeTeams.svelte";
import SeatPicture from "./SeatPicture.svelte";
import SeatTeams from "./SeatTeams.svelte";
import TeamChoices from "./TeamChoices.svelte";
import { teamsAt } from "./teams";
import Variants from "./Variants.svelte";

const parts: SetUp<MotorRacingDraft> = {
  makeDraft: (game, name) => new MotorRacingDraft(game, name),
  Race: null,
  SeatChoices: TeamChoices,
  Others: FreeTeams,
  Variants,
  SeatPicture,
  SeatWords: SeatTeams,
  colours(seat) {
    const teams = teamsAt(seat);
    return [`var(--team-${teams[0]})`, `var(--team-${teams.at(-1)})`];
  },
};

/** The parts get the draft that is made here, and no other. */
export const setUp = parts as unknown as SetUp;
