// Somebody who plays on this page without knowing the game: whenever something can be pressed they press something, and
// now and then they look at what happens instead of skipping it. Put into the page before its own script.
(() => {
  const BUTTONS = ".bar button:not([disabled]):not([aria-disabled=true]):not(.quiet)";
  const CHANCE = 2654435761;
  let turn = 0;
  let told = "";
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
  window.person = {
    /** Play from now on, with so many milliseconds between two presses; whoever is out looks on for `out` of them first. */
    play(pause, out) {
      let since = 0;
      setInterval(() => {
        turn += 1;
        if (document.querySelector(".result")) return;
        const isOut = document.querySelector(".game.out") !== null;
        since ||= isOut ? performance.now() : 0;
        const jump = seen("button.jump:not([disabled])")[0];
        if (jump && performance.now() - since > out) return jump.click();
        const question = document.querySelector(".bar[data-kind]")?.dataset.kind ?? "";
        // a question is read for a moment before anything is pressed
        if (question !== told) {
          told = question;
          return;
        }
        const found = seen(BUTTONS);
        if (found.length) found[(Math.imul(turn, CHANCE) >>> 7) % found.length].click();
      }, pause);
    },
  };
})();
