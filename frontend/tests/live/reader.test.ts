/** A reader against a network that breaks, repeats itself and forgets to answer. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, TableInfo, Update, View, You } from "$/live/protocol";
import { Reader } from "$/live/reader.svelte";
import type { Socket } from "$/live/socket";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  open = false;
  sent: Record<string, unknown>[] = [];

  send(text: string) {
    if (!this.open) throw new Error("sent before the socket was open");
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.open = false;
  }
  accept() {
    this.open = true;
    this.onopen!.call(this as unknown as WebSocket, {} as Event);
  }
  says(message: object) {
    const event = { data: JSON.stringify(message) } as MessageEvent;
    this.onmessage!.call(this as unknown as WebSocket, event);
  }
  breaks(code = 1006, reason = "") {
    this.open = false;
    this.onclose!.call(this as unknown as WebSocket, { code, reason } as CloseEvent);
  }
}

let sockets: FakeSocket[];
const connect = () => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket;
};
const latest = () => sockets.at(-1)!;

function update(from: number, to: number, more: Partial<Update> = {}): Update {
  const events: GameEvent[] = [];
  for (let n = from; n < to; n++) events.push({ n: [0, n], kind: `event-${n}` });
  const table = { id: "t", phase: "racing" } as TableInfo;
  const you: You = {
    seat: 0,
    host: false,
    standing: {},
    seen: [0, 0],
    undo: null,
    handed_by: null,
  };
  const view = { seat: 0, summary: to } as View;
  return { type: "update", table, you, grace_left: {}, version: [0, to], events, view, ...more };
}

function begin(version = 3): Reader {
  const reader = new Reader("t", { token: "secret" }, connect);
  latest().accept();
  latest().says(update(0, version));
  return reader;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

test("greets with its token and takes the first update", () => {
  const reader = begin();
  expect(latest().sent).toEqual([{ type: "hello", token: "secret", host: null, since: [0, 0] }]);
  expect([reader.state, reader.version, reader.events.length]).toEqual(["live", [0, 3], 3]);
});

test("keeps the view when an update leaves it out", () => {
  const reader = begin();
  latest().says({ ...update(3, 3), view: undefined });
  expect(reader.view?.summary).toBe(3);
});

test("comes back from its version, and nothing is told twice", () => {
  const reader = begin();
  latest().breaks();
  expect(reader.state).toBe("away");
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ since: [0, 3] });
  latest().says(update(2, 6));
  expect(reader.events.map(({ n }) => n[1])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(reader.state).toBe("live");
});

test("waits longer and longer, and not at all when it is woken", () => {
  const reader = begin();
  for (let lost = 0; lost < 6; lost++) {
    latest().breaks();
    vi.advanceTimersByTime(20000);
  }
  expect(sockets).toHaveLength(7);
  latest().breaks();
  vi.advanceTimersByTime(5000);
  expect(sockets).toHaveLength(7);
  reader.wake();
  expect(sockets).toHaveLength(8);
});

test("asks anew when an update has a gap before it", () => {
  const reader = begin();
  latest().says(update(5, 7));
  expect(reader.version).toEqual([0, 3]);
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ since: [0, 3] });
});

test("begins from 0 when the server knows less than it does", () => {
  const reader = begin(5);
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().accept();
  latest().says(update(2, 2));
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ since: [0, 0] });
  latest().says(update(0, 2));
  expect([reader.version, reader.events.length]).toEqual([[0, 2], 2]);
});

test("a late update does not take anything back", () => {
  const reader = begin(5);
  latest().says(update(2, 4));
  expect([reader.version, reader.view?.summary]).toEqual([[0, 5], 5]);
});

test("a request is answered by its key alone", async () => {
  const reader = begin();
  const first = reader.ask({ type: "undo" });
  const second = reader.ask({ type: "choose", decision: 1, options: ["stop"] });
  const [, undo, choose] = latest().sent as { key: string }[];
  expect(undo!.key).toMatch(/^[0-9a-f]{24}$/);
  const why = { reason: "stale", values: { a: 1 }, told: "the sentence" };
  latest().says({ type: "refused", key: choose!.key, ...why });
  latest().says({ type: "done", key: "somebody-elses", version: [0, 3] });
  latest().says({ type: "done", key: undo!.key, version: [0, 3] });
  await expect(first).resolves.toBeUndefined();
  await expect(second).rejects.toMatchObject(why);
});

test("sends a request again with the same key until it is answered", async () => {
  const reader = begin();
  const done = reader.ask({ type: "undo" });
  const { key } = latest().sent[1] as { key: string };
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent[1]).toEqual({ type: "undo", key });
  latest().says(update(3, 4));
  latest().says({ type: "done", key, version: [0, 4] });
  latest().says({ type: "done", key, version: [0, 4] });
  await expect(done).resolves.toBeUndefined();
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent).toHaveLength(1);
});

test("what is asked while the line is down goes out when it is back", () => {
  const reader = begin();
  latest().breaks();
  void reader.ask({ type: "hurry" });
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent.map(({ type }) => type)).toEqual(["hello", "hurry"]);
});

test("takes a new line when no answer comes", () => {
  const reader = begin();
  void reader.ask({ type: "hurry" });
  vi.advanceTimersByTime(9000);
  expect(sockets).toHaveLength(2);
  latest().accept();
  expect(latest().sent.map(({ type }) => type)).toEqual(["hello", "hurry"]);
});

test("stays away when the server will not have it", async () => {
  const reader = begin();
  const asked = reader.ask({ type: "undo" });
  latest().breaks(1008, "bad-token");
  vi.advanceTimersByTime(60000);
  expect([reader.state, reader.closed, sockets.length]).toEqual(["closed", "bad-token", 1]);
  await expect(asked).rejects.toEqual({ reason: "bad-token", values: {} });
  await expect(reader.ask({ type: "undo" })).rejects.toMatchObject({ reason: "bad-token" });
});

test("does not repeat what the server could not read", async () => {
  const reader = begin();
  const asked = reader.ask({ type: "name", name: "x" });
  latest().breaks(1009);
  await expect(asked).rejects.toMatchObject({ reason: "too-large" });
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent).toHaveLength(1);
});

test("tells what it has seen once, and again after coming back", () => {
  const reader = begin();
  reader.sawUpTo(3);
  reader.sawUpTo(2);
  reader.sawUpTo(3);
  expect(latest().sent.filter(({ type }) => type === "seen")).toEqual([
    { type: "seen", version: [0, 3] },
  ]);
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().accept();
  expect(latest().sent.at(-1)).toEqual({ type: "seen", version: [0, 3] });
});

test("a spectator tells nothing, and who has left comes not back", () => {
  const reader = new Reader("t", {}, connect);
  latest().accept();
  latest().says(update(0, 3));
  reader.sawUpTo(3);
  expect(latest().sent).toHaveLength(1);
  reader.close();
  vi.advanceTimersByTime(60000);
  expect([reader.state, sockets.length]).toEqual(["closed", 1]);
});

test("a new link is used from its answer on", async () => {
  const reader = begin();
  const renewed = reader.renew("fresh");
  const { key } = latest().sent.at(-1)!;
  expect(latest().sent.at(-1)).toEqual({ type: "renew", token: "fresh", key });
  latest().says({ type: "done", key, version: [0, 3] });
  await renewed;
  expect(reader.token).toBe("fresh");
  latest().breaks();
  vi.runOnlyPendingTimers();
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ type: "hello", token: "fresh" });
});

test("a new link whose answer got lost is found out, and the seat is not lost", async () => {
  const reader = begin();
  const renewed = reader.renew("fresh");
  const { key } = latest().sent.at(-1)!;
  latest().breaks();
  vi.runOnlyPendingTimers();
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ type: "hello", token: "secret" });
  latest().breaks(1008, "bad-token");
  vi.runOnlyPendingTimers();
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ type: "hello", token: "fresh" });
  expect(latest().sent[1]).toEqual({ type: "renew", token: "fresh", key });
  latest().says(update(3, 3));
  latest().says({ type: "done", key, version: [0, 3] });
  await renewed;
  expect([reader.token, reader.state]).toEqual(["fresh", "live"]);
});

test("a new link that the page had asked for when it was closed is tried after the old one", () => {
  const reader = new Reader("t", { token: "secret", next: "fresh" }, connect);
  latest().accept();
  latest().breaks(1008, "bad-token");
  vi.runOnlyPendingTimers();
  latest().accept();
  expect(latest().sent[0]).toMatchObject({ type: "hello", token: "fresh" });
  latest().breaks(1008, "bad-token");
  expect([reader.state, reader.closed]).toEqual(["closed", "bad-token"]);
});

test.each(["seat-freed", "seat-left", "seat-renewed"])("%s ends it for good", (reason) => {
  const reader = begin();
  latest().breaks(1008, reason);
  expect([reader.state, reader.closed]).toEqual(["closed", reason]);
});

test("the grace time of others ends by the page's own clock, and does not jump", () => {
  const reader = begin();
  latest().says(update(3, 3, { grace_left: { "2": 60 } }));
  const end = reader.graceEnds["2"]!;
  expect(end - performance.now()).toBe(60_000);
  vi.advanceTimersByTime(10_400);
  latest().says(update(3, 3, { grace_left: { "2": 50 } }));
  expect(reader.graceEnds["2"]).toBe(end);
  latest().says(update(3, 3, { grace_left: { "2": 60 } }));
  expect(reader.graceEnds["2"]! - performance.now()).toBe(60_000);
  latest().says(update(3, 3));
  expect(reader.graceEnds).toEqual({});
});

test("comes to the view of now by patches, and knows the views in between", () => {
  const reader = begin();
  const events = [
    { n: [1, 0], kind: "one", patch: [[["summary"], 7]] },
    { n: [1, 1], kind: "two", patch: [[["seats"], 2]] },
  ];
  const patch = [[["decision"], { id: 4 }]];
  latest().says({ ...update(3, 3), view: undefined, version: [1, 2], events, patch });
  expect(reader.view).toEqual({ seat: 0, summary: 7, seats: 2, decision: { id: 4 } });
  const [one, two] = reader.events.slice(-2);
  expect(one).toEqual({ n: [1, 0], kind: "one" });
  expect(reader.viewAfter(one!)).toEqual({ seat: 0, summary: 7 });
  expect(reader.viewAfter(two!)).toEqual({ seat: 0, summary: 7, seats: 2 });
  expect(reader.viewAfter(reader.events[0]!)).toBeNull();
  expect([reader.countBefore([1, 0]), reader.countBefore([1, 1])]).toEqual([3, 4]);
});

test("asks anew when a line is cut at its beginning or its end", () => {
  for (const [n, version] of [
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 0],
      [1, 2],
    ],
  ]) {
    const reader = begin();
    const count = sockets.length;
    latest().says({ ...update(3, 3), version, events: [{ n, kind: "one" }] });
    vi.advanceTimersByTime(1000);
    expect([sockets.length, reader.version]).toEqual([count + 1, [0, 3]]);
  }
});
