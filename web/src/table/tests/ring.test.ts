import { expect, test } from 'vitest';
import { carried, fitRing, nearest, placesOnRing } from '../../ring.ts';

for (const seats of [6, 13, 24])
  test(`${seats} seats stand equally far from each other, the first at the top`, () => {
    const shape = 1.6;
    const places = placesOnRing(seats, shape);
    expect(places).toHaveLength(seats);
    expect(places[0]!.x).toBeCloseTo(0.5);
    expect(places[0]!.y).toBeCloseTo(0);
    const gaps = places.map(({ x, y }, i) => {
      const next = places[(i + 1) % seats]!;
      return Math.hypot((next.x - x) * shape, next.y - y);
    });
    // Across a corner the straight line is shorter than the arc.
    expect(Math.min(...gaps)).toBeGreaterThan(Math.max(...gaps) * 0.7);
    for (const { x, y } of places) expect([x >= 0, x <= 1, y >= 0, y <= 1]).toEqual([true, true, true, true]);
  });

test('the second seat is on the right: they are numbered clockwise', () => {
  expect(placesOnRing(4, 1)[1]!.x).toBeCloseTo(1);
});

test('a chair is put down at the nearest place', () => {
  const places = placesOnRing(6, 1.5);
  for (const [i, place] of places.entries()) expect(nearest(places, { x: place.x + 0.02, y: place.y }, 1.5)).toBe(i);
});

test('a chair that is carried away lets the others move up', () => {
  expect(carried(5, 0, 2)).toEqual([1, 2, 0, 3, 4]);
  expect(carried(5, 4, 1)).toEqual([0, 4, 1, 2, 3]);
  expect(carried(3, 1, 1)).toEqual([0, 1, 2]);
});

const SIZES = { most: [190, 128], least: [72, 57] } as const;
for (const [width, height] of [
  [930, 540],
  [1400, 900],
  [700, 500],
] as const)
  for (let seats = 6; seats <= 24; seats++)
    test(`${seats} tiles on ${width} × ${height} touch neither each other nor the middle`, () => {
      const { wide, tall, places, middle } = fitRing(seats, width, height, SIZES);
      expect(places).toHaveLength(seats);
      for (const [i, { x, y }] of places.entries()) {
        expect([x >= 0, x <= 1, y >= 0, y <= 1]).toEqual([true, true, true, true]);
        for (const other of places.slice(i + 1)) {
          const [dx, dy] = [Math.abs(other.x - x) * (width - wide), Math.abs(other.y - y) * (height - tall)];
          expect(dx >= wide || dy >= tall, `${i}`).toBe(true);
        }
        const [dx, dy] = [Math.abs(x - 0.5) * (width - wide), Math.abs(y - 0.5) * (height - tall)];
        expect(dx >= (wide + middle.wide) / 2 || dy >= (tall + middle.tall) / 2, `${i} and the middle`).toBe(true);
      }
      expect(middle.tall).toBeGreaterThan(height * 0.4);
    });

test('both sides of the table are alike', () => {
  for (const seats of [8, 15, 24]) {
    const { places } = fitRing(seats, 930, 540, SIZES);
    const left = places.filter(({ x }) => x < 0.499).map(({ x, y }) => [1 - x, y]);
    const right = places.filter(({ x }) => x > 0.501).map(({ x, y }) => [x, y]);
    expect(
      left
        .toReversed()
        .flat()
        .map((n) => n.toFixed(6)),
    ).toEqual(right.flat().map((n) => n.toFixed(6)));
  }
});

test('where there is no room at all, tiles stay wide enough for a name', () => {
  expect(fitRing(24, 300, 200, SIZES).wide).toBe(72);
});
