/** The languages of the pages, how their words are loaded, and which one a reader gets. */

import { LANGUAGES, WORDS } from "virtual:words";

export { LANGUAGES };

/** The code of a language, such as `pt`. */
export type Language = string;

/** A game whose words are loaded with it. */
export type Part = string;

export interface Files {
  /** What the pages were built with. */
  own: string[];
  /** What games bring that these pages don't know: those before them have the say. */
  guests: string[];
}

/** Load the files of a language: what all pages say, and the games that are asked for. */
export async function loadFiles(language: Language, parts: Iterable<Part> = []): Promise<Files> {
  const wanted = ["shared", ...parts];
  const own = wanted.filter((part) => part in WORDS).map((part) => WORDS[part]![language]!());
  const guests = wanted
    .filter((part) => !(part in WORDS))
    .map((part) => fetchFiles(part, language));
  return {
    own: (await Promise.all(own)).flatMap((files) => files.default),
    guests: (await Promise.all(guests)).flat(),
  };
}

/** Ask the server for the words of a game that these pages were not built with. */
async function fetchFiles(game: Part, language: Language): Promise<string[]> {
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  return answer.ok ? ((await answer.json()) as string[]) : [];
}

export function tagOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)!.tag;
}

/** Return the first of the wishes that we speak, `pt-BR` being `pt`; else English. */
export function findLanguage(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find(({ code }) => code === wish?.slice(0, 2).toLowerCase());
    if (found) return found.code;
  }
  return "en";
}
