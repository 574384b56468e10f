import { onBothSides } from './outline.ts';
import { INK, type Worn } from './worn.ts';

/** What grows from a head. */
export const HORNS = {
  'bat-ears': {
    hidesEars: true,
    behind: [
      { d: onBothSides('M132 108C146 82 164 58 192 42C194 82 182 120 138 140Z'), fill: 'skin', ...INK },
      { d: onBothSides('M142 110C154 90 168 72 184 60C184 88 172 114 144 128Z'), fill: 'skinDeep' },
      { d: 'M50 116C40 98 28 82 16 70M52 124C40 112 30 104 20 98', line: 'skinShade', width: 2.2 },
    ],
    front: [],
  },
  'fox-ears': {
    behind: [
      { d: onBothSides('M104 70C108 42 122 12 146 -2C160 24 162 58 152 90Z'), fill: 'hair', ...INK },
      { d: onBothSides('M116 62C120 42 130 24 143 14C150 34 152 54 146 76Z'), fill: 'white' },
      { d: 'M123 56C128 40 134 28 142 20C148 36 149 54 145 70Z', fill: 'whiteShade' },
    ],
    front: [],
  },
  horns: {
    behind: [
      {
        d: onBothSides('M112 76C126 66 146 58 152 38C155 24 148 8 136 -4C166 2 186 26 176 56C168 78 148 90 130 94Z'),
        fill: 'trim',
        ...INK,
      },
      { d: 'M148 2C168 12 182 32 174 56C167 76 150 86 134 90C160 70 168 36 148 2Z', fill: 'trimShade' },
      { d: onBothSides('M140 66L152 76M148 54L164 62M152 40L172 44M150 26L170 24'), line: 'trimDeep', width: 2.4 },
      { d: 'M46 30C44 40 48 50 58 58', line: 'trimLight', width: 3 },
    ],
    front: [],
  },
  'curled-horns': {
    hidesEars: true,
    behind: [],
    front: [
      {
        d: onBothSides(
          'M116 68C136 42 184 50 190 92C194 128 166 146 146 134C130 122 142 98 158 106C164 110 162 118 156 118C168 122 176 104 166 92C154 78 134 82 124 90Z',
        ),
        fill: 'trim',
        ...INK,
      },
      {
        d: 'M160 60C182 66 192 84 188 104C184 130 162 142 148 132C166 134 180 118 178 96C176 80 170 68 160 60Z',
        fill: 'trimShade',
      },
      {
        d: onBothSides('M132 58L138 80M150 54L152 80M168 62L162 86M182 78L170 96M188 100L172 108M180 122L166 116'),
        line: 'trimDeep',
        width: 2.4,
      },
      { d: 'M30 70C20 80 14 94 16 108', line: 'trimLight', width: 3 },
    ],
  },
  antlers: {
    behind: [
      {
        d: onBothSides(
          'M116 72C124 54 126 40 122 20L132 36C138 28 138 14 134 -2C148 10 150 28 144 44C156 40 166 30 170 14C180 36 172 56 148 64C142 72 134 82 128 88Z',
        ),
        fill: 'trim',
        ...INK,
      },
      {
        d: 'M142 8C150 22 148 34 142 46C156 44 166 34 171 22C176 40 168 54 147 61C140 70 134 78 129 84C140 62 146 36 142 8Z',
        fill: 'trimShade',
      },
    ],
    front: [],
  },
} satisfies { [name: string]: Worn };
