/** What each event does to hands, charts and piles. */

import { type CardName, type EventOf, type RaceEvent, type RaceView, seatOf } from "../model";
import type { Scene } from "../scene";
import * as table from "./cards";
import * as track from "./cars";

/** What an event does to hands, charts and piles. */
export function onCharts(
  scene: Scene,
  event: RaceEvent,
  ahead: readonly RaceEvent[],
  view: RaceView,
): Scene {
  switch (event.kind) {
    case "chart":
      return table.patch(scene, event.seat, () => ({
        chart: event.chart,
        tyres: view.players[event.seat]?.tyres ?? 0,
      }));
    case "skill":
      return table.patch(scene, event.seat, () => ({ skill: event.skill }));
    case "setup": {
      const { tyres, cards, damage } = event;
      return table.patch(scene, event.seat, () => ({ tyres, setup: [tyres, cards, damage] }));
    }
    case "dealt": {
      const dealt = table.give(scene, event.seat, event.count, event.cards);
      return { ...dealt, deck: scene.deck - event.count, drawn: event.cards ?? [] };
    }
    case "sealed":
      return sealed(scene, event.seat, ahead, view);
    case "qualified":
      return qualified(scene, event);
    case "strategy":
      return table.patch(scene, event.seat, () =>
        event.when === "skip" ? { new_strategy: event.strategy } : { strategy: event.strategy },
      );
    case "tyres":
      return fitted(scene, event, ahead, view);
    case "chasing":
      return table.patch(scene, event.seat, () => ({ chased: event.car }));
    case "serviced": {
      const { seat, tyres, repaired, drawn, cards } = event;
      const served = table.give(scene, seat, drawn, cards);
      const repair = table.patch(served, seat, () => ({ tyres, red: 0 }));
      const cup = { ...scene.cup, red: scene.cup.red + repaired };
      return { ...repair, cup, deck: scene.deck - drawn, drawn: cards ?? [] };
    }
    case "refuelled":
      return table.patch(scene, event.seat, () => ({ fuel: event.chit }));
    case "paid":
      return paid(scene, event);
    case "damage":
      // The robots' cards of a contest are laid off before cars touch.
      return damaged(event.why === "contest" ? table.clear(scene, view.discards) : scene, event);
    case "bonus":
      return bonus(scene, event);
    default:
      return onPiles(scene, event, view);
  }
}

/** What an event does to cards that all can see. */
export function onPiles(scene: Scene, event: RaceEvent, view: RaceView): Scene {
  switch (event.kind) {
    case "drew":
      return drew(scene, event);
    case "special":
      return table.reveal(scene, event.seat, event.shown);
    case "discarded":
      return discarded(scene, event);
    case "played": {
      const { seat, cards } = event;
      const played = table.patch(table.take(scene, seat, cards), seat, () => ({
        moved_with: cards,
      }));
      return { ...played, played: cards, spent: cards };
    }
    case "checked":
      return checked(scene, event);
    case "laid":
      return { ...table.layOff(table.clearTrackCards(scene), event.cards), spent: [] };
    case "contest-laid":
      return contestLaid(scene, event, view);
    case "contest-shown":
      return contestShown(scene, event);
    case "contest-result":
      return table.clear(scene, view.discards);
    case "out":
      return seatOf(event.car) === null ? scene : table.clear(scene, view.discards);
    case "weather":
      return event.card === null
        ? scene
        : table.layOff({ ...scene, deck: scene.deck - 1 }, [event.card]);
    case "braked-late": {
      const seat = seatOf(event.car);
      if (seat === null || event.card === null) return scene;
      const card = [event.card];
      return { ...table.layOff(table.take(scene, seat, card), card), spent: [] };
    }
    case "drove":
    case "re-entered":
      return table.clearTrackCards(scene);
    default:
      return scene;
  }
}

/** A card for qualifying lies face down; which one, only its owner knows, and only from the view. */
function sealed(scene: Scene, seat: number, ahead: readonly RaceEvent[], view: RaceView): Scene {
  const shown = ahead.find((event) => event.kind === "qualified" && event.car === `s${seat}`) as
    EventOf<"qualified"> | undefined;
  const own = seat === view.seat ? (view.players[seat]?.laid[0] ?? shown?.card ?? null) : "?";
  if (own === null) return scene;
  return table.patch(table.take(scene, seat, [own]), seat, () => ({ laid: [own] }));
}

/** The card is the first Target; the one that lay there may have been another before. */
function qualified(scene: Scene, { car, card }: EventOf<"qualified">): Scene {
  const seat = seatOf(car);
  if (seat === null || card === null) return scene;
  const laid = scene.players[seat]?.laid[0];
  const asLaid = laid === undefined || (laid !== card && laid !== "?");
  const back = asLaid && laid !== undefined ? table.give(scene, seat, 1, [laid]) : scene;
  const left = asLaid ? table.take(back, seat, [card]) : back;
  return table.patch(left, seat, () => ({ laid: [], target: card }));
}

/** New tyres: the bonuses of a soft set are those that the view still has and those used until then. */
function fitted(
  scene: Scene,
  { seat, tyres, chips }: EventOf<"tyres">,
  ahead: readonly RaceEvent[],
  view: RaceView,
): Scene {
  const used = ahead.filter(
    (event) => event.kind === "bonus" && event.why === "soft" && event.seat === seat,
  ).length;
  const soft = tyres === "soft" ? (view.players[seat]?.soft ?? 0) + used : 0;
  return table.patch(scene, seat, ({ soft_sets }) => ({
    tyre_type: tyres,
    tyres: chips,
    soft,
    soft_sets: (soft_sets ?? 0) + Number(tyres === "soft"),
  }));
}

function paid(scene: Scene, { seat, chips, cards }: EventOf<"paid">): Scene {
  const left = table.take(scene, seat, cards);
  const paid = table.patch(left, seat, ({ tyres }) => ({ tyres: tyres - chips }));
  return { ...paid, spent: [...scene.spent, ...cards] };
}

function damaged(scene: Scene, { seat, disc }: EventOf<"damage">): Scene {
  const hurt = table.patch(scene, seat, ({ red, brown }) =>
    disc === "red" ? { red: red + 1 } : { brown: brown + 1 },
  );
  return { ...hurt, cup: { ...scene.cup, [disc]: Math.max(0, scene.cup[disc] - 1) } };
}

function bonus(scene: Scene, { seat, why }: EventOf<"bonus">): Scene {
  if (why === "soft") return table.patch(scene, seat, ({ soft }) => ({ soft: (soft ?? 1) - 1 }));
  return why === "off-track" ? track.mark(scene, `s${seat}`, { penalty: 0 }) : scene;
}

function drew(scene: Scene, event: EventOf<"drew">): Scene {
  const { seat, from, count, cards, card } = event;
  if (from === "discards") {
    if (card === undefined) return scene;
    const players = scene.players.map((player) => ({
      ...player,
      moved_with: player.moved_with.filter((other) => other !== card),
    }));
    const discards = scene.discards.filter((other) => other !== card);
    const trackDiscards = scene.trackDiscards.filter((other) => other !== card);
    return table.giveSeen({ ...scene, players, discards, trackDiscards }, seat, [card]);
  }
  const track = from === "track";
  const given = table.give(scene, seat, count, cards, track ? "t?" : "?");
  return {
    ...given,
    deck: scene.deck - (track ? 0 : count),
    trackDeck: scene.trackDeck - (track ? count : 0),
    drawn: cards ?? [],
  };
}

/** Cards are laid off; who is out gives back everything. */
function discarded(scene: Scene, { seat, cards, why }: EventOf<"discarded">): Scene {
  const off = table.layOff(table.take(scene, seat, cards), cards);
  if (why !== "out") return off;
  const { red, brown } = scene.players[seat] ?? { red: 0, brown: 0 };
  const cup = { red: scene.cup.red + red, brown: scene.cup.brown + brown };
  return table.patch({ ...off, cup }, seat, ({ tyre_type, versatile }) => ({
    ...{ hand: [], known: [], laid: [], frozen: [], target: null },
    ...{ tyres: 0, red: 0, brown: 0, strategy: null, new_strategy: null },
    ...(tyre_type === undefined ? {} : { tyre_type: null, soft: 0 }),
    ...(versatile === undefined ? {} : { versatile: false }),
  }));
}

/** The card of a check: from the deck, from what was played, or from the hand; then where it goes. */
function checked(scene: Scene, { car, why, card, blind }: EventOf<"checked">): Scene {
  const seat = seatOf(car);
  if (card === "?") return scene;
  const played = !blind && scene.spent.includes(card);
  const spent = played ? table.without(scene.spent, card) : scene.spent;
  const deck = scene.deck - Number(blind);
  const left = { ...scene, deck, spent };
  const shown = seat === null || blind || played ? left : table.take(left, seat, [card]);
  const keeps = seat !== null && (why === "movement" || why === "lapping");
  if (!keeps) return table.layOff(shown, [card]);
  const old = scene.players[seat]?.target;
  const replaced = old ? [old] : [];
  const targeted = table.patch(shown, seat, () => ({ target: card }));
  return why === "lapping"
    ? table.layOff(targeted, replaced)
    : { ...targeted, spent: [...spent, ...replaced] };
}

function contestLaid(scene: Scene, event: EventOf<"contest-laid">, view: RaceView): Scene {
  const seat = seatOf(event.car);
  const player = seat === null ? undefined : scene.players[seat];
  if (seat === null || !player) return scene;
  // A first card may lie there already: the view has it before the event tells it.
  const back = table.give(scene, seat, player.laid.length, player.laid);
  const seen = view.players[seat]?.laid ?? [];
  const backs = seen.length === event.count ? seen : Array<CardName>(event.count).fill("?");
  return table.layDown(back, seat, event.cards ?? backs);
}

/** Cards of a contest are turned up: a player's are frozen, a robot's come from the deck. */
function contestShown(scene: Scene, { car, cards }: EventOf<"contest-shown">): Scene {
  const seat = seatOf(car);
  if (seat === null) {
    const real = cards.filter((card) => card !== "?");
    return { ...scene, deck: scene.deck - real.length, spent: [...scene.spent, ...real] };
  }
  const laid = scene.players[seat]?.laid ?? [];
  // How many of the cards face down were track cards is only seen now.
  const back = table.give(scene, seat, laid.length, laid);
  return table.patch(table.take(back, seat, cards), seat, ({ frozen }) => ({
    laid: [],
    frozen: [...frozen, ...cards],
  }));
}
