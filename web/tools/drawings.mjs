// `node tools/drawings.mjs` picks the drawings that the page needs out of all 4,133 of game-icons.net and writes them to
// the folder of each game, from where they are loaded with it. What is written is committed; run it after a change here.

import { readFileSync, writeFileSync } from "node:fs";
import { OWN } from "./own-drawings.mjs";

const SET = JSON.parse(readFileSync(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)));
const POPPER = "party-popper";

/** Who drew what, as the folders of github.com/game-icons/icons say; the set itself does not tell. */
const DREW = {
  "Carl Olsen": ["crossbow"],
  Delapouite: [
    "air-balloon", "baseball-bat", "boomerang", "cake-slice", "cupcake", "dart", "exit-door", "flashlight",
    "handheld-fan", "hatchet", "house", "human-target", "ice-cream-cone", "jester-hat", "jewel-crown", "katana",
    "lasso", "microphone", "money-stack", "nunchaku", "opened-food-can", "panzerfaust", "paper-plane", "party-hat",
    "party-popper", "perspective-dice-six-faces-random", "pinata", "present", "reload-gun-barrel", "rolling-dices",
    "round-star", "sawed-off-shotgun", "shaking-hands", "shower", "sickle", "silver-bullet", "skipping-rope",
    "slingshot", "sparkles", "spinning-top", "spy", "take-my-money", "thumb-down", "thumb-up", "toy-mallet", "uzi",
    "war-pick", "washing-machine", "whistle",
  ],
  "John Colburn": ["pistol-gun"],
  Lorc: [
    "balloons", "brass-eye", "bubbles", "bullets", "cycle", "explosion-rays", "flat-hammer", "kitchen-knives",
    "laurel-crown", "machete", "poker-hand", "spray", "spyglass", "umbrella", "unlit-bomb",
  ],
  sbed: ["death-skull"],
  Skoll: ["ak47", "desert-eagle", "fist", "hearts", "revolver"],
};

/** What stands for what: [classic, gentle]; one name alone stands for both. A list lays drawings over one another. */
const ART = {
  common: {
    skull: ["death-skull", "own-telephone"],
    out: ["exit-door", "house"],
    bullet: ["silver-bullet", POPPER],
    bang: ["explosion-rays", "own-confetti"],
    heart: "hearts",
    star: "round-star",
    crown: "jewel-crown",
    "thumb-up": "thumb-up",
    "thumb-down": "thumb-down",
    fist: "fist",
    handshake: "shaking-hands",
    money: "money-stack",
    treat: "cupcake",
    seal: ["jewel-crown", "present"],
    eye: "brass-eye",
    telephone: "own-telephone",
    general: "poker-hand",
  },
  battleroyal: {
    "teddy-bear": "own-teddy",
    "canned-food": "opened-food-can",
    "ornate-fan": "handheld-fan",
    "class-photo": "own-photo",
    whistle: "whistle",
    rope: "lasso",
    "pot-lid": "own-lid",
    fork: "own-fork",
    umbrella: "umbrella",
    flashlight: "flashlight",
    boomerang: "boomerang",
    "pepper-spray": ["spray", "bubbles"],
    darts: "dart",
    slingshot: ["slingshot", "paper-plane"],
    "frying-pan": "own-pan",
    nunchaku: ["nunchaku", "skipping-rope"],
    hammer: ["flat-hammer", "toy-mallet"],
    "baseball-bat": "baseball-bat",
    "kitchen-knife": ["kitchen-knives", "cake-slice"],
    sickle: ["sickle", "own-blower"],
    "ice-axe": ["war-pick", "ice-cream-cone"],
    "stun-gun": ["own-stun-gun", "jester-hat"],
    machete: ["machete", "pinata"],
    crossbow: ["crossbow", "own-bow-tie"],
    hatchet: ["hatchet", "party-hat"],
    katana: ["katana", "microphone"],
    derringer: ["own-derringer", [[POPPER, "translate(92 92) scale(.64)"]]],
    revolver: ["revolver", POPPER],
    pistol: [
      "desert-eagle",
      [
        [POPPER, "translate(-6 116) scale(.56)"],
        [POPPER, "translate(518 116) scale(-.56 .56)"],
      ],
    ],
    shotgun: ["sawed-off-shotgun", "own-confetti"],
    "sub-machine-gun": ["uzi", "own-streamers"],
    "automatic-rifle": [
      "ak47",
      [
        ["washing-machine", "translate(90 180) scale(.65)"],
        ["own-confetti", "translate(116 0) scale(.55 .37)"],
      ],
    ],
    bazooka: ["panzerfaust", "own-confetti-cannon"],
    bomb: ["unlit-bomb", "sparkles"],
    "scream-mask": ["own-scream", "own-ghost"],
    dollars: "money-stack",
  },
  championship: {
    peek: "spyglass",
    gift: "present",
    "shoot-somebody": ["human-target", "shower"],
    "air-gun": [[["pistol-gun", "rotate(62 256 256) scale(-1 1) translate(-512 0)"]], "air-balloon"],
    "second-thoughts": "perspective-dice-six-faces-random",
    "bribe-the-judge": "take-my-money",
    "one-more": ["bullets", "balloons"],
    "spin-again": ["cycle", "spinning-top"],
    "live-round": ["reload-gun-barrel", "own-confetti"],
    "side-bet": "rolling-dices",
    "crowd-favourite": "laurel-crown",
    informer: "spy",
  },
};

/** Where a drawing shows more than we want of it: from here to there is left out. */
const CUT = { machete: ["m-27.407 211.563", "M142.03 319.28"] };

function parts(name) {
  if (OWN[name]) return OWN[name];
  const icon = SET.icons[name];
  if (!icon) throw new Error(`There is no drawing called ${name}.`);
  const found = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => ({ d }));
  if (found.length === 0 || /<(?!path|\/?g)/.test(icon.body)) throw new Error(`${name} is more than paths.`);
  if (!CUT[name]) return found;
  const [from, to] = CUT[name].map((mark) => found[0].d.indexOf(mark));
  return [{ d: found[0].d.slice(0, from) + found[0].d.slice(to) }];
}

const laid = (drawing) =>
  typeof drawing === "string"
    ? parts(drawing)
    : drawing.flatMap(([name, at]) => parts(name).map((part) => ({ ...part, at: part.at ? `${at} ${part.at}` : at })));

const used = { classic: new Set(), gentle: new Set() };
const note = (drawing, ...skins) => {
  const names = typeof drawing === "string" ? [drawing] : drawing.map(([one]) => one);
  for (const skin of skins) for (const name of names) used[skin].add(name);
  return laid(drawing);
};

const isPair = (drawing) => Array.isArray(drawing) && drawing.length === 2 && !drawing.every(Array.isArray);

for (const [set, art] of Object.entries(ART)) {
  const classic = {};
  const gentle = {};
  for (const [key, drawing] of Object.entries(art)) {
    const [usual, mild] = isPair(drawing) ? drawing : [drawing];
    classic[key] = note(usual, ...(mild ? ["classic"] : ["classic", "gentle"]));
    if (mild) gentle[key] = note(mild, "gentle");
  }
  const file = set === "common" ? "things/common" : `games/${set}/art`;
  const text = `// Written by tools/drawings.mjs. Drawings of game-icons.net (CC BY 3.0; see credits.ts) and our own.
import type { Art } from "${set === "common" ? "./art" : "../../things/art"}";

const art: Art = {
  classic: ${JSON.stringify(classic)},
  gentle: ${JSON.stringify(gentle)},
};
export default art;
`;
  writeFileSync(new URL(`../src/${file}.ts`, import.meta.url), text);
}

const named = new Set(Object.values(DREW).flat());
const shownIn = (skin) => {
  const unnamed = [...used[skin]].filter((name) => !OWN[name] && !named.has(name));
  if (unnamed.length > 0) throw new Error(`Nobody is named as the author of ${unnamed.join(", ")}.`);
  const lists = Object.entries(DREW).map(([author, names]) => [author, names.filter((name) => used[skin].has(name))]);
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
};
writeFileSync(
  new URL("../src/things/authors.ts", import.meta.url),
  `// Written by tools/drawings.mjs: who drew what of game-icons.net, of what is seen in each skin.
import type { Skin } from "../state/settings.svelte";

export const AUTHORS: Record<Skin, Record<string, string[]>> = {
  classic: ${JSON.stringify(shownIn("classic"))},
  gentle: ${JSON.stringify(shownIn("gentle"))},
};
`,
);
