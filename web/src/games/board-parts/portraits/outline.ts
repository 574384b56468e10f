/** A point, or a curve to one: two control points and its end. */
export type Step = readonly [x: number, y: number] | readonly [number, number, number, number, number, number];

/** The middle of every portrait: 200 wide, 260 high. */
const MIDDLE = 100;
const across = (x: number): number => 2 * MIDDLE - x;
const write = (step: readonly number[]): string =>
  `${step.length === 2 ? 'L' : 'C'}${step.map((n) => Math.round(n * 10) / 10).join(' ')}`;

/** A line along these steps. */
export const along = (steps: readonly Step[]): string => `M${steps[0]!.join(' ')}${steps.slice(1).map(write).join('')}`;

/** A closed figure whose left half mirrors these steps, which lead down the right one from the middle to the middle. */
export function mirrored(steps: readonly Step[]): string {
  const back = steps.slice(1).map((step, i) => {
    const [x, y] = steps[i]!.slice(-2) as [number, number];
    if (step.length === 2) return [across(x), y];
    const [ax, ay, bx, by] = step;
    return [across(bx), by, across(ax), ay, across(x), y];
  });
  return `${along(steps)}${back.reverse().map(write).join('')}Z`;
}

/** The same figure on the other side. Only `M`, `L`, `C`, `Q` and `Z`, in pairs of numbers. */
export const flipped = (d: string): string =>
  d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) => `${across(Number(x))} ${y}`);
export const onBothSides = (d: string): string => `${d}${flipped(d)}`;
