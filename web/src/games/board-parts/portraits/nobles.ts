import { CRAVAT, coat, type Dress, INK, shoulders } from './cut.ts';
import { mirrored, onBothSides } from './outline.ts';

/** What nobles and travellers wear. */
export const NOBLES = {
  uniform: {
    body: [
      ...coat(84, 206),
      {
        d: mirrored([
          [100, 204],
          [122, 204, 132, 214, 130, 268],
          [100, 268],
        ]),
        fill: 'white',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M104 206C122 206 130 216 128 268L106 268Z', fill: 'whiteShade' },
      {
        d: onBothSides('M122 200C142 210 148 226 140 268L128 268C132 236 128 216 114 206Z'),
        fill: 'second',
        line: 'ink',
        width: 2.6,
      },
      {
        d: onBothSides('M150 206C168 202 190 210 194 226C184 230 164 228 150 220Z'),
        fill: 'trim',
        line: 'ink',
        width: 2.8,
      },
      {
        d: onBothSides('M156 226L154 242M165 228L164 246M174 230L174 248M183 230L185 248M191 228L194 244'),
        line: 'trimShade',
        width: 5,
      },
      { d: 'M8 220C14 212 30 206 46 208', line: 'trimLight', width: 3 },
      { d: onBothSides('M136 226L137.5 226M138 242L139.5 242M137 257L138.5 257'), line: 'trim', width: 7 },
    ],
    collar: [
      {
        d: mirrored([
          [100, 178],
          [120, 176, 130, 182, 134, 192],
          [132, 208],
          [118, 212, 108, 214, 100, 216],
        ]),
        fill: 'second',
        ...INK,
      },
      { d: 'M106 179C120 178 129 183 132 192L130 206C122 210 114 211 106 213Z', fill: 'secondShade' },
      { d: onBothSides('M104 206C114 205 124 202 131 198'), line: 'trim', width: 3.4 },
      {
        d: 'M84 214C90 222 110 222 116 214C120 230 108 242 100 242C92 242 80 230 84 214Z',
        fill: 'trim',
        line: 'ink',
        width: 2.4,
      },
    ],
  },
  mantle: {
    body: [
      ...coat(86, 208),
      {
        d: mirrored([
          [100, 224],
          [116, 218],
          [126, 268],
          [100, 268],
        ]),
        fill: 'second',
        line: 'ink',
        width: 2.6,
      },
      { d: 'M62 222C76 246 124 246 138 222', line: 'trim', width: 7 },
      { d: 'M62 222C76 246 124 246 138 222', line: 'trimShade', width: 2 },
      { d: 'M90 238L100 232L110 238L108 254L100 260L92 254Z', fill: 'trim', line: 'ink', width: 2.4 },
    ],
    collar: [
      {
        d: onBothSides(
          'M118 184C134 178 152 188 168 208C180 222 184 238 180 246C170 244 160 236 152 232C148 234 142 230 138 224C130 224 122 216 116 206Z',
        ),
        fill: 'white',
        ...INK,
      },
      { d: 'M134 186C152 190 172 212 180 242C166 238 150 226 140 216C146 206 144 194 134 186Z', fill: 'whiteShade' },
      { d: onBothSides('M138 196L140 203M156 208L159 215M166 226L168 233M146 216L148 222'), line: 'ink', width: 4 },
    ],
  },
  gown: {
    body: [
      { d: shoulders(66, 206, 22), fill: 'skin' },
      { d: 'M126 198C156 204 166 216 176 268L116 268C134 240 136 216 126 198Z', fill: 'skinShade', within: 'body' },
      { d: 'M70 212C52 214 42 220 38 236', line: 'skinLight', width: 4, within: 'body' },
      { d: shoulders(66, 206, 22), ...INK },
      {
        d: mirrored([
          [100, 250],
          [118, 246, 138, 236, 150, 218],
          [164, 212, 178, 224, 184, 266],
          [100, 270],
        ]),
        fill: 'cloth',
        ...INK,
      },
      { d: 'M150 220C164 214 176 226 182 268L108 268C130 258 146 242 150 220Z', fill: 'clothShade' },
      { d: 'M20 258C22 238 28 226 40 220M62 244C66 250 74 256 84 258', line: 'clothLight', width: 3.4 },
      { d: 'M49 216C58 236 78 248 100 252C122 248 142 236 151 216', line: 'white', width: 6 },
      { d: 'M76 196C84 206 116 206 124 196', line: 'trim', width: 7 },
      { d: 'M100 202L107 211L100 222L93 211Z', fill: 'lips', line: 'ink', width: 2 },
    ],
  },
  coat: {
    body: [
      ...coat(80, 206),
      ...CRAVAT,
      {
        d: onBothSides('M120 192C142 198 152 216 146 238L130 240L118 268C122 236 122 214 110 204Z'),
        fill: 'clothShade',
        line: 'ink',
        width: 2.8,
      },
      { d: 'M58 216C52 226 54 234 58 238', line: 'clothLight', width: 3 },
    ],
  },
} satisfies { [name: string]: Dress };
