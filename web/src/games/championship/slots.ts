// A barrel as it is drawn: what was turned, what one knows of the top, the rest face down, and what is gone.

import { say } from "../../text/catalogue";
import type { Slot } from "../../things/Barrel.svelte";
import type { Player } from "./protocol";
import { BARREL, BULLET } from "./view";

export const cardWord = (card: number): string =>
  say(card === BULLET ? "championship-bullet" : "championship-click");

export function barrelSlots({ turned, known, left }: Pick<Player, "turned" | "known" | "left">): Slot[] {
  const face = (card: number) => (card === BULLET ? ("bullet" as const) : ("blank" as const));
  const hidden = Math.max(0, left - known.length);
  const rest = Math.max(0, BARREL - turned.length - left);
  return [
    ...turned.map((card) => ({ face: face(card), label: cardWord(card) })),
    ...known.map((card) => ({
      face: face(card),
      secret: true,
      label: say("championship-known-card", { card: cardWord(card) }),
    })),
    ...Array.from({ length: hidden }, () => ({ face: "unknown" as const })),
    ...Array.from({ length: rest }, () => ({ face: "gone" as const })),
  ];
}
