// This browser's share in the luck of one game: what it threw in, and what it noted before it showed that. A server that
// could still change anybody's commitment after it has seen a contribution would choose the luck; so all of them are
// noted first, and from then on nothing may change.

import type { TableInfo } from "../net/protocol";
import { hashOf, newContribution, termsOf } from "./draws";

/** As `clickbang verify --receipt` reads it. */
export interface Receipt {
  receipt: 1;
  commitment: string;
  commits: string[];
  terms: string;
  seat: number;
  contribution: string;
  shown: boolean;
}

export interface Pledge {
  contribution: string;
  commit: string;
  /** The game whose lobby, or beginning, was seen with our commit in it; nothing before that. */
  table: string;
  number: number;
  /** The server's commitment and the terms, as they stood then. */
  commitment: string;
  terms: string;
  /** What was noted when all had committed; null before that, or if it was not as it should be. */
  receipt: Receipt | null;
  /** Whether the game was seen to be played; older pages did not keep that. */
  began?: boolean;
}

/** What a server did that it should not have; the catalogue has a sentence for each. */
export type Doubt =
  | ""
  | "commitment-changed"
  | "terms-changed"
  | "commit-missing"
  | "commit-copied"
  | "commits-changed"
  | "moved"
  | "not-used"
  | "not-shown"
  | "called-off";

const KEY = "clickbang-luck";
const MOST_KEPT = 40;

export function newPledge(): Pledge {
  const contribution = newContribution();
  const commit = hashOf(contribution);
  return {
    contribution,
    commit,
    table: "",
    number: 0,
    commitment: "",
    terms: "",
    receipt: null,
    began: false,
  };
}

const commitsOf = (info: TableInfo) => info.seats.map((seat) => seat.commit ?? "");

/** The seats that did not show what they had committed to, in a game that is played. */
export const silentSeats = (info: TableInfo) =>
  info.stage === "playing" ? info.seats.filter((seat) => seat.commit && !seat.revealed) : [];

/** Whether the game for which our share was shown is gone: back in the lobby, or never seen to be played. */
function isCalledOff(pledge: Pledge, info: TableInfo, isOurs: boolean): boolean {
  if (isOurs && (info.stage === "playing" || info.stage === "over")) pledge.began = true;
  const isGone = isOurs && info.stage !== "stuck" ? info.stage === "lobby" : pledge.began === false;
  return isGone && pledge.receipt?.shown === true;
}

/** Hold what the server shows against what was noted, and note it where that is due. */
export function look(pledge: Pledge, info: TableInfo): Doubt {
  const seat = info.you ?? -1;
  const own = info.seats[seat];
  if (!pledge.table && own && (info.stage === "revealing" || own.commit === pledge.commit)) {
    pledge.table = info.table;
    pledge.number = info.number;
    pledge.commitment = info.commitment;
    pledge.terms = termsOf(info.game, info.options);
  }
  const isOurs = pledge.table === info.table && pledge.number === info.number;
  if (isCalledOff(pledge, info, isOurs)) return "called-off";
  if (!isOurs || info.stage === "lobby") return "";
  if (info.commitment !== pledge.commitment || (info.secret && hashOf(info.secret) !== pledge.commitment))
    return "commitment-changed";
  if (termsOf(info.game, info.options) !== pledge.terms) return "terms-changed";
  if (own && pledge.receipt && pledge.receipt.seat !== seat) return "moved";
  // when it is over people leave their seats, and the record tells the rest
  if (!own || (info.stage !== "revealing" && info.stage !== "playing")) return "";
  if (own.commit !== pledge.commit) return "commit-missing";
  const commits = commitsOf(info);
  if (pledge.receipt && pledge.receipt.commits.join() !== commits.join()) return "commits-changed";
  // at which of these seats we sit could be chosen when the luck is known
  if (commits.filter((commit) => commit === pledge.commit).length > 1) return "commit-copied";
  if (info.stage === "playing" && !own.revealed) return pledge.receipt?.shown ? "not-used" : "not-shown";
  const { commitment, terms, contribution } = pledge;
  pledge.receipt ??= { receipt: 1, commitment, commits, terms, seat, contribution, shown: false };
  return "";
}

function allKept(): Pledge[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** What this browser kept of this game, also through a reload. */
export const keptPledge = (table: string, number: number) =>
  allKept().find((pledge) => pledge.table === table && pledge.number === number) ?? null;

export function keep(pledge: Pledge): void {
  if (!pledge.table) return;
  const others = allKept().filter((one) => one.table !== pledge.table || one.number !== pledge.number);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, pledge].slice(-MOST_KEPT)));
  } catch {
    // a browser that keeps nothing: it works until the page is loaded again
  }
}
