import { say } from "../../text/catalogue";
import { page } from "../game";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { intro } from "./brief";
import Emblem from "./Emblem.svelte";
import Illustration from "./Illustration.svelte";
import invitation from "./invitation";
import { moods } from "./moods";
import type { Championship } from "./protocol";
import { scenes } from "./scenes";
import { soundOf } from "./sounds";

export default page<Championship>({
  ...invitation,
  Board,
  Answer,
  Illustration,
  fatal: ["Pocket", "Accuse"],
  Emblem,
  moods,
  stands: ({ round }) => (round ? say("championship-round", { round }) : ""),
  scenes,
  intro,
  told: soundOf,
  announces: ({ view, prompt }) =>
    say("championship-next", {
      moment: (view.prompt ?? prompt?.kind) === "bribe" ? "bribe" : (view.phase ?? ""),
    }),
});
