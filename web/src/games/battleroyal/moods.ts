// What is written in people's faces at a table of Battle Royal: from what everybody saw and heard, and nothing else.
// What only those in a confrontation see (`CardsRevealed`) or a team (`SpoilsSeen`) leaves no trace in a face.

import { each } from "../../faces/moods";
import type { Moods } from "../game";
import type { Event, View } from "./protocol";

export function moods(event: Event, view: Partial<View>): Moods {
  const alive = view.alive ?? [];
  switch (event.type) {
    case "Confronted":
      return { ...each(event.attackers, "tense"), ...each(event.defenders, "fear"), [event.seat]: "smug" };
    case "SignsRevealed":
      return betrayed(event.signs);
    case "TeamFormed":
      return each(event.seats, "happy");
    case "LeftTeam":
      return { [event.seat]: "suspicious" };
    case "AllAlone":
      return each(event.seats, "suspicious");
    case "BangsHeard":
      return each(
        event.bangs.map(([seat]) => seat),
        "angry",
      );
    case "NothingHappened":
      return each([...(view.attackers ?? []), ...(view.defenders ?? [])], "relieved");
    case "Eliminated":
      return { ...each(alive, "awe"), ...each(event.seats, "out") };
    case "Ended":
      return each(event.winners, "happy");
    default:
      return {};
  }
}

/** Who offered peace to somebody who did not is betrayed. */
function betrayed(signs: [seat: number, kills: number][]): Moods {
  const isPeace = signs.every(([, kills]) => kills === 0);
  const isWar = signs.every(([, kills]) => kills > 0);
  return Object.fromEntries(
    signs.map(([seat, kills]) => [seat, isPeace ? "happy" : kills > 0 ? (isWar ? "angry" : "smug") : "awe"]),
  );
}
