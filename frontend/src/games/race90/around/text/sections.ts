/** The sections of the track in words. */

import { say } from "$/words";
import type { CarName, CarState } from "../../model";
import type { Section } from "../../printed";
import type { RaceScreen } from "../../race-screen.svelte";
import { signed } from "../../words";
import { path as toldPath } from "../../words/off-track";
import { movesOf } from "../facts";
import { movingNow } from "../order";

export interface SectionRow {
  section: number;
  /** How far from the reader's car; null for who watches. */
  distance: string | null;
  name: string;
  /** What it asks and offers. */
  facts: string[];
  /** Cars front to back, with the yellow flag where it stands. */
  standing: { car: CarName | null; text: string }[];
}

/** All sections from the reader's car on; for who watches from the Leader. */
export function sectionsOf(race: RaceScreen): SectionRow[] {
  const { sections } = race.track;
  const first = whereIs(race, race.ownCar) ?? whereIs(race, race.scene.leader) ?? 0;
  const own = whereIs(race, race.ownCar);
  return sections.map((_, at) => {
    const section = (first + at) % sections.length;
    return {
      section,
      distance: own === null ? null : distanceOf(at, sections.length),
      name: race.words.section(section),
      facts: factsOf(race, section),
      standing: standingIn(race, section),
    };
  });
}

function whereIs({ scene }: RaceScreen, car: CarName | null): number | null {
  return scene.cars.find((state) => state.car === car)?.section ?? null;
}

function distanceOf(ahead: number, length: number): string {
  if (!ahead) return say("r90-here");
  return signed(ahead <= length / 2 ? ahead : ahead - length);
}

function factsOf(race: RaceScreen, at: number): string[] {
  const section = race.track.sections[at]!;
  const told = [say(`r90-around-kind-${section.kind}`)];
  if (race.view.options.level !== "junior") {
    if (section.late_braking) told.push(say("r90-target", { target: section.late_braking }));
    if (section.modifier) told.push(say("r90-modifier", { modifier: signed(section.modifier) }));
  }
  told.push(...trajectoriesOf(race, at, section));
  if (race.modules.has("off-track") && section.path.length)
    told.push(say("r90-around-path", { path: pathOf(race, at, section) }));
  return told;
}

/** What waits beside the track, symbol by symbol. */
function pathOf({ words, track }: RaceScreen, at: number, { path }: Section): string {
  const steps = path.map(({ kind, value }) => ({
    kind,
    value,
    to: kind === "check" || kind === "enter" ? (at + value) % track.sections.length : null,
  }));
  return toldPath(words, steps);
}

function trajectoriesOf(race: RaceScreen, at: number, section: Section): string[] {
  return section.trajectories.map(({ colour, bonus }, index) => {
    const taken = race.scene.cars.find(
      (state) => state.section === at && state.point === index + 1,
    );
    const told = say("r90-around-trajectory", { colour: say(`r90-colour-${colour}`), bonus });
    return taken ? `${told} (${race.words.car(taken.car)})` : `${told} (${say("r90-around-free")})`;
  });
}

function standingIn(race: RaceScreen, at: number): SectionRow["standing"] {
  const { scene } = race;
  const cars = scene.cars
    .filter(({ section }) => section === at)
    .toSorted((one, other) => Number(isOff(one)) - Number(isOff(other)) || one.place - other.place);
  const standing: SectionRow["standing"] = cars.map((state) => ({
    car: state.car,
    text: [race.words.car(state.car), ...marksOf(race, state)].join(", "),
  }));
  const flag = scene.yellow.find(({ section }) => section === at);
  if (flag) standing.splice(flag.ahead, 0, { car: null, text: say("r90-around-yellow") });
  return standing;
}

function isOff({ status }: CarState): boolean {
  return status === "off-track";
}

function marksOf(race: RaceScreen, state: CarState): string[] {
  const { scene } = race;
  const told: string[] = [];
  const turn = scene.activation.indexOf(state.car) + 1;
  if (state.car === race.ownCar) told.push(say("r90-around-you"));
  if (state.car === scene.leader) told.push(say("r90-around-leader"));
  if (state.laps_down) told.push(say("r90-around-laps-down", { laps: state.laps_down }));
  if (state.point !== null) told.push(say("r90-around-on-trajectory", { point: state.point }));
  if (isOff(state)) told.push(say("r90-mark-off"));
  if (state.pitted) told.push(say("r90-around-pitted"));
  if (state.car === movingNow(race)) told.push(movesOf(0));
  else if (turn || state.moved) told.push(movesOf(turn || null));
  return told;
}
