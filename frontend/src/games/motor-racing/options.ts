/** The options of a decision sorted for choosing: by card, by car, and what they would do on the track. */

import type { Decision, Option, Refused } from "$/live/protocol";
import type { Ghost } from "./art/ghosts";
import { facesText } from "./words";
import type { CardName, CarName, Outcome, Preview, Team } from "./model";

export type Choice = Option<Preview>;
export type Question = Decision<Preview>;

/** A play is written as `card` or `card car`. */
function readPlay(text: string): { card: CardName; car: CarName | null } {
  const [card, car] = text.split(" ");
  return { card: card!, car: car ?? null };
}

/** The cars of some teams. */
export function carsOf(teams: readonly Team[]): Set<CarName> {
  return new Set(teams.flatMap((team) => [`${team}.1`, `${team}.2`]));
}

/** The ways to play a card. */
export function playsOf(question: Question, card: CardName): Choice[] {
  return question.options.filter(({ text }) => readPlay(text).card === card);
}

/** The cars to choose from: those a card can be played on, or those that only one answer moves. */
export function targetsOf(question: Question | null, card: CardName | null): Map<CarName, Choice> {
  const found = new Map<CarName, Choice>();
  if (!question) return found;
  if (question.kind === "play") {
    for (const play of card === null ? [] : playsOf(question, card)) {
      const { car } = readPlay(play.text);
      if (car !== null) found.set(car, play);
    }
    return found;
  }
  for (const option of question.options) {
    const others = question.options.filter((other) => other !== option).flatMap(movedCars);
    const own = movedCars(option).filter((car) => !others.includes(car));
    if (isCertain(option) && own.length === 1 && others.length > 0) found.set(own[0]!, option);
  }
  return found.size === question.options.length ? found : new Map();
}

/** Why a card can't be played on some cars. */
export function refusalsOf(
  question: Question | null,
  card: CardName | null,
): Map<CarName, Refused> {
  const found = new Map<CarName, Refused>();
  for (const refused of question?.refused ?? []) {
    const play = readPlay(refused.text);
    if (play.card === card && play.car !== null) found.set(play.car, refused);
  }
  return found;
}

/** Where the cars would end, if that can be drawn: a roll that may hit any car can't. */
export function ghostsOf({ outcomes }: Preview): Ghost[] {
  const [first] = outcomes;
  if (!first || first.partners) return [];
  if (outcomes.length === 1) return first.moves;
  const cars = new Set(outcomes.flatMap(({ moves }) => moves.map(({ car }) => car)));
  if (cars.size > 1) return [];
  return outcomes.flatMap(({ moves, faces }) =>
    moves.map((move) => ({ ...move, label: facesText(faces) })),
  );
}

/** How many of the twelve faces bring a car back or out. */
export function riskOf({ outcomes }: { outcomes: readonly Outcome[] }): {
  faces: number[];
  out: boolean;
} {
  const bad = outcomes.filter(isLoss);
  return {
    faces: bad.flatMap(({ faces }) => faces),
    out: bad.some(({ moves }) => moves.some(({ to }) => to === null)),
  };
}

function isLoss({ moves }: Outcome): boolean {
  return moves.some(({ from, to }) => to === null || to > from);
}

function isCertain({ preview }: Choice): boolean {
  return preview.outcomes.length === 1;
}

function movedCars({ preview }: Choice): CarName[] {
  return preview.outcomes.flatMap(({ moves }) => moves.map(({ car }) => car));
}
