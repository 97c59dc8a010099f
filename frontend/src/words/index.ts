/** Every word a person reads: sentences from the Fluent files that Python reads too. */

export type { Values } from "./bundle";
export { type Client, type Message, tell } from "./message";
export { type Line, linesOf, sentenceOf } from "./story";
export { LANGUAGES, type Language, type Part } from "./languages";
export {
  addWords,
  has,
  language,
  ready,
  say,
  sayGame,
  sayOr,
  setLanguage,
} from "./language.svelte";
export { writeDate, writeList, writeNumber, writeTime } from "./writing";
