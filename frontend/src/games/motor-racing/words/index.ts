/** Formula Motor Racing in sentences: the twin of boxbox/words/motor_racing.py, word for word. */

export { facesText } from "./faces";
export { car, card, help, place, team } from "./names";
export { effect, preview } from "./previews";
export { answer, question, reason } from "./questions";
export { event, type Called, type Name } from "./story";
