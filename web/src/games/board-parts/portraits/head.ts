import type { Figure, Skull } from './look.ts';
import { along, mirrored, onBothSides, type Step } from './outline.ts';

const profile = ({ temple, jaw, chin, low }: Skull): Step[] => [
  [100, 56],
  [100 + temple * 0.62, 56, 100 + temple + 1, 76, 100 + temple, 112],
  [100 + temple - 1, 128, 100 + jaw + 2, 137, 100 + jaw, 147],
  [100 + jaw - 3, 159, 100 + chin, low, 100, low],
];
export const headOutline = (skull: Skull): string => mirrored(profile(skull));

const ear = (temple: number): string => {
  const x = 100 + temple;
  return onBothSides(`M${x - 3} 106C${x + 4} 98 ${x + 11} 102 ${x + 9} 114C${x + 8} 124 ${x + 4} 132 ${x - 4} 131Z`);
};

/** Neck and ears: they lie behind the face. */
export const neck = ({ temple, jaw }: Skull, hasEars: boolean): Figure[] => {
  const half = Math.max(19, jaw - 12);
  return [
    {
      d: mirrored([
        [100, 140],
        [100 + half, 140],
        [100 + half, 180, 100 + half + 2, 190, 100 + half + 16, 206],
        [100 + 20, 232],
        [100, 236],
      ]),
      fill: 'skin',
      line: 'ink',
      width: 3,
    },
    {
      d: `M${100 - half + 2} 158C90 186 116 190 ${100 + half} 168L${100 + half + 14} 206L104 234C92 210 84 186 ${100 - half + 2} 158Z`,
      fill: 'skinShade',
    },
    {
      d: `M${108} 184C114 200 ${100 + half} 190 ${100 + half} 170L${100 + half + 14} 206L112 230Z`,
      fill: 'skinDeep',
      opacity: 0.6,
    },
    ...(hasEars
      ? [
          { d: ear(temple), fill: 'skin', line: 'ink', width: 3 } as const,
          {
            d: `M${100 + temple} 108C${104 + temple} 106 ${106 + temple} 112 ${103 + temple} 122`,
            line: 'skinDeep',
            width: 2.4,
          } as const,
        ]
      : []),
  ];
};

/** The face without its features: light from the upper left, three tones. */
export function head(skull: Skull, isVampire: boolean): Figure[] {
  const { temple, jaw, low } = skull;
  const edge = 100 + temple;
  return [
    { d: headOutline(skull), fill: 'skin' },
    // The side away from the light, with the triangle of light left on the cheek.
    {
      d: `M112 40C124 66 129 84 ${edge - 15} 100C${edge - 9} 114 ${edge - 12} 126 ${edge - 20} 138C${100 + jaw * 0.4} 152 ${100 + jaw * 0.3} 160 104 ${low + 6}L190 ${low + 6}L190 40Z`,
      fill: 'skinShade',
      within: 'head',
    },
    {
      d: `M136 50C${edge - 2} 84 ${edge - 3} 118 ${100 + jaw - 6} 144C${100 + jaw - 14} 158 116 164 110 ${low + 4}L190 ${low}L190 50Z`,
      fill: 'skinDeep',
      within: 'head',
      opacity: 0.75,
    },
    {
      d: `M${104 - temple} 108C${106 - temple} 84 ${118 - temple} 68 92 66C80 78 76 92 75 106Z`,
      fill: 'skinLight',
      within: 'head',
      opacity: 0.8,
    },
    {
      d: `M${106 - temple} 124C72 126 84 132 84 138C82 146 72 144 ${112 - jaw} 140Z`,
      fill: 'skinLight',
      within: 'head',
      opacity: 0.7,
    },
    ...(isVampire ? hollows(skull) : []),
    { d: onBothSides(along(profile(skull))), line: 'ink', width: 3.4 },
  ];
}

/** No blood in the cheeks, shadows around the eyes, and a red light from behind. */
const hollows = (skull: Skull): Figure[] => {
  const { temple, jaw } = skull;
  return [
    {
      d: onBothSides(
        `M${100 + temple} 126C${100 + temple - 10} 134 122 140 117 150C124 156 ${100 + jaw - 8} 152 ${100 + jaw} 146Z`,
      ),
      fill: 'skinShade',
      within: 'head',
      opacity: 0.7,
    },
    {
      d: onBothSides('M106 104C112 98 132 98 140 106C140 118 132 126 120 125C110 124 106 116 106 104Z'),
      fill: 'socket',
      within: 'head',
      opacity: 0.55,
    },
    { d: along(profile(skull)), line: 'rim', width: 8, within: 'head' },
  ];
};
