import { CRAVAT, coat, type Dress, INK } from './cut.ts';
import { mirrored, onBothSides } from './outline.ts';

/** A ruff of linen: pleats all around, and the folds between them. */
const PLEATS = 18;
const pleat = (turn: number, far: number): string => {
  const angle = (turn / PLEATS) * 2 * Math.PI;
  return `${(100 + Math.sin(angle) * 74 * far).toFixed(1)} ${(186 - Math.cos(angle) * 44 * far).toFixed(1)}`;
};
const pleats = Array.from({ length: PLEATS }, (_, i) => i);
const RUFF = `M${pleat(0, 1)}${pleats.map((i) => `C${pleat(i + 0.1, 1.16)} ${pleat(i + 0.9, 1.16)} ${pleat(i + 1, 1)}`).join('')}Z`;
const FOLDS = pleats.map((i) => `M${pleat(i, 0.45)}L${pleat(i, 0.98)}`).join('');

/** A kimono's left side lies over its right one. */
const UNDER = 'M72 182C61 186 56 196 60 206C72 226 88 244 102 258L120 232C106 222 90 210 83 196Z';
const LAPEL = 'M128 182C139 186 144 196 140 206C128 230 108 252 92 272L52 272C82 252 106 226 117 196Z';

/** What is worn to be looked at. */
export const FINERY = {
  cape: {
    body: [
      ...coat(86, 206),
      {
        d: mirrored([
          [100, 202],
          [116, 204, 122, 214, 122, 268],
          [100, 268],
        ]),
        fill: 'second',
        line: 'ink',
        width: 2.6,
      },
      ...CRAVAT,
    ],
    collar: [
      {
        d: onBothSides('M112 236C124 214 138 186 143 138C164 148 184 176 192 216C172 214 146 226 124 262Z'),
        fill: 'cloth',
        ...INK,
      },
      {
        d: onBothSides('M114 234C126 214 140 188 145 152C154 180 146 214 122 250Z'),
        fill: 'lips',
        line: 'ink',
        width: 2,
      },
      { d: 'M149 148C168 156 184 182 190 214C176 212 160 218 146 230C156 206 158 176 149 148Z', fill: 'clothShade' },
      { d: 'M14 206C20 184 32 164 46 154', line: 'clothLight', width: 3.4 },
      { d: 'M92 240A8 8 0 1 1 108 240A8 8 0 1 1 92 240Z', fill: 'trim', line: 'ink', width: 2.4 },
    ],
  },
  ruff: {
    body: [
      ...coat(84, 210),
      { d: 'M82 216L100 268L118 216Z', fill: 'second', line: 'ink', width: 2.6 },
      { d: onBothSides('M118 222C128 236 132 252 132 268'), line: 'trim', width: 5 },
      { d: RUFF, fill: 'white', ...INK },
      { d: 'M112 142C150 146 180 166 178 190C174 214 140 230 104 232C140 214 140 172 112 142Z', fill: 'whiteShade' },
      { d: FOLDS, line: 'whiteShade', width: 2.6 },
      { d: 'M100 236L108 248L100 262L92 248Z', fill: 'lips', line: 'trim', width: 3 },
    ],
  },
  kimono: {
    body: [
      ...coat(82, 206),
      {
        d: mirrored([
          [100, 188],
          [122, 196],
          [100, 246],
        ]),
        fill: 'skin',
      },
      { d: 'M106 190L122 196L102 240Z', fill: 'skinShade' },
      { d: UNDER, fill: 'white', ...INK },
      { d: LAPEL, fill: 'second', ...INK },
      {
        d: 'M131 186C138 190 141 197 138 205C127 228 108 250 91 270L74 270C100 248 122 220 131 186Z',
        fill: 'secondShade',
      },
      { d: 'M125 196C114 222 90 248 62 268', line: 'trim', width: 3 },
      {
        d: 'M34 236A7 7 0 1 1 48 236A7 7 0 1 1 34 236ZM158 238A7 7 0 1 1 172 238A7 7 0 1 1 158 238ZM48 256A5 5 0 1 1 58 256A5 5 0 1 1 48 256Z',
        fill: 'trim',
        opacity: 0.85,
      },
    ],
  },
  motley: {
    body: [
      ...coat(80, 206),
      { d: 'M100 206L124 196C150 204 176 206 180 228C186 244 188 256 188 266L100 266Z', fill: 'second', ...INK },
      {
        d: 'M140 206C164 208 178 216 180 230C186 246 187 256 187 265L150 265C158 240 152 220 140 206Z',
        fill: 'secondShade',
      },
    ],
    collar: [
      { d: 'M100 200L64 178C50 186 40 196 34 212L30 244L58 226L74 256L100 228Z', fill: 'second', ...INK },
      { d: 'M100 200L136 178C150 186 160 196 166 212L170 244L142 226L126 256L100 228Z', fill: 'cloth', ...INK },
      {
        d: 'M136 180C150 188 158 198 164 212L168 240L142 223L127 250L112 234C130 222 138 204 136 180Z',
        fill: 'clothShade',
      },
      { d: 'M42 210C46 200 54 192 62 186', line: 'secondLight', width: 3 },
      {
        d: [30, 74, 126, 170].map((x) => `M${x - 6} 252A6 6 0 1 1 ${x + 6} 252A6 6 0 1 1 ${x - 6} 252Z`).join(''),
        fill: 'trim',
        line: 'ink',
        width: 2,
      },
    ],
  },
} satisfies { [name: string]: Dress };
