// Where a bubble goes: beside the head that speaks, inside the field, and where it covers the least of what must be read.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  x: number;
  y: number;
  side: Side;
  /** Where the tail begins, from the bubble's left or upper edge. */
  tail: number;
}

const GAP = 8;
const LIFT = 16;
/** The tail keeps this far from the bubble's round corners. */
const CORNER = 16;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** How much of one box another covers. */
function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much worse it is to cover a head or a name than anything else that is written. */
const DEAR = 6;

/** The best place for a bubble of this size, all in pixels of the field. */
export function placeBubble(
  head: Box,
  size: { width: number; height: number },
  field: { width: number; height: number },
  dear: Box[],
  written: Box[] = [],
): Place {
  const middle = { x: head.x + head.width / 2, y: head.y + head.height / 2 };
  // close to the head, or a little further where a name would be grazed
  const rows = [0, LIFT].flatMap((lift): [Side, number][] => [
    ["above", head.y - GAP - lift - size.height],
    ["below", head.y + head.height + GAP + lift],
  ]);
  // over the middle of the head, or to one side of it
  const along = [middle.x - size.width / 2, head.x + head.width - size.width, head.x];
  const beside = middle.y - size.height / 2;
  const free: [Side, number, number][] = [
    ...rows.flatMap(([side, y]) => along.map((x): [Side, number, number] => [side, x, y])),
    ["left", head.x - GAP - size.width, beside],
    ["right", head.x + head.width + GAP, beside],
  ];
  let best: { place: Place; cost: number } | undefined;
  for (const [side, wantedX, wantedY] of free) {
    const x = clamp(wantedX, 0, field.width - size.width);
    const y = clamp(wantedY, 0, field.height - size.height);
    const isUpright = side === "above" || side === "below";
    const tail = isUpright
      ? clamp(middle.x - x, CORNER, size.width - CORNER)
      : clamp(middle.y - y, CORNER, size.height - CORNER);
    const covered = (boxes: Box[]) => boxes.reduce((sum, one) => sum + overlap({ x, y, ...size }, one), 0);
    // one's own face is to be seen, too
    const cost = DEAR * covered([head, ...dear]) + covered(written);
    if (!best || cost < best.cost) best = { place: { x, y, side, tail }, cost };
  }
  return best!.place;
}
