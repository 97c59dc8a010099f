/** The languages of the pages, how their words are loaded, and which one a reader gets. */

export type Language = "en" | "it" | "es" | "pt";

interface LanguageInfo {
  code: Language;
  /** What the language calls itself, for whoever can't read the one on screen. */
  name: string;
  /** How browsers and Intl know it: the variety whose plurals and numbers we use. */
  tag: string;
}

export const LANGUAGES: readonly LanguageInfo[] = [
  { code: "en", name: "English", tag: "en-GB" },
  { code: "it", name: "italiano", tag: "it" },
  { code: "es", name: "español", tag: "es" },
  { code: "pt", name: "português", tag: "pt-PT" },
];

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./locales/en"),
  it: () => import("./locales/it"),
  es: () => import("./locales/es"),
  pt: () => import("./locales/pt"),
};

/** What is said only in one game, by the game and then as above. */
const MORE: Record<Part, Record<Language, () => Promise<{ default: string[] }>>> = {
  race90: {
    en: () => import("./locales/race90/en"),
    it: () => import("./locales/race90/it"),
    es: () => import("./locales/race90/es"),
    pt: () => import("./locales/race90/pt"),
  },
};
export type Part = "race90";

/** Load the files of a language: what all pages say, and the parts that are asked for. */
export async function loadFiles(language: Language, parts: Iterable<Part> = []): Promise<string[]> {
  const loads = [FILES[language], ...Array.from(parts, (part) => MORE[part][language])];
  const loaded = await Promise.all(loads.map((load) => load()));
  return loaded.flatMap((files) => files.default);
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
