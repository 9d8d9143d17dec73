// Reads the page as somebody sees it, and says what is wrong with it. Put into every page before its own script; one
// look is one call of `inspector.look()`, and `inspector.watch()` looks every quarter of a second and when something
// settles. Nothing here knows the games.
(() => {
  const EVERY = 250;
  // milliseconds: what moves passes over things, and is over by then
  const TRANSITION = 900;
  const LEAST_TEXT = 10.95;
  const LEAST_TARGET = 43.5;
  const LEAST_CONTRAST = 4.5;
  // pixels that something may reach over an edge, or over another text
  const SLACK = 1.5;
  // a text that is nearly gone is not there, and what is nearly gone covers nothing
  const FADED = 0.2;
  const VEIL = 0.35;
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=tab]";
  // what lies over the rest because somebody asked for it, or because a game is over
  const OVER = "dialog, .drawer, [data-over]";
  // letters that are part of a drawing, such as the print on a banknote: what they say stands beside it
  const PRINT = "[data-print]";

  const named = (element) => {
    const path = [];
    for (let one = element; one && one !== document.body && path.length < 3; one = one.parentElement)
      path.push([one.localName, ...one.classList].filter((word) => !/^svelte-|-\d+$/.test(word)).slice(0, 3).join("."));
    return path.reverse().join(" > ");
  };
  const box = ({ left, top, width, height }) => [left, top, width, height].map(Math.round);
  const screen = () => {
    const has = (selector) => document.querySelector(selector) !== null;
    const where = [".result", ".guide.told", ".game.out", ".game.watched", ".guide", ".game", ".lobby", "form.new", ".games"];
    return (where.find(has) ?? "arriving").split(".").at(-1);
  };

  // one look asks the same of the same elements again and again
  let styles = new Map();
  let opacities = new Map();
  const styleOf = (element) => {
    let found = styles.get(element);
    if (!found) styles.set(element, (found = getComputedStyle(element)));
    return found;
  };
  const opacityOf = (element) => {
    if (!element) return 1;
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const found = Number(styleOf(element).opacity) * opacityOf(element.parentElement);
    opacities.set(element, found);
    return found;
  };
  const isSeen = (element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    if (opacityOf(element) < FADED || styleOf(element).visibility !== "visible") return false;
    // what only screen readers are told
    for (let one = element; one; one = one.parentElement)
      if (/inset\(50%|rect\(0/.test(styleOf(one).clipPath) || styleOf(one).display === "none") return false;
    return true;
  };
  /** How much larger or smaller it is seen than it is laid out. */
  const scaleOf = (element) => {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale: own } = styleOf(one);
      if (transform && transform !== "none") {
        const matrix = new DOMMatrixReadOnly(transform);
        scale *= Math.hypot(matrix.a, matrix.b);
      }
      if (own && own !== "none") scale *= Number.parseFloat(own);
    }
    return scale;
  };

  /** Every line of text that is seen: its element, its box, and the whole text. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue.trim();
      const element = node.parentElement;
      if (!text || !element || /^(STYLE|SCRIPT|OPTION|TITLE|NOSCRIPT)$/i.test(element.tagName)) continue;
      if (element.closest(PRINT) || !isSeen(element)) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 2 && rect.height > 2) found.push({ element, rect, text });
    }
    return found;
  }
  const controls = () => [...document.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && one.getBoundingClientRect().width > 0);

  const inner = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  /** What of the box is seen of it in everything that cuts it, and whether one can scroll to the rest. */
  function clipOf(element, rect) {
    const cut = { left: 0, top: 0, right: 0, bottom: 0, by: null, scrolls: false };
    const at = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    const trim = (edge, by, x, y) => {
      const over = {
        left: x ? edge.left - at.left : 0, right: x ? at.right - edge.right : 0,
        top: y ? edge.top - at.top : 0, bottom: y ? at.bottom - edge.bottom : 0,
      };
      for (const side of ["left", "top", "right", "bottom"])
        if (over[side] > cut[side]) {
          cut[side] = over[side];
          cut.by = by;
        }
    };
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      const moves = (how, has) => /auto|scroll/.test(how) && has;
      const x = moves(overflowX, one.scrollWidth > one.clientWidth + 1);
      const y = moves(overflowY, one.scrollHeight > one.clientHeight + 1);
      if (x || y) {
        // beyond its edge one can scroll, and is seen no further than it
        const edge = inner(one);
        if ((x && (at.left < edge.left || at.right > edge.right)) || (y && (at.top < edge.top || at.bottom > edge.bottom))) {
          cut.scrolls = true;
          return cut;
        }
      }
      const hides = (how) => /hidden|clip|auto|scroll/.test(how);
      if (hides(overflowX) || hides(overflowY)) trim(inner(one), one, hides(overflowX), hides(overflowY));
      if (position === "fixed") break;
    }
    const root = document.scrollingElement;
    const isLong = root.scrollHeight > innerHeight + 1;
    trim({ left: 0, top: isLong ? -1e6 : 0, right: innerWidth, bottom: isLong ? 1e6 : innerHeight }, null, true, true);
    return cut;
  }

  const rgba = (text) => {
    const found = text.match(/color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/);
    if (found) return [found[1] * 255, found[2] * 255, found[3] * 255, found[4] === undefined ? 1 : Number(found[4])];
    const plain = text.match(/rgba?\(([^)]+)\)/);
    if (!plain) return null;
    const [r, g, b, a = 1] = plain[1].split(/[ ,/]+/).map(Number);
    return [r, g, b, a];
  };
  const colours = (image) => (image.match(/rgba?\([^)]+\)|color\(srgb [^)]+\)/g) ?? []).map(rgba).filter(Boolean);
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one, two) => {
    const [a, b] = [light(one), light(two)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  /** Whether it hides what is below it where it lies. */
  const hides = (element) => {
    if (opacityOf(element) < VEIL) return false;
    if (/^(img|canvas|video|path|circle|rect|ellipse|polygon|use|image|text)$/i.test(element.localName)) {
      const { fill, stroke } = styleOf(element);
      const paints = (paint) => paint !== "none" && (rgba(paint)?.[3] ?? 1) * opacityOf(element) >= VEIL;
      return !(element instanceof SVGElement) || paints(fill) || paints(stroke);
    }
    const { backgroundColor, backgroundImage } = styleOf(element);
    return (rgba(backgroundColor)?.[3] ?? 0) >= VEIL || colours(backgroundImage).some(([, , , a]) => a >= VEIL);
  };
  const isOver = (element) => element.closest(OVER) !== null;

  /** What sticks to the edge of a page that scrolls covers what is scrolled past it. */
  function isPassed(cover, element) {
    for (let one = cover; one && !one.contains(element); one = one.parentElement)
      if (styleOf(one).position === "sticky") return true;
    return false;
  }

  /** Texts of other elements, or something that is painted, over the middle of a line. */
  function coverOf({ element, rect }) {
    const y = rect.top + rect.height / 2;
    for (const x of [rect.left + 2, rect.left + rect.width / 2, rect.right - 2]) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      for (const one of document.elementsFromPoint(x, y)) {
        if (one === element || one.contains(element) || element.contains(one)) break;
        if (hides(one) && !isPassed(one, element)) return one;
      }
    }
    return null;
  }

  /** The colours that may be behind a text: what is painted below it, down to something that nothing shines through. */
  function groundsOf({ element, rect }) {
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const stack = document.elementsFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
    const layers = [];
    let from = stack.indexOf(element);
    if (from < 0) from = stack.findIndex((one) => one.contains(element));
    for (const one of stack.slice(Math.max(from, 0))) {
      if (one instanceof SVGElement && one.localName !== "svg") {
        const fill = rgba(styleOf(one).fill);
        if (fill && one !== element && styleOf(one).fill !== "none") layers.push([[...fill.slice(0, 3), fill[3] * opacityOf(one)]]);
        continue;
      }
      const { backgroundColor, backgroundImage } = styleOf(one);
      const own = rgba(backgroundColor);
      const stops = colours(backgroundImage);
      if (stops.length > 0) layers.push(stops.map(([r, g, b, a]) => [r, g, b, a * opacityOf(one)]));
      if (own && own[3] > 0) layers.push([[...own.slice(0, 3), own[3] * opacityOf(one)]]);
      if (layers.at(-1)?.every(([, , , a]) => a > 0.95)) break;
    }
    let grounds = [[128, 128, 128, 1]];
    if (!layers.at(-1)?.every(([, , , a]) => a > 0.95)) grounds = [rgba(styleOf(document.documentElement).backgroundColor) ?? [255, 255, 255, 1]];
    for (const layer of layers.reverse()) {
      const next = layer.flatMap((colour) => grounds.map((ground) => over(colour, ground)));
      next.sort((a, b) => light(a) - light(b));
      // of many only the darkest and the lightest matter
      grounds = next.length > 2 ? [next[0], next.at(-1)] : next;
    }
    return grounds;
  }

  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 * SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.3;
  const isRelated = (a, b) => a === b || a.contains(b) || b.contains(a);
  /** Part of a sentence: the sentence is what one looks at. */
  const isInline = (element) => {
    const { display } = styleOf(element);
    return display === "inline" && [...element.parentElement.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  };
  const reaches = (element, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const half = LEAST_TARGET / 2 - 1;
    return [[x - half, y], [x + half, y], [x, y - half], [x, y + half]].every(([px, py]) => {
      const hit = document.elementFromPoint(px, py);
      return hit && (hit === element || element.contains(hit) || hit.closest("label")?.contains(element));
    });
  };

  const style = document.createElement("style");
  style.textContent = "* { pointer-events: auto !important }";

  /** All that is wrong now. */
  function look() {
    styles = new Map();
    opacities = new Map();
    const found = [];
    const add = (kind, element, rect, detail) => found.push({ kind, at: named(element), box: box(rect), detail, screen: screen() });
    const presses = controls();
    for (const one of presses) {
      const target = one.matches("input[type=radio], input[type=checkbox]") ? (one.closest("label") ?? one) : one;
      const rect = target.getBoundingClientRect();
      const cut = clipOf(target, rect);
      if (cut.scrolls) continue;
      const out = Math.max(cut.left, cut.right, cut.top, cut.bottom);
      if (out > SLACK) add(cut.by ? "cut" : "outside", target, rect, `a control, by ${Math.round(out)} px${cut.by ? ` in ${named(cut.by)}` : ""}`);
      const isSmall = rect.width < LEAST_TARGET || rect.height < LEAST_TARGET;
      if (isSmall && !one.disabled && !isInline(target) && !reaches(target, rect))
        add("target", target, rect, `${Math.round(rect.width)} by ${Math.round(rect.height)} px`);
    }
    const lines = texts();
    document.head.append(style);
    const sight = [];
    for (const line of lines) {
      const { element, rect, text } = line;
      const short = text.slice(0, 40);
      const size = Number.parseFloat(styleOf(element).fontSize) * scaleOf(element);
      if (size < LEAST_TEXT) add("small", element, rect, `${size.toFixed(1)} px: ${short}`);
      const cut = clipOf(element, rect);
      if (cut.scrolls) continue;
      const out = Math.max(cut.left, cut.right, cut.top, cut.bottom);
      // a line is a little higher than its letters
      if (out > Math.max(SLACK, rect.height * (out === cut.top || out === cut.bottom ? 0.3 : 0))) {
        add(cut.by ? "cut" : "outside", element, rect, `${Math.round(out)} px of: ${short}`);
        continue;
      }
      // further down a page that scrolls nothing lies over anything yet
      if (rect.bottom < 0 || rect.top > innerHeight || rect.right < 0 || rect.left > innerWidth) continue;
      sight.push(line);
      const cover = coverOf(line);
      if (cover && (!isOver(cover) || isOver(element))) add("covered", element, rect, `${short} | by ${named(cover)}`);
      const isOff = element.closest(":disabled, [aria-disabled=true]");
      const paint = element instanceof SVGElement ? styleOf(element).fill : styleOf(element).color;
      const colour = rgba(paint);
      if (colour && !cover && !isOff) {
        const ink = [...colour.slice(0, 3), colour[3] * opacityOf(element)];
        const worst = Math.min(...groundsOf(line).map((ground) => contrast(over(ink, ground), ground)));
        if (worst < LEAST_CONTRAST) add("contrast", element, rect, `${worst.toFixed(2)}: ${short}`);
      }
    }
    for (const [index, one] of sight.entries())
      for (const two of sight.slice(index + 1))
        if (!isPassed(one.element, two.element) && !isPassed(two.element, one.element) && !isRelated(one.element, two.element) && meets(one.rect, two.rect) && isOver(one.element) === isOver(two.element))
          add("covered", one.element, one.rect, `${one.text.slice(0, 30)} | meets ${two.text.slice(0, 30)} (${named(two.element)})`);
    style.remove();
    for (const { element, rect, text } of lines) {
      const { textOverflow } = styleOf(element);
      const block = styleOf(element).display === "inline" ? element.parentElement : element;
      const clamps = styleOf(block).webkitLineClamp !== "none" && styleOf(block).display.includes("box");
      if (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) add("cut", element, rect, `…: ${text.slice(0, 40)}`);
      else if (clamps && block.scrollHeight > block.clientHeight + 2) add("cut", block, block.getBoundingClientRect(), `…: ${text.slice(0, 40)}`);
    }
    return found;
  }

  // what stays wrong for longer than a transition is a finding: once of each kind, place and screen
  const since = new Map();
  const fresh = [];
  const known = new Set();
  let looks = 0;
  let spent = 0;
  function heed() {
    if (document.hidden || !document.body) return;
    const began = performance.now();
    const now = new Map();
    for (const one of look()) {
      const key = `${one.kind} ${one.screen} ${one.at}`;
      if (!now.has(key)) now.set(key, one);
    }
    looks += 1;
    for (const key of [...since.keys()]) if (!now.has(key)) since.delete(key);
    for (const [key, one] of now) {
      if (!since.has(key)) since.set(key, began);
      if (began - since.get(key) < TRANSITION || known.has(key)) continue;
      known.add(key);
      fresh.push(one);
    }
    spent += performance.now() - began;
  }
  let due = 0;
  const settled = () => {
    if (due) return;
    due = setTimeout(() => {
      due = 0;
      heed();
    }, 30);
  };
  window.inspector = {
    look,
    take: () => fresh.splice(0),
    watch() {
      setInterval(heed, EVERY);
      for (const type of ["transitionend", "animationend"]) document.addEventListener(type, settled, true);
    },
    get looks() {
      return looks;
    },
    get spent() {
      return spent;
    },
  };
})();
