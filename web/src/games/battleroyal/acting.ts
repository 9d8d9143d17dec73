// How far the confrontation has been seen: what is on stage, step by step, and what was heard before it.

import type { OnStage } from "../../director/director.svelte";
import type { Table } from "../../state/table.svelte";
import { type Clash, lastClash } from "./clash";
import { togetherOut } from "./deeds";
import type { Battleroyal, Event } from "./protocol";
import { THREE } from "./scenes";

export interface Act {
  clash: Clash | null;
  /** How far everybody has counted; 0 when nobody counts. */
  count: number;
  /** By seat: whether its cards lie face up. */
  isTurned: (seat: number) => boolean;
  /** The type of what is acted out now, or nothing. */
  now: Event["type"] | "";
  /** Whether what is acted out has come to its outcome. */
  isOut: boolean;
  /** How many milliseconds what is acted out takes, or 0. */
  lasts: number;
  /** All who lose together, and those of them whose lamp is out. */
  together: { passed: boolean; dark: number[]; isOver: boolean } | null;
  /** Who has won; nothing before the end has been seen. */
  winners: number[] | null;
}

/** What can be seen of the last confrontation; nothing that is acted out is told before its last step. */
export function actOf(table: Pick<Table<Battleroyal>, "log" | "told" | "director">): Act {
  const scene: OnStage<Battleroyal> | null = table.director.scene;
  const isOut = !scene || scene.step >= scene.steps;
  // cards that are turned one after another are known, and lie face down until their turn
  const isTurning = scene?.event.type === "CardsRevealed" && scene.step > 0;
  const lines = isOut || isTurning ? table.log : table.told;
  const turned = isTurning && !isOut ? scene.order.slice(0, scene.step) : null;
  const together = togetherOut(table.log.map(({ event }) => event));
  const isDimming = together !== null && scene?.event.type === "Eliminated";
  return {
    lasts: scene?.lasts ?? 0,
    together: together && {
      passed: together.passed,
      dark: isDimming ? scene.order.slice(0, scene.step) : together.seats,
      isOver: !isDimming || isOut,
    },
    clash: lastClash(lines.map(({ event }) => event)),
    winners: winnersOf(lines.map(({ event }) => event)),
    count: scene?.event.type === "SignsRevealed" ? Math.min(scene.step, THREE) : 0,
    isTurned: (seat) => turned === null || turned.includes(seat),
    now: scene?.event.type ?? "",
    isOut,
  };
}

function winnersOf(events: Event[]): number[] | null {
  const last = events.findLast(({ type }) => type === "TurnBegan" || type === "Ended");
  return last?.type === "Ended" ? last.winners : null;
}
