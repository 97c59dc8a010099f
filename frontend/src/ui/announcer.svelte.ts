/** Announcements for screen readers: a few sentences at a time, each read once by the live region in App. */

interface Sentence {
  id: number;
  text: string;
}

/** How many stay at most: more would be read out long after they were true. */
const MOST = 5;
/** How long a sentence stays, in milliseconds; it has been taken up by then. */
const STAY = 3000;

let sentences = $state.raw<readonly Sentence[]>([]);
let count = 0;

/** Have a sentence read out; the same one can be repeated. */
export function announce(text: string): void {
  const id = (count += 1);
  sentences = [...sentences, { id, text }].slice(-MOST);
  setTimeout(() => (sentences = sentences.filter((sentence) => sentence.id !== id)), STAY);
}

/** Forget what was said: somebody else takes the screen. */
export function hush(): void {
  sentences = [];
}

/** What the live region holds now. */
export function announced(): readonly Sentence[] {
  return sentences;
}
