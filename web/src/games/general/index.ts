// Any game that has no folder of its own here.

import Choices from "../../parts/Choices.svelte";
import type { PageGame } from "../game";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";

const general: PageGame = { Board, Answer: Choices, Picture };

export default general;
