/** Making a table: the server's answer is kept in this browser, so that it can be come back to. */

import { type NewTable, PERSON, type Refusal } from "$/live/protocol";
import { remember } from "$/mine";
import { settings } from "$/settings.svelte";
import { usualSeats } from "./seats";
import { fetchGames, makeTable } from "./server";
import { loadTablePage } from "./table";

/** Make a table, keep its keys and return its id. */
export async function openTable(wanted: NewTable): Promise<string> {
  loadTablePage().catch(() => null); // it will be asked for again there
  const { table, host, seats } = await makeTable(wanted);
  const keys = Object.entries(seats).map(([seat, token]) => ({ token, seat: Number(seat) }));
  remember(table.id, { game: table.game, host, seats: keys });
  return table.id;
}

/** One race against bots, begun at once. */
export async function raceNow(game: string): Promise<string> {
  const info = (await fetchGames()).find(({ name }) => name === game);
  if (!info) throw { reason: "not-found", values: {} } satisfies Refusal;
  const bots = Array.from({ length: usualSeats(info) - 1 }, () => ({ driver: info.bot }));
  return openTable({
    game,
    seats: [{ driver: PERSON, name: settings.name || null, here: true }, ...bots],
    options: info.quick,
    pace: "normal",
    begin: true,
  });
}
