// What is written in people's faces at a table of Bulletbucks: from what everybody saw, and nothing else.

import { each } from "../../faces/moods";
import type { Moods } from "../game";
import type { Event, View } from "./protocol";

export function moods(event: Event, view: Partial<View>): Moods {
  const seated = view.seated ?? [];
  switch (event.type) {
    case "BidsRevealed":
      return each(seated, "calm");
    case "Tied":
      return each(event.seats, "angry");
    case "HighBidder":
      return { [event.seat]: "smug" };
    case "Named":
      return {
        ...each(seated, "awe"),
        [event.by]: "smug",
        [event.seat]: event.by === event.seat ? "suspicious" : "fear",
      };
    case "TookMarker":
      return { [event.seat]: "tense" };
    case "Clicked":
      return { ...each(seated, "sad"), [event.seat]: "relieved" };
    case "Banged":
      return { ...each(seated, "awe"), [event.seat]: "out" };
    case "Left":
      return { [event.seat]: "out" };
    case "Ended":
      return each(event.winners, "happy");
    default:
      return {};
  }
}
