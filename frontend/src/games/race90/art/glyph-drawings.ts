/** The signs of the game as drawings of 24 by 24: lines in the colour of the words around, and fills of their own. */

export interface Stroke {
  d: string;
  /** A fill: a colour, or `ink` for that of the words. Without it: a line. */
  fill?: string;
}

const RED = "light-dark(#c8232c, #ff6b66)";
const BROWN = "light-dark(#7a4a21, #c98d57)";
const YELLOW = "#f7c613";
const GREEN = "light-dark(#1f8a4c, #4cc27f)";
const BLUE = "light-dark(#1f5bbf, #6ea3ff)";
const ORANGE = "#f08a1d";

const RING = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18";
const HUB = "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7";
const POLE = "M5 22V3";
const CLOTH = "M5 3.5h15.5v11H5z";
const DISC = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19";
const DROP = "M12 7.5c2 2.6 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-2.9 3-5.5";
const CLOUD = "M7 16.5a4 4 0 0 1 .4-8a5.2 5.2 0 0 1 9.9 1a3.6 3.6 0 0 1-.3 7z";

function tyre(colour: string, sign: string): Stroke[] {
  return [
    { d: DISC, fill: "#23262d" },
    { d: "M12 5.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6", fill: colour },
    { d: sign, fill: "#14161b" },
  ];
}

function flag(colour: string, sign: Stroke): Stroke[] {
  return [{ d: CLOTH, fill: colour }, { d: CLOTH }, { d: POLE }, sign];
}

export const DRAWINGS = {
  tyre: [{ d: RING }, { d: HUB }, { d: "M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21" }],
  soft: tyre("#ff7a6e", "M8 11.2c1.6-2 2.6-2 4 0s2.6 2 4 0v2.4c-1.6 2-2.6 2-4 0s-2.6-2-4 0z"),
  hard: tyre("#f4f3ee", "M9 9h6v6H9z"),
  intermediate: tyre("#5fd08f", "M12 7.5c2 2.6 3 4 3 5.5a3 3 0 0 1-3 3z"),
  "rain-tyre": tyre("#7fb0ff", DROP),
  "damage-red": [
    { d: DISC, fill: RED },
    { d: "M13.5 4.5l-6 8.5h4l-2 6.5l7-9h-4.2z", fill: "#fffdf8" },
  ],
  "damage-brown": [
    { d: DISC, fill: BROWN },
    { d: "M13.5 4.5l-6 8.5h4l-2 6.5l7-9h-4.2z", fill: "#fffdf8" },
    { d: "M4 20L20 4" },
  ],
  damage: [{ d: "M13.8 2l-8.3 12h5.3L8.2 22l10-12.4h-5.7z", fill: RED }],
  slot: [
    {
      d: "M12 3.5v0M15.5 4.2l2 1.2M19.4 8l.8 2.4M20.4 13.4l-.9 2.5M17.6 18.6l-2 1.3M12.6 20.6H10M7 19.4l-2-1.7M3.8 15l-.5-2.6M4 9.4l1.2-2.3M7.4 4.8l2.3-1",
    },
  ],
  check: [{ d: DISC }, { d: "M7.5 12.5l3.2 3.2l6-7" }],
  blind: [{ d: DISC }, { d: "M9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-1 .5-1.4 1-1.4 2.1M12 17.4v.1" }],
  draw: [{ d: "M5 6h9v13H5z" }, { d: "M18 9v8M14.5 13.5L18 17l3.5-3.5M8.5 3H17v3" }],
  deck: [{ d: "M5 6.5h10V21H5z" }, { d: "M8 3.5h10V18M10 9.5v8M7.5 13.5h5" }],
  fuel: [
    { d: "M4 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M2.5 21h13M7 7h4v4H7z" },
    { d: "M14 12h2a2 2 0 0 1 2 2v3a1.7 1.7 0 0 0 3.4 0V9L18 5.5" },
  ],
  pit: [
    {
      d: "M6.3 3.3a4.6 4.6 0 0 0 5.6 6.3l7 9.2a1.9 1.9 0 0 0 2.9-2.3l-8-8.2A4.6 4.6 0 0 0 9.5 2.2l2 3.2l-1.9 2.2z",
    },
  ],
  "flag-yellow": flag(YELLOW, { d: "M12.7 5.8v4.2M12.7 12.3v.1" }),
  "flag-green": flag(GREEN, { d: "M9.3 9.2l2.5 2.4l4.3-4.8" }),
  "flag-blue": flag(BLUE, { d: "M9 6.5l3 2.5l-3 2.5M13.5 6.5l3 2.5l-3 2.5" }),
  "flag-orange": flag(ORANGE, {
    d: "M12.7 6.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2",
    fill: "#14161b",
  }),
  dry: [
    { d: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9", fill: YELLOW },
    {
      d: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
    },
  ],
  uncertain: [
    { d: "M9 4a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9", fill: YELLOW },
    { d: "M9 1.5v1M2 8.5h1M4 3.7l.8.8M14 3.7l-.8.8" },
    {
      d: "M9 19a3.6 3.6 0 0 1 .4-7.2a4.7 4.7 0 0 1 9 .9a3.2 3.2 0 0 1-.3 6.3z",
      fill: "light-dark(#dfe4ea, #7d8694)",
    },
    { d: "M9 19a3.6 3.6 0 0 1 .4-7.2a4.7 4.7 0 0 1 9 .9a3.2 3.2 0 0 1-.3 6.3z" },
  ],
  rain: [
    { d: CLOUD, fill: "light-dark(#c3cedb, #66727f)" },
    { d: CLOUD },
    { d: "M8.5 19l-1 3M12.5 19l-1 3M16.5 19l-1 3" },
  ],
  weather: [
    { d: CLOUD, fill: "light-dark(#dfe4ea, #7d8694)" },
    { d: CLOUD },
    { d: "M6 21.5h12M15.5 19l2.5 2.5L15.5 24M8.5 19L6 21.5L8.5 24" },
  ],
  contest: [
    {
      d: "M3 20L17 4l4-.5L20.5 8L7 21M5 14l5.5 6M21 20L15.5 14M9 7L7 4l-4-.5L3.5 8L6.5 10M19 14l-5.5 6",
    },
  ],
  overtake: [
    { d: "M4 20V9M1 12l3-3.5L7 12M12 20v-2.5M20 20v-7a5 5 0 0 0-5-5H9" },
    { d: "M12 4.5L8.5 8L12 11.5" },
  ],
  braking: [
    { d: DISC },
    { d: "M12 6.5v6.5M12 16.8v.1M4 4.5a11 11 0 0 0-3 7.5M20 4.5a11 11 0 0 1 3 7.5" },
  ],
  pair: [{ d: "M4 4h9v13H4z" }, { d: "M16 7h4v13.5h-9v-1M8.5 8v5M6 10.5h5" }],
  leader: [
    { d: "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z", fill: YELLOW },
    { d: "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z" },
  ],
  lapped: [{ d: "M19.5 8.5A8.5 8.5 0 1 0 20.5 13M20.5 3.5v5h-5M9 12h6" }],
  "off-track": [
    { d: "M5 21C6 14 4 9 5 3M13 21c.5-5 0-6-1-9" },
    { d: "M12 12c3-4 5-4 8-5M17 4.5L20.5 7L18.5 10.5" },
  ],
  "safety-car": [
    { d: "M3 16.5v-3l3-1l2.5-4h7l2.5 4l3 1v3zM9.5 6h5", fill: undefined },
    { d: "M7.5 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4M16.5 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4", fill: "ink" },
    { d: "M10 4h4v2.5h-4z", fill: ORANGE },
  ],
  trophy: [
    {
      d: "M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.5c0 3.5 1 5 3.8 5.5M17 5h3.5c0 3.5-1 5-3.8 5.5M12 14v4M8 21h8M9.5 18h5V21h-5z",
    },
  ],
  target: [
    { d: "M3 18a9 9 0 0 1 18 0" },
    { d: "M12 18l4.5-6.5" },
    { d: "M12 16.6a1.4 1.4 0 1 0 0 2.800a1.4 1.4 0 1 0 0-2.800", fill: "ink" },
  ],
  trajectory: [{ d: "M4 21C4 10 9 5 20 4M11 21c0-5 3-8 9-9" }, { d: "M16.5 1.5L20 4l-2.5 3.5" }],
  special: [
    {
      d: "M12 2.5l2.8 6.2l6.7.7l-5 4.5l1.4 6.6L12 17.1l-5.9 3.4l1.4-6.6l-5-4.5l6.7-.7z",
      fill: YELLOW,
    },
    { d: "M12 2.5l2.8 6.2l6.7.7l-5 4.5l1.4 6.6L12 17.1l-5.9 3.4l1.4-6.6l-5-4.5l6.7-.7z" },
  ],
  frozen: [{ d: "M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3l3-3M9 20.5l3-3l3 3" }],
  "save-tyres": [
    { d: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18" },
    { d: "M12 16.5V8M8.5 13l3.5 3.5l3.5-3.5" },
  ],
  hazard: [{ d: "M12 3L22 20.5H2z" }, { d: "M12 9.5v5M12 17.6v.1" }],
  balance: [{ d: "M12 3v18M7 21h10M4 7h16M4 7l-2.5 7h5zM20 7l-2.5 7h5z" }],
  lucky: [
    {
      d: "M12 12c-4-2-6-5-3.5-7.5C11 3 12 5.5 12 12c4-2 6-5 3.5-7.5C13 3 12 5.5 12 12M12 12c-2 4-5 6-7.5 3.5C3 13 5.5 12 12 12c2 4 5 6 7.5 3.5C21 13 18.5 12 12 12M12 12c0 4 1 7 3 9.5",
    },
  ],
  chase: [{ d: "M3 6l6 6l-6 6M10 6l6 6l-6 6M21 5v14" }],
  "banging-wheels": [
    { d: "M7.5 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M16.5 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10" },
    { d: "M12 5V1.5M9.5 4.5L7.5 2M14.5 4.5l2-2.5" },
  ],
  versatility: [{ d: "M4 8h14M14.5 4L18.5 8l-4 4M20 16H6M9.5 12l-4 4l4 4" }],
  reflexes: [{ d: "M13.5 2L5 13.5h6L9.5 22L19 9.5h-6.5z" }],
  qualifying: [{ d: "M12 5.5a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 9v4.5l3 2M9.5 2h5M12 2v3.5" }],
  pitting: [
    {
      d: "M6.3 3.3a4.6 4.6 0 0 0 5.6 6.3l7 9.2a1.9 1.9 0 0 0 2.9-2.3l-8-8.2A4.6 4.6 0 0 0 9.5 2.2l2 3.2l-1.9 2.2z",
    },
  ],
  tuning: [
    {
      d: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M9 14.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4",
    },
  ],
  lapping: [{ d: "M19.5 8.5A8.5 8.5 0 1 0 20.5 13M20.5 3.5v5h-5M12 8.5v7M8.5 12h7" }],
  car: [
    { d: "M12 2.5l1.7 4.5v3.5l2 1v5.5l-1.2 1v3.5H9.5V18l-1.2-1v-5.5l2-1V7z", fill: "ink" },
    { d: "M6 6.5v4M18 6.5v4M5.5 15.5v4.5M18.5 15.5v4.5M6 8.5h12M5.5 18h13M6.5 3h11" },
  ],
  end: [{ d: "M3 12h13M11 7l5 5l-5 5M20.5 5v14" }],
  barrier: [{ d: "M3 8h18v7H3zM6 15v5M18 15v5M7.5 8l-3 7M13.5 8l-3 7M19.5 8l-3 7" }],
  "speeding-type": [{ d: "M12 2L22 20.5H2z", fill: "ink" }],
  "driving-type": [{ d: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19", fill: "ink" }],
  "gear-type": [{ d: "M4 4h16v16H4z", fill: "ink" }],
  "event-type": [{ d: "M12 1.5L22.5 12L12 22.5L1.5 12z", fill: "ink" }],
} as const satisfies Record<string, readonly Stroke[]>;

export type GlyphName = keyof typeof DRAWINGS;
