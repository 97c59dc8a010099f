/** How each car looks: two colours, a pattern and a code of letters, so that colour never stands alone. */

import { type CarName, seatOf } from "../model";

export type Pattern = "plain" | "stripe" | "halves" | "band" | "check" | "chevron";
/** Which drawing a car gets: drivers and the three kinds of robots differ in shape too. */
export type Build = "driver" | "fast" | "slow" | "superfast";

export interface Livery {
  body: string;
  /** What the pattern is painted in. */
  trim: string;
  /** Readable on the body. */
  ink: string;
  /** The line around the car, so that it stands out on any ground. */
  edge: string;
  pattern: Pattern;
  build: Build;
  /** Tells it from all others in the race: ITA, F1, SF2. */
  code: string;
}

type Paint = Omit<Livery, "code" | "build">;

const COUNTRIES: Readonly<Record<string, Paint & { code: string }>> = {
  england: paint("ENG", "#0f5a3c", "#f2d16b", "#ffffff", "#04271a", "stripe"),
  germany: paint("GER", "#dfe3e8", "#20242c", "#15181e", "#2a2f39", "halves"),
  japan: paint("JPN", "#fbfaf6", "#d3212d", "#15181e", "#3b3e46", "band"),
  france: paint("FRA", "#1f55b5", "#ffffff", "#ffffff", "#0a2150", "chevron"),
  brazil: paint("BRA", "#f7c613", "#0d7a44", "#15181e", "#574200", "check"),
  italy: paint("ITA", "#c9141f", "#ffffff", "#ffffff", "#56070c", "plain"),
};

/** Cars of which the chart is not chosen yet, by seat. */
const UNCHOSEN = paint("P", "#aeb4be", "#8b929e", "#15181e", "#3b3e46", "stripe");

const ROBOTS: Readonly<Record<Exclude<Build, "driver">, Paint & { code: string }>> = {
  fast: paint("F", "#f0a21b", "#5a3400", "#15181e", "#4d2c00", "band"),
  slow: paint("S", "#7a4fa3", "#d9c2ef", "#ffffff", "#2b1440", "stripe"),
  superfast: paint("SF", "#23272f", "#54d6e8", "#ffffff", "#b9f1f8", "chevron"),
};

/** How a car looks; a driver's after the country of the chart, as in `italy-1`. */
export function liveryOf(car: CarName, chart: string | null): Livery {
  const seat = seatOf(car);
  if (seat === null) return robotLivery(car);
  const country = COUNTRIES[chart?.split("-")[0] ?? ""];
  return country
    ? { ...country, build: "driver" }
    : { ...UNCHOSEN, build: "driver", code: `P${seat + 1}` };
}

function robotLivery(car: CarName): Livery {
  const build = car.slice(0, -1) as Exclude<Build, "driver">;
  const robot = ROBOTS[build];
  return { ...robot, build, code: robot.code + car.slice(-1) };
}

function paint(
  code: string,
  body: string,
  trim: string,
  ink: string,
  edge: string,
  pattern: Pattern,
): Paint & { code: string } {
  return { code, body, trim, ink, edge, pattern };
}
