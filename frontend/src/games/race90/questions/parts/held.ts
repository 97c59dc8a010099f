/**
 * The question as it was when it was asked. While an answer is on its way the race goes on behind it:
 * what is on screen stays until the next question comes.
 */

import type { Choice, Question, RaceView } from "../../model";
import type { RaceScreen } from "../../race-screen.svelte";
import type { Race90Words } from "../../words";

export interface Held {
  question: Question;
  options: readonly Choice[];
  words: Race90Words;
  view: RaceView;
}

const kept = new WeakMap<RaceScreen, Held>();

/** What is asked, with the words for it. */
export function held(race: RaceScreen): Held {
  const last = kept.get(race);
  const { question, sending } = race.choosing;
  if (last && (sending || !question || race.view.decision?.id !== question.id)) return last;
  const { view, words } = race;
  const now = { question: question!, options: question!.options, words, view };
  kept.set(race, now);
  return now;
}
