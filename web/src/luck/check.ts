// Checks the luck in the record of a game, all but one thing: that the rules asked for these draws, which only the rules
// can tell (`clickbang verify`).

import { Draws, hashOf, type Outcomes, termsOf } from "./draws";
import type { Receipt } from "./pledge";

export interface Findings {
  /** What was checked, in order, and whether it holds. */
  checks: { name: CheckName; holds: boolean }[];
  draws: number;
  /** Who did not show what they had committed to. */
  silent: string[];
}

export type CheckName = "secret" | "commits" | "draws" | "noted" | "others" | "terms" | "own";

interface Luck {
  secret: string;
  commitment: string;
  commits: string[];
  contributions: string[];
}

interface Line {
  luck?: Luck;
  draw?: number;
  of?: Outcomes;
}

/** What can be said of a record, with what this browser noted before the game, if it did. */
export function checkRecord(text: string, receipt: Receipt | null): Findings {
  const [header, { luck }, ...lines] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)) as [
    { game: string; options: Record<string, string>; names: string[] },
    Required<Line>,
    ...Line[],
  ];
  const { commits, contributions, commitment } = luck;
  const drawn = lines.filter((line) => line.draw !== undefined);
  const source = new Draws(luck.secret, contributions);
  const checks: Findings["checks"] = [
    { name: "secret", holds: hashOf(luck.secret) === commitment },
    {
      name: "commits",
      holds:
        contributions.every((given, seat) => !given || hashOf(given) === commits[seat]) &&
        commits.every((commit, seat) => !commit || commits.indexOf(commit) === seat),
    },
    { name: "draws", holds: drawn.every((line) => source.choose(line.of ?? []) === line.draw) },
  ];
  if (receipt) {
    checks.push(
      { name: "noted", holds: receipt.commitment === commitment },
      { name: "others", holds: receipt.commits.join() === commits.join() },
      { name: "terms", holds: receipt.terms === termsOf(header.game, header.options) },
    );
    if (receipt.shown)
      checks.push({ name: "own", holds: contributions[receipt.seat] === receipt.contribution });
  }
  const silent = header.names.filter((_, seat) => commits[seat] && !contributions[seat]);
  return { checks, draws: drawn.length, silent };
}
