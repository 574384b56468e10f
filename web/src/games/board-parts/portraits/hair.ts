import { cap, type Hair, INK, STRANDS } from './hair-cut.ts';
import type { HairName, Skull } from './look.ts';
import { mirrored, onBothSides } from './outline.ts';
import { UNTAMED } from './untamed.ts';

const HAIR: { readonly [H in HairName]: (skull: Skull) => Hair } = {
  none: () => ({ behind: [], front: [] }),
  swept: (skull) => ({
    behind: [],
    front: [
      {
        d: cap(skull, 12, 5, 124, [
          [100 + skull.temple - 5, 104, 100 + skull.temple - 4, 90, 126, 80],
          [116, 74, 110, 74, 100, 86],
        ]),
        fill: 'hair',
        ...INK,
      },
      { d: 'M112 46C134 50 146 72 146 110L138 100C136 84 128 76 110 74C122 66 118 54 112 46Z', fill: 'hairShade' },
      { d: STRANDS, line: 'hairLight', width: 3.4 },
      { d: onBothSides('M104 82C108 70 118 60 130 58'), line: 'hairDeep', width: 2 },
    ],
  }),
  tied: (skull) => ({
    behind: [
      {
        d: 'M134 120C152 132 156 160 148 190C144 200 136 204 132 198C140 176 138 150 128 136Z',
        fill: 'hairShade',
        ...INK,
      },
    ],
    front: [
      {
        d: cap(skull, 6, 4, 126, [
          [100 + skull.temple - 8, 118, 100 + skull.temple - 2, 96, 128, 84],
          [118, 78, 108, 78, 100, 78],
        ]),
        fill: 'hair',
        ...INK,
      },
    ],
  }),
  tonsure: ({ temple }) => {
    const edge = 100 + temple;
    return {
      behind: [],
      front: [
        {
          d: mirrored([
            [100, 75],
            [122, 74, 134, 75, edge - 6, 78],
            [edge + 8, 84, edge + 10, 104, edge + 6, 122],
            [edge - 3, 124],
            [edge - 2, 108, edge - 4, 96, edge - 10, 90],
            [128, 95],
            [124, 87],
            [114, 92],
            [108, 85],
            [100, 90],
          ]),
          fill: 'hair',
          ...INK,
        },
        {
          d: `M112 73C128 72 ${edge - 8} 76 ${edge - 6} 78C${edge + 6} 86 ${edge + 8} 104 ${edge + 4} 120C${edge} 104 ${edge - 4} 94 ${edge - 10} 88L128 92L124 85L114 89Z`,
          fill: 'hairShade',
        },
        { d: 'M60 82C56 92 54 104 56 116M76 76L78 84M88 75L90 84', line: 'hairLight', width: 3 },
        { d: 'M74 68C82 61 90 60 96 60', line: 'skinLight', width: 4 },
      ],
    };
  },
  piled: ({ temple }) => ({
    behind: [
      {
        d: onBothSides(
          `M${100 + temple - 6} 120C${100 + temple + 12} 128 ${100 + temple + 8} 150 ${100 + temple + 2} 162C${100 + temple + 12} 172 ${100 + temple + 4} 192 ${100 + temple - 6} 196C${100 + temple - 12} 186 ${100 + temple - 4} 176 ${100 + temple - 10} 166Z`,
        ),
        fill: 'hairShade',
        ...INK,
      },
    ],
    front: [
      {
        d: mirrored([
          [100, 16],
          [124, 14, 142, 26, 140, 46],
          [156, 58, 156, 92, 100 + temple + 3, 124],
          [100 + temple - 3, 122],
          [100 + temple - 2, 100, 132, 88, 118, 80],
          [110, 76, 104, 74, 100, 72],
        ]),
        fill: 'hair',
        ...INK,
      },
      {
        d: 'M110 18C134 20 142 36 138 48C154 62 152 96 143 120C142 98 132 84 112 76C126 62 122 34 110 18Z',
        fill: 'hairShade',
      },
      {
        d: 'M72 50C84 42 116 42 128 50M76 30C70 38 68 44 70 50M60 74C58 86 58 96 60 106M84 70C74 76 66 88 64 100',
        line: 'hairLight',
        width: 3,
      },
      { d: 'M66 56C84 46 116 46 134 56M100 20C92 28 90 36 92 44', line: 'hairDeep', width: 2.4 },
    ],
  }),
  loose: ({ temple }) => ({
    behind: [
      {
        d: mirrored([
          [100, 50],
          [140, 50, 100 + temple + 16, 90, 100 + temple + 12, 140],
          [100 + temple + 16, 170, 100 + temple + 10, 196, 100 + temple - 4, 206],
          [100, 206],
        ]),
        fill: 'hairShade',
        ...INK,
      },
    ],
    front: [
      {
        d: mirrored([
          [100, 46],
          [134, 46, 100 + temple + 10, 70, 100 + temple + 5, 128],
          [100 + temple + 7, 140, 100 + temple + 2, 150, 100 + temple - 4, 152],
          [100 + temple + 2, 126, 140, 96, 114, 80],
          [108, 76, 104, 76, 100, 82],
        ]),
        fill: 'hair',
        ...INK,
      },
      { d: 'M64 84C58 100 56 120 56 138M76 66C68 78 62 90 60 104', line: 'hairLight', width: 3 },
    ],
  }),
  sleek: (skull) => ({
    behind: [],
    front: [
      {
        d: cap(skull, 7, 3, 114, [
          [100 + skull.temple - 4, 100, 100 + skull.temple - 4, 88, 124, 76],
          [114, 72, 106, 70, 100, 74],
        ]),
        fill: 'hair',
        ...INK,
      },
      { d: 'M84 50C76 58 68 70 66 86', line: 'hairLight', width: 5 },
      { d: 'M94 50C90 58 88 66 88 74', line: 'hairDeep', width: 2.4 },
    ],
  }),
  sides: ({ temple }) => ({
    behind: [],
    front: [
      {
        d: onBothSides(
          `M${100 + temple - 4} 88C${100 + temple + 12} 86 ${100 + temple + 14} 106 ${100 + temple + 6} 126L${100 + temple - 3} 122C${100 + temple} 110 ${100 + temple} 98 ${100 + temple - 4} 88Z`,
        ),
        fill: 'hair',
        ...INK,
      },
      { d: 'M78 70C84 64 92 62 98 62', line: 'skinLight', width: 4 },
    ],
  }),
  cropped: (skull) => ({
    behind: [],
    front: [
      {
        d: cap(skull, 5, 3, 116, [
          [100 + skull.temple - 4, 104, 100 + skull.temple - 3, 92, 130, 82],
          [118, 84, 108, 78, 100, 80],
        ]),
        fill: 'hair',
        ...INK,
      },
      { d: STRANDS, line: 'hairLight', width: 3 },
    ],
  }),
  ...UNTAMED,
};
export const hairOf = (name: HairName, skull: Skull): Hair => HAIR[name](skull);
