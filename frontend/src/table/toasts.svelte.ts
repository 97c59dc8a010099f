/** Short notices at the edge of the screen: why something was refused, what was taken back. */

import { announce } from "$/ui/announcer.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const LIFE = 5000;
let list = $state.raw<readonly Toast[]>([]);
let made = 0;

export function toasts(): readonly Toast[] {
  return list;
}

/** Show a notice for a moment (or until it is tapped), and have it read out. */
export function toast(text: string, tone: Toast["tone"] = "plain", stays = false): void {
  if (list.some((shown) => shown.text === text)) return;
  const id = ++made;
  list = [...list, { id, text, tone }].slice(-3);
  announce(text);
  if (!stays) setTimeout(() => dismiss(id), LIFE);
}

export function dismiss(id: number): void {
  list = list.filter((shown) => shown.id !== id);
}
