// What of a scene is seen at which place, step by step: nothing of an outcome before its step has come.

import type { OnStage } from "../../director/director.svelte";
import type { Championship, Player, Shot, View } from "./protocol";
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
  /** Is the next to turn it. */
  isNext?: boolean;
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

/** The steps of a volley: each barrel is brought to the middle, then its top card is turned. The last is the outcome. */
export const volleyOrder = (shooters: number[]): number[] =>
  shooters.flatMap((seat) => [seat, seat]).slice(0, -1);

/** Whose barrel is in the middle. */
export const shooterIn = ({ order, step }: Scene): number => order[Math.min(step, order.length - 1)] ?? -1;

/** Those who have fired so far in a volley. */
export function firedSoFar({ event, order, step }: Scene): Shot[] {
  if (event.type !== "ShotsFired") return [];
  const shooters = order.filter((_, place) => place % 2 === 0).slice(0, (step + 1) >> 1);
  return shooters.flatMap((seat) => event.shots.filter(([shooter]) => shooter === seat));
}

/** The shot that is seen at this very step; none while a barrel is held in the middle. */
export const shotIn = (scene: Scene): Shot | undefined =>
  scene.step % 2 === 1 ? firedSoFar(scene).at(-1) : undefined;

/** Whom a shot strikes, if it is one. */
export const struckBy = ([seat, card, aim]: Shot): number =>
  card !== BULLET || aim === AT_SKY ? -1 : aim === AT_SELF ? seat : aim;

/** The players as they are seen at this step. What the last step shows is in the view by then. */
export function playersIn(view: View, scene: Scene | null): Player[] {
  if (scene?.event.type !== "ShotsFired" || scene.step === scene.steps) return view.players;
  const fired = firedSoFar(scene);
  return view.players.map((player, seat) => {
    const shot = fired.find(([shooter]) => shooter === seat);
    return shot ? afterShot(player, shot[1]) : player;
  });
}

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
      const shot = shotIn(scene);
      const shooter = shooterIn(scene);
      const aimed = event.shots.some(([from, , aim]) => from === shooter && aim === seat);
      return {
        fired: shot?.[0] === seat ? shot[1] : undefined,
        isNext: !shot && shooter === seat,
        isHit: shot !== undefined && struckBy(shot) === seat,
        isDim: seat !== shooter && !aimed,
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
        ? event.shots
            .filter(([seat]) => seat === shooterIn(scene))
            .map(([seat, , aim]): [number, number] => [seat, aim])
        : [];
  return aims
    .filter(([seat, aim]) => aim >= 0 && aim !== seat)
    .map(([from, to]) => ({ from, to, how: "aims" as const }));
}

/** Where the light falls: on whoever's turn it is. */
export function litIn(scene: Scene | null): number[] {
  if (!scene) return [];
  const { event, order, step, lamp } = scene;
  if (event.type === "ShotsFired") return [shooterIn(scene)];
  if (event.type === "CardsPlayed") return step > 0 ? [order[step - 1]!] : lamp;
  return lamp;
}
