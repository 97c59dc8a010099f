/** Numbers, dates and lists as the language on screen writes them. */

import { tag } from "./language.svelte";

export function writeNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(tag(), options).format(value);
}

/** Write a moment, given as a Date or in ISO 8601; by default the day and the time, in short. */
export function writeDate(
  moment: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" },
): string {
  return new Intl.DateTimeFormat(tag(), options).format(new Date(moment));
}

/** Write a length of time in its largest unit: “15 seconds”, “5 minutes”, “1 hour”; or in short. */
export function writeTime(seconds: number, unitDisplay: "long" | "short" = "long"): string {
  const [unit, size] =
    seconds < 60 ? ["second", 1] : seconds < 3600 ? ["minute", 60] : ["hour", 3600];
  return writeNumber(seconds / Number(size), { style: "unit", unit: String(unit), unitDisplay });
}

/** Join names as a sentence does: “Anna, Bruno and Carla”. */
export function writeList(items: readonly string[]): string {
  return new Intl.ListFormat(tag()).format(items);
}
