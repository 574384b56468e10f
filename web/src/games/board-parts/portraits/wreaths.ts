import type { Tone } from './light.ts';
import type { Figure } from './look.ts';
import { mirrored, onBothSides } from './outline.ts';
import { INK, type Worn } from './worn.ts';

/** A flower with five petals. */
function bloom(x: number, y: number, radius: number, fill: Tone): Figure[] {
  const at = (turn: number, far: number): string => {
    const angle = (turn * 72 - 90) * (Math.PI / 180);
    return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  };
  const petals = [0, 1, 2, 3, 4].map(
    (i) =>
      `M${x} ${y}C${at(i - 0.5, radius)} ${at(i - 0.35, radius * 1.2)} ${at(i, radius)}C${at(i + 0.35, radius * 1.2)} ${at(i + 0.5, radius)} ${x} ${y}Z`,
  );
  const heart = radius * 0.3;
  return [
    { d: petals.join(''), fill, line: 'ink', width: 2 },
    {
      d: `M${x - heart} ${y}A${heart} ${heart} 0 1 1 ${x + heart} ${y}A${heart} ${heart} 0 1 1 ${x - heart} ${y}Z`,
      fill: 'trim',
      line: 'ink',
      width: 1.4,
    },
  ];
}
const BAND = 'M58 82C78 70 122 70 142 82';

/** What is wound around a head. */
export const WREATHS = {
  circlet: {
    behind: [],
    front: [
      { d: BAND, line: 'ink', width: 12 },
      { d: BAND, line: 'trim', width: 7.5 },
      { d: 'M60 80C72 73 86 71 98 71', line: 'trimLight', width: 2.4 },
      { d: 'M100 64L108 74L100 86L92 74Z', fill: 'lips', line: 'ink', width: 2.2 },
    ],
  },
  serpent: {
    behind: [],
    front: [
      { d: BAND, line: 'ink', width: 12 },
      { d: BAND, line: 'trim', width: 7.5 },
      {
        d: 'M62 82L64 76M72 78L74 72M82 75L83 69M118 75L117 69M128 78L126 72M138 82L136 76',
        line: 'trimShade',
        width: 2.2,
      },
      { d: 'M98 74C84 62 116 54 104 40C98 34 94 34 92 38', line: 'ink', width: 13 },
      { d: 'M98 74C84 62 116 54 104 40C98 34 94 34 92 38', line: 'trim', width: 8.5 },
      { d: 'M84 40C78 30 84 18 98 18C112 18 116 30 110 40C104 46 90 46 84 40Z', fill: 'trim', line: 'ink', width: 2.6 },
      { d: 'M98 20C111 20 114 30 109 39C106 42 102 44 98 44C106 36 104 28 98 20Z', fill: 'trimShade' },
      { d: 'M89 32L95 35M107 32L101 35', line: 'iris', width: 3.6 },
      { d: 'M97 44L97 52L94 56M97 52L100 56', line: 'lips', width: 2 },
    ],
  },
  lilies: {
    behind: [],
    front: [
      { d: BAND, line: 'ink', width: 11 },
      { d: BAND, line: 'second', width: 7 },
      {
        d: onBothSides(
          'M112 72C120 60 134 58 142 64C138 74 124 78 112 72ZM132 82C144 74 156 80 160 90C150 96 138 92 132 82Z',
        ),
        fill: 'second',
        line: 'ink',
        width: 2,
      },
      ...bloom(62, 76, 15, 'white'),
      ...bloom(138, 76, 15, 'white'),
      ...bloom(100, 66, 18, 'white'),
    ],
  },
  rose: {
    behind: [],
    front: [
      {
        d: 'M56 62C44 56 34 62 32 72C42 78 54 74 56 62ZM60 94C48 98 44 108 48 116C58 114 64 104 60 94Z',
        fill: 'second',
        line: 'ink',
        width: 2.2,
      },
      { d: 'M40 82A20 20 0 1 1 80 82A20 20 0 1 1 40 82Z', fill: 'lips', ...INK },
      { d: 'M62 63C76 68 82 82 76 92C70 102 58 104 50 98C64 98 72 84 62 63Z', fill: 'lipsShade' },
      { d: 'M52 84C50 74 60 68 66 74C72 80 66 90 59 87C54 84 58 78 62 80', line: 'lipsDeep', width: 2.6 },
      { d: 'M44 78C46 70 52 65 58 64', line: 'lipsLight', width: 3 },
    ],
  },
  'bridal-veil': {
    hidesEars: false,
    behind: [
      {
        d: mirrored([
          [100, 22],
          [150, 22, 172, 76, 172, 140],
          [174, 190, 184, 230, 192, 266],
          [100, 268],
        ]),
        fill: 'whiteShade',
        ...INK,
      },
      { d: 'M46 70C36 110 36 160 26 230M38 120C32 160 28 200 16 240', line: 'white', width: 4 },
    ],
    front: [
      {
        d: onBothSides(
          'M100 40C136 38 152 66 154 108C158 160 172 216 192 266L168 266C154 214 148 160 146 118C142 86 128 66 100 66Z',
        ),
        fill: 'white',
        ...INK,
        opacity: 0.92,
      },
      {
        d: 'M126 48C144 60 152 84 153 110C156 160 170 214 188 264L176 264C162 212 152 160 149 116C146 86 140 66 126 48Z',
        fill: 'whiteShade',
      },
      ...bloom(66, 68, 13, 'white'),
      ...bloom(134, 68, 13, 'white'),
      ...bloom(84, 56, 14, 'lips'),
      ...bloom(116, 56, 14, 'lips'),
      ...bloom(100, 50, 15, 'white'),
    ],
  },
} satisfies { [name: string]: Worn };
