/** A place on a ring, in parts of its width and height from the top left. */
export interface Place {
  x: number;
  y: number;
}

/** How square the ring is: 2 is an ellipse; more leaves room in the middle. */
const SQUARE = 3;
const SAMPLES = 720;
const curve = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / SQUARE);

/** A point of the ring, clockwise from the top. */
function pointAt(turn: number): Place {
  const angle = turn * 2 * Math.PI;
  return { x: 0.5 + curve(Math.sin(angle)) / 2, y: 0.5 - curve(Math.cos(angle)) / 2 };
}

/** Seats around a table, clockwise from the top, equally far from each other; `shape` is its width by its height. */
export function placesOnRing(seats: number, shape: number): Place[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(i / SAMPLES));
  const lengths = points.map((point, i) => {
    const before = points[Math.max(0, i - 1)]!;
    return Math.hypot((point.x - before.x) * shape, point.y - before.y);
  });
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const places: Place[] = [];
  let gone = 0;
  for (const [i, length] of lengths.entries()) {
    gone += length;
    if (places.length < seats && gone >= (places.length * all) / seats - 1e-9) places.push(points[i]!);
  }
  return places;
}

/** Tiles around a table of this size, in pixels. */
export interface Ring {
  /** How wide a tile is. */
  wide: number;
  places: Place[];
}
const [NARROWEST, STEP, GAP] = [72, 4, 8];
/** The widest tiles of this height that do not touch each other. */
export function fitRing(seats: number, width: number, height: number, tall: number, widest: number): Ring {
  for (let wide = widest; ; wide -= STEP) {
    const [across, down] = [Math.max(1, width - wide), Math.max(1, height - tall)];
    const places = placesOnRing(seats, across / down);
    const isApart = ({ x, y }: Place, i: number): boolean => {
      const next = places[(i + 1) % seats]!;
      return Math.abs(next.x - x) * across >= wide + GAP || Math.abs(next.y - y) * down >= tall + GAP;
    };
    if (wide - STEP < NARROWEST || places.every(isApart)) return { wide, places };
  }
}

/** The place that is nearest to a point. */
export function nearest(places: readonly Place[], { x, y }: Place, shape: number): number {
  const far = places.map((place) => Math.hypot((place.x - x) * shape, place.y - y));
  return far.indexOf(Math.min(...far));
}

/** The order of the chairs when one of them is carried to another place: the others move up. */
export function carried(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== from);
  order.splice(to, 0, from);
  return order;
}
