import type { Figure } from './look.ts';

/** What is worn on the head: behind it and in front of it. */
export interface Worn {
  behind: Figure[];
  front: Figure[];
  hidesEars?: boolean;
}
export const INK = { line: 'ink', width: 3.2 } as const;
export /** What a brim or a cap throws on the forehead. */
const shadow = (low: number): Figure => ({
  d: `M40 60L160 60L160 ${low + 8}C130 ${low - 4} 80 ${low - 6} 40 ${low + 6}Z`,
  fill: 'skinDeep',
  within: 'head',
  opacity: 0.55,
});
