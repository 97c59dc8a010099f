/** How each team looks: a colour, a second colour, a shape and a livery, so that colour never stands alone. */

import type { CarName, Team } from "../model";

/** A livery; `works` is the grey of cars that belong to nobody, as on neutral cards. */
export type Paint = Team | "works";

export interface Livery {
  colour: string;
  /** What the pattern is painted in. */
  second: string;
  /** The line around the car, so that it stands out on any ground. */
  edge: string;
  /** The emblem's plate and what is written on it. */
  plate: string;
  ink: string;
  helmet: string;
}

export const LIVERIES: Readonly<Record<Paint, Livery>> = {
  red: {
    colour: "var(--team-red)",
    second: "#ffffff",
    edge: "#5c0a10",
    plate: "#ffffff",
    ink: "#a30f1a",
    helmet: "#ffd23f",
  },
  blue: {
    colour: "var(--team-blue)",
    second: "#a9d3ff",
    edge: "#0c2554",
    plate: "#ffffff",
    ink: "#123f8c",
    helmet: "#ff7a3c",
  },
  yellow: {
    colour: "var(--team-yellow)",
    second: "#2a2a2e",
    edge: "#5a4500",
    plate: "#1b1d22",
    ink: "#ffd938",
    helmet: "#3f86e0",
  },
  green: {
    colour: "var(--team-green)",
    second: "#b9e8b0",
    edge: "#06351b",
    plate: "#ffffff",
    ink: "#0c5a2d",
    helmet: "#f4f3ee",
  },
  black: {
    colour: "var(--team-black)",
    second: "#c9a648",
    edge: "#d7d9de",
    plate: "#ffffff",
    ink: "#1b1d22",
    helmet: "#e2c25c",
  },
  white: {
    colour: "var(--team-white)",
    second: "#e4572e",
    edge: "#3b3e46",
    plate: "#1b1d22",
    ink: "#ffffff",
    helmet: "#d3212d",
  },
  works: {
    colour: "#aeb4be",
    second: "#8b929e",
    edge: "#3b3e46",
    plate: "#ffffff",
    ink: "#1b1d22",
    helmet: "#f7f4ec",
  },
};

/** The shapes of the teams around (0, 0), to be drawn about 2 wide. */
export const SHAPES: Readonly<Record<Team, string>> = {
  red: "M0-1.02 1.12.84H-1.12Z",
  blue: "M0-.96A.96.96 0 0 1 0 .96.96.96 0 0 1 0-.96Z",
  yellow: "M0-1.14 1.14 0 0 1.14-1.14 0Z",
  green: "M-.86-.86H.86V.86H-.86Z",
  black: star(5, 1.2, 0.74),
  white: "M-.54-.95H.54L1.08 0 .54.95H-.54L-1.08 0Z",
};

/** How far below the middle of its shape a car's number stands, so that it looks centred. */
export const NUMBER_DROP: Readonly<Record<Team, number>> = {
  red: 0.22,
  blue: 0,
  yellow: 0,
  green: 0,
  black: 0.05,
  white: 0,
};

export function teamOf(car: CarName): Team {
  return car.split(".")[0] as Team;
}

/** 1 or 2. */
export function numberOf(car: CarName): string {
  return car.split(".")[1] ?? "";
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (i / points) * Math.PI;
    return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}
