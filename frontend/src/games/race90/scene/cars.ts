/** Where the cars stand on screen, and how they change places: what events tell, one after another. */

import type { CarName, CarState, EventOf, Gap, PathItem } from "../model";

/** The cars and the yellow flags between them; `lap` is how many sections a lap has, 0 if that is not known. */
export interface Field {
  cars: CarState[];
  yellow: { section: number; ahead: number }[];
}

/** The rows of the grid are four cars wide. */
const GRID_ROW = 4;
const MOVED: Partial<CarState> = { moved: true };

/** How many sections it is from one to another, forwards. */
export function apart(from: number, to: number, lap: number): number {
  const sections = to - from;
  return sections < 0 ? sections + (lap || -sections) : sections;
}

export function findCar({ cars }: Pick<Field, "cars">, car: CarName): CarState | null {
  return cars.find((state) => state.car === car) ?? null;
}

/** Change what is known of a car. */
export function mark<F extends Field>(field: F, car: CarName, patch: Partial<CarState>): F {
  const cars = field.cars.map((state) => (state.car === car ? { ...state, ...patch } : state));
  return { ...field, cars };
}

/** The car has taken its turn. */
export function markMoved<F extends Field>(field: F, car: CarName): F {
  return mark(field, car, MOVED);
}

/** The race is over: nobody is to move any more. */
export function allMoved<F extends Field>(field: F): F {
  return { ...field, cars: field.cars.map((state) => ({ ...state, ...MOVED })) };
}

/** Take a car from where it stands: those behind it close up, and so does a flag. */
function lift<F extends Field>(field: F, state: CarState): F {
  const { section, place, status } = state;
  const off = status === "off-track";
  const closesUp = (other: CarState) =>
    other.place > place && other.status === status && (off || other.section === section);
  const cars = field.cars.map((other) =>
    closesUp(other) ? { ...other, place: other.place - 1 } : other,
  );
  const yellow = off
    ? field.yellow
    : field.yellow.map((flag) =>
        flag.section === section && place <= flag.ahead ? { ...flag, ahead: flag.ahead - 1 } : flag,
      );
  return { ...field, cars, yellow };
}

/** Put a car last into a section, so many sections further. */
function putLast<F extends Field>(field: F, state: CarState, section: number, further: number): F {
  const lifted = lift(field, state);
  const ahead = lifted.cars.filter(
    (other) => other.car !== state.car && other.section === section && other.status !== "off-track",
  );
  return mark(lifted, state.car, {
    section,
    count: state.count + further,
    place: ahead.length + 1,
    point: null,
    status: "running",
  });
}

/** A car drives: it enters sections, passes cars, goes past flags. */
export function drive<F extends Field>(
  field: F,
  car: CarName,
  path: readonly PathItem[],
  lap: number,
): F {
  return path.reduce((now, item) => follow(now, car, item, lap), field);
}

function follow<F extends Field>(field: F, car: CarName, item: PathItem, lap: number): F {
  const state = findCar(field, car);
  if (!state) return field;
  if ("enter" in item)
    return putLast(field, state, item.enter, apart(state.section, item.enter, lap) || 1);
  if ("flag" in item) {
    const yellow = field.yellow.map((flag) =>
      flag.section === item.flag ? { ...flag, ahead: flag.ahead + 1 } : flag,
    );
    return { ...field, yellow };
  }
  const other = findCar(field, item.pass);
  if (!other || item.how === "off-track") return field;
  return mark(mark(field, car, { place: other.place }), item.pass, { place: state.place });
}

/** A car goes forwards to a section, behind all who are there. */
export function forwardTo<F extends Field>(field: F, car: CarName, to: number, lap: number): F {
  const state = findCar(field, car);
  return state ? putLast(field, state, to, apart(state.section, to, lap)) : field;
}

/** A car falls back to a section, behind all who are there. */
export function backTo<F extends Field>(field: F, car: CarName, to: number, lap: number): F {
  const state = findCar(field, car);
  return state ? putLast(field, state, to, -apart(to, state.section, lap)) : field;
}

/** A car leaves the track and waits beside it, ahead of those who are there already. */
export function leaveTrack<F extends Field>(field: F, car: CarName): F {
  const state = findCar(field, car);
  if (!state || state.status === "off-track") return field;
  const lifted = lift(field, state);
  const cars = lifted.cars.map((other) =>
    other.status === "off-track" ? { ...other, place: other.place + 1 } : other,
  );
  return mark({ ...lifted, cars }, car, { status: "off-track", point: null, place: 1 });
}

/** A car is out. */
export function remove<F extends Field>(field: F, car: CarName): F {
  const state = findCar(field, car);
  if (!state) return field;
  const lifted = lift(field, state);
  return { ...lifted, cars: lifted.cars.filter((other) => other.car !== car) };
}

/** Cars of a section stand in a new order; it names those who change, the others keep their places. */
export function reorder<F extends Field>(field: F, order: readonly CarName[]): F {
  const places = field.cars
    .filter(({ car }) => order.includes(car))
    .map(({ place }) => place)
    .toSorted((one, other) => one - other);
  return order.reduce((now, car, at) => mark(now, car, { place: places[at]! }), field);
}

/** All cars on the grid, in rows. */
export function grid(order: readonly CarName[], lap: number): CarState[] {
  return order.map((car, at) => {
    const row = Math.floor(at / GRID_ROW);
    return {
      car,
      section: row && lap ? lap - row : 0,
      count: 0 - row,
      place: (at % GRID_ROW) + 1,
      laps_down: 0,
      point: null,
      status: "running",
      moved: true,
      pitted: false,
      asked_in: null,
    };
  });
}

/** All cars behind the safety car, a section apart. */
export function queue<F extends Field>(field: F, event: EventOf<"safety-car">, lap: number): F {
  const front = findCar(field, event.leader)?.count ?? 0;
  const cars = field.cars.map((state) => {
    const at = event.order.indexOf(state.car);
    if (at < 0) return state;
    const laps = Math.max(0, lapsDown(field.cars, event.leader, state, lap));
    return {
      ...state,
      section: event.sections[at]!,
      count: front - at - laps * lap,
      place: 1,
      point: null,
      status: "running" as const,
      moved: true,
      ...(state.penalty === undefined ? {} : { penalty: 0, entry: null }),
    };
  });
  return { ...field, cars, yellow: field.yellow.map((flag) => ({ ...flag, ahead: 0 })) };
}

/** Another car stands exactly where one was. */
export function replace<F extends Field>(field: F, gone: CarName, by: CarName): F {
  const cars = field.cars.map((state) =>
    state.car === gone ? { ...state, car: by, moved: true, pitted: false, asked_in: null } : state,
  );
  return { ...field, cars };
}

/** Which of two cars comes first in the race. */
function ahead(one: CarState, other: CarState): number {
  const off = ({ status }: CarState) => Number(status === "off-track");
  return other.count - one.count || off(one) - off(other) || one.place - other.place;
}

function lapsDown(
  cars: readonly CarState[],
  leader: CarName,
  state: CarState,
  lap: number,
): number {
  const first = cars.find(({ car }) => car === leader);
  if (!first || !lap) return state.laps_down;
  const behind = first.count - state.count;
  const laps = Math.floor(behind / lap);
  const level = laps > 0 && behind % lap === 0;
  const isAhead = level && ahead({ ...state, count: 0 }, { ...first, count: 0 }) < 0;
  return isAhead ? laps - 1 : laps;
}

/** The cars from first to last, with the laps that they are down. */
export function ranked(cars: readonly CarState[], leader: CarName | null, lap: number): CarState[] {
  return cars
    .map((state) =>
      leader === null ? state : { ...state, laps_down: lapsDown(cars, leader, state, lap) },
    )
    .toSorted(ahead);
}

/** How far each car is behind the Leader. */
export function gaps(cars: readonly CarState[], leader: CarName | null): Gap[] {
  const first = cars.find(({ car }) => car === leader)?.count ?? cars[0]?.count ?? 0;
  return cars.map(({ car, count, laps_down }) => ({ car, gap: first - count, laps_down }));
}
