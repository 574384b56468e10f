import { coat, type Dress, INK } from './cut.ts';
import type { Figure } from './look.ts';
import { mirrored, onBothSides } from './outline.ts';

/** Cloth as linen. */
const asLinen = (figure: Figure): Figure => {
  if (figure.fill === 'cloth') return { ...figure, fill: 'white' };
  if (figure.fill === 'clothShade') return { ...figure, fill: 'whiteShade' };
  return figure.line === 'clothLight' ? { ...figure, line: 'white' } : figure;
};
/** A stake in a bandolier. */
const stake = (x: number, y: number): string =>
  `M${x - 6} ${y}L${x + 8} ${y - 4}L${x + 10} ${y + 22}L${x + 6} ${y + 36}L${x - 3} ${y + 24}Z`;

/** What is worn in the woods, in a fight, or in bed. */
export const OUTDOORS = {
  jerkin: {
    body: [
      ...coat(84, 206),
      {
        d: mirrored([
          [100, 232],
          [116, 214],
          [122, 200],
          [100, 194],
        ]),
        fill: 'white',
        line: 'ink',
        width: 2.6,
      },
      { d: 'M104 198L121 202L115 214L103 228Z', fill: 'whiteShade' },
      { d: 'M100 232L100 268M92 244L108 250M92 256L108 262', line: 'ink', width: 2.4 },
      { d: 'M140 198C120 222 84 250 44 262L36 280L70 280C104 262 138 234 158 206Z', fill: 'second', ...INK },
      { d: 'M146 202C124 228 88 252 50 266', line: 'secondLight', width: 2.4 },
      { d: stake(128, 206) + stake(106, 224) + stake(82, 240), fill: 'trim', line: 'ink', width: 2.4 },
    ],
    collar: [
      {
        d: onBothSides('M106 200C116 198 126 192 134 182C146 188 152 200 146 216C134 212 120 214 108 222Z'),
        fill: 'clothShade',
        ...INK,
      },
      { d: 'M62 190C54 198 54 206 58 212', line: 'clothLight', width: 3 },
    ],
  },
  shirt: {
    body: [
      ...coat(76, 208).map(asLinen),
      {
        d: mirrored([
          [100, 190],
          [124, 194],
          [116, 224, 108, 246, 100, 256],
        ]),
        fill: 'skin',
        line: 'ink',
        width: 2.6,
      },
      { d: 'M104 194L122 196C115 222 110 240 102 252Z', fill: 'skinShade' },
      {
        d: onBothSides('M116 188C128 184 136 184 142 188C144 204 136 220 120 232C118 216 118 202 112 196Z'),
        fill: 'white',
        ...INK,
      },
      { d: 'M130 186C137 185 140 187 141 190C142 204 134 218 122 228C130 214 134 200 130 186Z', fill: 'whiteShade' },
      { d: 'M78 186L78.500 186M88 189L88.500 189', line: 'gum', width: 6.5 },
      { d: 'M78 188C77 196 79 202 78 210M88 191C87 200 89 210 87 220', line: 'lips', width: 3.2 },
    ],
  },
  pelt: {
    body: [...coat(88, 206), { d: 'M100 226L100 268', line: 'ink', width: 2.6 }],
    collar: [
      {
        d: mirrored([
          [100, 226],
          [116, 214, 130, 204, 140, 186],
          [156, 186, 170, 194, 182, 208],
          [174, 212],
          [194, 228],
          [180, 230],
          [190, 250],
          [168, 240],
          [164, 258],
          [148, 240],
          [138, 256],
          [128, 238],
          [114, 252],
          [100, 240],
        ]),
        fill: 'second',
        ...INK,
      },
      {
        d: 'M142 190C160 192 170 200 178 208L172 213L188 226L178 229L186 246L167 237L162 252L148 236L138 250C152 232 154 208 142 190Z',
        fill: 'secondShade',
      },
      {
        d: 'M40 200C34 206 28 212 24 222M58 196C50 206 44 216 42 226M66 212C62 220 60 226 60 234',
        line: 'secondLight',
        width: 3,
      },
      { d: 'M88 238A12 12 0 1 1 112 238A12 12 0 1 1 88 238Z', fill: 'trim', ...INK },
      { d: 'M94 238A6 6 0 1 1 106 238A6 6 0 1 1 94 238Z', fill: 'lips', line: 'ink', width: 1.8 },
    ],
  },
  armour: {
    body: [
      ...coat(82, 208),
      { d: 'M100 222L100 268M76 240C88 250 112 250 124 240', line: 'clothDeep', width: 3 },
      { d: onBothSides('M134 202C162 192 192 208 196 244C178 236 152 236 132 230Z'), fill: 'cloth', ...INK },
      { d: 'M150 200C176 200 192 218 194 240C184 236 170 234 158 234C168 224 164 208 150 200Z', fill: 'clothShade' },
      { d: onBothSides('M134 216C156 208 180 218 194 232'), line: 'trim', width: 3.4 },
      { d: 'M14 224C22 210 36 202 52 202', line: 'clothLight', width: 4 },
    ],
    collar: [
      {
        d: mirrored([
          [100, 182],
          [122, 182, 136, 178, 142, 172],
          [150, 190, 146, 208, 134, 216],
          [122, 226, 110, 230, 100, 232],
        ]),
        fill: 'cloth',
        ...INK,
      },
      { d: 'M142 174C148 190 144 207 133 214C124 221 114 226 104 228C126 214 140 196 142 174Z', fill: 'clothShade' },
      { d: 'M62 184C62 198 68 210 80 218', line: 'clothLight', width: 3.4 },
      { d: onBothSides('M104 190C118 190 132 186 141 180'), line: 'trim', width: 3.4 },
    ],
  },
} satisfies { [name: string]: Dress };
