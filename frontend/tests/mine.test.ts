/** The keys to tables: kept, merged, taken from links, and never in the way of a page. */

import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as Mine from "$/mine";

/** A browser's storage; `full` refuses to keep anything more. */
class FakeStorage {
  full = false;
  kept = new Map<string, string>();
  getItem(name: string) {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    if (this.full) throw new Error("QuotaExceededError");
    this.kept.set(name, text);
  }
}

const STORE = "boxbox.tables";
let storage: FakeStorage;
let mine: typeof Mine;

beforeEach(async () => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
  mine = await anew();
});

/** The module as a freshly opened page has it. */
async function anew(): Promise<typeof Mine> {
  vi.resetModules();
  return await import("$/mine");
}

describe("remembering", () => {
  test("a table that is not known has no keys", () => {
    expect(mine.keysOf("t1")).toEqual({ game: null, host: null, seats: [], at: 0 });
    expect(mine.all()).toEqual([]);
  });

  test("news are added to what is known", () => {
    mine.remember("t1", { game: "motor-racing", host: "h" });
    mine.remember("t1", { seats: [{ token: "a", seat: null }] });
    mine.remember("t1", { seats: [{ token: "b", seat: 2 }] });
    expect(mine.keysOf("t1")).toMatchObject({
      game: "motor-racing",
      host: "h",
      seats: [
        { token: "a", seat: null },
        { token: "b", seat: 2 },
      ],
    });
  });

  test("a token gets its seat once that is known, and keeps it", () => {
    mine.remember("t1", { seats: [{ token: "a", seat: null }] });
    mine.remember("t1", { seats: [{ token: "a", seat: 3 }] });
    mine.remember("t1", { seats: [{ token: "a", seat: null }] });
    expect(mine.keysOf("t1").seats).toEqual([{ token: "a", seat: 3 }]);
  });

  test("another page finds it, the table opened last first", async () => {
    vi.useFakeTimers({ now: 1000 });
    mine.remember("t1");
    vi.setSystemTime(2000);
    mine.remember("t2");
    vi.setSystemTime(3000);
    mine.remember("t1");
    vi.useRealTimers();
    mine = await anew();
    expect(mine.all().map(({ id, at }) => [id, at])).toEqual([
      ["t1", 3000],
      ["t2", 2000],
    ]);
  });

  test("a seat and a table can be forgotten", () => {
    mine.remember("t1", { host: "h", seats: [{ token: "a", seat: 0 }] });
    mine.forgetSeat("t1", "a");
    expect(mine.keysOf("t1")).toMatchObject({ host: "h", seats: [] });
    mine.forgetSeat("t2", "a");
    mine.forget("t1");
    expect(mine.all()).toEqual([]);
  });
});

describe("a storage that fails", () => {
  test("without one, keys last as long as the page", async () => {
    vi.stubGlobal("localStorage", undefined);
    mine = await anew();
    mine.remember("t1", { host: "h" });
    expect(mine.keysOf("t1").host).toBe("h");
  });

  test("a full one keeps what it has, and the page knows the rest", async () => {
    mine.remember("t1", { host: "h" });
    storage.full = true;
    mine.remember("t2", { host: "i" });
    expect(mine.keysOf("t2").host).toBe("i");
    expect(mine.keysOf("t1").host).toBe("h");
    mine = await anew();
    expect(mine.all().map(({ id }) => id)).toEqual(["t1"]);
  });

  test.each(["{", "null", "[]", '"text"', "7"])("%s is nothing of ours", async (text) => {
    storage.kept.set(STORE, text);
    mine = await anew();
    expect(mine.all()).toEqual([]);
    mine.remember("t1");
    expect(mine.all()).toHaveLength(1);
  });

  test("an entry of somebody else's does not hide ours", async () => {
    mine.remember("t1", { host: "h" });
    const kept = JSON.parse(storage.kept.get(STORE)!) as Record<string, unknown>;
    storage.kept.set(STORE, JSON.stringify({ ...kept, t2: { seats: "?" }, t3: 1 }));
    mine = await anew();
    expect(mine.all().map(({ id }) => id)).toEqual(["t1"]);
  });
});

describe("a key in the address", () => {
  function open(hash: string) {
    vi.stubGlobal("location", { hash, pathname: "/t/t1", search: "" });
    const history = { state: null, replaceState: vi.fn() };
    vi.stubGlobal("history", history);
    return history;
  }

  test("is kept and leaves the address bar", () => {
    const history = open("#seat=a_b-C");
    expect(mine.takeSeatFromLink("t1")).toBe(true);
    expect(mine.keysOf("t1").seats).toEqual([{ token: "a_b-C", seat: null }]);
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/t/t1");
  });

  test("may be the host's", () => {
    open("#host=h");
    expect(mine.takeSeatFromLink("t1")).toBe(true);
    expect(mine.keysOf("t1")).toMatchObject({ host: "h", seats: [] });
  });

  test.each(["", "#", "#main", "#seat="])("%j holds none", (hash) => {
    const history = open(hash);
    expect(mine.takeSeatFromLink("t1")).toBe(false);
    expect(mine.all()).toEqual([]);
    expect(history.replaceState).not.toHaveBeenCalled();
  });
});

describe("a new link", () => {
  beforeEach(() => mine.remember("t1", { seats: [{ token: "old", seat: 2 }] }));

  test("is kept before it is asked for, beside the one that works", () => {
    mine.expectToken("t1", "old", "fresh");
    expect(mine.keysOf("t1").seats).toEqual([{ token: "old", seat: 2, next: "fresh" }]);
    mine.remember("t1", { seats: [{ token: "old", seat: 2 }] });
    expect(mine.keysOf("t1").seats).toEqual([{ token: "old", seat: 2, next: "fresh" }]);
  });

  test("takes the place of the old one once it works, and the room stays", async () => {
    mine.expectToken("t1", "old", "fresh");
    mine.remember("t1", { seats: [{ token: "fresh", seat: null }] });
    expect(mine.keysOf("t1").seats).toEqual([{ token: "fresh", seat: 2 }]);
    expect(mine.roomOf("fresh")).toBe("old");
    mine.expectToken("t1", "fresh", "third");
    mine.remember("t1", { seats: [{ token: "third", seat: 2 }] });
    expect(mine.roomOf("third")).toBe("old");
    const other = await anew();
    expect(other.roomOf(other.keysOf("t1").seats[0]!.token)).toBe("third");
  });

  test("that never worked goes with the seat", () => {
    mine.expectToken("t1", "old", "fresh");
    mine.forgetSeat("t1", "fresh");
    expect(mine.keysOf("t1").seats).toEqual([]);
  });
});
