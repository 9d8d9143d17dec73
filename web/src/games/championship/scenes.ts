// How World Championship is acted out: what happens to all at once is seen at once.

import type { Scenes } from "../../director/scenes";
import { afterShot, bulletsIn } from "./acting";
import { type Championship, type Player, SCENES, type Shot, type View } from "./protocol";
import { AT_SELF, BULLET, UNSEEN } from "./view";

/** How near the worst is to this seat, as everybody sees it: BULLETs put into its barrel, and how little is left of it. */
function danger(view: Partial<View>, seat: number, aim: number): number {
  const player = view.players?.[seat];
  if (!player || aim !== AT_SELF) return 0;
  return bulletsIn(player) / Math.max(1, player.left);
}

/** Three, two, one: then all cards are turned at once, and looked at. */
const COUNT = [0.17, 0.34, 0.51] as const;

/** The more fire, and the worse it stands for one of them, the longer it takes. */
function volleyShare(shots: readonly Shot[], view: Partial<View>): number {
  const worst = Math.max(0, ...shots.map(([seat, , aim]) => danger(view, seat, aim)));
  return Math.min(1, 0.6 + 0.06 * shots.length + 0.3 * worst);
}

/** The players of a view, each as this makes them. */
const changed = (
  { players = [] }: Partial<View>,
  change: (player: Player, seat: number) => Player,
): Partial<View> => ({ players: players.map(change) });

export const scenes: Scenes<Championship> = {
  BarrelsSpun: {
    lasts: SCENES.BarrelsSpun,
    shortest: 400,
    at: [0.8],
    shows: ({ seats }, view) =>
      changed(view, (player, seat) =>
        seat !== view.seat && seats.includes(seat) && player.pocket < 0
          ? { ...player, pocket: UNSEEN }
          : player,
      ),
    cue: (_, step, { lasts }) => (step === 0 ? { sound: "spin", lasts } : undefined),
  },
  CardsPlayed: {
    lasts: SCENES.CardsPlayed,
    shortest: 400,
    order: ({ plays }) => plays.map(({ 0: seat }) => seat),
    lamp: ({ plays }) => plays.map(({ 0: seat }) => seat),
    cue: (_, step) => (step > 0 ? { sound: "turn" } : undefined),
  },
  BetsRevealed: {
    isHeaded: true,
    lasts: SCENES.BetsRevealed,
    shortest: 600,
    at: [0.4],
    shows: ({ bets }, view) =>
      changed(view, (player, seat) => {
        const shown = bets.find(([better]) => better === seat);
        return shown ? { ...player, bet: shown[1] } : player;
      }),
    cue: (_, step) => (step > 0 ? { sound: "dice" } : undefined),
  },
  AccusationsRevealed: {
    isHeaded: true,
    lasts: SCENES.AccusationsRevealed,
    shortest: 600,
    at: [0.3],
    steps: 1,
    lamp: ({ accusations }, step) => accusations.map((pair) => pair[step === 0 ? 0 : 1]),
    cue: (_, step) => ({ sound: step === 0 ? "lamp" : "accused" }),
  },
  PocketShown: {
    lasts: SCENES.PocketShown,
    shortest: 500,
    at: [0.55],
    lamp: ({ seat }) => [seat],
    shows: ({ seat, card }, view) =>
      changed(view, (player, place) => (place === seat ? { ...player, pocket: card, shown: true } : player)),
    cue: ({ card }, step) =>
      step === 0 ? { sound: "silence" } : { sound: card === BULLET ? "caught" : "turn" },
  },
  AimsRevealed: {
    isHeaded: true,
    lasts: SCENES.AimsRevealed,
    shortest: 500,
    order: ({ aims }) => aims.map(([seat]) => seat),
    cue: (_, step) => (step > 0 ? { sound: "slide" } : undefined),
  },
  ShotsFired: {
    lasts: SCENES.ShotsFired,
    share: ({ shots }, view) => volleyShare(shots, view),
    shortest: 1100,
    at: COUNT,
    steps: COUNT.length,
    pulls: ({ shots }) => shots.map(([seat]) => seat),
    lamp: ({ shots }) => shots.map(([seat]) => seat),
    shows: ({ shots }, view) =>
      changed(view, (player, seat) => {
        const fired = shots.find(([shooter]) => shooter === seat);
        return fired ? afterShot(player, fired[1]) : player;
      }),
    cue: ({ shots }, step, { steps, lasts }) => {
      if (step === 0) return { sound: "pulse", lasts: lasts * COUNT[2], risk: 0.7 };
      if (step < steps) return { sound: "slide" };
      return { sound: shots.some(([, card]) => card === BULLET) ? "bang" : "click" };
    },
  },
  CharacterDied: {
    lasts: SCENES.CharacterDied,
    shortest: 400,
    at: [0.15],
    lamp: ({ seat }) => [seat],
    ends: ({ seat, captain }) => (captain ? [seat] : []),
    shows: ({ seat, mates, captain }, view) =>
      changed(view, (player, place) =>
        place === seat ? { ...player, mates, captain: player.captain && !captain } : player,
      ),
    cue: (_, step) => (step > 0 ? { sound: "farewell" } : undefined),
  },
  RoundScored: {
    lasts: SCENES.RoundScored,
    shortest: 600,
    at: [0.25],
    shows: ({ points }, view) =>
      changed(view, (player, seat) => ({ ...player, points: points[seat] ?? player.points })),
    cue: (_, step) => (step > 0 ? { sound: "count", pitch: 3 } : undefined),
  },
  Ended: {
    lasts: SCENES.Ended,
    shortest: 900,
    at: [0.22],
    lamp: ({ winners }, step) => (step === 0 ? [] : winners),
    parties: ({ scores }) => [...scores.keys()],
    cue: (_, step) => ({ sound: step === 0 ? "lamp" : "over" }),
  },
};
