// Where people sit for a given width and height of the table's field: up to twelve around an oval, more in two rows of
// stands around it. Oneself is always below the middle, the next seat to one's left, as cards are dealt. No game here.

/** A centre and two radii, in pixels of the field. */
export interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Spot {
  /** The centre of the place, in pixels of the field. */
  x: number;
  y: number;
  /** 0 at the table, or in front; 1 in the second row of the stands. */
  row: 0 | 1;
}

export interface Seating {
  /** The edge of the table. */
  oval: Oval;
  /** In the order of the seats, oneself first; no two places of this size overlap, and none leaves the field. */
  spots: Spot[];
  width: number;
  height: number;
}

/** How large a place may be, and how much wider than high it is. */
export interface Wish {
  aspect?: number;
  most?: number;
  /** How much longer than broad the table may be. */
  longest?: number;
}

/** More than so many sit in the stands. */
export const AROUND = 12;
const LEAST = 24;
const STEP = 2;
const SAMPLES = 720;
/** A table is at most so much longer than broad. */
const LONGEST = 2.1;
/** The arena keeps at least this share of the width between the stands. */
const ARENA = 0.34;

/** The places of so many people; on a field where nothing fits, or that is not measured yet, all are in the middle. */
export function seating(count: number, width: number, height: number, wish: Wish = {}): Seating {
  const { aspect = 1.05, most = Math.min(180, Math.max(width, height) / 5), longest = LONGEST } = wish;
  const arrange = count > AROUND ? inStands : around;
  for (let high = Math.max(most, LEAST); high > LEAST; high -= STEP) {
    const found = arrange(count, width, height, high * aspect, high, longest);
    if (found) return found;
  }
  const [x, y] = [width / 2, height / 2];
  const spots = Array.from({ length: count }, (): Spot => ({ x, y, row: 0 }));
  return { oval: { x, y, rx: x, ry: y }, spots, width: LEAST * aspect, height: LEAST };
}

/** So many at equal distances around the oval; nothing if two of them would touch. */
function around(
  count: number,
  width: number,
  height: number,
  wide: number,
  high: number,
  longest: number,
): Seating | null {
  const ry = Math.min((height - high) / 2, ((width - wide) / 2) * LONGEST);
  const rx = Math.min((width - wide) / 2, ry * longest);
  if (rx <= 0 || ry <= 0) return null;
  const oval = { x: width / 2, y: height / 2, rx, ry };
  // a step counts as many places as it is long, whichever of their sides lies along it
  const steps = [0];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const [from, to] = [on(oval, sample - 1), on(oval, sample)];
    steps.push(steps[sample - 1]! + Math.max(Math.abs(to.x - from.x) / wide, Math.abs(to.y - from.y) / high));
  }
  const spots: Spot[] = [];
  for (let seat = 0, sample = 0; seat < count; seat++) {
    const wanted = (seat / count) * steps[SAMPLES]!;
    while (steps[sample]! < wanted) sample++;
    spots.push({ ...on(oval, sample), row: 0 });
  }
  return touches(spots, wide, high) ? null : { oval, spots, width: wide, height: high };
}

/** A point of the oval: the first is below, then on to the left. */
function on({ x, y, rx, ry }: Oval, sample: number): { x: number; y: number } {
  const angle = (sample / SAMPLES) * 2 * Math.PI;
  return { x: x - rx * Math.sin(angle), y: y + ry * Math.cos(angle) };
}

function touches(spots: Spot[], wide: number, high: number): boolean {
  return spots.some((one, index) =>
    spots.slice(index + 1).some((two) => Math.abs(one.x - two.x) < wide && Math.abs(one.y - two.y) < high),
  );
}

/** Oneself below, the others two deep up the left side, along the top and down the right side. */
function inStands(count: number, width: number, height: number, wide: number, high: number): Seating | null {
  const pairs = Math.ceil((count - 1) / 2);
  const along = Math.floor(width / wide);
  const down = Math.floor((height - 2 * high) / high);
  const inner = width - 4 * wide;
  if (down < 0 || inner < Math.max(width * ARENA, wide) || along + 2 * down < pairs) return null;
  const least = pairs - 2 * down;
  let top = Math.min(along, Math.max(least, Math.round((pairs * along) / (along + 2 * down))));
  // both sides are filled alike
  if ((pairs - top) % 2 === 1) top += top < along ? 1 : -1;
  const side = (pairs - top) / 2;
  if (side > down) return null;
  const spots: Spot[] = [{ x: width / 2, y: height - high / 2, row: 0 }];
  const add = (x: number, y: number, row: 0 | 1) => {
    if (spots.length < count) spots.push({ x, y, row });
  };
  const deep = height - 2 * high;
  for (let step = 0; step < side; step++) {
    const y = height - (deep * (step + 0.5)) / side;
    add(wide / 2, y, 1);
    add(1.5 * wide, y, 0);
  }
  for (let step = 0; step < top; step++) {
    const x = (width * (step + 0.5)) / top;
    add(x, high / 2, 1);
    add(x, 1.5 * high, 0);
  }
  for (let step = 0; step < side; step++) {
    const y = 2 * high + (deep * (step + 0.5)) / side;
    add(width - wide / 2, y, 1);
    add(width - 1.5 * wide, y, 0);
  }
  const ry = Math.min(deep / 2, (inner / 2) * LONGEST);
  const oval = { x: width / 2, y: 2 * high + deep / 2, rx: Math.min(inner / 2, ry * LONGEST), ry };
  return { oval, spots, width: wide, height: high };
}
