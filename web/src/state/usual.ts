// What a table is like when nobody has chosen anything.

import type { GameName } from "../net/messages";

/** How many play when one plays at once against bots. */
export const QUICK: Record<GameName, number> = { bulletbucks: 4, championship: 4, battleroyal: 6 };
