// What every view shows before the server has said anything: a table at which nobody sits.

import type { View } from "../net/protocol";

export const BEFORE_ALL: View = {
  seat: -1,
  game: "",
  seats: 0,
  options: {},
  prompt: "",
  prompts: 0,
  must: [],
  asked: [],
  standing: [],
  sealed: false,
  sealed_by: [],
  own_answer: -1,
  draft: [],
  ending: "",
  winners: [],
  scores: [],
};
