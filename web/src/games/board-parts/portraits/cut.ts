import type { Figure } from './look.ts';
import { mirrored } from './outline.ts';

/** What is worn on the body. */
export interface Dress {
  body: Figure[];
  /** A collar that stands in front of the jaw. */
  collar?: Figure[];
}
export const INK = { line: 'ink', width: 3.4 } as const;
/** Shoulders: where they begin beside the neck, how high, and how far they reach. */
export const shoulders = (width: number, high: number, neck = 24): string =>
  mirrored([
    [100, 214],
    [100 + neck - 6, 206],
    [100 + neck, 196],
    [100 + neck + 12, high - 2, 100 + width - 12, high, 100 + width, high + 22],
    [100 + width + 6, high + 38, 100 + width + 8, 256, 100 + width + 8, 266],
    [100, 266],
  ]);
const away = (width: number, high: number): Figure => ({
  d: `M126 ${high - 8}C${100 + width - 12} ${high} ${104 + width} ${high + 16} ${112 + width} 268L112 268C132 244 136 216 126 ${high - 8}Z`,
  fill: 'clothShade',
  within: 'body',
});
const lit = (width: number, high: number): Figure => ({
  d: `M${112 - width * 0.4} ${high + 6}C${112 - width} ${high + 8} ${107 - width} ${high + 18} ${103 - width} ${high + 42}`,
  line: 'clothLight',
  width: 4,
  within: 'body',
});
export const coat = (width: number, high: number, neck?: number): Figure[] => [
  { d: shoulders(width, high, neck), fill: 'cloth' },
  away(width, high),
  lit(width, high),
  { d: shoulders(width, high, neck), ...INK },
];
/** A stock or cravat: folds of white linen. */
export const CRAVAT: Figure[] = [
  {
    d: mirrored([
      [100, 176],
      [118, 178, 124, 186, 126, 200],
      [116, 214, 108, 216, 100, 216],
    ]),
    fill: 'white',
    ...INK,
  },
  { d: 'M104 178C118 180 122 188 124 200C116 212 110 214 102 214C110 204 112 190 104 178Z', fill: 'whiteShade' },
  { d: 'M90 210C84 226 84 246 92 262L110 262C116 244 114 226 110 210Z', fill: 'white', line: 'ink', width: 2.6 },
  {
    d: 'M102 212C108 228 108 246 104 260L110 260C115 244 113 228 109 212ZM88 232C94 236 104 236 110 230M88 246C94 250 104 250 110 244',
    fill: 'whiteShade',
    line: 'whiteShade',
    width: 1.6,
  },
];
