import { say } from "../../text/catalogue";
import { page } from "../game";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Illustration from "./Illustration.svelte";
import invitation from "./invitation";
import { moods } from "./moods";
import type { Bulletbucks } from "./protocol";
import { scenes } from "./scenes";

export default page<Bulletbucks>({
  ...invitation,
  Board,
  Answer,
  tellsStake: ["bid", "raise"],
  Illustration,
  moods,
  stands: ({ round }) => (round ? say("bulletbucks-round", { round }) : ""),
  fatal: ["Name"],
  Emblem,
  scenes,
  told: ({ type }) => (type === "Clicked" ? "click" : type === "Banged" ? "bang" : undefined),
});
