/** What circuits are called: by a message, or by the folder of an owner's data. */

import { sayOr } from "$/words";
import { titled } from "./words/text";

export function sayCircuit(name: string): string {
  return sayOr(`circuit-${name}`, titled(name.replaceAll("-", " ")));
}
