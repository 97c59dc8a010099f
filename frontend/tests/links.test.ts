/** Links to hand on: the right address, the way in for phones, and a key that no server sees. */

import { afterEach, expect, test, vi } from "vitest";
import { seatLink, tableLink } from "$/pages/links";
import { Network } from "$/pages/network.svelte";
import type { ServerInfo } from "$/pages/server";

afterEach(() => vi.unstubAllGlobals());

function openedAs(origin: string, info: Partial<ServerInfo> | null = {}) {
  const answer = { version: "1", addresses: [], lan: null, ...info };
  const fetch = vi.fn<(path: string, request?: RequestInit) => Promise<unknown>>(async () => {
    if (!info) throw new TypeError("no network");
    return { ok: true, json: async () => answer };
  });
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", fetch);
  return { fetch, answer, network: new Network() };
}

test("a page that others can open is shared as it is", async () => {
  const { fetch, network } = openedAs("https://race.example");
  expect(network.isKnown).toBe(true);
  await network.look();
  expect(network.address).toBe("https://race.example");
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["http://localhost:8190", "http://127.0.0.1:8190", "http://[::1]:8190"])(
  "%s is known to this computer alone",
  async (origin) => {
    const addresses = ["http://192.0.2.7:8190", "http://192.0.2.8:8190"];
    const { network } = openedAs(origin, { addresses });
    expect(network.isKnown).toBe(false);
    await network.look();
    expect([network.isKnown, network.address]).toEqual([true, "http://192.0.2.7:8190"]);
  },
);

test.each([{}, null])("without a network there is only this computer", async (info) => {
  const { network } = openedAs("http://localhost:8190", info);
  await network.look();
  expect([network.isKnown, network.address]).toEqual([true, "http://localhost:8190"]);
  expect(network.lan).toBe(null);
});

test("the network is let in, and the address changes", async () => {
  const { fetch, answer, network } = openedAs("http://localhost:8190", { lan: "closed" });
  await network.look();
  expect(network.lan).toBe("closed");
  answer.lan = "open";
  answer.addresses = ["http://192.0.2.7:8190"] as never[];
  await network.open(true);
  const [path, request] = fetch.mock.lastCall!;
  expect([path, request?.method, request?.body]).toEqual(["/api/lan", "POST", '{"open":true}']);
  expect(request?.headers).toMatchObject({ "X-Boxbox": "lan" });
  expect([network.lan, network.address]).toEqual(["open", "http://192.0.2.7:8190"]);
});

test("the key to a seat stands behind #", () => {
  expect(tableLink("http://192.0.2.7:8190", "abc")).toBe("http://192.0.2.7:8190/t/abc");
  const link = new URL(seatLink("http://192.0.2.7:8190", "abc", "T_o-k"));
  expect([link.pathname, link.search, link.hash]).toEqual(["/t/abc", "", "#seat=T_o-k"]);
});
