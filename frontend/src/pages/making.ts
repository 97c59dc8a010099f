/** Making a table: the server's answer is kept in this browser, so that it can be come back to. */

import { type NewTable, PERSON } from "$/live/protocol";
import { remember } from "$/mine";
import { settings } from "$/settings.svelte";
import { makeTable } from "./server";
import { loadTablePage } from "./table";

/** Make a table, keep its keys and return its id. */
export async function openTable(wanted: NewTable): Promise<string> {
  loadTablePage().catch(() => null); // it will be asked for again there
  const { table, host, seats } = await makeTable(wanted);
  const keys = Object.entries(seats).map(([seat, token]) => ({ token, seat: Number(seat) }));
  remember(table.id, { game: table.game, host, seats: keys });
  return table.id;
}

/** One race against three bots, begun at once. */
export function raceNow(game: string, options: NewTable["options"]): Promise<string> {
  const bot = { driver: "rules" };
  return openTable({
    game,
    seats: [{ driver: PERSON, name: settings.name || null, here: true }, bot, bot, bot],
    options,
    pace: "normal",
    begin: true,
  });
}
