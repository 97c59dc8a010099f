/**
 * The sentences that Python reads too, as modules: `virtual:words` lists what there is, and what it lists is loaded
 * when it is spoken, each language of the shared words or of a game as one chunk. A new language is a new folder; what
 * it lacks is put in from English.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:words";
const ENGLISH = "en";
/** The shared files that the pages say; the others are the terminal's. */
const SHARED = ["common", "options", "pages", "table"];

interface Part {
  /** The folder with a folder for each language. */
  locales: string;
  /** Whether the pages say what is in a file. */
  says: (file: string) => boolean;
}

export function words(source: string): Plugin {
  return {
    name: "boxbox-words",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const [, part, language] = id.split("/");
      const parts = findParts(source);
      if (!part || !language) return listed(parts);
      const english = filesOf(parts[part]!, ENGLISH);
      const files = language === ENGLISH ? english : filesOf(parts[part]!, language);
      [...english, ...files].forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(completed(files.map(read), english.map(read)))}`;
    },
  };
}

/** Everything that is said, by part: `shared`, and the games by name. */
function findParts(source: string): Record<string, Part> {
  const shared = (file: string) => SHARED.includes(file.replace(".ftl", ""));
  const parts: Record<string, Part> = {
    shared: { locales: join(source, "words/locales"), says: shared },
  };
  for (const folder of readdirSync(join(source, "games")).toSorted()) {
    const locales = join(source, "games", folder, "words/locales");
    const name = folder.replaceAll("_", "-");
    if (existsSync(locales)) parts[name] = { locales, says: () => true };
  }
  return parts;
}

/** The files of a language, and a last one with the English messages that it lacks. */
export function completed(files: string[], english: string[]): string[] {
  const keys = new Set(files.flatMap((file) => [...messages(file).keys()]));
  const lacking = english.flatMap((file) => [...messages(file)].filter(([key]) => !keys.has(key)));
  return lacking.length > 0 ? [...files, lacking.map(([, source]) => source).join("\n")] : files;
}

/** The messages of a file by key, each as it is written. */
function messages(file: string): Map<string, string> {
  const found = file.matchAll(/^([a-z][\w-]*) *=.*(?:\n(?:[ \t}].*)?$)*/gm);
  return new Map([...found].map(([source, key]) => [key!, source.trimEnd()]));
}

const read = (file: string) => readFileSync(file, "utf8");

function filesOf({ locales, says }: Part, language: string): string[] {
  const folder = join(locales, language);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && says(file));
  return files.toSorted().map((file) => join(folder, file));
}

/** The languages that the shared words have a folder for, English first, with what each says of itself. */
export function languages(locales: string): { code: string; name: string; tag: string }[] {
  const others = readdirSync(locales).filter((code) => code !== ENGLISH);
  return [ENGLISH, ...others.toSorted()].map((code) => {
    const told = read(join(locales, code, "language.ftl"));
    const value = (key: string) => told.match(new RegExp(`^${key} *= *(.*?) *$`, "m"))?.[1];
    return {
      code,
      name: value("language-name") ?? code,
      tag: value("language-variety") ?? code,
    };
  });
}

function listed(parts: Record<string, Part>): string {
  const spoken = languages(parts.shared!.locales);
  const rows = Object.keys(parts).map((name) => {
    const loads = spoken.map(({ code }) => `${code}: () => import("${LIST}/${name}/${code}")`);
    return `"${name}": { ${loads.join(", ")} }`;
  });
  return `export const LANGUAGES = ${JSON.stringify(spoken)};
export const WORDS = { ${rows.join(",\n")} };`;
}
