/** Setting up a table of Race! Formula 90: track and level, charts for the seats, the other rules. */

import type { SeatProps, SetUp } from "$/pages/games";
import { liveryOf } from "../art/liveries";
import { Race90Draft } from "./draft.svelte";
import Robots from "./Robots.svelte";
import Rules from "./Rules.svelte";
import SeatCar from "./SeatCar.svelte";
import SeatChoices from "./SeatChoices.svelte";
import SeatWords from "./SeatWords.svelte";
import { givenTo } from "./given";
import WhatIsRaced from "./WhatIsRaced.svelte";

const parts: SetUp<Race90Draft> = {
  makeDraft: (game, name) => new Race90Draft(game, name),
  Race: WhatIsRaced,
  SeatChoices,
  Others: Robots,
  Variants: Rules,
  SeatPicture: SeatCar,
  SeatWords,
  colours(seat: SeatProps) {
    const { body, trim } = liveryOf(`s${seat.seat}`, givenTo(seat, "charts"));
    return [body, trim];
  },
};

/** The parts get the draft that is made here, and no other. */
export const setUp = parts as unknown as SetUp;
