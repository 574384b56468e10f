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

/** Tiles around a table, and the room in the middle, in pixels. */
export interface Ring {
  wide: number;
  tall: number;
  places: Place[];
  middle: { wide: number; tall: number };
}
/** How large a tile is at most and at least. */
export interface TileSizes {
  most: readonly [wide: number, tall: number];
  least: readonly [wide: number, tall: number];
}
const [STEPS, GAP] = [24, 5];
/** The share of the height that the middle keeps. */
const MIDDLE_TALL = 0.43;

/**
 * The largest tiles that do not overlap on a ring of this size, at the roundest table that has room for them and for
 * the middle.
 */
export function fitRing(seats: number, width: number, height: number, { most, least }: TileSizes): Ring {
  const size = (i: number, step: number): number => most[i]! + ((least[i]! - most[i]!) * step) / STEPS;
  let ring: Ring | null = null;
  for (let step = 0; step <= STEPS; step++) {
    const [wide, tall] = [size(0, step), size(1, step)];
    const [across, down] = [Math.max(1, width - wide) / (wide + GAP), Math.max(1, height - tall) / (tall + GAP)];
    const ways = [
      ...EDGES.flatMap((edge) => [false, true].map((isSplit) => () => along(edge, seats, across, down, isSplit))),
      () => inRows(seats, across, down),
    ];
    for (const way of ways) {
      const { places, apart } = way();
      ring = { wide, tall, places, middle: middleOf({ wide, tall, places }, width, height) };
      if (apart >= 1 && ring.middle.tall >= MIDDLE_TALL * height) return ring;
    }
  }
  return ring!;
}

/** Places, and how far they are apart, counted in tiles: below 1 they overlap. */
interface Seating {
  places: Place[];
  apart: number;
}
/** Half of a table's edge as a list of points, clockwise from the top; 1 is an ellipse, 0 has corners. */
function edgeOf(round: number): Place[] {
  const quarter: Place[] = [];
  const r = round / 2;
  for (let i = 0; i < FINE; i++) quarter.push({ x: 0.5 + ((0.5 - r) * i) / FINE, y: 0 });
  for (let i = 0; i < FINE; i++) {
    const angle = (i / FINE) * (Math.PI / 2);
    quarter.push({ x: 1 - r + r * Math.sin(angle), y: r - r * Math.cos(angle) });
  }
  for (let i = 0; i <= FINE; i++) quarter.push({ x: 1, y: r + ((0.5 - r) * i) / FINE });
  return [...quarter, ...quarter.toReversed().map(({ x, y }) => ({ x, y: 1 - y }))];
}
const FINE = 160;
const EDGES = [0.9, 0.7, 0.5, 0.3].map(edgeOf);
const mirrored = ({ x, y }: Place): Place => ({ x: 1 - x, y });

/**
 * Along a round edge, each as far from the one before; both sides are alike. The first is at the top, or shares it with
 * the last.
 */
function along(edge: readonly Place[], seats: number, across: number, down: number, isSplit: boolean): Seating {
  const far = (a: Place, b: Place): number => Math.max(Math.abs(a.x - b.x) * across, Math.abs(a.y - b.y) * down);
  const [top, bottom] = [edge[0]!, edge.at(-1)!];
  const hasBottom = (seats - Number(!isSplit)) % 2 === 1;
  const aside = (seats - Number(!isSplit) - Number(hasBottom)) / 2;
  const walk = (step: number): Place[] => {
    const places: Place[] = [];
    let last = top;
    for (const point of edge) {
      if (places.length === aside || far(point, last) < (isSplit && places.length === 0 ? step / 2 : step)) continue;
      last = point;
      places.push(point);
    }
    return places;
  };
  let [low, high] = [0, 2 * (across + down)];
  for (let i = 0; i < 16; i++) {
    const step = (low + high) / 2;
    const places = walk(step);
    const last = places.at(-1);
    const isEnough =
      places.length === aside && last !== undefined && far(last, bottom) >= (hasBottom ? step : step / 2);
    if (isEnough) low = step;
    else high = step;
  }
  const right = walk(low);
  const places = [
    ...(isSplit ? [] : [top]),
    ...right,
    ...(hasBottom ? [bottom] : []),
    ...right.toReversed().map(mirrored),
  ];
  return { places, apart: low };
}

/** Along four walls, where the most tiles fit: the corners belong to the rows at the top and at the bottom. */
function inRows(seats: number, across: number, down: number): Seating {
  let best: Seating = { places: [], apart: -1 };
  for (let top = 2; top <= seats / 2; top++)
    for (const bottom of [top, top - 1]) {
      const column = (seats - top - bottom) / 2;
      if (column < 0 || !Number.isInteger(column)) continue;
      const apart = Math.min(across / (top - 1), across / Math.max(1, bottom - 1), down / (column + 1));
      if (apart <= best.apart) continue;
      const row = (n: number, y: number) =>
        Array.from({ length: n }, (_, i) => ({ x: n === 1 ? 0.5 : i / (n - 1), y }));
      const side = Array.from({ length: column }, (_, i) => ({ x: 1, y: (i + 1) / (column + 1) }));
      const round = [...row(top, 0), ...side, ...row(bottom, 1).toReversed(), ...side.toReversed().map(mirrored)];
      // The first is at the top in the middle.
      const first = Math.floor(top / 2);
      best = { places: [...round.slice(first), ...round.slice(0, first)], apart };
    }
  return best;
}
/** How wide the middle should be for its height. */
const MIDDLE = 1.7;
/** The largest box of that shape in the middle that touches no tile; it is widened as far as there is room. */
function middleOf({ wide, tall, places }: Omit<Ring, 'middle'>, width: number, height: number): Ring['middle'] {
  /** From the middle to the near edges of each tile. */
  const edges = places.map(({ x, y }) => ({
    across: Math.abs(x - 0.5) * (width - wide) - wide / 2 - GAP,
    down: Math.abs(y - 0.5) * (height - tall) - tall / 2 - GAP,
  }));
  const fits = (w: number, h: number) => edges.every(({ across, down }) => across >= w / 2 || down >= h / 2);
  let h = height;
  while (h > 1 && !fits(h * MIDDLE, h)) h -= 2;
  let w = h * MIDDLE;
  while (w + 4 < width && fits(w + 4, h)) w += 4;
  return { wide: w, tall: h };
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
