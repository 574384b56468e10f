import type { BeastName, Face, Figure } from './look.ts';
import { along, mirrored, onBothSides, type Step } from './outline.ts';

const INK = { line: 'ink', width: 3.4 } as const;
/** From between the ears down to the chin: brow, the tufts of the cheek, jaw. */
const SIDE: Step[] = [
  [100, 54],
  [116, 50, 134, 56, 145, 74],
  [152, 88, 158, 104, 174, 116],
  [166, 118, 162, 120, 158, 122],
  [160, 130, 166, 136, 172, 140],
  [164, 142, 158, 142, 152, 142],
  [154, 150, 156, 156, 158, 162],
  [150, 160, 144, 158, 138, 156],
  [130, 172, 116, 182, 100, 184],
];
export const beastOutline = mirrored(SIDE);

const EAR = 'M110 72C114 48 130 22 152 8C162 34 164 66 150 98Z';
const TORN = 'M110 72C114 48 124 32 138 20L140 36L152 28C156 44 158 70 150 98Z';

/** Ears and the fur of the neck, behind everything else. */
export const beastScruff = (beast: BeastName): Figure[] => {
  const far = beast === 'torn-wolf' ? TORN : EAR;
  const ears = `${onBothSides(EAR).slice(EAR.length)}${far}`;
  return [
    {
      d: mirrored([
        [100, 110],
        [140, 120],
        [160, 150, 168, 180, 172, 210],
        [150, 214],
        [148, 236],
        [100, 244],
      ]),
      fill: 'hairShade',
      ...INK,
    },
    { d: ears, fill: 'hair', ...INK },
    { d: onBothSides('M121 70C124 52 134 38 146 28C151 48 151 66 144 84Z'), fill: 'hairDeep' },
    { d: 'M62 74C56 60 52 46 52 32', line: 'skin', width: 3 },
  ];
};

function eyes({ frown, eyes: open }: Face): Figure[] {
  const inner = 108 + frown * 0.6;
  const lid = `M108 ${inner}C116 ${104 - open * 0.5} 128 ${101 - open * 0.5} 139 ${101 - frown * 0.4}`;
  const ball = (x: number): string => `M${x - 6} 106A6 6 0 1 1 ${x + 6} 106A6 6 0 1 1 ${x - 6} 106Z`;
  return [
    {
      d: onBothSides(`${lid}C134 ${108 + open * 0.5} 120 ${112 + open * 0.5} 108 ${inner}Z`),
      fill: 'eye',
      line: 'ink',
      width: 2.4,
    },
    { d: `${ball(77)}${ball(123)}`, fill: 'iris' },
    { d: 'M77 101L79 106L77 111L75 106ZM123 101L125 106L123 111L121 106Z', fill: 'ink' },
    {
      d: 'M72.500 104A2 2 0 1 1 76.500 104A2 2 0 1 1 72.500 104ZM118.500 104A2 2 0 1 1 122.500 104A2 2 0 1 1 118.500 104Z',
      fill: 'glow',
    },
    { d: onBothSides(lid), line: 'ink', width: 4.6 },
    {
      d: onBothSides(`M106 ${inner - 7}C116 ${94 - frown * 0.4} 130 ${90 - frown * 0.8} 144 ${93 - frown}`),
      line: 'hairDeep',
      width: 5,
    },
  ];
}

const closedMouth = (smile: number): Figure[] => [
  { d: `M100 156L100 163${onBothSides(`M100 163C108 171 120 169 131 ${160 - smile}`)}`, line: 'ink', width: 3 },
  { d: onBothSides('M109 167L117 167L113.5 178Z'), fill: 'fang', line: 'ink', width: 1.4 },
];
const openMouth: Figure[] = [
  {
    d: mirrored([
      [100, 160],
      [110, 165, 122, 160, 134, 151],
      [134, 172, 120, 190, 100, 192],
    ]),
    fill: 'gum',
    line: 'ink',
    width: 3,
  },
  { d: 'M86 182C90 172 110 172 114 182C110 189 90 189 86 182Z', fill: 'lips' },
  { d: onBothSides('M107 163L116 162L113 178ZM119 161L126 157L124 167Z'), fill: 'fang', line: 'ink', width: 1.2 },
  { d: onBothSides('M110 190L117 185L115 175Z'), fill: 'fang', line: 'ink', width: 1.2 },
];
const wrinkles: Figure = {
  d: onBothSides('M106 124C112 122 116 124 119 128M107 132C113 130 117 133 120 137'),
  line: 'skinDeep',
  width: 2.2,
};
const venom: Figure = {
  d: 'M86.500 178C84 186 84 194 86.500 196C89 194 89 186 86.500 178ZM113.500 178C110 190 110 206 113.500 208C117 206 117 190 113.500 178Z',
  fill: 'iris',
  line: 'ink',
  width: 1.6,
};

/** A wolf looks at us. Its fur is of the hair, its mask of the skin. */
export function beastHead(face: Face): Figure[] {
  const isOpen = face.mouth === 'snarl';
  return [
    { d: beastOutline, fill: 'hair' },
    { d: 'M106 40C122 62 150 90 142 130C138 156 122 172 104 190L190 190L190 40Z', fill: 'hairShade', within: 'head' },
    {
      d: 'M144 60C156 96 152 130 136 160C126 174 116 180 110 188L190 190L190 60Z',
      fill: 'hairDeep',
      within: 'head',
      opacity: 0.6,
    },
    {
      d: mirrored([
        [100, 108],
        [106, 100, 112, 96, 120, 92],
        [134, 92, 146, 106, 154, 128],
        [144, 132, 138, 144, 134, 156],
        [124, 172, 112, 180, 100, 182],
      ]),
      fill: 'skin',
    },
    {
      d: 'M104 108C116 108 134 106 150 126C142 132 138 144 134 156C124 172 112 180 103 182C118 160 116 130 104 108Z',
      fill: 'skinShade',
    },
    { d: 'M94 52C96 70 94 88 100 110C106 88 104 70 106 52Z', fill: 'hairDeep', opacity: 0.7 },
    {
      d: 'M62 80C58 90 52 104 42 112M74 66C66 74 62 84 58 94M52 128L42 134M58 146L52 154',
      line: 'hairLight',
      width: 3.2,
    },
    {
      d: mirrored([
        [100, 104],
        [107, 106, 112, 120, 119, 136],
        [126, 146, 126, 160, 114, 163],
        [108, 165, 103, 164, 100, 162],
      ]),
      fill: 'skinLight',
      line: 'ink',
      width: 2.2,
    },
    {
      d: 'M102 106C108 112 112 124 118 137C124 146 124 158 114 161C110 163 106 163 103 162C108 146 106 124 102 106Z',
      fill: 'skinShade',
    },
    { d: along(SIDE), line: 'rim', width: 7, within: 'head' },
    { d: beastOutline, ...INK },
    ...(isOpen ? openMouth : closedMouth(face.smile)),
    ...(face.frown > 4 ? [wrinkles] : []),
    {
      d: mirrored([
        [100, 137],
        [109, 135, 117, 138, 116, 145],
        [113, 152, 105, 155, 100, 157],
      ]),
      fill: 'ink',
    },
    { d: 'M89 142C92 139 96 139 100 140', line: 'glow', width: 2.6, opacity: 0.8 },
    ...eyes(face),
    ...(face.mouth === 'venom' ? [venom] : []),
    ...(face.hasScar ? [{ d: 'M62 84L78 98M72 116L86 134M128 70L136 84', line: 'lips', width: 3.4 } as const] : []),
  ];
}
