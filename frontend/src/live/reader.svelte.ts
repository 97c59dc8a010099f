/**
 * One reader of a table: a seat or a spectator behind one WebSocket, which reconnects on its own.
 * What was missed is asked for by version, and requests go out again with their keys until they are answered.
 */

import type {
  GameEvent,
  Refusal,
  Reply,
  Request,
  ServerMessage,
  TableInfo,
  Update,
  View,
  You,
} from "./protocol";
import { after, type Cursor, isBefore, leads, START } from "./cursor";
import { patched } from "./patch";
import { type Socket, type SocketMaker, openSocket, WAITS } from "./socket";

export type ReaderState = "connecting" | "live" | "away" | "closed";

interface Pending {
  key: string;
  text: string;
  sent: boolean;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

/** Close reasons that say: the token is no seat's any more. */
export const SEAT_LOST: readonly string[] = [
  "bad-token",
  "seat-freed",
  "seat-left",
  "seat-renewed",
];
/** Close reasons after which coming back would be of no use. */
const FINAL = new Set([...SEAT_LOST, "no-such-table", "table-deleted", "wrong-origin"]);
/** The server could not take what we sent: sending it again would only be hung up on again. */
const UNSENDABLE = new Set(["bad-message", "too-large"]);
const TOO_LARGE = 1009;
/** How long an answer may take, in milliseconds, before we suspect the line. */
const PATIENCE = 8000;
/** After how many of the last events the views are kept, for the show. */
const MOST_VIEWS = 200;

export class Reader {
  state = $state<ReaderState>("connecting");
  /** Why the server hung up for good. */
  closed = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  /** All that this reader saw, from the start on. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Up to where this reader knows the race. */
  version = $state.raw<Cursor>(START);
  /** When others may let a bot drive for somebody who is away: seat to `performance.now()`. */
  graceEnds = $state.raw<Readonly<Record<string, number>>>({});
  token = $state<string | null>(null);

  readonly id: string;
  readonly host: string | null;
  readonly #connect: SocketMaker;
  /** A token that the seat may have by now: it was asked for, and no answer has come. */
  #next: string | null;
  #pending: Pending[] = [];
  #socket: Socket | null = null;
  #failures = 0;
  #greeted = false;
  #seen: Cursor = START;
  /** The views after the last events, as far as they are known. */
  #after: { event: GameEvent; view: View }[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    keys: { token?: string | null; host?: string | null; next?: string | null } = {},
    connect: SocketMaker = openSocket,
  ) {
    this.id = id;
    this.token = keys.token ?? null;
    this.host = keys.host ?? null;
    this.#next = keys.next ?? null;
    this.#connect = connect;
    this.#open();
  }

  /** Send a request; resolves when it is done, rejects with the refusal. */
  ask(request: Request): Promise<void> {
    if (this.state === "closed") return Promise.reject(refusal(this.closed));
    const key = newKey();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...request, key });
      const pending = { key, text, sent: false, resolve, reject };
      this.#pending.push(pending);
      if (this.#greeted) this.#send(pending);
    });
  }

  /** Give the seat another token; the old one opens nothing from then on, anywhere. */
  async renew(token: string): Promise<void> {
    this.#next = token;
    await this.ask({ type: "renew", token });
    this.#takeNext();
  }

  #takeNext(): void {
    if (this.#next === null) return;
    this.token = this.#next;
    this.#next = null;
  }

  /** The view right after one of the last events; null if it is not known. */
  viewAfter(event: GameEvent): View | null {
    return this.#after.find((known) => known.event === event)?.view ?? null;
  }

  /** How many events come before a cursor. */
  countBefore(cursor: Cursor): number {
    const first = this.events.findIndex(({ n }) => !isBefore(n, cursor));
    return first < 0 ? this.events.length : first;
  }

  /** Note how many events this seat has watched; what is older than already noted is not told. */
  sawUpTo(count: number): void {
    const last = this.events[count - 1];
    if (this.token === null || !last) return;
    const version = after(last.n);
    if (![this.#seen, this.you?.seen ?? START].every((seen) => isBefore(seen, version))) return;
    this.#seen = version;
    if (this.#greeted) this.#socket?.send(JSON.stringify({ type: "seen", version }));
  }

  /** Try again at once instead of waiting: the page is looked at again, or the network is back. */
  wake(): void {
    if (this.state === "away") this.#open();
  }

  /** Leave the table for good. */
  close(): void {
    this.#hangUp("left");
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.state !== "connecting") this.state = "away";
    const socket = this.#connect(this.id);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#greet(socket);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#read(JSON.parse(data as string) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#lost(code === TOO_LARGE ? "too-large" : reason);
    };
  }

  #greet(socket: Socket): void {
    const { token, host, version } = this;
    socket.send(JSON.stringify({ type: "hello", token, host, since: version }));
    this.#greeted = true;
    if (this.#seen !== START) socket.send(JSON.stringify({ type: "seen", version: this.#seen }));
    for (const pending of this.#pending) this.#send(pending);
  }

  #send(pending: Pending): void {
    this.#socket?.send(pending.text);
    pending.sent = true;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#suspect(), PATIENCE);
  }

  /** No answer came: the connection may be dead without notice, so open a new one. */
  #suspect(): void {
    if (this.#pending.some(({ sent }) => sent)) this.#open();
  }

  #read(message: ServerMessage): void {
    if (message.type === "update") this.#take(message);
    else this.#settle(message);
  }

  #take(update: Update): void {
    const news = update.events.filter(({ n }) => !isBefore(n, this.version));
    const isOld = isBefore(update.version, this.version);
    if (!isOld && !leads(this.version, news, update.version)) return this.#again(this.version);
    if (isOld && this.state !== "live") return this.#again(START);
    this.#failures = 0;
    this.state = "live";
    this.table = update.table;
    this.you = update.you;
    this.graceEnds = endsOf(update.grace_left, this.graceEnds);
    if (isOld) return;
    this.#follow(update, news);
    this.version = update.version;
  }

  /** Come from the view that we have, or that is sent first, to that of now, event by event. */
  #follow({ view: first, patch }: Update, news: Update["events"]): void {
    let view = first === undefined ? this.view : first;
    const events = news.map(({ patch, ...event }): GameEvent => {
      if (patch && view) {
        view = patched(view, patch);
        this.#after.push({ event, view });
      }
      return event;
    });
    this.#after = this.#after.slice(-MOST_VIEWS);
    if (events.length > 0) this.events = [...this.events, ...events];
    this.view = view && patch ? patched(view, patch) : view;
  }

  /** The update doesn't follow from what we have: ask again from a version. */
  #again(version: Cursor): void {
    this.events = this.events.slice(0, this.countBefore(version));
    this.version = version;
    this.#drop();
    this.#lost("");
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.find(({ key }) => key === reply.key);
    if (!pending) return;
    this.#forget(pending);
    if (reply.type === "done") pending.resolve();
    else pending.reject(reply);
  }

  #lost(reason: string): void {
    this.#socket = null;
    this.#greeted = false;
    if (SEAT_LOST.includes(reason) && this.#next) this.#takeNext();
    else if (FINAL.has(reason)) return this.#hangUp(reason);
    if (UNSENDABLE.has(reason)) this.#refuseSent(reason);
    if (this.state === "live") this.state = "away";
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)]!;
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
    if (this.#failures > 1 && this.state === "connecting") this.state = "away";
  }

  #refuseSent(reason: string): void {
    for (const pending of this.#pending.filter(({ sent }) => sent)) {
      this.#forget(pending);
      pending.reject(refusal(reason));
    }
  }

  #forget(answered: Pending): void {
    this.#pending = this.#pending.filter((pending) => pending !== answered);
    if (this.#pending.length === 0) clearTimeout(this.#watchdog);
  }

  #hangUp(reason: string): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watchdog);
    this.#drop();
    this.state = "closed";
    this.closed = reason;
    for (const pending of this.#pending.splice(0)) pending.reject(refusal(reason));
  }

  #drop(): void {
    const socket = this.#socket;
    const opened = this.#greeted;
    this.#socket = null;
    this.#greeted = false;
    // The browser complains of a socket that is closed before it is open.
    if (socket && opened) socket.close();
    else if (socket) socket.onopen = () => socket.close();
  }
}

/** When each grace time ends by our own clock; whole seconds must not make it jump back and forth. */
function endsOf(
  left: Record<string, number>,
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const now = performance.now();
  const ends = Object.entries(left).map(([seat, seconds]) => {
    const [end, known] = [now + seconds * 1000, before[seat] ?? Infinity];
    return [seat, Math.abs(end - known) < 1500 ? Math.min(end, known) : end] as const;
  });
  return Object.fromEntries(ends);
}

function refusal(reason: string | null): Refusal {
  return { reason: reason ?? "left", values: {} };
}

/** A key of 24 hexadecimal digits; made so that it works on a plain http page too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
