/** The server's HTTP part (docs/protocol.md) as functions; what it refuses is thrown as a Refusal. */

import type { GameInfo, MadeTable, NewTable, Refusal, TableInfo } from "$/live/protocol";
import type { Keys } from "$/mine";

export function fetchGames(): Promise<GameInfo[]> {
  return ask("GET", "/api/games");
}

export function fetchTable(id: string): Promise<TableInfo> {
  return ask("GET", `/api/tables/${id}`);
}

/** What is printed on the cards and boards of a table's race; its shape is the game's. */
export function fetchPrinted(table: string): Promise<unknown> {
  return ask("GET", `/api/tables/${table}/printed`);
}

/** What is printed on the cards and boards that new races are run with. */
export function fetchPrintedNow(game: string): Promise<unknown> {
  return ask("GET", `/api/games/${game}/printed`);
}

export function makeTable(table: NewTable): Promise<MadeTable> {
  return ask("POST", "/api/tables", table);
}

export function sitDown(
  id: string,
  seat: number,
  name: string,
): Promise<{ seat: number; token: string }> {
  return ask("POST", `/api/tables/${id}/sit`, { seat, name });
}

/** Delete a table for everyone; during a race, only the holder of all its seats may. */
export function deleteTable(id: string, { host, seats }: Keys): Promise<null> {
  return ask("DELETE", `/api/tables/${id}`, undefined, {
    Authorization: `Bearer ${host}`,
    "Boxbox-Seats": seats.map(({ token }) => token).join(),
  });
}

/** True if the server would delete a table for the holder of these keys. */
export function mayDelete({ host, seats }: Keys, table: TableInfo): boolean {
  const mine = new Set(seats.map(({ seat }) => seat));
  const others = table.seats.some(({ taken, seat }) => taken && !mine.has(seat));
  return host !== null && (table.phase !== "racing" || !others);
}

/** Where other devices reach this server, and for whoever sits at its computer whether it lets them in. */
export interface ServerInfo {
  version: string;
  addresses: string[];
  lan: "open" | "closed" | null;
}

export function fetchServer(): Promise<ServerInfo> {
  return ask("GET", "/api/server");
}

/** Let other devices of the local network in, or keep them out. */
export function openLan(open: boolean): Promise<ServerInfo> {
  return ask("POST", "/api/lan", { open }, { "X-Boxbox": "lan" });
}

async function ask<Answer>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = body === undefined ? more : { "Content-Type": "application/json", ...more };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    answer = response.status === 204 ? null : await response.json();
  } catch {
    throw { reason: "unreachable", values: {} } satisfies Refusal;
  }
  if (!response.ok) throw readRefusal(answer);
  return answer as Answer;
}

function readRefusal(answer: unknown): Refusal {
  const { reason, values } = (answer ?? {}) as Partial<Refusal>;
  return { reason: reason ?? "unreachable", values: values ?? {} };
}
