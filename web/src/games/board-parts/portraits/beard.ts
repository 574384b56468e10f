import type { BeardName, Figure, Skull } from './look.ts';
import { mirrored, onBothSides } from './outline.ts';

/** Between nose and mouth; it leaves the lips free, and so the fangs. */
const moustache = (low: number, drop: number, wide: number): Figure[] => {
  const y = low - 28;
  return [
    {
      d: onBothSides(
        `M100 ${y - 6}C108 ${y - 9} ${100 + wide * 0.7} ${y - 4} ${100 + wide} ${y + drop}C${100 + wide * 0.7} ${y + 5} 108 ${y + 4} 100 ${y + 1}Z`,
      ),
      fill: 'hair',
      line: 'ink',
      width: 2.2,
    },
    {
      d: `M96 ${y - 4}C88 ${y - 4} ${104 - wide * 0.7} ${y - 1} ${104 - wide} ${y + drop - 1}`,
      line: 'hairLight',
      width: 2,
    },
  ];
};
const BEARD: { readonly [B in BeardName]: (skull: Skull) => Figure[] } = {
  moustache: ({ low }) => moustache(low, 5, 20),
  handlebar: ({ low }) => moustache(low, -9, 34),
  pointed: ({ low }) => [
    {
      d: mirrored([
        [100, low - 14],
        [108, low - 15, 114, low - 14, 116, low - 8],
        [114, low + 6, 106, low + 18, 100, low + 22],
      ]),
      fill: 'hair',
      line: 'ink',
      width: 2.6,
    },
    { d: `M102 ${low - 12}C112 ${low - 10} 112 ${low} 102 ${low + 19}Z`, fill: 'hairShade' },
    ...moustache(low, 6, 22),
  ],
  full: ({ jaw, temple, low }) => [
    {
      d: mirrored([
        [100, low - 15],
        [110, low - 14, 116, low - 20, 122, low - 32],
        [128, low - 40, 100 + temple - 6, 126, 100 + temple + 2, 116],
        [100 + temple + 4, 136, 100 + jaw + 4, 150, 100 + jaw - 4, low - 4],
        [120, low + 14, 110, low + 20, 100, low + 22],
      ]),
      fill: 'hair',
      line: 'ink',
      width: 2.8,
    },
    {
      d: `M104 ${low - 13}C118 ${low - 14} ${100 + temple - 8} 132 ${100 + temple} 120C${100 + temple + 2} 138 ${100 + jaw} 152 ${100 + jaw - 6} ${low - 6}C120 ${low + 10} 112 ${low + 16} 104 ${low + 19}Z`,
      fill: 'hairShade',
    },
    {
      d: `M64 136C66 150 74 ${low - 4} 84 ${low + 4}M76 146C80 156 86 ${low} 92 ${low + 8}`,
      line: 'hairLight',
      width: 2.6,
    },
    ...moustache(low, 6, 24),
  ],
  whiskers: ({ jaw, temple }) => [
    {
      d: onBothSides(
        `M${100 + temple + 3} 112C${100 + temple + 6} 130 ${100 + jaw + 6} 146 ${100 + jaw - 2} 156C${100 + jaw - 10} 158 ${100 + jaw - 15} 148 ${100 + jaw - 12} 140C${100 + temple - 8} 132 ${100 + temple - 5} 122 ${100 + temple - 4} 112Z`,
      ),
      fill: 'hair',
      line: 'ink',
      width: 2.6,
    },
    { d: `M${102 - temple} 120C${102 - temple} 132 ${104 - jaw} 142 ${108 - jaw} 148`, line: 'hairLight', width: 2.4 },
  ],
  stubble: ({ jaw, low }) => [
    {
      d: mirrored([
        [100, low - 30],
        [112, low - 31, 124, low - 26, 100 + jaw + 2, 140],
        [100 + jaw, low - 8, 116, low + 2, 100, low + 2],
      ]),
      fill: 'hairDeep',
      within: 'head',
      opacity: 0.28,
    },
  ],
};
export const beardOf = (name: BeardName, skull: Skull): Figure[] => BEARD[name](skull);
