/**
 * The tables this browser knows, and its keys to them: kept in the browser's storage, or in memory where there is none.
 * What is read here is reactive: a key that is added, also in another tab, runs effects again.
 */

import { createSubscriber } from "svelte/reactivity";

export interface SeatKey {
  token: string;
  /** Known once the server has told it; a link has only the token. */
  seat: number | null;
  /** A new token that was asked for: the seat may have it by now. */
  next?: string;
}

export interface Keys {
  game: string | null;
  host: string | null;
  seats: SeatKey[];
  /** When the table was last opened here, in milliseconds. */
  at: number;
}

export interface Known extends Keys {
  id: string;
}

const STORE = "boxbox.tables";
const NO_KEYS: Keys = { game: null, host: null, seats: [], at: 0 };

/** What we know while the storage is full or forbidden: it lasts as long as the page. */
let memory: Record<string, Keys> | null = null;
let changed = () => {};

const follow = createSubscriber((update) => {
  changed = update;
  const elsewhere = (event: StorageEvent) => {
    if (event.key === STORE) update();
  };
  addEventListener("storage", elsewhere);
  return () => {
    changed = () => {};
    removeEventListener("storage", elsewhere);
  };
});

/** Return the keys to a table; empty ones if it is not known here. */
export function keysOf(id: string): Keys {
  follow();
  return read()[id] ?? NO_KEYS;
}

/** Return every table known here, the one opened last first. */
export function all(): Known[] {
  follow();
  return Object.entries(read())
    .map(([id, keys]) => ({ id, ...keys }))
    .sort((one, other) => other.at - one.at);
}

/** Keep a table, adding what is new about it to what is known. */
export function remember(id: string, news: Partial<Omit<Keys, "at">> = {}): void {
  const known = read();
  const old = known[id] ?? NO_KEYS;
  write({
    ...known,
    [id]: {
      game: news.game ?? old.game,
      host: news.host ?? old.host,
      seats: (news.seats ?? []).reduce(withKey, old.seats),
      at: Date.now(),
    },
  });
}

/** Return the keys with one more, or with what is new about one of them. */
function withKey(keys: SeatKey[], { token, seat }: SeatKey): SeatKey[] {
  const at = keys.findIndex((key) => key.token === token || key.next === token);
  const old = keys[at];
  if (!old) return [...keys, { token, seat }];
  if (old.token !== token) rooms.set(token, roomOf(old.token));
  const kept = old.token === token ? old : { token, seat: old.seat };
  return keys.with(at, { ...kept, seat: seat ?? old.seat });
}

/** Keep a new token before it is asked for: the answer may get lost, and with it the seat. */
export function expectToken(id: string, token: string, next: string): void {
  const known = read();
  const keys = known[id];
  if (!keys) return;
  const seats = keys.seats.map((key) => (key.token === token ? { ...key, next } : key));
  write({ ...known, [id]: { ...keys, seats } });
}

/** On this page a seat stays the same when it gets another token: nothing has to be opened anew. */
const rooms = new Map<string, string>();

export function roomOf(token: string): string {
  return rooms.get(token) ?? token;
}

/** Drop one seat of a table: its person stood up, or the server does not know the token. */
export function forgetSeat(id: string, token: string): void {
  const known = read();
  const keys = known[id];
  if (!keys) return;
  const seats = keys.seats.filter((key) => key.token !== token && key.next !== token);
  write({ ...known, [id]: { ...keys, seats } });
}

/** Drop a table and all keys to it. */
export function forget(id: string): void {
  const known = read();
  delete known[id];
  write(known);
}

/**
 * Keep the key in the address (`#seat=TOKEN` or `#host=TOKEN`) and take it out of the address bar,
 * so that nobody copies it or reads it there. Returns true if there was one.
 */
export function takeSeatFromLink(id: string): boolean {
  const link = new URLSearchParams(location.hash.slice(1));
  const [seat, host] = [link.get("seat"), link.get("host")];
  if (!seat && !host) return false;
  remember(id, { host, seats: seat ? [{ token: seat, seat: null }] : [] });
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}

function read(): Record<string, Keys> {
  if (memory) return { ...memory };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    if (isRecord(stored)) return keep(stored);
  } catch {
    // There is no storage, or something else wrote there: start afresh.
  }
  return {};
}

/** Return the entries that are ours, whatever stands beside them. */
function keep(stored: Record<string, unknown>): Record<string, Keys> {
  const tables: Record<string, Keys> = {};
  for (const [id, keys] of Object.entries(stored)) if (isKeys(keys)) tables[id] = keys;
  return tables;
}

function write(tables: Record<string, Keys>): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(tables));
    memory = null;
  } catch {
    memory = tables;
  }
  changed();
}

function isKeys(value: unknown): value is Keys {
  return (
    isRecord(value) &&
    isTextOrNull(value.game) &&
    isTextOrNull(value.host) &&
    typeof value.at === "number" &&
    Array.isArray(value.seats) &&
    value.seats.every((key) => isRecord(key) && typeof key.token === "string")
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
