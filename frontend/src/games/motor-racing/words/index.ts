/** What the things of Formula Motor Racing are called. */

export { facesText } from "./faces";
export { car, card, help, place, team } from "./names";
