import type { Figure, Skull } from './look.ts';
import { mirrored, type Step } from './outline.ts';

/** Hair in front of the head, and what hangs behind it. */
export interface Hair {
  behind: Figure[];
  front: Figure[];
}
export const INK = { line: 'ink', width: 3.2 } as const;

/** Hair over the skull: how high it stands, how far it spreads, how far down the sides, and the line of the forehead. */
export function cap({ temple }: Skull, height: number, spread: number, sides: number, hairline: Step[]): string {
  const edge = 100 + temple;
  return mirrored([
    [100, 56 - height],
    [100 + temple * 0.7, 55 - height, edge + spread + 3, 66 - height / 2, edge + spread, sides],
    [edge - 3, sides + 2],
    ...hairline,
  ]);
}
export const STRANDS = 'M78 52C70 60 64 70 62 84M90 48C80 54 72 66 68 80';
