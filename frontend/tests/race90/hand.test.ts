/** What the figures and signs of cards mean, where their modules are played and where not. */

import { describe, expect, it } from "vitest";
import { meanings } from "$/games/race90/hand/meanings";
import type { Printed } from "$/games/race90/printed";
import printed from "../fixtures/race90-printed.json";

const { cards } = printed as unknown as Printed;
const events = Object.values(cards).filter(({ event }) => event !== "");

describe("a card in words", () => {
  it.each([...new Set(events.map(({ event }) => event))])("tells what %s does", (event) => {
    const card = events.find((one) => one.event === event)!;
    const keys = (...modules: string[]) => meanings(card, new Set(modules)).map(({ key }) => key);
    expect(keys("weather", "flags")).toContain(`r90-hand-means-${event}`);
    expect(keys()).toContain("r90-hand-means-nothing");
    expect(keys()).not.toContain(`r90-hand-means-${event}`);
  });

  it("names everything that a card costs", () => {
    for (const card of Object.values(cards)) {
      const keys = meanings(card, new Set()).map(({ key }) => key);
      expect(keys.includes("r90-hand-means-tyres")).toBe(card.tyres > 0);
      expect(keys.includes("r90-hand-means-damage")).toBe(card.damage > 0);
      expect(keys.includes("r90-hand-means-check")).toBe(card.check !== null);
    }
  });
});
