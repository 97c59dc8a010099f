/** What a choice would do, in one line. */

import type { Option } from "$/live/protocol";
import { say, type Values } from "$/words";
import type { Move, Outcome, Preview } from "../model";
import { facesText } from "./faces";
import { car, place, places } from "./names";

/** What playing a card would do, in one line; a card may find no car to act on. */
export function effect(option: Option<Preview>): string {
  const aimless = !option.text.includes(" ") && option.preview.outcomes.length === 1;
  return aimless ? say("no-car") : preview(option.preview);
}

/** What a choice would do, in one line. */
export function preview({ outcomes }: Preview): string {
  if (outcomes.length === 1) return tellOutcome(outcomes[0]!);
  const moves = outcomes.flatMap((outcome) => outcome.moves);
  const [move] = moves;
  if (!move || moves.some((other) => other.car !== move.car)) return say("preview-die");
  return say("preview-rolls", {
    car: car(move.car),
    from: place(move.from),
    outcomes: fates(outcomes).map(tellFate).join(" · "),
  });
}

function tellOutcome({ moves }: Outcome): string {
  if (moves.length === 0) return say("preview-nothing");
  return moves
    .map((move) =>
      move.to === null
        ? say("preview-out", { car: car(move.car) })
        : say("preview-move", places(move)),
    )
    .join(", ");
}

interface Fate {
  kind: "to" | "range" | "out" | "stay";
  outcomes: Outcome[];
}

/** What becomes of one car by the faces of the die; places lost are one range. */
function fates(outcomes: readonly Outcome[]): Fate[] {
  const found: Fate[] = [];
  for (const outcome of outcomes) {
    const kind = fateOf(outcome.moves[0]);
    const last = found.at(-1);
    if (last?.kind === kind) last.outcomes.push(outcome);
    else found.push({ kind, outcomes: [outcome] });
  }
  return found;
}

function fateOf(move: Move | undefined): Fate["kind"] {
  if (!move) return "stay";
  if (move.to === null) return "out";
  return move.to > move.from ? "range" : "to";
}

function tellFate({ kind, outcomes }: Fate): string {
  const values: Values = { faces: facesText(outcomes.flatMap((outcome) => outcome.faces)) };
  const best = outcomes[0]!.moves[0]?.to;
  const worst = outcomes.at(-1)!.moves[0]?.to;
  if (best && worst) Object.assign(values, { to: place(best), worst: place(worst) });
  const single = kind === "range" && outcomes.length === 1;
  return say(`preview-faces-${single ? "to" : kind}`, values);
}
