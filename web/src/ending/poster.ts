// The picture to share: a small front page, painted on a canvas with the letters that the page has loaded already.

import type { Mood } from "../faces/moods";
import { type Measure, shorten, wrap } from "./lines";
import { portraitImage, SHAPE } from "./portraitImage";

export interface Person {
  seed: string;
  name: string;
  mood: Mood;
  score: string;
  isWinner: boolean;
}

export interface Poster {
  masthead: string;
  /** Left and right below it. */
  ears: [string, string];
  headline: string;
  moment: string;
  toldTo: string;
  /** In the order in which they stand. */
  people: Person[];
  foot: string;
  isGentle: boolean;
}

const WIDE = 1080;
const HIGH = 1350;
const EDGE = 64;
const INNER = WIDE - 2 * EDGE;
const MIDDLE = WIDE / 2;
const DISPLAY = '"Abril Fatface", Georgia, serif';
const TEXT = '"Figtree Variable", system-ui, sans-serif';
const PICTURED = 3;
const LISTED = 6;
const COLOURS = {
  classic: {
    paper: ["#f7ecd5", "#e6d4ae"],
    photo: ["#b79a74", "#7f5d43"],
    dots: "#2a1a1077",
    brass: "#7a1d20",
  },
  gentle: {
    paper: ["#fffaec", "#ffe9c8"],
    photo: ["#6fbdb6", "#2b8f8c"],
    dots: "#ff7f6acc",
    brass: "#0b5f60",
  },
} as const;
const INK = "#2a1a10";
const FAINT = "#5c4330";
const RIM = "#fff8e8";

/** Those in the photograph: whoever won, or if nobody did all who stand in front. */
export const pictured = (people: Person[]): Person[] => {
  const winners = people.filter(({ isWinner }) => isWinner);
  return (winners.length > 0 ? winners : people).slice(0, PICTURED);
};

/** The largest size at which a text takes at most so many lines, none of them cut. */
export function fit(
  text: string,
  sizes: number[],
  most: number,
  width: number,
  at: (size: number) => Measure,
) {
  for (const size of sizes) {
    const lines = wrap(text, width, most + 1, at(size));
    if (lines.length <= most && !lines.some((line) => line.endsWith("…"))) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  return { size, lines: wrap(text, width, most, at(size)) };
}

/** Paint it, as a file of the kind PNG. */
export async function paint(poster: Poster): Promise<Blob> {
  await Promise.all([document.fonts?.load(`80px ${DISPLAY}`), document.fonts?.load(`600 30px ${TEXT}`)]);
  const faces = await Promise.all(
    poster.people
      .slice(0, Math.max(LISTED, PICTURED))
      .map(async (person) => [person, await portraitImage(person.seed, person.mood, RIM)] as const),
  );
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("no canvas");
  draw(ink, poster, new Map(faces));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

type Faces = Map<Person, HTMLImageElement | null>;

function draw(ink: CanvasRenderingContext2D, poster: Poster, faces: Faces): void {
  const colours = COLOURS[poster.isGentle ? "gentle" : "classic"];
  const measure: Measure = (text) => ink.measureText(text).width;
  const shade = ([from, to]: readonly [string, string], top: number, bottom: number) => {
    const made = ink.createLinearGradient(0, top, 0, bottom);
    made.addColorStop(0, from);
    made.addColorStop(1, to);
    return made;
  };
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour = INK,
    align: CanvasTextAlign = "center",
  ) => {
    ink.font = font;
    ink.fillStyle = colour;
    ink.textAlign = align;
    ink.fillText(text, x, y);
  };
  const rule = (y: number, thick: number) => {
    ink.fillStyle = INK;
    ink.fillRect(EDGE, y, INNER, thick);
  };

  ink.fillStyle = shade(colours.paper, 0, HIGH);
  ink.fillRect(0, 0, WIDE, HIGH);
  ink.strokeStyle = colours.brass;
  ink.lineWidth = 4;
  ink.strokeRect(24, 24, WIDE - 48, HIGH - 48);

  rule(70, 3);
  ink.font = `76px ${DISPLAY}`;
  write(shorten(poster.masthead, INNER, measure), MIDDLE, 148, ink.font, colours.brass);
  rule(176, 2);
  write(poster.ears[0], EDGE, 210, `500 24px ${TEXT}`, FAINT, "left");
  write(poster.ears[1], WIDE - EDGE, 210, `500 24px ${TEXT}`, FAINT, "right");
  rule(226, 2);
  rule(231, 5);

  const headline = fit(poster.headline, [120, 104, 90, 78, 66, 56], 2, INNER, (size) => {
    ink.font = `${size}px ${DISPLAY}`;
    return measure;
  });
  let y = 250;
  for (const line of headline.lines) {
    y += headline.size * 1.02;
    write(line, MIDDLE, y, `${headline.size}px ${DISPLAY}`);
  }

  const top = y + 44;
  const rows = Math.ceil(Math.min(poster.people.length, LISTED) / 2);
  const high = 400 + (LISTED / 2 - rows) * 78; // fewer people, a larger photograph
  ink.save();
  ink.beginPath();
  ink.rect(EDGE, top, INNER, high);
  ink.clip();
  ink.fillStyle = shade(colours.photo, top, top + high);
  ink.fillRect(EDGE, top, INNER, high);
  ink.fillStyle = colours.dots;
  for (let x = EDGE; x < EDGE + INNER; x += 10)
    for (let down = top + 3; down < top + high; down += 10) ink.fillRect(x, down, 4, 4);
  const glow = ink.createRadialGradient(MIDDLE, top + 160, 40, MIDDLE, top + 160, 440);
  glow.addColorStop(0, "#ffecbee6");
  glow.addColorStop(1, "#ffecbe00");
  ink.fillStyle = glow;
  ink.fillRect(EDGE, top, INNER, high);
  const shown = pictured(poster.people);
  const tall = high - 24;
  const broad = tall * SHAPE;
  shown.forEach((person, index) => {
    const x = MIDDLE + (index - (shown.length - 1) / 2) * broad * 0.76;
    const face = faces.get(person);
    if (face) ink.drawImage(face, x - broad / 2, top + high - tall, broad, tall);
  });
  ink.restore();
  ink.strokeStyle = INK;
  ink.lineWidth = 2;
  ink.strokeRect(EDGE, top, INNER, high);

  y = top + high + 18;
  ink.font = `500 32px ${TEXT}`;
  for (const line of wrap(poster.moment, INNER, 3, measure)) {
    y += 42;
    write(line, MIDDLE, y, `500 32px ${TEXT}`);
  }
  if (poster.toldTo) {
    y += 38;
    write(poster.toldTo, MIDDLE, y, `italic 500 24px ${TEXT}`, FAINT);
  }

  y += 30;
  rule(y, 2);
  const column = INNER / 2;
  poster.people.slice(0, LISTED).forEach((person, index) => {
    const left = EDGE + (index % 2) * (column + 14);
    const base = y + 56 + Math.floor(index / 2) * 78;
    const right = left + column - 14;
    const face = faces.get(person);
    if (face) ink.drawImage(face, left - 4, base - 50, 72 * SHAPE, 72);
    ink.font = `36px ${DISPLAY}`;
    const scored = person.score ? measure(person.score) + 16 : 0;
    if (person.score) write(person.score, right, base + 4, ink.font, colours.brass, "right");
    ink.font = `${person.isWinner ? 750 : 550} 30px ${TEXT}`;
    write(
      shorten(person.name, right - left - 80 - scored, measure),
      left + 80,
      base + 2,
      ink.font,
      INK,
      "left",
    );
  });
  write(poster.foot, MIDDLE, HIGH - 48, `500 22px ${TEXT}`, FAINT);
}
