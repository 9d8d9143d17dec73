// What of a scene is seen at which place, step by step: nothing of an outcome before its step has come.

import type { OnStage } from "../../director/director.svelte";
import type { Championship, Player, Shot } from "./protocol";
import { AT_SELF, AT_SKY, BULLET } from "./view";

export type Scene = OnStage<Championship>;

/** Somebody points at somebody. */
export interface Pointed {
  from: number;
  to: number;
  how: "accuses" | "aims";
}

/** What is seen at a place for this moment only. */
export interface Act {
  /** Has just turned the top card of the barrel. */
  fired?: number;
  /** Was struck: by a shot of their own, or of somebody else. */
  isHit?: boolean;
  /** The barrel is shuffled. */
  isShaken?: boolean;
  /** The die is still under its cup. */
  isCovered?: boolean;
  /** The pocketed card is held up in the middle of the table. */
  isPocketAway?: boolean;
  /** Everybody looks elsewhere. */
  isDim?: boolean;
}

/** A barrel after its top card was turned. */
export function afterShot(player: Player, card: number): Player {
  return {
    ...player,
    turned: [...player.turned, card],
    left: Math.max(0, player.left - 1),
    known: player.known.slice(1),
    shots: Math.max(0, player.shots - 1),
  };
}

/** The most BULLETs that anybody can expect in a barrel: whether one of them is in a pocket, only its owner knows. */
export const bulletsIn = ({ extra, live, left }: Player): number => Math.min(left, 1 + extra + live);

/** The cards that were turned in a volley: none before its last step, then all of them. */
export function firedIn({ event, step, steps }: Scene): Shot[] {
  return event.type === "ShotsFired" && step === steps ? event.shots : [];
}

/** Whom a shot strikes, if it is one. */
export const struckBy = ([seat, card, aim]: Shot): number =>
  card !== BULLET || aim === AT_SKY ? -1 : aim === AT_SELF ? seat : aim;

export function actsIn(seats: number, scene: Scene | null): Act[] {
  return Array.from({ length: seats }, (_, seat) => (scene ? actOf(scene, seat) : {}));
}

function actOf(scene: Scene, seat: number): Act {
  const { event, step, steps } = scene;
  switch (event.type) {
    case "BarrelsSpun":
      return { isShaken: event.seats.includes(seat) };
    case "BetsRevealed":
      return { isCovered: step < steps && event.bets.some(([better]) => better === seat) };
    case "AccusationsRevealed":
      return { isDim: !event.accusations.some((pair) => pair.includes(seat)) };
    case "PocketShown":
      return event.seat === seat ? { isPocketAway: true } : { isDim: true };
    case "ShotsFired": {
      const fired = firedIn(scene);
      return {
        fired: fired.find(([shooter]) => shooter === seat)?.[1],
        isHit: fired.some((shot) => struckBy(shot) === seat),
        isDim: true,
      };
    }
    case "CharacterDied":
      return { isDim: event.seat !== seat };
    case "Ended":
      return { isDim: step === steps };
    default:
      return {};
  }
}

/** Who points at whom just now. */
export function pointedIn(scene: Scene | null): Pointed[] {
  if (!scene) return [];
  const { event, order, step } = scene;
  if (event.type === "AccusationsRevealed")
    return step > 0 ? event.accusations.map(([from, to]) => ({ from, to, how: "accuses" as const })) : [];
  const aims =
    event.type === "AimsRevealed"
      ? event.aims.filter(([seat]) => order.slice(0, step).includes(seat))
      : event.type === "ShotsFired"
        ? event.shots.map(([seat, , aim]): [number, number] => [seat, aim])
        : [];
  return aims
    .filter(([seat, aim]) => aim >= 0 && aim !== seat)
    .map(([from, to]) => ({ from, to, how: "aims" as const }));
}

/** Where the light falls: on whoever's turn it is. */
export function litIn(scene: Scene | null): number[] {
  if (!scene) return [];
  const { event, order, step, lamp } = scene;
  if (event.type === "CardsPlayed") return step > 0 ? [order[step - 1]!] : lamp;
  return lamp;
}
