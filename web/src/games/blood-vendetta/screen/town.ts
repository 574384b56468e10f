/** A small fixed stream of numbers from 0 to 1: the town looks the same on every screen. */
function stream(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** Stars in a box of 1600 by 500: place and size. */
export const STARS: readonly (readonly [x: number, y: number, size: number])[] = (() => {
  const next = stream(77);
  return Array.from({ length: 90 }, () => [next() * 1600, next() ** 1.4 * 480, 0.8 + next() ** 3 * 2.2] as const);
})();

interface House {
  x: number;
  wide: number;
  tall: number;
  roof: number;
}
/** A row of gabled houses along 1600, the highest at the sides, so that the middle stays clear. */
function row(seed: number, low: number, high: number): House[] {
  const next = stream(seed);
  const houses: House[] = [];
  for (let x = -20; x < 1620; ) {
    const wide = 46 + next() * 60;
    const aside = Math.abs(x + wide / 2 - 800) / 800;
    houses.push({ x, wide, tall: low + next() * 40 + (high - low) * aside ** 1.5, roof: 24 + next() * 44 });
    x += wide;
  }
  return houses;
}
const GROUND = 420;
const drawn = (houses: readonly House[]): string =>
  `M-20 ${GROUND}${houses
    .map(({ x, wide, tall, roof }) => {
      const eaves = GROUND - tall;
      return `L${x} ${eaves}L${x + wide / 2} ${eaves - roof}L${x + wide} ${eaves}`;
    })
    .map((house) => house.replace(/(\d+\.\d)\d+/g, '$1'))
    .join('')}L1640 ${GROUND}Z`;
/** A church: a tower with a spire and a cross. */
const church = (x: number, tall: number): string =>
  `M${x} ${GROUND}V${GROUND - tall}l22 -86l3 0v-16h-8v-5h8v-9h6v9h8v5h-8v16l3 0l22 86V${GROUND}Z`;

const NEAR = row(5, 50, 190);
export const TOWN_FAR = `${drawn(row(31, 100, 220))}${church(1010, 200)}`;
export const TOWN_NEAR = `${drawn(NEAR)}${church(240, 230)}`;
/** Lit windows of the near houses. */
export const LAMPS: string = (() => {
  const next = stream(9);
  return NEAR.flatMap(({ x, wide, tall }) =>
    [0.26, 0.62].flatMap((share) =>
      [24, 60, 96, 132]
        .filter((down) => down + 20 < tall && next() < 0.42)
        .map((down) => `M${(x + wide * share).toFixed(0)} ${(GROUND - tall + down).toFixed(0)}h8v11h-8z`),
    ),
  ).join('');
})();
