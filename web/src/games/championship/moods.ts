// What is written in people's faces at a table of World Championship: from what everybody saw, and nothing else.

import { each } from "../../faces/moods";
import type { Moods } from "../game";
import type { Event } from "./protocol";

const BULLET = 1;
/** From so many shots on a bet is brave. */
const BRAVE = 4;

export function moods(event: Event): Moods {
  switch (event.type) {
    case "RoundBegan":
      return each(event.players, "calm");
    case "BetsRevealed":
      return Object.fromEntries(event.bets.map(([seat, face]) => [seat, face >= BRAVE ? "smug" : "tense"]));
    case "AccusationsRevealed":
      return {
        ...each(
          event.accusations.map(([accuser]) => accuser),
          "suspicious",
        ),
        ...each(
          event.accusations.map(([, accused]) => accused),
          "fear",
        ),
      };
    case "PocketShown":
      return { [event.seat]: event.card === BULLET ? "sad" : "relieved" };
    case "PenaltyBullet":
      return { [event.seat]: "angry" };
    case "Bribed":
      return { [event.seat]: "smug" };
    case "AimsRevealed":
      return each(
        event.aims.map(([, aim]) => aim).filter((aim) => aim >= 0),
        "fear",
      );
    case "ShotsFired":
      return Object.fromEntries(
        event.shots.map(([seat, card]) => [seat, card === BULLET ? "sad" : "relieved"]),
      );
    case "CharacterDied":
      return { [event.seat]: event.captain ? "out" : "sad" };
    case "RoundScored": {
      const best = Math.max(0, ...event.scored);
      return each(
        [...event.scored.keys()].filter((seat) => best > 0 && event.scored[seat] === best),
        "happy",
      );
    }
    case "LastCaptain":
      return { [event.seat]: "happy" };
    case "Ended":
      return each(event.winners, "happy");
    default:
      return {};
  }
}
