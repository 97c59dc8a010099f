/** Figures and printed names as sentences write them. */

/** Write a number; below 0 with a real minus sign. */
export function number(value: number): string {
  return String(value).replace("-", "−");
}

/** Write a number with its sign. */
export function signed(value: number): string {
  return value >= 0 ? `+${value}` : number(value);
}

/** A share in percent; halves go to the even number, as Python rounds. */
export function percent(share: number): number {
  const value = 100 * share;
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 ? below + 1 : below;
}

/** A name that nobody has translated, with a capital for each word. */
export function titled(name: string): string {
  return name.replace(/[a-z]+/g, (word) => word[0]!.toUpperCase() + word.slice(1));
}
