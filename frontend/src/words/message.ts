/** Messages of the server, put into the language on screen. */

import type { Message } from "$/live/wire";
import type { Values } from "./bundle";
import { say } from "./language.svelte";

export type { Message } from "$/live/wire";

/** What this client adds to messages. */
export interface Client {
  /** What the person at a seat is called, if they have a name. */
  name: (seat: number) => string | null | undefined;
  /** How cards are chosen: picked from a hand in any order, or one by one down a list. */
  by?: "hand" | "list";
}

/** A message in the language on screen; empty if there is none. */
export function tell(message: Message | undefined, client: Client): string {
  return message === undefined ? "" : String(given(message, client));
}

function given(message: Message, client: Client): string | number {
  if (typeof message !== "object") return message;
  if ("key" in message) return say(message.key, values(message.args ?? {}, client));
  if ("join" in message) return message.join.map((part) => given(part, client)).join(message.by);
  return client.name(message.seat) || given(message.unnamed, client);
}

function values(args: Record<string, Message>, client: Client): Values {
  const told: Values = { by: client.by ?? "hand" };
  for (const [name, arg] of Object.entries(args)) told[name] = given(arg, client);
  return told;
}
