import { mirrored } from './outline.ts';
import { INK, shadow, type Worn } from './worn.ts';

/** Headgear that keeps its shape. */
export const CROWNS = {
  coronet: {
    behind: [],
    front: [
      {
        d: mirrored([
          [100, 22],
          [107, 40],
          [120, 46],
          [128, 28],
          [134, 48],
          [148, 40],
          [144, 70],
          [130, 63, 116, 60, 100, 60],
        ]),
        fill: 'trim',
        ...INK,
      },
      {
        d: 'M100 22L107 40L120 46L128 28L134 48L148 40L144 70C134 65 126 62 114 61C118 52 110 40 100 22Z',
        fill: 'trimShade',
      },
      { d: 'M58 62C72 56 86 54 100 54C114 54 128 56 142 62', line: 'trimLight', width: 3 },
      {
        d: 'M95 45L100 38L105 45L100 52ZM68 51L73 46L77 52L72 57ZM132 51L127 46L123 52L128 57Z',
        fill: 'lips',
        line: 'ink',
        width: 1.6,
      },
    ],
  },
  tiara: {
    behind: [],
    front: [
      {
        d: mirrored([
          [100, 42],
          [106, 56],
          [118, 54],
          [122, 64],
          [134, 68],
          [134, 76],
          [122, 69, 112, 67, 100, 67],
        ]),
        fill: 'trim',
        line: 'ink',
        width: 2.6,
      },
      { d: 'M70 71C82 65 90 63 100 63', line: 'trimLight', width: 2.4 },
      { d: 'M100 47L105 56L100 63L95 56Z', fill: 'cloth', line: 'ink', width: 1.6 },
    ],
  },
  mitre: {
    behind: [{ d: 'M134 84C150 120 152 160 148 200L132 196C136 160 132 120 126 96Z', fill: 'trimShade', ...INK }],
    front: [
      shadow(84),
      {
        d: mirrored([
          [100, -2],
          [122, 14, 142, 38, 150, 64],
          [146, 84],
          [130, 78, 116, 76, 100, 76],
        ]),
        fill: 'white',
        ...INK,
      },
      { d: 'M100 -2C122 14 142 38 150 64L146 84C136 80 126 78 112 77C120 50 116 22 100 -2Z', fill: 'whiteShade' },
      {
        d: mirrored([
          [100, 62],
          [116, 62, 132, 64, 148, 70],
          [146, 84],
          [130, 78, 116, 76, 100, 76],
        ]),
        fill: 'trim',
        line: 'ink',
        width: 2.2,
      },
      {
        d: 'M94 4L106 4L106 24L118 24L118 35L106 35L106 64L94 64L94 35L82 35L82 24L94 24Z',
        fill: 'trim',
        line: 'ink',
        width: 2.2,
      },
      { d: 'M103 5L106 5L106 24L118 24L118 35L106 35L106 63L102 63Z', fill: 'trimShade' },
      { d: 'M58 74C70 70 82 68 92 68M56 60C62 44 72 30 84 18', line: 'trimLight', width: 2.6 },
    ],
  },
  tricorne: {
    behind: [],
    front: [
      shadow(82),
      {
        d: mirrored([
          [100, 26],
          [124, 24, 136, 34, 140, 62],
          [100, 70],
        ]),
        fill: 'clothShade',
        ...INK,
      },
      {
        d: 'M18 66C34 52 52 40 72 36C80 46 92 52 104 54C118 50 132 42 140 34C158 42 172 54 184 70C168 70 150 74 132 82C116 90 88 90 70 82C52 74 36 68 18 66Z',
        fill: 'cloth',
        ...INK,
      },
      {
        d: 'M106 54C118 50 132 42 140 34C158 42 172 54 184 70C168 70 150 74 132 82C124 86 114 88 104 88C112 78 112 66 106 54Z',
        fill: 'clothShade',
      },
      {
        d: 'M20 66C36 53 53 41 72 37C80 47 92 53 104 55C118 51 132 43 140 35C158 43 171 55 183 69',
        line: 'trim',
        width: 4.4,
      },
      { d: 'M20 66C36 53 53 41 72 37', line: 'trimLight', width: 2 },
      { d: 'M60 58A9 9 0 1 1 78 58A9 9 0 1 1 60 58Z', fill: 'lips', line: 'ink', width: 2 },
      { d: 'M65 58A4 4 0 1 1 73 58A4 4 0 1 1 65 58Z', fill: 'white' },
    ],
  },
  hat: {
    behind: [],
    front: [
      shadow(84),
      {
        d: mirrored([
          [100, 14],
          [126, 8, 138, 22, 140, 68],
          [100, 74],
        ]),
        fill: 'cloth',
        ...INK,
      },
      { d: 'M118 14C134 16 138 36 139 68L116 71C124 52 124 30 118 14Z', fill: 'clothShade' },
      { d: 'M61 58C86 64 114 64 139 58L140 70C114 76 86 76 60 70Z', fill: 'trim', line: 'ink', width: 2.2 },
      {
        d: 'M24 76C50 66 76 66 100 68C124 66 150 66 176 76C154 88 126 90 100 88C74 90 46 88 24 76Z',
        fill: 'cloth',
        ...INK,
      },
      { d: 'M104 69C128 66 152 67 174 76C154 86 128 89 104 87Z', fill: 'clothShade' },
      { d: 'M34 75C54 69 76 69 92 70', line: 'clothLight', width: 2.6 },
    ],
  },
} satisfies { [name: string]: Worn };
