import { say } from "../../text/catalogue";
import { page } from "../game";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Illustration from "./Illustration.svelte";
import Picture from "./Picture.svelte";
import type { Bulletbucks } from "./protocol";
import { scenes } from "./scenes";

export default page<Bulletbucks>({
  Board,
  Answer,
  Picture,
  Illustration,
  seats: 4,
  stands: ({ round }) => (round ? say("bulletbucks-round", { round }) : ""),
  scenes,
  told: ({ type }) => (type === "Clicked" ? "click" : type === "Banged" ? "bang" : undefined),
});
