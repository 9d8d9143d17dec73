// The choices of a card window, by card and then by target; and the hand, with what can be played of it.

import { say } from "../../text/catalogue";
import type { Card, Choice, Player } from "./protocol";
import type { Cards } from "./view";

export interface Target {
  choice: Choice;
  seat: number | null;
  /** A die is turned up or down; everything else is just played at somebody. */
  way: "at" | "up" | "down";
}

export interface Playable {
  key: string;
  card: Card;
  targets: Target[];
}

export interface HandCard {
  key: string;
  card: Card;
  copies: number;
  isPlayable: boolean;
}

export function groupByCard(choices: Choice[], cards: Cards): Playable[] {
  const groups = new Map<number, Playable>();
  for (const choice of choices) {
    if (choice.type !== "Play") continue;
    const place = choice.card;
    let group = groups.get(place);
    if (!group) {
      const found = Object.entries(cards).find(([, card]) => card.place === place);
      if (!found) continue;
      group = { key: found[0], card: found[1], targets: [] };
      groups.set(place, group);
    }
    const turn = choice.down ? "down" : "up";
    const way = group.card.effect === "turn-die" ? turn : "at";
    group.targets.push({ choice, seat: choice.seat, way });
  }
  return [...groups.values()];
}

/** The choice that does nothing. */
export function declining(choices: Choice[]): Choice | undefined {
  return choices.find((choice) => choice.type === "Decline");
}

/** One's hand in the deck's order, so that a card stays where it was when others come and go. */
export function handOf(hand: Record<string, number> | null, cards: Cards, playable: Playable[]): HandCard[] {
  return Object.entries(hand ?? {})
    .filter(([key]) => cards[key])
    .map(([key, copies]): HandCard => {
      const card = cards[key]!;
      return { key, card, copies, isPlayable: playable.some((group) => group.key === key) };
    })
    .sort((one, other) => one.card.place - other.card.place);
}

/** What cards have left before a player until the end of the round: the field of an effect is its word. */
export function marksOf(player: Player, cards: Cards): string[] {
  const names = new Map<string, string>();
  for (const { effect, name } of Object.values(cards)) {
    const field = effect.replaceAll("-", "_");
    if (!names.has(field)) names.set(field, name);
  }
  const found = Object.entries(player).filter(([field, marks]) => names.has(field) && (marks as number) > 0);
  return found.map(([field, marks]) =>
    say("championship-mark", { card: names.get(field)!, marks: marks as number }),
  );
}
