import { cap, type Hair, INK } from './hair-cut.ts';
import type { Skull } from './look.ts';
import { mirrored } from './outline.ts';

/** Hair of those who have little use for a mirror. */
export const UNTAMED = {
  peak: (skull) => ({
    behind: [],
    front: [
      {
        d: cap(skull, 9, 3, 116, [
          [100 + skull.temple - 5, 102, 100 + skull.temple - 4, 84, 126, 76],
          [116, 72, 108, 80, 100, 96],
        ]),
        fill: 'hair',
        ...INK,
      },
      {
        d: 'M112 49C132 54 142 76 141 104C136 86 130 78 122 75C112 72 106 82 102 92C108 76 116 62 112 49Z',
        fill: 'hairShade',
      },
      { d: 'M82 52C74 58 66 72 64 88M92 50C86 56 82 62 80 70', line: 'hairLight', width: 3.6 },
    ],
  }),
  tousled: (skull) => ({
    behind: [],
    front: [
      {
        d: `M${96 - skull.temple} 122C${88 - skull.temple} 96 52 70 60 56L54 44L72 46L76 30L92 42L106 28L114 40L132 32L134 48L150 48C150 76 ${110 + skull.temple} 96 ${104 + skull.temple} 122L${97 + skull.temple} 118C138 104 138 94 132 84L120 96L116 82L102 98L94 82L80 96L74 84C64 94 62 106 ${103 - skull.temple} 118Z`,
        fill: 'hair',
        ...INK,
      },
      {
        d: 'M116 42L132 34L134 48L149 50C148 76 146 96 143 112C138 96 136 90 132 82L122 90L118 80L108 88C120 76 122 58 116 42Z',
        fill: 'hairShade',
      },
      { d: 'M70 56C64 66 60 78 58 92M86 50C78 58 74 68 72 78', line: 'hairLight', width: 3.2 },
    ],
  }),
  wild: ({ temple }) => ({
    behind: [
      {
        d: mirrored([
          [100, 40],
          [146, 34, 172, 62, 172, 100],
          [184, 104],
          [172, 120, 178, 142, 190, 154],
          [174, 160, 178, 190, 192, 214],
          [170, 208, 166, 226, 176, 250],
          [150, 236, 120, 236, 100, 240],
        ]),
        fill: 'hairShade',
        ...INK,
      },
      { d: 'M40 90C30 120 32 150 24 180M50 60C38 78 34 96 34 110M36 190C32 206 32 220 28 236', line: 'hair', width: 4 },
    ],
    front: [
      {
        d: mirrored([
          [100, 42],
          [138, 40, 100 + temple + 14, 70, 100 + temple + 8, 120],
          [100 + temple + 14, 146, 100 + temple + 4, 168, 100 + temple + 10, 190],
          [100 + temple - 4, 178, 100 + temple - 6, 150, 100 + temple - 2, 128],
          [100 + temple, 108, 138, 92, 116, 78],
          [110, 74, 104, 78, 100, 86],
        ]),
        fill: 'hair',
        ...INK,
      },
      {
        d: 'M62 84C54 104 54 130 52 156M78 62C68 72 60 86 58 100M92 56C82 62 76 70 72 78',
        line: 'hairLight',
        width: 3,
      },
    ],
  }),
} satisfies { [name: string]: (skull: Skull) => Hair };
