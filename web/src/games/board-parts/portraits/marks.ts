import type { Figure, MarkName } from './look.ts';
import { onBothSides } from './outline.ts';

/** What is written on a face. */
const MARKS: { readonly [M in MarkName]: Figure[] } = {
  stitches: [
    { d: 'M64 130C72 134 80 136 86 142M118 70C120 80 124 86 130 90', line: 'ink', width: 2.4 },
    {
      d: 'M68 127L66 136M75 130L73 140M82 133L79 143M114 76L122 73M117 84L126 80M122 90L130 84',
      line: 'ink',
      width: 2,
    },
  ],
  painted: [
    {
      d: `${onBothSides('M112 131C118 129 124 127 132 126M113 136C119 135 124 134 130 134')}M100 74C104 80 104 86 100 91C96 86 96 80 100 74Z`,
      fill: 'lips',
      line: 'lips',
      width: 2.6,
    },
  ],
  warts: [
    {
      d: 'M80 132A4 4 0 1 1 88 132A4 4 0 1 1 80 132ZM116 152A3.4 3.4 0 1 1 122.8 152A3.4 3.4 0 1 1 116 152Z',
      fill: 'skinShade',
      line: 'ink',
      width: 1.6,
    },
    { d: 'M72 88A3 3 0 1 1 78 88A3 3 0 1 1 72 88Z', fill: 'skinShade', line: 'ink', width: 1.4 },
  ],
  cracks: [
    {
      d: 'M84 58L90 70L84 78L92 88M66 122L76 128L74 138L84 146M132 68L126 78L132 86M128 132L122 140L126 148',
      line: 'glow',
      width: 2.6,
    },
  ],
  tears: [
    {
      d: onBothSides('M118 124C116 134 120 142 117 152M126 122C128 130 125 136 127 142'),
      line: 'ink',
      width: 3,
      opacity: 0.75,
    },
  ],
};
export const marksOf = (name: MarkName): Figure[] => MARKS[name];
