/** A person's settings in this browser: looks, motion, sounds, their name. Kept in its storage, where there is one. */

import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const STORE = "boxbox.settings";

class Settings {
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  /** Sounds are played; browsers allow them after a first touch or key. */
  sound = $state(false);
  /** A phone that is only a hand: the board is on another screen. */
  handOnly = $state(false);
  /** Hints are shown with every question. */
  hints = $state(true);
  /** The games that were welcomed to: nobody is welcomed twice. */
  welcomed = $state<readonly string[]>([]);
  /** The name given last, offered again. */
  name = $state("");

  constructor() {
    const stored = readStored();
    this.theme = THEMES.find((theme) => theme === stored.theme) ?? "auto";
    this.motion = MOTIONS.find((motion) => motion === stored.motion) ?? "auto";
    this.sound = stored.sound === true;
    this.handOnly = stored.handOnly === true;
    this.hints = stored.hints !== false;
    this.welcomed = Array.isArray(stored.welcomed) ? stored.welcomed.map(String) : [];
    this.name = typeof stored.name === "string" ? stored.name : "";
  }
}

export const settings = new Settings();

const darkDevice = new MediaQuery("prefers-color-scheme: dark");

/** Whether the pages are dark, by choice or as the device is. */
export function isDark(): boolean {
  return settings.theme === "auto" ? darkDevice.current : settings.theme === "dark";
}

/** How fast things move: 1, or 0 where motion is not wanted. */
export function motionSpeed(): number {
  const reduced =
    settings.motion === "auto" ? prefersReducedMotion.current : settings.motion === "reduced";
  return reduced ? 0 : 1;
}

/** Keep the settings and show them on the page, now and whenever they change; call it once, in a component. */
export function applySettings(): void {
  $effect(() => {
    const { theme, motion, sound, handOnly, hints, welcomed, name } = settings;
    store({ theme, motion, sound, handOnly, hints, welcomed, name });
  });
  $effect(() => {
    const page = document.documentElement;
    if (settings.theme === "auto") delete page.dataset.theme;
    else page.dataset.theme = settings.theme;
    page.dataset.motion = motionSpeed() ? "full" : "none";
  });
}

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // No storage, or not ours: everything as usual.
  }
}

function store(values: Record<string, unknown>): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(values));
  } catch {
    // The settings hold until the page is left.
  }
}
