// The curves that are engraved on notes and on the backs of cards: what a point on one wheel draws that rolls on another.

/** A closed curve around a middle: `lobes` waves of this depth, wound `turns` times. */
export function rosette(
  x: number,
  y: number,
  radius: number,
  depth: number,
  lobes: number,
  turns = 1,
  steps = lobes * 8 * turns,
): string {
  const points: string[] = [];
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * Math.PI * 2 * turns;
    const away = radius + depth * Math.cos((angle * lobes) / turns);
    points.push(`${round(x + away * Math.cos(angle))} ${round(y + away * Math.sin(angle))}`);
  }
  return `M${points.join("L")}z`;
}

/** Waves from left to right, one above the other, each a little later than the one before. */
export function waves(
  from: number,
  to: number,
  y: number,
  height: number,
  length: number,
  lines: number,
): string {
  return Array.from({ length: lines }, (_, line) => {
    const shift = (line / lines) * length;
    const points: string[] = [];
    for (let x = from; x <= to; x += length / 10) {
      points.push(`${round(x)} ${round(y + height * Math.sin(((x + shift) / length) * Math.PI * 2))}`);
    }
    return `M${points.join("L")}`;
  }).join("");
}

/** Rays around a middle: narrow triangles from one radius to another. */
export function rays(x: number, y: number, inner: number, outer: number, count: number, share = 0.5): string {
  return Array.from({ length: count }, (_, ray) => {
    const at = (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * share;
    const corner = (angle: number, away: number) =>
      `${round(x + away * Math.cos(angle))} ${round(y + away * Math.sin(angle))}`;
    return `M${corner(at, inner)}L${corner(at - half, outer)}L${corner(at + half, outer)}z`;
  }).join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
