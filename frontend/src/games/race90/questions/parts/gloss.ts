/** Names that stay in English come with a gloss in brackets: `HAZARD (rischio)`. */
export function glossed(text: string): { name: string; gloss: string } {
  const [, name = text, gloss = ""] = /^(.*) \(([^()]*)\)$/.exec(text) ?? [];
  return { name, gloss };
}
