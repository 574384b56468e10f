/** A point on the ring, as fractions of its width and height from the top left. */
export interface Place {
  x: number;
  y: number;
}

/** Exponent of the superellipse: 2 is an ellipse, more is squarer and leaves room in the middle. */
const SQUARE = 3;
const SAMPLES = 720;
const curve = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / SQUARE);

/** The point after a fraction of a turn, clockwise from the top. */
function pointAt(turn: number): Place {
  const angle = turn * 2 * Math.PI;
  return { x: 0.5 + curve(Math.sin(angle)) / 2, y: 0.5 - curve(Math.cos(angle)) / 2 };
}

const POINTS = Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(i / SAMPLES));

/** Seats around a table, clockwise from the top, evenly spaced; `shape` is the aspect ratio. */
export function placesOnRing(seats: number, shape: number): Place[] {
  const lengths = POINTS.map((point, i) => {
    const before = POINTS[Math.max(0, i - 1)]!;
    return Math.hypot((point.x - before.x) * shape, point.y - before.y);
  });
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const places: Place[] = [];
  let gone = 0;
  for (const [i, length] of lengths.entries()) {
    gone += length;
    if (places.length < seats && gone >= (places.length * all) / seats - 1e-9) places.push(POINTS[i]!);
  }
  return places;
}

/** Tiles around a table, in pixels. */
export interface Ring {
  wide: number;
  tall: number;
  places: Place[];
}
const [STEP, GAP] = [4, 8];
/** When space is tight, tiles get narrower first, then shorter: each row is a share of the full height and the least width. */
const SIZES = [
  [1, 112],
  [0.8, 104],
  [0.62, 72],
] as const;
/** The largest tiles that do not overlap on a ring of this size. */
export function fitRing(seats: number, width: number, height: number, tallest: number, widest: number): Ring {
  const lay = (wide: number, tall: number): Ring => {
    const shape = Math.max(1, width - wide) / Math.max(1, height - tall);
    return { wide, tall, places: placesOnRing(seats, shape) };
  };
  for (const [part, narrowest] of SIZES)
    for (let wide = widest; wide >= narrowest; wide -= STEP) {
      const ring = lay(wide, tallest * part);
      if (isApart(ring, width, height)) return ring;
    }
  const [part, narrowest] = SIZES.at(-1)!;
  return lay(narrowest, tallest * part);
}
function isApart({ wide, tall, places }: Ring, width: number, height: number): boolean {
  return places.every(({ x, y }, i) => {
    const next = places[(i + 1) % places.length]!;
    const [across, down] = [Math.abs(next.x - x) * (width - wide), Math.abs(next.y - y) * (height - tall)];
    return across >= wide + GAP || down >= tall + GAP;
  });
}

/** The place that is nearest to a point. */
export function nearest(places: readonly Place[], { x, y }: Place, shape: number): number {
  const far = places.map((place) => Math.hypot((place.x - x) * shape, place.y - y));
  return far.indexOf(Math.min(...far));
}

/** The seat order after one seat is dragged to another place and the others close up. */
export function carried(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== from);
  order.splice(to, 0, from);
  return order;
}
