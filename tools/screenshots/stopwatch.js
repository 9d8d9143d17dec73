// Time on a page, in hand: it runs as usual until a scene begins that is to be filmed, and then only as far as it is told.
// So a film has every moment in its place, however slow the machine is that takes it.
(() => {
  const SLICE = 16;
  const real = {
    now: performance.now.bind(performance),
    mark: performance.mark.bind(performance),
    later: setTimeout.bind(window),
    every: setInterval.bind(window),
    Date,
  };
  let now = real.now();
  let seen = now;
  let next = 1;
  const timers = new Map();
  let frames = [];
  const held = new Set();
  const origin = real.Date.now() - now;
  const watch = { wanted: [], skips: false, marks: [], isHeld: false };
  window.stopwatch = watch;

  const put = (run, wait, every) => {
    timers.set(next, { run, at: now + Math.max(0, Number(wait) || 0), every });
    return next++;
  };
  window.setTimeout = (run, wait = 0, ...given) => put(() => run(...given), wait);
  window.setInterval = (run, wait = 0, ...given) => put(() => run(...given), wait, Math.max(SLICE, Number(wait) || 0));
  window.clearTimeout = (number) => void timers.delete(number);
  window.clearInterval = window.clearTimeout;
  window.requestAnimationFrame = (run) => {
    frames.push({ run, number: next });
    return next++;
  };
  window.cancelAnimationFrame = (number) => {
    frames = frames.filter((frame) => frame.number !== number);
  };
  performance.now = () => now;
  window.Date = class extends real.Date {
    constructor(...given) {
      super(...(given.length > 0 ? given : [origin + now]));
    }
    static now() {
      return origin + now;
    }
  };

  const guarded = (run, ...given) => {
    try {
      run(...given);
    } catch (error) {
      console.error(error);
    }
  };

  /** One frame's time goes by. */
  function tick(until) {
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= until).sort((one, other) => one[1].at - other[1].at)[0];
      if (!due) break;
      const [number, timer] = due;
      now = Math.max(now, timer.at);
      if (timer.every === undefined) timers.delete(number);
      else timer.at = now + timer.every;
      guarded(timer.run);
      if (watch.isHeld && !watch.moving) return; // a scene has begun: it is looked at before anything else happens
    }
    now = until;
    const drawn = frames;
    frames = [];
    for (const { run } of drawn) guarded(run, now);
  }

  /** What moves by style moves on by so much; what is new begins now. */
  function animate(passed) {
    for (const animation of document.getAnimations()) {
      if (!held.has(animation)) {
        animation.pause();
        animation.currentTime ??= 0;
        held.add(animation);
        continue;
      }
      const end = animation.effect?.getComputedTiming().endTime ?? 0;
      const then = Number(animation.currentTime) + passed * animation.playbackRate;
      if (then >= end) {
        held.delete(animation);
        animation.finish();
      } else animation.currentTime = then;
    }
  }

  const pause = () => new Promise((resolve) => real.later(resolve, 0));

  real.every(() => {
    const passed = real.now() - seen;
    seen = real.now();
    if (!watch.isHeld) tick(now + passed);
  }, SLICE);

  /** Go on by so many milliseconds while the time is in hand. */
  watch.advance = async (passed) => {
    watch.moving = true;
    animate(0);
    for (let left = passed; left > 0; left -= SLICE) {
      const slice = Math.min(SLICE, left);
      tick(now + slice);
      await pause();
      animate(slice);
    }
    await pause();
    animate(0);
    watch.moving = false;
  };
  watch.hold = () => {
    watch.isHeld = true;
    animate(0);
  };
  watch.release = () => {
    watch.isHeld = false;
    for (const animation of held) if (animation.playState === "paused") animation.play();
    held.clear();
  };
  watch.state = () => ({
    marks: watch.marks.splice(0),
    isHeld: watch.isHeld,
    busy: document.querySelector(".skip") !== null,
    over: document.querySelector(".result") !== null,
    now,
  });
  const skip = () => document.querySelector("button.skip")?.click();

  performance.mark = (name, ...given) => {
    const [what, type, step] = name.split(" ");
    if (what === "scene") {
      watch.marks.push([type, Number(step), now]);
      const isWanted = watch.wanted.includes(type);
      if (step === "0" && isWanted) {
        watch.isHeld = true;
        real.later(watch.hold, 0);
      } else if (step === "0" && watch.skips) real.later(skip, 0);
    }
    return real.mark(name, ...given);
  };
})();
