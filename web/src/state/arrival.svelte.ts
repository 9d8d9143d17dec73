// Coming in: who somebody is, and what is played here. A server that cannot let anybody in just now is asked again.

import { becomeGuest, Refusal } from "../net/api";
import { PASSING } from "../net/protocol";
import { say } from "../text/catalogue";
import { askForGames } from "./games.svelte";

/** How the codes begin of what is said to whom the server does not let in. */
const BANNED = "server/banned";
/** How soon it is tried again, in milliseconds. */
export const SOON = 4000;

export class Arrival {
  isIn = $state(false);
  /** Why nobody is let in; it stands there while that is tried again. */
  problem = $state("");
  /** Whether it is tried again without anybody asking for it. */
  goesOn = $state(false);
  private isTrying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async try(): Promise<void> {
    if (this.isTrying) return;
    this.isTrying = true;
    clearTimeout(this.timer);
    try {
      await Promise.all([becomeGuest(), askForGames()]);
      this.problem = "";
      this.isIn = true;
    } catch (error) {
      this.fail(error instanceof Refusal ? error.code : "", error instanceof Refusal ? error.message : "");
    }
    this.isTrying = false;
  }

  private fail(code: string, sentence: string): void {
    const isBusy = PASSING.includes(code) || code.startsWith("http/5");
    // whoever is banned is told so, and until when
    this.problem = code.startsWith(BANNED) ? sentence : say(isBusy ? "not-now" : "unreachable");
    this.goesOn = isBusy || code === "unreachable";
    if (this.goesOn) this.timer = setTimeout(() => this.try(), SOON);
  }
}
