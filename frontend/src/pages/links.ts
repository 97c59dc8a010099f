/** Links to hand on: to a table for everyone, and to a seat for its person alone. */

import { tablePath } from "$/ui/router.svelte";

export function tableLink(address: string, table: string): string {
  return new URL(tablePath(table), address).href;
}

/** Anyone with this link plays the seat; the part after # is sent to no server. */
export function seatLink(address: string, table: string, token: string): string {
  return `${tableLink(address, table)}#seat=${token}`;
}
