// Which lines of a game are told in the log, and read aloud.

import type { OwnAnswer } from "../net/protocol";
import type { LogLine } from "../state/table.svelte";

/** Who has answered is seen on the table, one's draft at the question; both would drown everything else. */
const QUIET = ["Sealed", "OwnStep", "OwnStepBack"];
/** What one declines passes by itself most of the time: nothing came of it. */
const DECLINE = 0;

export const isTold = ({ text, event }: LogLine): boolean =>
  text !== "" &&
  !QUIET.includes(event.type) &&
  !(event.type === "OwnAnswer" && (event as OwnAnswer).action === DECLINE);
