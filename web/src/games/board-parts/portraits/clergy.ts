import { coat, type Dress, INK } from './cut.ts';
import { mirrored, onBothSides } from './outline.ts';

/** What the clergy wear. */
export const CLERGY = {
  habit: {
    body: [...coat(84, 206, 30), { d: 'M100 226L100 268M96 238C90 246 88 256 88 268', line: 'clothDeep', width: 2.6 }],
    collar: [
      {
        d: mirrored([
          [100, 212],
          [118, 210, 130, 198, 134, 180],
          [154, 186, 166, 204, 160, 222],
          [146, 238, 116, 242, 100, 242],
        ]),
        fill: 'cloth',
        ...INK,
      },
      { d: 'M134 182C153 188 163 204 158 220C146 234 124 240 108 240C128 230 140 208 134 182Z', fill: 'clothShade' },
      { d: 'M46 198C42 208 44 216 52 224M62 190C58 204 64 218 76 226', line: 'clothLight', width: 3.2 },
      { d: 'M80 226C88 246 112 246 120 226', line: 'trim', width: 2.6 },
      {
        d: 'M97 242L103 242L103 249L109 249L109 254L103 254L103 266L97 266L97 254L91 254L91 249L97 249Z',
        fill: 'trim',
        line: 'ink',
        width: 1.8,
      },
    ],
  },
  cope: {
    body: [
      ...coat(88, 204, 28),
      {
        d: mirrored([
          [100, 210],
          [112, 208],
          [116, 268],
          [100, 268],
        ]),
        fill: 'white',
        line: 'ink',
        width: 2.4,
      },
    ],
    collar: [
      {
        d: onBothSides(
          'M112 196C124 192 134 186 140 182C152 192 156 204 150 214C140 232 134 250 132 270L112 270C114 246 116 226 108 208Z',
        ),
        fill: 'trim',
        ...INK,
      },
      {
        d: 'M140 184C151 193 154 204 149 213C139 231 133 250 131 268L122 268C124 240 140 214 140 184Z',
        fill: 'trimShade',
      },
      { d: onBothSides('M122 226L128 228M119 240L126 242M118 254L124 256'), line: 'second', width: 4 },
      { d: 'M60 190C50 200 50 208 54 216', line: 'trimLight', width: 3 },
      { d: 'M86 222L100 212L114 222L114 236L100 246L86 236Z', fill: 'second', line: 'trim', width: 4 },
      { d: 'M100 218L100 240M91 227L109 227', line: 'trimLight', width: 3.4 },
    ],
  },
  robe: {
    body: [
      ...coat(80, 206, 26),
      {
        d: mirrored([
          [100, 204],
          [116, 204],
          [108, 268],
          [100, 268],
        ]),
        fill: 'second',
        line: 'ink',
        width: 2.6,
      },
    ],
  },
} satisfies { [name: string]: Dress };
