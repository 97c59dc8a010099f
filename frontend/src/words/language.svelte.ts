/** The language on screen: one rune that every sentence reads, so that all change together. */

import type { FluentBundle } from "@fluent/bundle";
import { makeBundle, sentence, type Values } from "./bundle";
import { findLanguage, loadFiles, tagOf, type Language, type Part } from "./languages";

const REMEMBERED = "boxbox.language";

interface Spoken {
  language: Language;
  bundle: FluentBundle | null;
  /** The games whose words are there too. */
  parts: readonly Part[];
}

const first = findLanguage(wishes());
let spoken = $state.raw<Spoken>({ language: first, bundle: null, parts: [] });
let wanted = first;
/** The games whose words are wanted too, each with when they are there. */
let parts: readonly Part[] = [];
const added: Partial<Record<Part, Promise<void>>> = {};
/** The last load, which has everything that is wanted, and how many there were. */
let loading: Promise<void>;
let loads = 0;

/** The first language is loaded; wait for it before anything is said. */
export const ready: Promise<void> = load(first);

/** The language on screen. */
export function language(): Language {
  return spoken.language;
}

/** The tag of the language on screen, for Intl. */
export function tag(): string {
  return tagOf(spoken.language);
}

/** Speak another language at once, everywhere, and remember it; rejects if it can't be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  while (wanted === language && spoken.language !== language) await loading;
  if (wanted !== language) return;
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // A browser that remembers nothing still speaks the language until the page is left.
  }
}

/** Have the words of a game too, in every language that is spoken from now on. */
export function addWords(part: Part): Promise<void> {
  return (added[part] ??= add(part));
}

async function add(part: Part): Promise<void> {
  parts = [...parts, part];
  try {
    void load(wanted);
    while (!spoken.parts.includes(part)) await loading;
  } catch (error) {
    parts = parts.filter((other) => other !== part);
    delete added[part];
    throw error;
  }
}

/** True if there is a sentence for a key. */
export function has(key: string): boolean {
  return spoken.bundle?.hasMessage(key) ?? false;
}

/** Return the sentence for a key, or something else if there is none. */
export function sayOr(key: string, otherwise: string): string {
  return has(key) ? say(key) : otherwise;
}

/** Return what a game is called. */
export function sayGame(name: string): string {
  return sayOr(`game-${name}`, name);
}

/** Return the sentence for a key. What is missing throws while we build, and shows its key later. */
export function say(key: string, values?: Values): string {
  try {
    if (!spoken.bundle) throw new Error(`${key} is said before the words are ready`);
    return sentence(spoken.bundle, key, values);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    console.error(error);
    return key;
  }
}

function load(language: Language): Promise<void> {
  wanted = language;
  loading = speak(language, parts);
  return loading;
}

async function speak(language: Language, having: readonly Part[]): Promise<void> {
  const load = ++loads;
  const { own, guests } = await loadFiles(language, having);
  const bundle = makeBundle(tagOf(language), own, guests);
  if (load !== loads && spoken.bundle) return; // more or another was asked for meanwhile
  spoken = { language, bundle, parts: having };
  if (typeof document !== "undefined") document.documentElement.lang = tagOf(language);
}

function wishes(): (string | null)[] {
  return [remembered(), ...(globalThis.navigator?.languages ?? [])];
}

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null; // forbidden by the browser's settings, or no browser at all
  }
}
