/** A new link for a seat: made here, so that it is known even if the server's answer gets lost. */

import type { Reader } from "$/live/reader.svelte";
import { expectToken, remember } from "$/mine";

/** Give the seat of a reader another token and keep it; rejects with the refusal. */
export async function renewLink(reader: Reader): Promise<void> {
  const token = newToken();
  expectToken(reader.id, reader.token!, token);
  await reader.renew(token);
  remember(reader.id, { seats: [{ token, seat: reader.you?.seat ?? null }] });
}

/** 24 random bytes in 32 letters that need no escape in a link. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
