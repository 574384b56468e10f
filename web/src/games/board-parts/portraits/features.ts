import type { Face, Figure, Skull } from './look.ts';
import { marksOf } from './marks.ts';
import { onBothSides } from './outline.ts';

function eyes({ eyes: open, hasLashes }: Face, isVampire: boolean): Figure[] {
  const top = 116 - open;
  const lid = `M107.5 117C112 ${top} 124 ${top - 2} 134.5 115`;
  const iris = (x: number): string => `M${x - 5.4} 115A5.4 5.4 0 1 1 ${x + 5.4} 115A5.4 5.4 0 1 1 ${x - 5.4} 115Z`;
  const glint = (x: number): string => `M${x - 3.4} 112.500A2 2 0 1 1 ${x + 0.6} 112.500A2 2 0 1 1 ${x - 3.4} 112.500Z`;
  return [
    { d: onBothSides(`${lid}C128 122 114 123 107.5 117Z`), fill: 'eye' },
    { d: `${iris(79.5)}${iris(120.5)}`, fill: 'iris' },
    ...(isVampire
      ? [{ d: 'M79.5 110L81.5 115L79.5 120L77.5 115ZM120.5 110L122.5 115L120.5 120L118.5 115Z', fill: 'ink' } as const]
      : []),
    { d: `${glint(79.5)}${glint(120.5)}`, fill: 'glow' },
    { d: onBothSides(lid), line: 'ink', width: hasLashes ? 4.4 : 3.6 },
    ...(hasLashes ? [{ d: onBothSides('M132 114L139 110'), line: 'ink', width: 3 } as const] : []),
    { d: onBothSides('M112 121.500C118 124.5 127 124 132 119.5'), line: 'skinDeep', width: 1.8 },
  ];
}

function brows({ frown, brows: thick }: Face): Figure[] {
  const [inner, outer] = [101 + frown, 98 - frown * 0.5];
  return [
    {
      d: onBothSides(
        `M106 ${inner}C114 ${inner - 6} 128 ${outer - 8} 140 ${outer}C128 ${outer - 8 + thick * 0.7} 116 ${inner - 5 + thick} 107 ${inner + thick}Z`,
      ),
      fill: 'hairShade',
      line: 'ink',
      width: 1.6,
    },
  ];
}

function nose({ nose: [width, length] }: Face): Figure[] {
  const tip = 124 + length;
  return [
    {
      d: `M103 106C108 118 ${104 + width} ${tip - 10} ${103 + width} ${tip - 1}C${100 + width} ${tip + 5} 104 ${tip + 4} 97 ${tip + 4}C101 ${tip - 6} 103 122 103 106Z`,
      fill: 'skinShade',
    },
    { d: `M96 110C96 118 95 ${tip - 12} 93 ${tip - 5}`, line: 'skinLight', width: 3.4 },
    {
      d: `M${100 - width} ${tip - 1}C${98 - width} ${tip + 4} ${103 - width} ${tip + 5} 98 ${tip + 4}C104 ${tip + 7} ${98 + width} ${tip + 6} ${101 + width} ${tip}`,
      line: 'ink',
      width: 2.6,
    },
  ];
}

/** Fangs that hang from here. */
const fangs = (y: number, length = 10): Figure => ({
  d: `M88 ${y}L95.5 ${y}L91.8 ${y + length}ZM112 ${y}L104.5 ${y}L108.2 ${y + length}Z`,
  fill: 'fang',
});
function wail(y: number, isVampire: boolean): Figure[] {
  return [
    {
      d: `M86 ${y}C90 ${y - 7} 110 ${y - 7} 114 ${y}C117 ${y + 12} 110 ${y + 20} 100 ${y + 20}C90 ${y + 20} 83 ${y + 12} 86 ${y}Z`,
      fill: 'gum',
      line: 'lips',
      width: 3.4,
    },
    {
      d: `M90 ${y + 15}C94 ${y + 9} 106 ${y + 9} 110 ${y + 15}C106 ${y + 19} 94 ${y + 19} 90 ${y + 15}Z`,
      fill: 'lips',
    },
    ...(isVampire ? [fangs(y - 3)] : []),
  ];
}
function teeth(y: number, corner: number): Figure[] {
  return [
    {
      d: `M74 ${corner}C88 ${y - 1} 112 ${y - 1} 126 ${corner}C122 ${y + 16} 78 ${y + 16} 74 ${corner}Z`,
      fill: 'fang',
      line: 'ink',
      width: 3,
    },
    {
      d: `M76 ${y + 3}C90 ${y + 7} 110 ${y + 7} 124 ${y + 3}M84 ${y - 2}L84 ${y + 9}M92 ${y - 1}L92 ${y + 11}M100 ${y - 1}L100 ${y + 12}M108 ${y - 1}L108 ${y + 11}M116 ${y - 2}L116 ${y + 9}`,
      line: 'ink',
      width: 1.8,
    },
  ];
}

function mouth(face: Face, { low }: Skull, isVampire: boolean): Figure[] {
  const { smile, hasLips } = face;
  const y = low - 22;
  const corner = y - smile;
  if (face.mouth === 'wail') return wail(y - 2, isVampire);
  if (face.mouth === 'teeth') return teeth(y, corner);
  if (isVampire)
    return [
      {
        d: `M84 ${corner - 1}C92 ${y - 3} 96 ${y - 2} 100 ${y - 1}C104 ${y - 2} 108 ${y - 3} 116 ${corner - 1}C110 ${y + 8} 90 ${y + 8} 84 ${corner - 1}Z`,
        fill: 'gum',
        line: hasLips ? 'lips' : 'ink',
        width: hasLips ? 3.4 : 2.6,
      },
      fangs(y - 2),
    ];
  return [
    ...(hasLips
      ? [
          {
            d: `M87 ${corner}C93 ${y - 5} 97 ${y - 5} 100 ${y - 3}C103 ${y - 5} 107 ${y - 5} 113 ${corner}C108 ${y + 8} 92 ${y + 8} 87 ${corner}Z`,
            fill: 'lips',
          } as const,
        ]
      : [{ d: `M92 ${y + 6}C97 ${y + 9} 104 ${y + 9} 109 ${y + 6}`, line: 'skinShade', width: 3 } as const]),
    { d: `M84 ${corner}C92 ${y + 1} 108 ${y + 1} 116 ${corner}`, line: 'ink', width: 2.8 },
  ];
}

function age({ age: years = 0, hasFreckles, hasScar }: Face, { low }: Skull): Figure[] {
  return [
    ...(years > 0
      ? [{ d: onBothSides(`M114 ${128}C118 134 119 ${low - 30} 118 ${low - 24}`), line: 'skinDeep', width: 2 } as const]
      : []),
    ...(years > 1
      ? [
          {
            d: `${onBothSides('M112 128C118 131 126 130 131 126')}M84 84C94 81 106 81 116 84M88 76C96 74 104 74 112 76`,
            line: 'skinDeep',
            width: 2,
          } as const,
        ]
      : []),
    ...(hasFreckles
      ? [
          {
            d: onBothSides('M114 130L115.5 130M121 127L122.5 127M120 133L121.5 133M127 131L128.5 131'),
            line: 'skinShade',
            width: 2.6,
          } as const,
        ]
      : []),
    ...(hasScar ? [{ d: 'M66 98L74 106M70 122L76 138', line: 'lips', width: 2.6 } as const] : []),
  ];
}

/** Eyes, brows, nose, mouth and what the years have drawn. */
export const features = (face: Face, skull: Skull, isVampire: boolean): Figure[] => [
  ...age(face, skull),
  ...nose(face),
  ...mouth(face, skull, isVampire),
  ...eyes(face, isVampire),
  ...brows(isVampire ? { ...face, frown: face.frown + 4 } : face),
  ...(face.marks === undefined ? [] : marksOf(face.marks)),
];
