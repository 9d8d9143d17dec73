// The choices of a prompt in groups, so that a talk among many is no heap of buttons.

import type { Choice, Offer } from "./protocol";

export type GroupName =
  | "send"
  | "to"
  | "count"
  | "by-name"
  | "name"
  | "pick"
  | "all-show"
  | "show"
  | "see"
  | "give"
  | "done";

export interface Group {
  name: GroupName;
  choices: Choice[];
}

const GROUP_OF: Record<string, GroupName> = {
  Send: "send",
  GiveTo: "to",
  GiveCount: "count",
  ByName: "by-name",
  GiveCard: "name",
  Pick: "pick",
  AllShow: "all-show",
  Show: "show",
  With: "see",
  GiveFrom: "give",
  Done: "done",
};

/** The steps of an offer by what they are about, in the order in which one reads them; answers to offers are elsewhere. */
export function talkGroups(choices: Choice[]): Group[] {
  return [...new Set(Object.values(GROUP_OF))]
    .map((name) => ({ name, choices: choices.filter((choice) => GROUP_OF[choice.type] === name) }))
    .filter((group) => group.choices.length > 0);
}

/** What one has been offered to say, by code: a code means the same in every game. */
const heard = new Map<number, Choice>();

export function remember(choices: Choice[]): void {
  for (const choice of choices) heard.set(choice.code, choice);
}

/** A part of the offer that one puts together: who does something for it, and what, in words. */
export interface Clause {
  /** Or -1 where it is about all. */
  seat: number;
  words: string[];
}

/** The draft of an offer by its clauses; nothing where the page has not heard what all of it means. */
export function clausesOf(draft: number[], steps: string[]): Clause[] | null {
  const clauses: Clause[] = [];
  for (const [index, code] of draft.entries()) {
    const choice = heard.get(code);
    const words = steps[index];
    if (!choice || words === undefined) return null;
    if (choice.type === "Send") continue;
    if (choice.type === "GiveFrom" || choice.type === "Show")
      clauses.push({ seat: choice.seat, words: [words] });
    else if (choice.type === "AllShow" || choice.type === "With" || choice.type === "Pick")
      clauses.push({ seat: -1, words: [words] });
    else clauses.at(-1)?.words.push(words);
  }
  return clauses;
}

export interface OpenOffer {
  offer: Offer;
  agree?: Choice;
  refuse?: Choice;
}

/** All offers one is a party to, each with the answers one may give: they are counted among those that wait for one. */
export function openOffers(offers: Offer[], choices: Choice[], you: number): OpenOffer[] {
  const waiting = offers.filter((offer) => offer.parties.includes(you) && !offer.agreed.includes(you));
  const answer = (type: "Agree" | "Refuse", offer: Offer) =>
    choices.find((choice) => choice.type === type && choice.offer === waiting.indexOf(offer));
  return offers.map((offer) => ({ offer, agree: answer("Agree", offer), refuse: answer("Refuse", offer) }));
}

export interface RevealWays {
  /** The place of the card in the deck. */
  card: number;
  silent?: Choice;
  bang?: Choice;
}

/** The cards one may reveal, each with the ways of doing it. */
export function revealWays(choices: Choice[]): RevealWays[] {
  const found = new Map<number, RevealWays>();
  for (const choice of choices.filter((one) => one.type === "Reveal")) {
    const ways: RevealWays = found.get(choice.card) ?? { card: choice.card };
    ways[choice.bang ? "bang" : "silent"] = choice;
    found.set(ways.card, ways);
  }
  return [...found.values()];
}

/** Whoever gets cards in a division, with all of theirs. */
export function shares(division: [string, number][]): [number, string[]][] {
  const found = new Map<number, string[]>();
  for (const [key, seat] of division) found.set(seat, [...(found.get(seat) ?? []), key]);
  return [...found];
}
