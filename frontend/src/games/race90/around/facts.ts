/** Everything public about a driver, in words, for the rows beside the plan and for the text board. */

import { PERSON } from "$/live/protocol";
import { say } from "$/words";
import type { CardName, PlayerState } from "../model";
import type { RaceScreen } from "../race-screen.svelte";
import { type Driver, handOf, targetOf } from "./drivers";

export interface Fact {
  name: string;
  /** What it is about: “Tyres”. */
  term: string;
  text: string;
  /** Cards to show beside the words. */
  cards?: readonly CardName[];
}

/** Everything about a driver, most important first. */
export function factsOf(race: RaceScreen, driver: Driver): Fact[] {
  const { player } = driver;
  return [
    ...standing(race, driver),
    ...(player?.chart ? chart(race, player) : []),
    ...(driver.seat === null ? robot(race, driver) : []),
  ];
}

/** Where it is, how far from whom, and whether it still moves. */
function standing(race: RaceScreen, driver: Driver): Fact[] {
  const { state } = driver;
  const found: Fact[] = [];
  if (isDrivenByBot(race, driver))
    found.push(fact("bot", "r90-column-driver", say("r90-around-bot")));
  if (driver.out)
    return [...found, fact("out", "r90-gap-out", say(`r90-around-out-${driver.out}`))];
  if (driver.place !== null) found.push(fact("gap", "r90-column-gap", gapOf(race, driver)));
  if (!state) return found;
  found.push(fact("where", "r90-around-where", whereOf(race, driver)));
  if (race.scene.turn) found.push(fact("turn", "r90-around-this-turn", turnOf(driver)));
  const troubles = troublesOf(race, driver);
  if (troubles) found.push(fact("trouble", "r90-around-trouble", troubles));
  return found;
}

/** A bot has the seat, or drives it for somebody who is away. */
export function isDrivenByBot({ table }: RaceScreen, { seat }: Driver): boolean {
  return seat !== null && table.seats[seat]?.driver !== PERSON;
}

/** How far from the Leader, and from the reader. */
export function gapOf(race: RaceScreen, { car, gap, lapsDown, toYou, you }: Driver): string {
  const told = [
    car === race.scene.leader ? say("r90-around-leader") : say("r90-around-gap", { sections: gap }),
  ];
  if (lapsDown) told.push(say("r90-around-laps-down", { laps: lapsDown }));
  if (!you && toYou !== null) told.push(toYouOf(toYou));
  return told.join(", ");
}

/** How far behind the reader's car, or ahead of it. */
export function toYouOf(sections: number): string {
  const way = sections < 0 ? "ahead" : sections > 0 ? "behind" : "level";
  return say(`r90-around-you-${way}`, { sections: Math.abs(sections) });
}

function whereOf(race: RaceScreen, { state }: Driver): string {
  if (!state) return "";
  const { section, point, status, entry } = state;
  const told = [race.words.section(section)];
  const trajectory = point === null ? null : race.track.sections[section]?.trajectories[point - 1];
  if (trajectory)
    told.push(
      say("r90-around-trajectory", {
        colour: say(`r90-colour-${trajectory.colour}`),
        bonus: trajectory.bonus,
      }),
    );
  if (status === "off-track") told.push(say("r90-mark-off"));
  if (entry != null) told.push(say("r90-mark-back", { where: race.words.section(entry) }));
  return told.join(", ");
}

function turnOf({ state, toMove }: Driver): string {
  const told = [movesOf(toMove)];
  if (state?.pitted) told.push(say("r90-around-pitted"));
  if (state?.re_entered) told.push(say("r90-around-re-entered"));
  return told.join(", ");
}

/** When a driver moves in this turn. */
export function movesOf(number: number | null): string {
  if (number === null) return say("r90-around-moved");
  return number ? say("r90-around-moves", { number }) : say("r90-around-moves-now");
}

/** What being off the track has left it with. */
function troublesOf(race: RaceScreen, { car, state }: Driver): string {
  const told: string[] = [];
  if (state?.penalty) told.push(say("r90-mark-penalty", { points: state.penalty }));
  if (state?.pit_due) told.push(say("r90-mark-due", { turn: state.pit_due }));
  if (isCalledIn(race, car)) told.push(say("r90-around-must-pit"));
  return told.join(", ");
}

/** A robot whose refuelling turn has come and that has not stopped yet. */
export function isCalledIn({ view }: RaceScreen, car: string): boolean {
  return view.robot_stops.includes(car);
}

function chart(race: RaceScreen, player: PlayerState): Fact[] {
  const { words } = race;
  const limits = words.limits(player);
  const { red, brown, tyres, strategy, skill } = player;
  const chips = say("r90-around-chips", { chips: tyres, most: limits.tyres });
  const found = [
    fact("tyres", "r90-chart-tyres", typed(race, player, chips)),
    fact(
      "damage",
      "r90-chart-damage",
      say("r90-chart-discs", { red, brown, slots: limits.damage }),
    ),
    hand(race, player, limits.cards),
  ];
  const target = targetOf(race, player);
  if (target !== null)
    found.push(fact("target", "r90-chart-target", say("r90-around-target-means", { target })));
  if (strategy)
    found.push(
      fact(
        "strategy",
        "r90-chart-strategy",
        `${words.strategy(strategy)}: ${say(`r90-does-${strategy}`)}`,
      ),
    );
  if (player.new_strategy)
    found.push(
      fact("new-strategy", "r90-around-next-strategy", words.strategy(player.new_strategy)),
    );
  if (strategy === "chase" && player.chased)
    found.push(fact("chased", "r90-around-chases", words.car(player.chased)));
  if (skill) found.push(fact("skill", "r90-chart-skill", skillOf(race, player)));
  found.push(...fuel(race, player), ...flags(race, player), ...cards(race, player));
  return found;
}

/** The chips with the type of tyres and the bonuses of soft ones. */
function typed(race: RaceScreen, { tyre_type, soft }: PlayerState, chips: string): string {
  if (!tyre_type) return chips;
  const told = [chips, race.words.tyreType(tyre_type)];
  if (tyre_type === "soft") told.push(say("r90-around-soft-left", { soft: soft ?? 0 }));
  return told.join(", ");
}

function hand(race: RaceScreen, player: PlayerState, most: number): Fact {
  const held = handOf(player);
  const told = [say("r90-around-hand", { cards: held.race, most })];
  if (held.track) told.push(say("r90-track-cards", { cards: held.track }));
  const known = player.seat === race.seat ? [] : player.known;
  if (known.length)
    told.push(
      say("r90-around-known-cards", {
        cards: known.map((card) => race.words.brief(card)).join("; "),
      }),
    );
  return { ...fact("hand", "r90-chart-hand", told.join(", ")), cards: known };
}

/** A skill, what it does, and whether versatility can still be used. */
export function skillOf(race: RaceScreen, { skill, versatile }: PlayerState): string {
  if (!skill) return "";
  const cards = race.words.plays("track-cards");
  const told = `${race.words.skill(skill)}: ${say(`r90-skill-does-${skill}`, { cards })}`;
  return skill === "versatility" && versatile === false
    ? `${told} (${say("r90-chart-skill-used")})`
    : told;
}

function fuel(race: RaceScreen, player: PlayerState): Fact[] {
  if (race.view.options.level === "junior" || !race.scene.turn) return [];
  return [fact("fuel", "r90-chart-fuel", fuelOf(race, player))];
}

/** By which turn a driver has to refuel. */
export function fuelOf(race: RaceScreen, { fuel }: PlayerState): string {
  if (fuel === null)
    return say(race.modules.has("fuel") ? "r90-chart-fuel-enough" : "r90-chart-fuel-done");
  const turns = fuel - race.scene.turn;
  if (turns <= 0) return say("r90-chart-fuel-now");
  return `${say("r90-chart-fuel-by", { turn: fuel })} (${say("r90-around-turns-left", { turns })})`;
}

function flags(race: RaceScreen, { seat }: PlayerState): Fact[] {
  const { blue, orange } = race.scene;
  const told = [
    ...(blue.includes(seat) ? [`${say("r90-around-blue")}: ${say("r90-around-blue-means")}`] : []),
    ...(orange === seat ? [`${say("r90-around-orange")}: ${say("r90-around-orange-means")}`] : []),
  ];
  return told.length ? [fact("flags", "r90-around-flags", told.join(" "))] : [];
}

/** Cards that lie open or face down in front of a driver. */
function cards(race: RaceScreen, player: PlayerState): Fact[] {
  const found: Fact[] = [];
  const told = (names: readonly CardName[]) =>
    names.map((card) => race.words.brief(card)).join("; ");
  const { laid, frozen, moved_with } = player;
  if (laid.length)
    found.push(fact("laid", "r90-chart-laid", say("r90-cards", { cards: laid.length })));
  if (frozen.length)
    found.push({ ...fact("frozen", "r90-chart-frozen", told(frozen)), cards: frozen });
  if (moved_with.length)
    found.push({
      ...fact("moved-with", "r90-around-moved-with", told(moved_with)),
      cards: moved_with,
    });
  return found;
}

function robot(race: RaceScreen, { car }: Driver): Fact[] {
  const type = car.replace(/\d+$/, "");
  const found = [fact("robot", "r90-around-robot", race.words.robotType(car))];
  const { robot_tyres, robot_fuel } = race.view;
  if (robot_tyres) found.push(fact("tyres", "r90-chart-tyres", race.words.tyreType(robot_tyres)));
  const turns = robot_fuel.filter(([, kind]) => kind === type).map(([turn]) => turn);
  if (turns.length)
    found.push(
      fact("fuel", "r90-chart-fuel", say("r90-around-robot-stops", { turns: turns.join(", ") })),
    );
  return found;
}

function fact(name: string, term: string, text: string): Fact {
  return { name, term: say(term), text };
}
