// This browser's share in the luck: draws as everywhere, what is noted before it is shown, and what is doubted.

import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkRecord } from "../src/luck/check";
import { Draws, hashOf, type Outcomes, termsOf } from "../src/luck/draws";
import { type Doubt, keptPledge, look, newPledge, type Pledge } from "../src/luck/pledge";
import type { TableInfo } from "../src/net/protocol";
import CopyButton from "../src/parts/CopyButton.svelte";
import LastGame from "../src/parts/LastGame.svelte";
import Luck from "../src/parts/Luck.svelte";
import { settings } from "../src/state/settings.svelte";
import { Table } from "../src/state/table.svelte";

const SECRET = "5e".repeat(32);
const OTHER = hashOf("07".repeat(32));
const vectors: {
  secret: string;
  contributions: string[];
  draws: { weights: Outcomes; outcome: number }[];
}[] = JSON.parse(readFileSync("../tests/records/luck_vectors.json", "utf-8"));

/** The table as an honest server shows it to the second seat, but for these changes. */
function shown(
  commit: string,
  stage: TableInfo["stage"],
  changes: Partial<TableInfo> = {},
  revealed = false,
): TableInfo {
  return {
    type: "table",
    table: "t",
    code: "ABCDEF",
    game: "bulletbucks",
    options: { open_purses: "off" },
    seats: [
      { kind: "person", name: "Ada", ready: true, commit: OTHER, revealed },
      { kind: "person", name: "Bo", ready: true, commit, revealed },
      { kind: "bot", name: "Cleo", ready: true },
    ],
    stage,
    number: 1,
    clock: "none",
    beat: "normal",
    pace: "none",
    public: false,
    host: "h",
    you: 1,
    commitment: hashOf(SECRET),
    ...changes,
  };
}

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});

describe("the arithmetic", () => {
  it.each(vectors)("gives the draws of the vectors ($secret)", ({ secret, contributions, draws }) => {
    const source = new Draws(secret, contributions);
    expect(draws.map(({ weights }) => source.choose(weights))).toEqual(draws.map(({ outcome }) => outcome));
  });

  it("hashes terms as the terminal does", () => {
    expect(termsOf("bulletbucks", { b: "é", a: "1" })).toBe(TERMS);
  });

  it("needs no hashes of the browser's own, which a plain http address on a network does not have", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(newPledge().commit).toBe(hashOf("07".repeat(32)));
    vi.unstubAllGlobals();
  });
});

const TERMS = "05bf97e658f42fa83484cd443d4af518b6a4cb5ceb32655249f856245b81d893";

describe("what is noted and doubted", () => {
  let pledge: Pledge;
  beforeEach(() => {
    pledge = newPledge();
    expect(look(pledge, shown(pledge.commit, "lobby"))).toBe("");
  });

  const withCommit = (seat: number, commit: string) =>
    shown(pledge.commit, "revealing").seats.map((one, number) =>
      number === seat ? { ...one, commit } : one,
    );

  it("notes all that was fixed before anything is shown", () => {
    expect(look(pledge, shown(pledge.commit, "revealing"))).toBe("");
    expect(pledge.receipt).toEqual({
      receipt: 1,
      commitment: hashOf(SECRET),
      commits: [OTHER, pledge.commit, ""],
      terms: termsOf("bulletbucks", { open_purses: "off" }),
      seat: 1,
      contribution: pledge.contribution,
      shown: false,
    });
  });

  it.each<[string, () => Partial<TableInfo>, Doubt]>([
    ["another commitment of the server", () => ({ commitment: "ab".repeat(32) }), "commitment-changed"],
    ["other options", () => ({ options: { open_purses: "on" } }), "terms-changed"],
    ["no commits at all", () => ({ seats: withCommit(1, "") }), "commit-missing"],
    ["another commit at one's seat", () => ({ seats: withCommit(1, OTHER) }), "commit-missing"],
    ["another seat", () => ({ you: 0 }), "commit-missing"],
    ["its commit at two seats", () => ({ seats: withCommit(0, pledge.commit) }), "commit-copied"],
  ])("notes nothing, and so shows nothing, with %s", (_, changes, doubt) => {
    expect(look(pledge, shown(pledge.commit, "revealing", changes()))).toBe(doubt);
    expect(pledge.receipt).toBeNull();
  });

  it.each(["revealing", "playing"] as const)("doubts commits that change afterwards (%s)", (stage) => {
    look(pledge, shown(pledge.commit, "revealing"));
    for (const seats of [withCommit(0, ""), withCommit(0, "ab".repeat(32)), withCommit(2, "ab".repeat(32))])
      expect(look(pledge, shown(pledge.commit, stage, { seats }))).toBe("commits-changed");
  });

  it("doubts another secret, a game that begins without one's share, and one that is called off", () => {
    expect(look(pledge, shown(pledge.commit, "playing"))).toBe("not-shown");
    look(pledge, shown(pledge.commit, "revealing"));
    pledge.receipt!.shown = true;
    expect(look(pledge, shown(pledge.commit, "playing"))).toBe("not-used");
    expect(look(pledge, shown(pledge.commit, "lobby"))).toBe("called-off");
    expect(look(pledge, shown(pledge.commit, "over", { secret: "5f".repeat(32) }))).toBe(
      "commitment-changed",
    );
  });

  const show = () => {
    look(pledge, shown(pledge.commit, "revealing"));
    pledge.receipt!.shown = true;
  };

  it.each(["revealing", "playing", "over"] as const)("doubts that one is moved afterwards (%s)", (stage) => {
    show();
    expect(look(pledge, shown(pledge.commit, stage, { you: 0 }, true))).toBe("moved");
    expect(look(pledge, shown(pledge.commit, stage, {}, true))).toBe("");
  });

  it.each<[string, TableInfo["stage"], Partial<TableInfo>]>([
    ["the next number", "lobby", { number: 2 }],
    ["the next number, without a seat", "lobby", { number: 2, you: null }],
    ["another table", "lobby", { table: "u" }],
    ["another game that is played", "playing", { number: 2 }],
    ["no game that can go on", "stuck", {}],
  ])("doubts a game of which nothing was seen after the throw but %s", (_, stage, changes) => {
    look(pledge, shown(pledge.commit, "revealing"));
    expect(look(pledge, shown("", stage, changes))).toBe("");
    pledge.receipt!.shown = true;
    expect(look(pledge, shown("", stage, changes))).toBe("called-off");
  });

  it.each(["playing", "over"] as const)("does not take a game for called off that was seen %s", (stage) => {
    show();
    look(pledge, shown(pledge.commit, stage, {}, true));
    expect(look(pledge, shown(pledge.commit, "stuck", {}, true))).toBe("");
    expect(look(pledge, shown("", "lobby", { number: 2 }))).toBe("");
  });

  it("doubts nothing of an honest game, nor of people who leave after it", () => {
    look(pledge, shown(pledge.commit, "revealing"));
    pledge.receipt!.shown = true;
    expect(look(pledge, shown(pledge.commit, "playing", {}, true))).toBe("");
    expect(look(pledge, shown(pledge.commit, "over", { secret: SECRET, seats: [], you: null }))).toBe("");
    expect(look(pledge, shown("", "lobby", { number: 2, commitment: "ab".repeat(32) }))).toBe("");
  });
});

describe("at a table", () => {
  let sent: { type: string; id?: number; commit?: string; contribution?: string }[] = [];

  class FakeSocket {
    static OPEN = 1;
    readyState = 1;
    onopen: (() => void) | null = null;
    send(text: string) {
      sent.push(JSON.parse(text));
    }
    close() {}
  }

  beforeEach(() => {
    sent = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const opened = () => new Table("ABCDEF", "ws://nowhere");
  const last = (type: string) => sent.findLast((message) => message.type === type);

  function readyTable(): { table: Table; commit: string } {
    const table = opened();
    table.message(shown("", "lobby"));
    void table.ready();
    const commit = last("ready")?.commit ?? "";
    table.message(shown(commit, "lobby"));
    return { table, commit };
  }

  it("shows its share once all commitments are there", () => {
    const { table, commit } = readyTable();
    expect(last("reveal")).toBeUndefined();
    table.message(shown(commit, "revealing"));
    expect(hashOf(last("reveal")?.contribution ?? "")).toBe(commit);
    expect(table.receipt?.shown).toBe(true);
  });

  const reveals = () => sent.filter((message) => message.type === "reveal");

  it("shows its share once, however often the table is told before it has arrived", () => {
    const { table, commit } = readyTable();
    table.connection("open");
    table.message(shown(commit, "revealing"));
    table.message(shown(commit, "revealing"));
    expect(reveals()).toHaveLength(1);
    table.connection("lost");
    table.connection("open");
    table.message(shown(commit, "revealing"));
    expect(reveals()).toHaveLength(2);
  });

  it("shows its share again in another attempt at the same game", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    table.message(shown(commit, "lobby"));
    table.message(shown(commit, "revealing"));
    expect(reveals()).toHaveLength(2);
  });

  it("does not blame anybody for a share that the server does not take", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    const { id } = last("reveal")!;
    table.message({ type: "refused", id, code: "server/nothing-to-reveal", sentence: "Not now." });
    expect(table.refusal).toBe("");
    void table.start();
    table.message({ type: "refused", id: last("start")!.id, code: "server/no", sentence: "Not you." });
    expect(table.refusal).toBe("Not you.");
  });

  it("still has its share after a reload in the lobby", () => {
    const { commit } = readyTable();
    sent = [];
    const again = opened();
    again.message(shown(commit, "lobby"));
    expect(last("ready")).toBeUndefined();
    again.message(shown(commit, "revealing"));
    expect(hashOf(last("reveal")?.contribution ?? "")).toBe(commit);
    expect(keptPledge("t", 1)?.receipt?.shown).toBe(true);
  });

  it("still has its receipt after a reload when it is over", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    const again = opened();
    again.message(shown(commit, "over", { secret: SECRET }, true));
    expect(again.receipt).toEqual(table.receipt);
  });

  it("makes up a new share where the old one was promised on another device", () => {
    const table = opened();
    table.message(shown(hashOf("09".repeat(32)), "lobby"));
    const commit = last("ready")?.commit ?? "";
    table.message(shown(commit, "revealing"));
    expect(hashOf(last("reveal")?.contribution ?? "")).toBe(commit);
  });

  it("uses what another tab of this browser promised", () => {
    const { table } = readyTable();
    const { commit } = readyTable();
    table.message(shown(commit, "lobby"));
    table.message(shown(commit, "revealing"));
    expect(table.doubts).toEqual([]);
    expect(hashOf(last("reveal")?.contribution ?? "")).toBe(commit);
  });

  it("shows nothing to a server that has changed something, and says so", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing", { commitment: "ab".repeat(32) }));
    expect(last("reveal")).toBeUndefined();
    expect(table.doubts).toEqual(["commitment-changed"]);
  });

  it("says that a game was called off also when the next has another number, until that is over", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    const promised = hashOf("09".repeat(32)); // as if another device had: the page is ready anew on its own
    table.message(shown(promised, "lobby", { number: 2 }));
    expect(table.doubts).toEqual(["called-off"]);
    const again = last("ready")?.commit ?? "";
    for (const stage of ["lobby", "revealing", "playing"] as const)
      table.message(shown(again, stage, { number: 2 }, stage === "playing"));
    expect(table.doubts).toEqual(["called-off"]);
    table.message(shown("", "lobby", { number: 3 }));
    expect(table.doubts).toEqual([]);
  });

  it("gives the receipt to copy, and every seat's commitment to compare", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    table.message(shown(commit, "playing", {}, true));
    flushSync();
    render(Luck, { table });
    const receipt = screen.getByLabelText("Your receipt") as HTMLTextAreaElement;
    expect(JSON.parse(receipt.value)).toEqual(table.receipt);
    for (const hash of [OTHER, commit, hashOf(SECRET), table.contribution]) screen.getByText(hash);
  });

  it("offers the check of the game before, with its receipt, to whoever finds themselves in the next lobby", () => {
    const { table, commit } = readyTable();
    table.message(shown(commit, "revealing"));
    table.message(shown(commit, "playing", {}, true));
    const receipt = JSON.stringify(table.receipt);
    table.message(shown("", "lobby", { number: 2 }));
    const { container } = render(LastGame, { table });
    screen.getByRole("heading", { name: "The previous game" });
    screen.getByText(`clickbang verify bulletbucks-ABCDEF-1.jsonl --receipt '${receipt}'`);
    expect(container.querySelector("a[download]")?.getAttribute("href")).toBe("/api/tables/t/games/1/record");
  });

  it("has no game before the first one", () => {
    const { table } = readyTable();
    expect(render(LastGame, { table }).container.textContent?.trim()).toBe("");
  });

  it("does not speak of a receipt to somebody who has none", () => {
    const table = opened();
    table.message(shown("", "lobby", { number: 2, you: null }));
    const { container } = render(LastGame, { table });
    screen.getByText("clickbang verify bulletbucks-ABCDEF-1.jsonl");
    expect(container.textContent).not.toContain("receipt");
  });

  it("says that the command is copied only if it is", async () => {
    const writeText = vi.fn(() => Promise.reject(new Error("not allowed")));
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    document.execCommand = () => false;
    render(CopyButton, { text: "clickbang", label: "Copy" });
    await fireEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("button").textContent).toBe("Copy");
    writeText.mockImplementation(() => Promise.resolve() as Promise<never>);
    await fireEvent.click(screen.getByRole("button"));
    expect((await screen.findByRole("button", { name: "✓ copied" })).textContent).toBe("✓ copied");
    expect(writeText).toHaveBeenLastCalledWith("clickbang");
  });
});

describe("a record", () => {
  const contributions = ["11".repeat(32), "22".repeat(32), ""];
  const outcomes: Outcomes = [
    [0, 5],
    [1, 1],
  ];
  const source = new Draws(SECRET, contributions);
  const header = { game: "bulletbucks", options: { open_purses: "off" }, names: ["Ada", "Bo", "Cleo"] };
  const luck = {
    secret: SECRET,
    commitment: hashOf(SECRET),
    commits: [...contributions.slice(0, 2).map(hashOf), ""],
    contributions,
  };
  const draws = Array.from({ length: 9 }, () => ({ draw: source.choose(outcomes), of: outcomes }));
  const receipt = {
    receipt: 1 as const,
    commitment: luck.commitment,
    commits: luck.commits,
    terms: termsOf(header.game, header.options),
    seat: 1,
    contribution: contributions[1]!,
    shown: true,
  };

  function fails(changes: Partial<typeof luck>, lines: object[] = draws, noted = receipt): string[] {
    const text = [header, { luck: { ...luck, ...changes } }, { event: "Began" }, ...lines].map((line) =>
      JSON.stringify(line),
    );
    return checkRecord(`${text.join("\n")}\n`, noted)
      .checks.filter(({ holds }) => !holds)
      .map(({ name }) => name);
  }

  it("holds where it is honest", () => {
    expect(fails({})).toEqual([]);
  });

  it("fails by what was changed in it", () => {
    expect(fails({ commitment: "ab".repeat(32) })).toEqual(["secret", "noted"]);
    expect(fails({ commits: ["ab".repeat(32), luck.commits[1]!, ""] })).toEqual(["commits", "others"]);
    const swapped = {
      commits: [luck.commits[1]!, luck.commits[0]!, ""],
      contributions: [contributions[1]!, contributions[0]!, ""],
    };
    expect(fails(swapped)).toEqual(expect.arrayContaining(["others", "own"]));
    expect(fails({ commits: [luck.commits[0]!, luck.commits[1]!, luck.commits[1]!] }, draws)).toEqual([
      "commits",
      "others",
    ]);
    expect(fails({}, [{ ...draws[0], draw: 1 - draws[0]!.draw }])).toEqual(["draws"]);
    expect(fails({}, draws, { ...receipt, terms: "ab".repeat(32) })).toEqual(["terms"]);
  });

  it("names who did not show what they had committed to", () => {
    const text = [header, { luck: { ...luck, commits: [...luck.commits.slice(0, 2), OTHER] } }];
    expect(checkRecord(text.map((line) => JSON.stringify(line)).join("\n"), null).silent).toEqual(["Cleo"]);
  });
});
