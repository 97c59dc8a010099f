/** What the server and a client say to each other: the shapes of ./wire under the names of the pages. */

import type * as wire from "./wire";

export { GRACES, PACES } from "./wire";
export type {
  Event as GameEvent,
  Form,
  GameInfo,
  GameOption,
  Grace,
  Made as MadeTable,
  NewTable,
  Pace,
  Phase,
  Refused,
  Reply,
  SeatInfo,
  ServerMessage,
  TableInfo,
  Update,
  View,
  You,
} from "./wire";

export const PERSON = "person";

/** Why something is refused; `told` if the game has words for it. */
export type Refusal = Pick<wire.Refused, "reason" | "values" | "told">;
export type Option<Preview = unknown> = Omit<wire.Option, "preview"> & { preview: Preview };
export type Decision<Preview = unknown> = Omit<wire.Decision, "options"> & {
  options: Option<Preview>[];
};

type WithoutKey<Message> = Message extends { key: string } ? Omit<Message, "key"> : never;

/** What a client asks for; the socket gives each request its key. */
export type Request = WithoutKey<wire.ClientMessage>;
