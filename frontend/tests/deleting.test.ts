import { afterEach, expect, test, vi } from "vitest";
import type { Phase, TableInfo } from "$/live/protocol";
import type { Keys } from "$/mine";
import { deleteTable, mayDelete } from "$/pages/server";

const keys: Keys = { game: null, host: "H", seats: [{ token: "T0", seat: 0 }], at: 0 };

function table(phase: Phase, ...taken: boolean[]): TableInfo {
  const seats = taken.map((taken, seat) => ({ seat, taken }));
  return { phase, seats } as TableInfo;
}

afterEach(() => vi.unstubAllGlobals());

test("a host may delete a table unless others sit in its race", () => {
  expect(mayDelete(keys, table("racing", true, false))).toBe(true);
  expect(mayDelete(keys, table("racing", true, true))).toBe(false);
  for (const phase of ["gathering", "over", "closed"] as const)
    expect(mayDelete(keys, table(phase, true, true))).toBe(true);
  expect(mayDelete({ ...keys, host: null }, table("over", true))).toBe(false);
});

test("whoever deletes a table shows its keys, in headers only", async () => {
  const fetched = vi.fn().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  await deleteTable("abc", { ...keys, seats: [...keys.seats, { token: "T1", seat: 1 }] });
  const [path, { method, headers, body }] = fetched.mock.calls[0]!;
  expect([path, method, body]).toEqual(["/api/tables/abc", "DELETE", undefined]);
  expect(headers).toEqual({ Authorization: "Bearer H", "Boxbox-Seats": "T0,T1" });
});

test("what the server says against it is thrown", async () => {
  const refusal = { reason: "others-seated", values: {}, problem: "" };
  const answer = new Response(JSON.stringify(refusal), { status: 409 });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
  await expect(deleteTable("abc", keys)).rejects.toEqual({ reason: "others-seated", values: {} });
});
