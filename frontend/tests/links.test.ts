/** Links to hand on: the right address, and a key that no server sees. */

import { afterEach, expect, test, vi } from "vitest";
import { findAddress, seatLink, tableLink } from "$/pages/links";

afterEach(() => vi.unstubAllGlobals());

function openedAs(origin: string, addresses: string[] | null = []) {
  const answer = { ok: true, json: async () => ({ version: "1", addresses }) };
  const fetch = vi.fn(async () => {
    if (!addresses) throw new TypeError("no network");
    return answer;
  });
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a page that others can open is shared as it is", async () => {
  const fetch = openedAs("https://race.example");
  expect(await findAddress()).toBe("https://race.example");
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["http://localhost:8190", "http://127.0.0.1:8190", "http://[::1]:8190"])(
  "%s is known to this device alone",
  async (origin) => {
    openedAs(origin, ["http://192.0.2.7:8190", "http://192.0.2.8:8190"]);
    expect(await findAddress()).toBe("http://192.0.2.7:8190");
  },
);

test("without a network there is only this device", async () => {
  openedAs("http://localhost:8190", []);
  expect(await findAddress()).toBe("http://localhost:8190");
  openedAs("http://localhost:8190", null);
  expect(await findAddress()).toBe("http://localhost:8190");
});

test("the key to a seat stands behind #", () => {
  expect(tableLink("http://192.0.2.7:8190", "abc")).toBe("http://192.0.2.7:8190/t/abc");
  const link = new URL(seatLink("http://192.0.2.7:8190", "abc", "T_o-k"));
  expect([link.pathname, link.search, link.hash]).toEqual(["/t/abc", "", "#seat=T_o-k"]);
});
