/** A table that is being set up: presets, teams that change hands, options that go together. */

import { beforeEach, describe, expect, test } from "vitest";
import { MotorRacingDraft } from "$/games/motor-racing/pages/draft.svelte";
import type { GameInfo } from "$/live/protocol";
import { FRIEND, HERE } from "$/pages/draft.svelte";

const TEAMS = ["red", "blue", "yellow", "green", "black", "white"];
const CIRCUITS = ["interlagos", "imola", "monaco", "spa"];
const GAME: GameInfo = {
  name: "motor-racing",
  seats: [3, 4, 5, 6],
  options: [
    {
      name: "races",
      default: 3,
      expected: "",
      form: { type: "whole", low: 1, high: 4, words: [] },
    },
    {
      name: "circuits",
      default: "calendar",
      expected: "",
      form: { type: "names", names: CIRCUITS, words: ["calendar"], all: false },
    },
    {
      name: "teams",
      default: TEAMS,
      expected: "",
      form: { type: "names", names: TEAMS, words: [], all: true },
    },
  ],
  bots: ["random", "rules"],
  bot: "rules",
  standing: {},
  quick: {},
  screens: true,
};

let draft: MotorRacingDraft;
beforeEach(() => {
  draft = new MotorRacingDraft(GAME, "Anna");
});

describe("seats", () => {
  test("at first it is one against bots, and begins at once", () => {
    expect(draft.preset).toBe("alone");
    expect(draft.request()).toEqual({
      game: "motor-racing",
      seats: [
        { driver: "person", name: "Anna", here: true },
        { driver: "rules" },
        { driver: "rules" },
        { driver: "rules" },
      ],
      options: { races: 3, circuits: "calendar", teams: TEAMS },
      pace: "normal",
      grace: 60,
      begin: true,
    });
  });

  test.each(["alone", "together", "devices", "board"] as const)("%s is what it says", (preset) => {
    draft.use(preset);
    expect(draft.preset).toBe(preset);
  });

  test("who waits for friends does not begin", () => {
    draft.use("board");
    const { seats, begin } = draft.request();
    expect(begin).toBe(false);
    expect(seats).toEqual(Array.from({ length: 4 }, () => ({ driver: "person" })));
  });

  test("a name of spaces is none", () => {
    draft.seats[0]!.name = "  ";
    expect(draft.request().seats[0]).toEqual({ driver: "person", name: null, here: true });
  });

  test("a seat that is taken away and comes back is as it was", () => {
    draft.seats[3]!.who = FRIEND;
    draft.seatCount = 3;
    expect(draft.isComplete).toBe(true);
    draft.seatCount = 4;
    expect(draft.isComplete).toBe(false);
    expect(draft.taken.map(({ who }) => who)).toEqual([HERE, "rules", "rules", FRIEND]);
  });
});

describe("teams", () => {
  test("are shared out evenly, the rest is free", () => {
    expect(draft.teamsOf(1)).toEqual(["blue"]);
    expect(draft.freeTeams).toEqual(["black", "white"]);
    draft.seatCount = 3;
    expect(draft.teamsOf(1)).toEqual(["yellow", "green"]);
    expect(draft.freeTeams).toEqual([]);
  });

  test("change hands: whoever had one gets the other", () => {
    draft.swapTeams("red", "white");
    expect(draft.teamsOf(0)).toEqual(["white"]);
    expect(draft.freeTeams).toEqual(["black", "red"]);
    draft.swapTeams("white", "white");
    expect(draft.teamsOf(0)).toEqual(["white"]);
  });
});

describe("races and circuits", () => {
  test("an own choice begins with one for each race", () => {
    draft.set("circuits", []);
    expect(draft.options.circuits).toEqual(["interlagos", "imola", "monaco"]);
  });

  test("the number of races follows the circuits", () => {
    draft.set("circuits", ["spa", "monaco"]);
    expect(draft.options.races).toBe(2);
  });

  test("the circuits follow the number of races", () => {
    draft.set("circuits", ["spa", "monaco"]);
    draft.set("races", 3);
    expect(draft.options.circuits).toEqual(["spa", "monaco", "interlagos"]);
    draft.set("races", 1);
    expect(draft.options.circuits).toEqual(["spa"]);
    draft.set("circuits", "calendar");
    expect(draft.options.races).toBe(1);
  });
});
