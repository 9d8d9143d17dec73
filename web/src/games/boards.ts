// Which table belongs to which game. A game adds its board (what the situation looks like) and, where buttons with
// words are not enough, its own way to answer; everything else is the frame's.

import type { Component } from "svelte";
import type { GameName } from "../net/messages";
import type { Table } from "../state/table.svelte";
import BattleRoyalAnswer from "./battleroyal/Answer.svelte";
import BattleRoyalBoard from "./battleroyal/Board.svelte";
import BulletbucksAnswer from "./bulletbucks/Answer.svelte";
import BulletbucksBoard from "./bulletbucks/Board.svelte";
import ChampionshipAnswer from "./championship/Answer.svelte";
import ChampionshipBoard from "./championship/Board.svelte";

export interface Parts {
  Board: Component<{ table: Table }>;
  Answer: Component<{ table: Table }>;
}

export const BOARDS: Record<GameName, Parts> = {
  bulletbucks: { Board: BulletbucksBoard, Answer: BulletbucksAnswer },
  championship: { Board: ChampionshipBoard, Answer: ChampionshipAnswer },
  battleroyal: { Board: BattleRoyalBoard, Answer: BattleRoyalAnswer },
};
