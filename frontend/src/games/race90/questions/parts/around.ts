/** A few sections around a place, and which cars would stand in them. */

import type { CarName, CarState } from "../../model";

export interface Standing {
  car: CarName;
  /** It is not there yet: it would be. */
  ghost: boolean;
}

export interface Cell {
  section: number;
  /** Front to back. */
  cars: Standing[];
}

export interface Landing {
  /** The car that would come there. */
  car: CarName;
  to: number;
  /** The cars that it would have got past. */
  passed: readonly CarName[];
  /** A car that would no longer be there. */
  without?: CarName | undefined;
}

/** So many cars, or sections without any, stand side by side. */
const ROOM = 9;

/** The sections around a place in the direction of the race, as many as there is room for. */
export function cellsAround(
  cars: readonly CarState[],
  length: number,
  landing: Landing,
  room = ROOM,
): Cell[] {
  const cells = [cellAt(0)];
  let left = room - widthOf(cells[0]!);
  for (const reach of [1, -1, 2, -2, 3, 4, -3]) {
    const cell = cellAt(reach);
    left -= widthOf(cell);
    if (left < 0 || cells.length >= length) break;
    if (reach > 0) cells.push(cell);
    else cells.unshift(cell);
  }
  return cells;

  function cellAt(distance: number): Cell {
    const section = (landing.to + distance + length) % length;
    return { section, cars: carsIn(cars, section, landing) };
  }
}

function widthOf({ cars }: Cell): number {
  return Math.max(1, cars.length);
}

function carsIn(cars: readonly CarState[], section: number, landing: Landing): Standing[] {
  const { car, to, passed, without } = landing;
  const there = cars.filter(
    (one) => one.section === section && one.car !== car && one.car !== without,
  );
  const standing = there.map((one) => ({ car: one.car, ghost: false }));
  if (section === to) standing.splice(placeAmong(), 0, { car, ghost: true });
  return standing;

  /** Who stays in the section keeps the place; who comes is behind all that it has not got past. */
  function placeAmong(): number {
    const all = cars.filter((one) => one.section === section && one.car !== without);
    const own = all.findIndex((one) => one.car === car);
    return own >= 0 && passed.length === 0 ? own : placeOf(there, passed);
  }
}

/** A car comes in behind all that it has not got past. */
function placeOf(there: readonly CarState[], passed: readonly CarName[]): number {
  const first = there.findIndex(({ car }) => passed.includes(car));
  return first < 0 ? there.length : first;
}
