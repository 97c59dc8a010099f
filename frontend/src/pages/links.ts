/** Links to hand on: to a table for everyone, and to a seat for its person alone. */

import { tablePath } from "$/ui/router.svelte";
import { fetchAddresses } from "./server";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Return the address under which other devices reach this server: as the page was opened,
 * or, where that is a name only this device knows, the server's first address in the local network.
 */
export async function findAddress(): Promise<string> {
  if (!LOCAL.has(location.hostname)) return location.origin;
  try {
    return (await fetchAddresses())[0] ?? location.origin;
  } catch {
    return location.origin;
  }
}

export function tableLink(address: string, table: string): string {
  return new URL(tablePath(table), address).href;
}

/** Whoever has this link plays the seat: what stands behind # goes to no server. */
export function seatLink(address: string, table: string, token: string): string {
  return `${tableLink(address, table)}#seat=${token}`;
}
