import { CRAVAT, coat, type Dress, INK } from './cut.ts';
import { mirrored, onBothSides } from './outline.ts';

/** What servants wear. */
export const SERVANTS = {
  tailcoat: {
    body: [
      ...coat(76, 208),
      {
        d: mirrored([
          [100, 206],
          [118, 206, 124, 214, 122, 268],
          [100, 268],
        ]),
        fill: 'second',
        line: 'ink',
        width: 2.6,
      },
      { d: onBothSides('M104 224L104 268M112 218L112 268'), line: 'secondShade', width: 3 },
      {
        d: onBothSides('M122 196C140 202 150 218 146 240L132 246L136 254L120 268C126 240 124 218 112 206Z'),
        fill: 'clothShade',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M56 222C52 232 54 240 58 246', line: 'clothLight', width: 3 },
    ],
    collar: [
      {
        d: onBothSides('M104 192C114 184 124 176 130 164C136 176 134 196 126 206C118 212 110 208 104 202Z'),
        fill: 'white',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M108 194C118 186 126 178 130 168C135 178 132 196 125 204C118 209 112 206 108 202Z', fill: 'whiteShade' },
      ...CRAVAT.slice(2),
      { d: 'M90 200C94 196 106 196 110 200L108 214C104 217 96 217 92 214Z', fill: 'white', line: 'ink', width: 2.4 },
    ],
  },
  apron: {
    body: [
      ...coat(68, 210, 22),
      {
        d: mirrored([
          [100, 236],
          [124, 234],
          [130, 268],
          [100, 270],
        ]),
        fill: 'white',
        line: 'ink',
        width: 2.6,
      },
      {
        d: onBothSides('M124 236C132 226 136 216 134 204L148 208C150 226 142 246 134 268L128 268Z'),
        fill: 'white',
        line: 'ink',
        width: 2.6,
      },
      { d: 'M104 238L123 236L129 268L106 268ZM136 206L147 209C148 226 141 246 133 266Z', fill: 'whiteShade' },
    ],
    collar: [
      {
        d: onBothSides('M100 208C110 206 120 198 124 190C138 196 144 208 138 222C124 226 110 220 100 214Z'),
        fill: 'white',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M104 210C114 206 121 200 125 193C137 199 141 208 136 219C124 222 112 218 104 213Z', fill: 'whiteShade' },
      { d: 'M93 211A7 7 0 1 1 107 211A7 7 0 1 1 93 211Z', fill: 'lips', line: 'ink', width: 2 },
    ],
  },
  jacket: {
    body: [
      ...coat(88, 202, 34).map((figure) =>
        figure.fill === 'cloth'
          ? { ...figure, fill: 'white' as const }
          : figure.fill === 'clothShade'
            ? { ...figure, fill: 'whiteShade' as const }
            : figure.line === 'clothLight'
              ? { ...figure, line: 'glow' as const }
              : figure,
      ),
      { d: 'M112 216C106 232 104 250 106 268', line: 'ink', width: 2.6 },
      { d: 'M92 240L93.5 240M92 256L93.5 256M120 240L121.5 240M120 256L121.5 256', line: 'ink', width: 6 },
    ],
    collar: [
      {
        d: mirrored([
          [100, 190],
          [122, 190, 140, 182, 148, 174],
          [156, 184, 154, 200, 142, 210],
          [128, 218, 112, 220, 100, 220],
        ]),
        fill: 'cloth',
        ...INK,
      },
      { d: 'M148 176C154 185 152 199 141 208C130 215 116 218 104 218C126 210 142 196 148 176Z', fill: 'clothShade' },
      {
        d: 'M88 212C84 228 76 240 70 246L92 250L100 222L110 248L130 242C122 234 114 224 112 212Z',
        fill: 'cloth',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M92 206L110 206L112 220L100 224L89 220Z', fill: 'clothShade', line: 'ink', width: 2.4 },
      { d: 'M58 186C60 194 66 200 74 204', line: 'clothLight', width: 3 },
    ],
  },
} satisfies { [name: string]: Dress };
