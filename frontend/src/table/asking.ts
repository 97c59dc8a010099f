/** Requests made for a person: a refusal is shown as a notice. */

import type { Refusal, Request } from "$/live/protocol";
import type { Reader } from "$/live/reader.svelte";
import { sayRefusal } from "$/ui/refusal";
import { toast } from "./toasts.svelte";

/** Send a request; true if it was carried out. */
export async function ask(
  reader: Reader,
  request: Request,
  sayIt: (refusal: Refusal) => string = sayRefusal,
): Promise<boolean> {
  try {
    await reader.ask(request);
    return true;
  } catch (refusal) {
    toast(sayIt(refusal as Refusal), "bad");
    return false;
  }
}
