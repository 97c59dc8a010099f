/**
 * One reader of a table: a seat or a spectator behind one WebSocket, which comes back by itself when it breaks.
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

export class Reader {
  state = $state<ReaderState>("connecting");
  /** Why the server hung up for good. */
  closed = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  /** All that this reader saw, from event 0 on. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** The number of the next event. */
  version = $state(0);
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
  #seen = 0;
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

  /** Note how far this seat has watched; what is older than already noted is not told. */
  sawUpTo(version: number): void {
    if (this.token === null || version <= Math.max(this.#seen, this.you?.seen ?? 0)) return;
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
    if (this.#seen > 0) socket.send(JSON.stringify({ type: "seen", version: this.#seen }));
    for (const pending of this.#pending) this.#send(pending);
  }

  #send(pending: Pending): void {
    this.#socket?.send(pending.text);
    pending.sent = true;
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#suspect(), PATIENCE);
  }

  /** No answer came: the line may be dead without telling, so we take a new one. */
  #suspect(): void {
    if (this.#pending.some(({ sent }) => sent)) this.#open();
  }

  #read(message: ServerMessage): void {
    if (message.type === "update") this.#take(message);
    else this.#settle(message);
  }

  #take(update: Update): void {
    const news = update.events.filter(({ n }) => n >= this.version);
    const complete = news.length === update.version - this.version;
    if (!complete && update.version >= this.version) return this.#again(this.version);
    if (update.version < this.version && this.state !== "live") return this.#again(0);
    this.#failures = 0;
    this.state = "live";
    this.table = update.table;
    this.you = update.you;
    this.graceEnds = endsOf(update.grace_left, this.graceEnds);
    if (update.version < this.version) return;
    if (news.length > 0) this.events = [...this.events, ...news];
    this.version = update.version;
    if (update.view !== undefined) this.view = update.view;
  }

  /** What came does not follow on what we have: ask anew from a version. */
  #again(version: number): void {
    this.events = this.events.slice(0, version);
    this.version = version;
    this.#drop();
    this.#lost("");
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.find(({ key }) => key === reply.key);
    if (!pending) return;
    this.#forget(pending);
    if (reply.type === "done") pending.resolve();
    else pending.reject({ reason: reply.reason, values: reply.values });
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
