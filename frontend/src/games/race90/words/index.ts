/** What the things of Race! Formula 90 are called; sentences come from the server. */

export { Race90Words } from "./cards";
export type { Form } from "./names";
export { offTo } from "./off-track";
export { number, percent, signed } from "./text";

/** What stands between the pieces of a preview. */
export const PIECES = " · ";
