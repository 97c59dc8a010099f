/** What screen readers are told in passing: one sentence at a time, read out by the live region in App. */

let sentence = $state("");
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Have a sentence read out; the same one may be said again. */
export function announce(text: string): void {
  clearTimeout(clearing);
  // Sentences said close together are read together: the region may not lose one half read.
  sentence = sentence ? `${sentence} ${text}` : text;
  clearing = setTimeout(() => (sentence = ""), 1200);
}

/** What the live region holds now. */
export function announced(): string {
  return sentence;
}
