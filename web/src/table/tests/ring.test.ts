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

for (const [seats, width, height] of [
  [12, 1000, 660],
  [24, 1400, 900],
  [24, 960, 620],
  [6, 700, 500],
] as const)
  test(`${seats} tiles on ${width} × ${height} do not touch`, () => {
    const { wide, tall, places } = fitRing(seats, width, height, 92, 230);
    expect(wide).toBeGreaterThanOrEqual(72);
    expect(tall).toBeGreaterThanOrEqual(57);
    for (const [i, { x, y }] of places.entries())
      for (const other of places.slice(i + 1)) {
        const [dx, dy] = [Math.abs(other.x - x) * (width - wide), Math.abs(other.y - y) * (height - tall)];
        expect(dx >= wide || dy >= tall, `${seats} on ${width}: ${i}`).toBe(true);
      }
  });

test('where there is no room at all, tiles stay wide enough for a name', () => {
  expect(fitRing(24, 300, 200, 92, 230).wide).toBe(72);
});
