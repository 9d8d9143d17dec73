// What whoever runs the server says to everybody. It comes again with every connection, and is read once.

import type { Announcement } from "../net/protocol";

const KEPT = "clickbang-announcements";

export class Announcements {
  /** Those that nobody has put away. */
  open = $state<Announcement[]>([]);
  private readonly read = new Set<number>(readBefore());

  hear(said: Announcement): void {
    if (this.read.has(said.number) || this.open.some((one) => one.number === said.number)) return;
    this.open.push(said);
  }

  putAway(number: number): void {
    this.open = this.open.filter((one) => one.number !== number);
    this.read.add(number);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...this.read]));
    } catch {
      // then it comes again with the next page
    }
  }
}

function readBefore(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}
