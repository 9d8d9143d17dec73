// Where people stand in the circle: you at the bottom, clockwise to your left, in one ring or, when they are many, in
// two that mesh like teeth.

export interface Place {
  x: number;
  y: number;
}

export interface Layout {
  places: Place[];
  /** The radius of the disc that stands for a person. */
  disc: number;
  /** The radius of what is free in the middle. */
  middle: number;
}

const LARGEST_DISC = 34;
/** From this radius on a disc has room for a whole name; if one ring cannot give it, two are better. */
export const NAMES_FIT = 27;
/** So many pixels are free between two discs. */
const AIR = 3;
/** Below its disc a person has a badge or a name. */
const BELOW = 6;

/** The chord between neighbours on a ring with this radius. */
const chord = (radius: number, people: number) =>
  people < 2 ? Infinity : 2 * radius * Math.sin(Math.PI / people);

/** The distance between two points of two rings, one step of the circle apart. */
function slant(outer: number, inner: number, people: number): number {
  const step = (2 * Math.PI) / people;
  return Math.sqrt(outer * outer + inner * inner - 2 * outer * inner * Math.cos(step));
}

const fitsOneRing = (disc: number, people: number, size: number) =>
  chord(size / 2 - disc - BELOW, people) >= 2 * disc + AIR;

/** In two rings an odd number leaves one place free, so that no two on the outer ring are side by side. */
const evenly = (people: number) => people + (people % 2);

function fitsTwoRings(disc: number, people: number, size: number): boolean {
  const slots = evenly(people);
  const outer = size / 2 - disc - BELOW;
  const inner = innerRing(outer, disc);
  const apart = 2 * disc + AIR;
  return inner > 2 * disc && slant(outer, inner, slots) >= apart && chord(inner, slots / 2) >= apart;
}

const innerRing = (outer: number, disc: number) => outer - 1.9 * disc - AIR;

/** The largest disc that fits, from large to small; something always fits. */
function largest(fits: (disc: number) => boolean): number {
  for (let disc = LARGEST_DISC; disc > 4; disc -= 0.5) if (fits(disc)) return disc;
  return 4;
}

/** The circle of so many people in a square of so many pixels. */
export function circleLayout(people: number, size: number): Layout {
  const inOne = largest((disc) => fitsOneRing(disc, people, size));
  const inTwo = people > 7 ? largest((disc) => fitsTwoRings(disc, people, size)) : 0;
  const twoRings = inOne < NAMES_FIT && inTwo > inOne;
  const disc = twoRings ? inTwo : inOne;
  const outer = size / 2 - disc - BELOW;
  const inner = twoRings ? innerRing(outer, disc) : outer;
  const slots = twoRings ? evenly(people) : people;
  const empty = slots === people ? -1 : slots / 2; // opposite to you
  const places = [...Array(slots).keys()]
    .filter((slot) => slot !== empty)
    .map((slot) => {
      const radius = slot % 2 === 0 ? outer : inner;
      const angle = Math.PI / 2 + (2 * Math.PI * slot) / slots;
      return { x: size / 2 + radius * Math.cos(angle), y: size / 2 - BELOW / 2 + radius * Math.sin(angle) };
    });
  return { places, disc, middle: inner - disc - AIR };
}

export interface Person {
  seat: number;
  /** Which of the persons of this player. */
  person: number;
}

/** The people left, clockwise, you first; whoever only watches sees the circle as it was dealt. */
export function around(circle: number[], alive: number[], persons: number, you: number): Person[] {
  const start = Math.max(circle.indexOf(you), 0);
  const turned = [...circle.slice(start), ...circle.slice(0, start)];
  return turned
    .filter((seat) => alive.includes(seat))
    .flatMap((seat) => Array.from({ length: persons }, (_, person) => ({ seat, person })));
}

/** Two or three letters for everybody, no two alike. */
export function shortNames(names: string[]): string[] {
  const start = (name: string, length: number) => [...name.trim()].slice(0, length).join("");
  const alone = (name: string, length: number) =>
    names.filter((other) => start(other, length) === start(name, length)).length === 1;
  return names.map((name, index) => {
    if (alone(name, 2)) return start(name, 2);
    return alone(name, 3) ? start(name, 3) : `${start(name, 1)}${index + 1}`;
  });
}
