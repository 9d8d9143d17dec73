import { page } from "../game";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { lastClash } from "./clash";
import Illustration from "./Illustration.svelte";
import Picture from "./Picture.svelte";
import type { Battleroyal } from "./protocol";
import { royal } from "./view";

export default page<Battleroyal>({
  Board,
  Answer,
  Picture,
  Illustration,
  seats: 6,
  scenes: {
    SignsRevealed: 1100,
    CardsRevealed: 900,
    BangsHeard: 700,
    TeamFormed: 900,
    AllAlone: 900,
    NothingHappened: 900,
    Eliminated: 1100,
  },
  parties: (events) => {
    const clash = lastClash(events);
    return clash ? [...clash.attackers, ...clash.defenders] : undefined;
  },
  begins: { SignsRevealed: "count", CardsRevealed: "turn" },
  told: ({ type }) => (type === "BangsHeard" ? "bang" : undefined),
  whispers: (view) => royal(view).alive,
});
