import { page } from "../game";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { lastClash } from "./clash";
import Emblem from "./Emblem.svelte";
import Illustration from "./Illustration.svelte";
import invitation from "./invitation";
import { moods } from "./moods";
import type { Battleroyal } from "./protocol";
import { scenes } from "./scenes";
import { royal } from "./view";

export default page<Battleroyal>({
  ...invitation,
  Board,
  Answer,
  Illustration,
  moods,
  fatal: ["Sign"],
  Emblem,
  scenes,
  parties: (events) => {
    if (events.at(-1)?.type === "Passed") return undefined; // a glance, whoever it is
    const clash = lastClash(events);
    return clash ? [...clash.attackers, ...clash.defenders] : undefined;
  },
  told: ({ type }) => (type === "BangsHeard" ? "bang" : undefined),
  whispers: (view) => royal(view).alive,
});
