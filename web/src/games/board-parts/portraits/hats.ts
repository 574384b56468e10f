import { mirrored } from './outline.ts';
import { INK, shadow, type Worn } from './worn.ts';

/** Hats for out of doors, and the crown. */
export const HATS = {
  crown: {
    behind: [],
    front: [
      {
        d: mirrored([
          [100, 10],
          [126, 8, 142, 24, 144, 56],
          [100, 60],
        ]),
        fill: 'second',
        ...INK,
      },
      { d: 'M112 11C132 14 142 30 143 55L112 58C124 42 122 24 112 11Z', fill: 'secondShade' },
      { d: 'M58 56C58 30 76 12 100 10C124 12 142 30 142 56M100 10L100 56', line: 'ink', width: 9 },
      { d: 'M58 56C58 30 76 12 100 10C124 12 142 30 142 56M100 10L100 56', line: 'trim', width: 5 },
      { d: 'M93 5A7 7 0 1 1 107 5A7 7 0 1 1 93 5Z', fill: 'trim', line: 'ink', width: 2.2 },
      {
        d: mirrored([
          [100, 40],
          [108, 54],
          [120, 46],
          [126, 57],
          [140, 48],
          [148, 56],
          [145, 78],
          [130, 70, 116, 68, 100, 68],
        ]),
        fill: 'trim',
        ...INK,
      },
      {
        d: 'M100 40L108 54L120 46L126 57L140 48L148 56L145 78C134 72 126 70 112 69C118 58 110 48 100 40Z',
        fill: 'trimShade',
      },
      { d: 'M58 70C72 64 86 62 98 62', line: 'trimLight', width: 2.8 },
      {
        d: 'M95 60L100 53L105 60L100 67ZM70 64L75 59L79 65L74 69ZM130 64L125 59L121 65L126 69Z',
        fill: 'lips',
        line: 'ink',
        width: 1.6,
      },
    ],
  },
  'feathered-cap': {
    behind: [],
    front: [
      shadow(86),
      { d: 'M134 60C136 34 156 10 188 -2C190 22 174 48 144 64Z', fill: 'lips', ...INK },
      { d: 'M140 58C150 38 166 20 184 6C184 26 170 46 146 60Z', fill: 'lipsShade' },
      { d: 'M136 62C148 38 164 20 182 6', line: 'ink', width: 1.8 },
      { d: 'M50 76C46 44 70 26 100 26C132 26 152 42 152 70C120 60 84 62 50 76Z', fill: 'cloth', ...INK },
      { d: 'M116 28C138 32 150 46 151 69C140 66 128 64 114 64C126 54 126 40 116 28Z', fill: 'clothShade' },
      { d: 'M62 60C66 46 76 37 90 34', line: 'clothLight', width: 3.4 },
      {
        d: 'M154 62C164 68 162 82 150 84C110 76 66 84 16 98C34 76 66 64 102 60C122 57 140 58 154 62Z',
        fill: 'second',
        ...INK,
      },
      {
        d: 'M110 60C128 57 142 58 153 63C161 69 159 79 149 81C136 78 122 77 106 78C114 72 114 66 110 60Z',
        fill: 'secondShade',
      },
      { d: 'M30 91C46 78 68 70 92 67', line: 'secondLight', width: 2.8 },
    ],
  },
  'pointed-hat': {
    behind: [],
    front: [
      shadow(88),
      {
        d: 'M54 72C62 46 76 12 92 -8C104 -14 130 -14 148 2C132 0 122 6 122 16C132 34 142 54 146 72C116 80 84 80 54 72Z',
        fill: 'cloth',
        ...INK,
      },
      {
        d: 'M104 -9C124 -12 138 -6 144 0C130 -2 120 6 120 16C130 34 140 54 144 71C134 74 124 76 112 76C120 50 116 16 104 -9Z',
        fill: 'clothShade',
      },
      { d: 'M68 56C74 38 82 20 92 6', line: 'clothLight', width: 3.4 },
      { d: 'M58 58C84 68 116 68 141 58L146 72C116 82 84 82 54 72Z', fill: 'trim', line: 'ink', width: 2.4 },
      { d: 'M92 64L108 64L108 78L92 78Z', fill: 'second', line: 'ink', width: 2.4 },
      {
        d: 'M4 84C38 64 68 68 100 72C132 68 162 64 196 84C164 98 132 98 100 94C68 98 36 98 4 84Z',
        fill: 'cloth',
        ...INK,
      },
      { d: 'M106 73C136 68 164 66 193 84C164 96 136 97 106 93Z', fill: 'clothShade' },
      { d: 'M20 82C42 72 66 72 88 75', line: 'clothLight', width: 2.8 },
    ],
  },
} satisfies { [name: string]: Worn };
