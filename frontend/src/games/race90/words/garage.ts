/** Pieces about the garage: set-up, fuel, tyres, pit stops. */

import type { Preview } from "../model";
import type { Race90Cards } from "./cards";
import { ARROW, number, signed } from "./text";

type Pieces = (words: Race90Cards, preview: Preview) => string[];

const setup: Pieces = (words, { points }) => [words.say("preview-setup", { points: points! })];

/** What fuel does to the qualifying; a trajectory's bonus is told by its name. */
const bid: Pieces = (words, preview) =>
  "colour" in preview ? [] : [words.say("preview-bid", { bonus: signed(preview.bonus!) })];

const wrongTyres: Pieces = (words, { penalty }) =>
  penalty ? [words.say("preview-wrong-tyres", { points: number(-penalty) })] : [];

const tyres: Pieces = (words, preview) => {
  const told = [words.say("preview-chips", { chips: preview.chips! })];
  if (preview.track_card) told.push(words.say("track-cards", { cards: 1 }));
  return [...told, ...wrongTyres(words, preview)];
};

/** Where a stop ends, behind whom, and what is left of the place in the race. */
const rejoining: Pieces = (words, { to, cars, place, laps }) => {
  const told = [`${ARROW} ${words.where(to!)}`];
  if (cars?.length) told.push(words.say("preview-behind", { cars: words.cars(cars) }));
  return [...told, words.say("preview-place", { place: place!, laps: laps! })];
};

const refuel: Pieces = (words, preview) => {
  const { chit, extra } = preview;
  const told = rejoining(words, preview);
  if (chit) told.push(words.say("preview-refuel-by", { turn: chit }));
  else told.push(words.say("preview-refuel-enough"));
  if (extra) told.push(words.say("preview-extra", { sections: extra }));
  return told;
};

const stop: Pieces = (words, preview) => {
  const { tyres, repairs, cards, track_cards, extra } = preview;
  const told = rejoining(words, preview);
  if (!words.modules.has("weather")) told.push(words.say("new-tyres", { tyres: tyres! }));
  if (repairs) told.push(words.say("repairs", { repairs }));
  if (typeof cards === "number" && cards) told.push(words.say("draw", { cards }));
  if (track_cards) told.push(words.say("track-cards", { cards: track_cards }));
  if (extra) told.push(words.say("preview-fuel-to-end", { sections: extra }));
  return told;
};

export const preparationPieces = { setup, bid };
export const garagePieces = { tyres, wrongTyres, refuel, stop };
