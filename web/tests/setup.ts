// The page loads its games while somebody reads; tests have them at once.

import { loadGames } from "../src/games/registry";

await loadGames();

// for a browser nobody has to catch that an animation was cancelled; happy-dom tells it as an error nobody caught
const { cancel } = Animation.prototype;
Animation.prototype.cancel = function () {
  this.finished.catch(() => {});
  cancel.call(this);
};
