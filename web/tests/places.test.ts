import { expect, test } from "vitest";
import { AROUND, type Seating, seating } from "../src/room/places";

/** Fields as they are left over on phones, upright and on their side, tablets, desks and big screens. */
const FIELDS: [string, number, number][] = [
  ["a small phone", 320, 380],
  ["a phone", 390, 470],
  ["a phone on its side", 540, 340],
  ["a tablet", 768, 700],
  ["a desk", 1100, 620],
  ["a large screen", 1900, 800],
  ["a huge screen", 2200, 1150],
];
const FEW = [2, 3, 4, 5, 6, 8, 10, 12];
const MANY = [13, 20, 27, 36];

function overlapping({ spots, width, height }: Seating): number {
  return spots.flatMap((one, at) =>
    spots
      .slice(at + 1)
      .filter((two) => Math.abs(one.x - two.x) < width - 0.01 && Math.abs(one.y - two.y) < height - 0.01),
  ).length;
}

for (const [name, width, height] of FIELDS)
  for (const count of [...FEW, ...MANY])
    test(`${count} people on ${name} are all in sight, and none covers another`, () => {
      const found = seating(count, width, height);
      expect(found.spots).toHaveLength(count);
      expect(overlapping(found)).toBe(0);
      for (const { x, y } of found.spots) {
        expect(x - found.width / 2).toBeGreaterThanOrEqual(-0.01);
        expect(x + found.width / 2).toBeLessThanOrEqual(width + 0.01);
        expect(y - found.height / 2).toBeGreaterThanOrEqual(-0.01);
        expect(y + found.height / 2).toBeLessThanOrEqual(height + 0.01);
      }
      // large enough for a head and a name
      expect(found.height).toBeGreaterThan(count > AROUND ? 36 : 60);
    });

for (const count of [...FEW, ...MANY])
  test(`oneself among ${count} sits below the middle, the next one to the left`, () => {
    const { spots, height } = seating(count, 900, 600);
    expect(spots[0]!.x).toBeCloseTo(450);
    expect(spots[0]!.y).toBeCloseTo(600 - height / 2, 0);
    expect(spots[0]!.y).toBe(Math.max(...spots.map(({ y }) => y)));
    if (count > 2) expect(spots[1]!.x).toBeLessThan(450);
    if (count > 2) expect(spots.at(-1)!.x).toBeGreaterThan(450);
  });

test("two sit opposite each other", () => {
  const { spots, oval } = seating(2, 1000, 600);
  expect(spots[1]!.x).toBeCloseTo(500);
  expect(spots[1]!.y).toBeCloseTo(oval.y - oval.ry);
});

test("many sit in two rows, and between them an arena is left", () => {
  const { spots, oval } = seating(36, 390, 470);
  expect(spots.filter(({ row }) => row === 1).length).toBeGreaterThanOrEqual(17);
  expect(oval.rx * 2).toBeGreaterThan(390 * 0.3);
});

test("a place can be wider, for a game that puts something beside the face", () => {
  const { width, height } = seating(5, 1100, 620, { aspect: 1.6, most: 120 });
  expect(width / height).toBeCloseTo(1.6);
  expect(height).toBeLessThanOrEqual(120);
});

test("a field that is not measured yet has a middle", () => {
  expect(seating(4, 0, 0)).toMatchObject({ oval: { x: 0, y: 0, rx: 0, ry: 0 } });
  expect(seating(36, 0, 0).spots).toHaveLength(36);
});
