// Somebody who plays on this page, and notes how their time passes. Put into the page before its own script.
(() => {
  // milliseconds: to read a question that is a decision, or one that is only clicked away; to watch what is acted out
  // before it is skipped; between two presses
  const READ = 3000;
  const CLICK_AWAY = 700;
  const WATCH = 2000;
  const PRESS = 400;
  const LOOK = 50;
  const BUTTONS = ".bar button:not([disabled]):not(.quiet)";
  const SKIP = ".skip, [role=status] button.quiet";
  const JUMP = "button.jump:not([disabled])";

  const seen = { length: 0, forced: 0, first: null, prompts: 0, single: 0, clicked: 0, windows: 0, over: false };
  window.seen = seen;
  let prompt = null; // what the server asked last
  let current = null; // what stands on the page: since when, and when the next press is due
  let began = 0;
  let last = 0;
  let jumpAt = 0;
  let skipAt = 0;

  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        for (const message of JSON.parse(data))
          if (message.type === "update" && message.prompt) prompt = message.prompt;
      });
    }
  };

  const visible = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);

  /** The question on the page, if one has to answer it: nobody waits for who may leave a team. */
  function question() {
    const bar = document.querySelector(".bar[data-role=must], .bar[data-role=asked]");
    return bar?.querySelector("h2") && prompt?.kind === bar.dataset.kind ? prompt : null;
  }

  function meet(asked, now) {
    const single = asked.choices.length < 2;
    const isWindow = window.windows.includes(asked.kind);
    seen.prompts += 1;
    seen.single += single;
    seen.clicked += !single && isWindow;
    const isDecision = !single && !isWindow;
    if (isDecision && seen.first === null) seen.first = now - began;
    current = { number: asked.number, presses: 0, due: now + (isDecision ? READ : CLICK_AWAY) };
  }

  /** Something at random, then the button that seals it, if there is one. */
  function press(now) {
    const seal = visible(".bar .seal:not([disabled]):not([aria-disabled=true])")[0];
    const others = visible(BUTTONS).filter((one) => one !== seal);
    const picked = current.presses % 2 && seal ? seal : (others[Math.floor(Math.random() * others.length)] ?? seal);
    picked?.click();
    current.presses += 1;
    current.due = now + PRESS;
  }

  function look() {
    const now = performance.now();
    if (!began) {
      if (document.querySelector(".game")) began = last = now;
      return;
    }
    const passed = now - last;
    last = now;
    if (document.querySelector(".result")) {
      seen.over = true;
      clearInterval(timer);
      return;
    }
    seen.length = now - began;
    const asked = question();
    const jump = visible(JUMP)[0];
    const skip = visible(SKIP)[0];
    const beat = document.querySelector(".bar.beat");
    if (beat && prompt?.choices.length > 1) {
      // a card could be played, and nobody waits for that: they let it pass
      if (current?.number !== prompt.number) seen.windows += 1;
      current = { number: prompt.number, presses: 0, due: now };
    } else if (asked && !beat) {
      if (current?.number !== asked.number) meet(asked, now);
      if (now >= current.due) press(now);
    } else if (jump) {
      // who could go on at once and reads first does not have to wait
      jumpAt ||= now + READ;
      if (now >= jumpAt) jump.click();
    } else if (skip) {
      skipAt ||= now + WATCH;
      if (now >= skipAt) skip.click();
    } else {
      seen.forced += passed;
    }
    if (!skip) skipAt = 0;
  }
  const timer = setInterval(look, LOOK);
})();
