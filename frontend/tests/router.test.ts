/** Addresses and the pages they show. */

import { afterEach, expect, test, vi } from "vitest";
import { go, newTablePath, page, readPath, tablePath } from "$/ui/router.svelte";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/", { name: "home" }],
  ["", { name: "home" }],
  ["/new/motor-racing", { name: "new", game: "motor-racing" }],
  ["/new/motor-racing/", { name: "new", game: "motor-racing" }],
  ["/t/k3v9q2mz7c4t", { name: "table", id: "k3v9q2mz7c4t" }],
  ["/t", { name: "unknown" }],
  ["/t/", { name: "unknown" }],
  ["/t/a/b", { name: "unknown" }],
  ["/new", { name: "unknown" }],
  ["/anything", { name: "unknown" }],
  ["/anything/else", { name: "unknown" }],
])("%s", (path, shown) => {
  expect(readPath(path)).toEqual(shown);
});

test("what we link to is what we show", () => {
  expect(readPath(newTablePath("motor-racing"))).toEqual({ name: "new", game: "motor-racing" });
  expect(readPath(tablePath("abc"))).toEqual({ name: "table", id: "abc" });
});

test("going somewhere changes the address and the page", () => {
  const location = { pathname: "/" };
  const pushState = vi.fn((_state: unknown, _title: string, to: string) => {
    location.pathname = to;
  });
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { pushState });
  vi.stubGlobal("scrollTo", vi.fn());
  go("/t/abc");
  expect(pushState).toHaveBeenCalledOnce();
  expect(page()).toEqual({ name: "table", id: "abc" });
});
