// What lies where on the table at this moment: from the view, and from what is on stage, as far as it has come.

import type { LogLine, OnStage } from "../../director/director.svelte";
import { NOTHING } from "./bids";
import { CENTRE, HAND } from "./coins";
import { lastSpin, type Spin } from "./moments";
import type { Bulletbucks, Notes, SeatNotes, View } from "./protocol";
import { OUTCOME } from "./scenes";
import { before, ownOf, without, worth } from "./view";

type Line = LogLine<Bulletbucks>;
type Scene = OnStage<Bulletbucks>;

/** Notes that belong together, and where they are: still in an envelope, before who bid them, in the pot, or on their way out of it. */
export interface Pile {
  id: string;
  /** Who bid it; -1 for what is left of rounds before. */
  seat: number;
  notes: Notes;
  at: "envelope" | "bid" | "pot" | "won" | "back" | "gone";
}

export interface Tableau {
  /** By seat: the envelope before it. */
  envelopes: ("none" | "awaited" | "closed" | "open")[];
  /** By seat: what everybody knows it has bid. */
  sums: number[];
  piles: Pile[];
  pot: number;
  /** Who faces the wheel, or -1. */
  facing: number;
  wheel: "well" | "named" | "near";
  /** How often it has been spun, with the time that is on stage. */
  spins: number;
  /** The last spin whose wheel has spoken, until bids are turned over again. */
  spun: Spin | null;
  /** Who has the newest stack, of which the view knows nothing yet; or -1. */
  winner: number;
  /** One's own notes: what is in an envelope has left the hand, whether it is turned over yet or not. */
  purse: Notes | null;
  /** How many markers lie where. */
  coins: Map<number, number>;
  /** By seat: which of its stacks are just being taken back. */
  takenBack: Set<number>[];
  /** Whose final score has been read out. */
  counted: number[];
}

export function tableau(view: View, scene: Scene | null, log: Line[]): Tableau {
  const event = scene?.event;
  const isSpin = event?.type === "Clicked" || event?.type === "Banged";
  // bids that are being turned over have put the last spin behind them
  const spun = lastSpin(isSpin && scene?.step !== OUTCOME ? log.slice(0, -1) : log);
  const turned = turnedBy(scene);
  const piles = [...lying(view, turned, scene), ...turnedOver(turned, scene)];
  // the wheel has spoken, and the view does not know yet
  const isPaid = spun !== null && view.bids.some((notes) => worth(notes) > 0);
  if (isPaid) for (const pile of piles) pile.at = whereto(pile, spun, view);
  const facing = facingNow(view, scene, spun);
  return {
    envelopes: view.bids.map((_, seat) => envelopeOf(view, seat, turned, scene)),
    sums: view.bids.map((_, seat) => sumOf(piles, seat)),
    piles,
    pot: piles.reduce((sum, { notes, at }) => sum + (at === "pot" ? worth(notes) : 0), 0),
    facing,
    wheel: isSpin && !scene?.isLeaving ? "near" : facing >= 0 ? "named" : "well",
    spins: log.filter((line) => line.event.type === "Clicked" || line.event.type === "Banged").length,
    spun,
    winner: isPaid && spun.outcome === "click" ? spun.seat : -1,
    purse: view.purse && without(view.purse, enclosed(view, turned, scene)),
    ...markers(view, scene, isPaid ? spun : null),
    counted: event?.type === "Ended" && scene ? scene.order.slice(0, scene.step) : [],
  };
}

/** The bids or raises that are being turned over. */
function turnedBy(scene: Scene | null): SeatNotes[] {
  if (scene?.event.type === "BidsRevealed") return scene.event.bids;
  return scene?.event.type === "RaisesRevealed" ? scene.event.raises : [];
}

/** What one has put into an envelope, until the view knows that it is spent. */
function enclosed(view: View, turned: SeatNotes[], scene: Scene | null): Notes {
  if (view.sealed_notes) return view.sealed_notes;
  return scene && scene.step < scene.steps ? ownOf(turned, view) : NOTHING;
}

/** What lies in the pot already. With the last step of a reveal the view has what was turned over. */
function lying(view: View, turned: SeatNotes[], scene: Scene | null): Pile[] {
  const isShown = turned.length > 0 && scene?.step === scene?.steps;
  const piles = view.bids.map((notes, seat): Pile => {
    const [, ones, twos] = (isShown && turned.find(([who]) => who === seat)) || [seat, 0, 0];
    return { id: `bid-${seat}`, seat, notes: [notes[0] - ones, notes[1] - twos], at: "pot" };
  });
  const carried: Pile = { id: "carried", seat: -1, notes: view.carried ?? NOTHING, at: "pot" };
  return [carried, ...piles].filter(({ notes }) => worth(notes) > 0);
}

/** One envelope after another: what is turned over last still lies before its bidder. */
function turnedOver(turned: SeatNotes[], scene: Scene | null): Pile[] {
  if (!scene) return [];
  const kind = scene.event.type === "RaisesRevealed" ? "raise" : "bid";
  return turned.map(([seat, ones, twos]) => {
    const place = scene.order.indexOf(seat);
    const isIn = scene.isLeaving || place < scene.step - 1;
    const at = isIn ? "pot" : place < scene.step ? "bid" : "envelope";
    return { id: `${kind}-${seat}`, seat, notes: [ones, twos], at };
  });
}

/** BB-13 to BB-15: where a part of the pot goes when the wheel has spoken. */
function whereto({ seat }: Pile, spin: Spin, view: View): Pile["at"] {
  if (spin.outcome === "click") return "won";
  if (seat === spin.seat) return "gone";
  const after = view.options?.pot_after_bang;
  if (seat < 0 || after === "carry") return after === "discard" ? "gone" : "pot";
  return after === "discard" || !view.seated.includes(seat) ? "gone" : "back";
}

function facingNow(view: View, scene: Scene | null, spun: Spin | null): number {
  const event = scene?.event;
  if (event?.type === "Clicked" || event?.type === "Banged") return scene?.isLeaving ? -1 : event.seat;
  if (event?.type === "Named") return scene!.step > 0 ? event.seat : -1;
  return spun ? -1 : view.named;
}

function envelopeOf(
  view: View,
  seat: number,
  turned: SeatNotes[],
  scene: Scene | null,
): Tableau["envelopes"][number] {
  if (turned.some(([who]) => who === seat) && scene?.isLeaving) return "none";
  if (turned.some(([who]) => who === seat))
    return scene && scene.order.indexOf(seat) < scene.step ? "open" : "closed";
  const lies = before(view, seat);
  if (scene || view.ending) return lies === "sealed" ? "closed" : "none";
  return lies === "sealed" ? "closed" : lies === "thinking" ? "awaited" : "none";
}

const sumOf = (piles: Pile[], seat: number): number =>
  piles.reduce(
    (sum, { seat: who, notes, at }) =>
      sum + (who === seat && (at === "pot" || at === "bid") ? worth(notes) : 0),
    0,
  );

/** BB-9, BB-12, BB-14: who spins takes a marker, and puts it back after a bang; a stack that is taken back gives its own up. */
function markers(view: View, scene: Scene | null, paid: Spin | null): Pick<Tableau, "coins" | "takenBack"> {
  const takenBack = view.stacks.map(() => new Set<number>());
  if (scene?.event.type === "ConversionsRevealed")
    for (const [seat, stack] of scene.event.conversions)
      if (scene.order.indexOf(seat) < scene.step) takenBack[seat]?.add(stack);
  const coins = new Map(view.stacks.map((stacks, seat) => [seat, stacks.length - takenBack[seat]!.size]));
  const returned = takenBack.reduce((sum, stacks) => sum + stacks.size, 0);
  const isSpin = scene?.event.type === "Clicked" || scene?.event.type === "Banged";
  const isTaken = paid ? paid.outcome === "click" : isSpin;
  coins.set(CENTRE, Math.max(0, view.markers + returned - Number(isTaken)));
  if (paid?.outcome === "click") coins.set(paid.seat, (coins.get(paid.seat) ?? 0) + 1);
  else if (isSpin && !paid) coins.set(HAND, Math.min(1, view.markers));
  return { coins, takenBack };
}
