/** A table of Race! Formula 90 that is being set up: whatever is switched, what is asked for goes together. */

import { beforeEach, describe, expect, test } from "vitest";
import { MODULES, SKILLS, STRATEGIES } from "$/games/race90/model";
import { countryOf, LEVELS, Race90Draft } from "$/games/race90/pages/draft.svelte";
import type { GameInfo, GameOption } from "$/live/protocol";

const COUNTRIES = ["england", "germany", "japan", "france", "brazil", "italy"];
const CHARTS = COUNTRIES.flatMap((country) => [`${country}-1`, `${country}-2`]);

function choice(name: string, ...choices: string[]): GameOption {
  return { name, default: choices[0]!, expected: "", form: { type: "choice", choices } };
}

function perSeat(name: string, names: readonly string[], most: number | null = null): GameOption {
  const form = { type: "names" as const, names: [...names], words: ["choose"], all: false, most };
  return { name, default: "choose", expected: "", form };
}

const GAME: GameInfo = {
  name: "race90",
  seats: [2, 3, 4, 5, 6],
  options: [
    choice("track", "monza", "hungaroring"),
    perSeat("charts", CHARTS),
    perSeat("skills", SKILLS, 3),
    choice("weather", "draw", "dry", "uncertain", "rain"),
    choice("refuelling", "chit", "turn"),
    choice("hazard", "printed", "later"),
  ],
  bots: ["random", "greedy", "rules"],
  bot: "rules",
  standing: {},
  quick: {},
  screens: true,
};

let draft: Race90Draft;
beforeEach(() => {
  draft = new Race90Draft(GAME, "Anna");
});

describe("what is asked for", () => {
  test("at first it is the Basic Game at Monza, and all else is as printed", () => {
    expect(draft.request()).toMatchObject({
      game: "race90",
      options: {
        level: "basic",
        modules: "all",
        track: "monza",
        short: false,
        rescue: false,
        charts: "choose",
        strategies: "choose",
        skills: "choose",
        weather: "draw",
        refuelling: "chit",
        hazard: "printed",
      },
      begin: true,
    });
  });

  test("what needs a module is asked for while that is played, and is kept meanwhile", () => {
    draft.level = "advanced";
    draft.weather = "rain";
    draft.skills = "random";
    draft.refuelling = "turn";
    expect(draft.values).toMatchObject({ weather: "rain", skills: "random", refuelling: "turn" });
    draft.switchModule("weather", false);
    expect(draft.values).toMatchObject({ weather: "draw", skills: "random" });
    draft.level = "basic";
    expect(draft.values).toMatchObject({ modules: "all", skills: "choose", refuelling: "chit" });
    draft.level = "advanced";
    draft.switchModule("weather", true);
    expect(draft.values).toMatchObject({ modules: "all", weather: "rain", skills: "random" });
  });

  test("the Junior variant has no strategies and no length", () => {
    draft.strategies = "own";
    draft.hazard = "later";
    draft.short = true;
    draft.level = "junior";
    expect(draft.values).toMatchObject({ strategies: "choose", hazard: "printed", short: false });
  });

  test("the last module stays on", () => {
    draft.level = "advanced";
    for (const module of MODULES) draft.switchModule(module, false);
    expect(draft.values.modules).toEqual(["off-track"]);
  });
});

describe("charts", () => {
  test("of one country are never with two seats", () => {
    draft.charts = "own";
    draft.setChart(0, "italy-2");
    expect(draft.values.charts).toEqual(["italy-2", "germany-1", "japan-1", "france-1"]);
    draft.seatCount = 6;
    expect(draft.chartOf(5)).toBe("england-1");
    draft.setChart(0, "italy-1");
    expect(draft.chartOf(0)).toBe("italy-1");
    expect(draft.chartOf(5)).toBe("england-1");
  });
});

describe("skills", () => {
  beforeEach(() => {
    draft.level = "advanced";
    draft.skills = "own";
    draft.seatCount = 6;
  });

  test("are for three seats at most", () => {
    for (const seat of [0, 1, 2]) draft.setSkill(seat, "reflexes");
    expect(draft.skillsFor(3)).not.toContain("reflexes");
    expect(draft.skillsFor(2)).toContain("reflexes");
  });

  test("leave out tuning where no car is set up", () => {
    expect(draft.skillOf(4)).toBe("tuning");
    draft.switchModule("car-setup", false);
    expect(draft.skillOf(4)).not.toBe("tuning");
    expect(draft.skillsFor(4)).not.toContain("tuning");
  });

  test("of seats that come back fit in", () => {
    for (const seat of [3, 4, 5]) draft.setSkill(seat, "lapping");
    draft.seatCount = 3;
    for (const seat of [0, 1, 2]) draft.setSkill(seat, "lapping");
    draft.seatCount = 6;
    const skills = draft.values.skills as string[];
    expect(skills.filter((skill) => skill === "lapping")).toHaveLength(3);
  });
});

/** Numbers by chance, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Change something, as whoever sets up a table could. */
function fiddle(draft: Race90Draft, roll: (sides: number) => number): void {
  const one = <T>(of: readonly T[]): T => of[roll(of.length)]!;
  const seat = roll(draft.seatCount);
  const sources = ["choose", "random", "own"] as const;
  const changes = [
    () => (draft.level = one([...LEVELS, "advanced"])),
    () => draft.switchModule(one(MODULES), roll(2) === 0),
    () => draft.switchModule(one(MODULES), roll(2) === 0),
    () => (draft.track = one(draft.tracks)),
    () => (draft.short = !draft.short),
    () => (draft.rescue = !draft.rescue),
    () => (draft.seatCount = one(GAME.seats)),
    () => (draft.charts = one(sources)),
    () => draft.setChart(seat, one(draft.chartNames)),
    () => (draft.skills = one(sources)),
    () => draft.setSkill(seat, one(draft.skillsFor(seat))),
    () => (draft.strategies = one(["choose", "own"])),
    () => draft.setStrategy(seat, one(STRATEGIES)),
    () => (draft.weather = one(draft.choices("weather"))),
    () => (draft.refuelling = one(draft.choices("refuelling"))),
    () => (draft.hazard = one(draft.choices("hazard"))),
    () => draft.use(one(["alone", "together", "devices", "board"])),
  ];
  one(changes)();
}

test("tables set up by chance are as written down, for tests/server to try them", async () => {
  const roll = dice(7);
  const lines: string[] = [];
  for (let table = 0; table < 300; table += 1) {
    const by = new Race90Draft(GAME, "Anna");
    for (let times = roll(60); times > 0; times -= 1) fiddle(by, roll);
    const { seats, options } = by.request();
    lines.push(JSON.stringify({ seats: seats.length, options }));
    const charts = options!.charts as string | string[];
    if (Array.isArray(charts)) expect(new Set(charts.map(countryOf)).size).toBe(seats.length);
  }
  expect(SKILLS.every((skill) => lines.some((line) => line.includes(skill)))).toBe(true);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../fixtures/race90-drafts.jsonl");
});
