// The page loads its games while somebody reads; tests have them at once.

import { loadGames } from "../src/games/registry";

await loadGames();
