/** What a portrait is painted with. */
export const MATERIALS = ['skin', 'hair', 'cloth', 'second', 'trim', 'lips'] as const;
export type Material = (typeof MATERIALS)[number];
type Shade = '' | 'Light' | 'Shade' | 'Deep';
export type Tone =
  | `${Material}${Shade}`
  | 'ink'
  | 'white'
  | 'whiteShade'
  | 'eye'
  | 'iris'
  | 'glow'
  | 'rim'
  | 'fang'
  | 'gum'
  | 'socket';
export type Colours = { readonly [M in Material]: string } & {
  /** How much of the skin's colour has gone with the blood; without it nearly all. */
  readonly pallor?: number;
  /** What the eyes of the night glow with, and what light comes from behind; without it red. */
  readonly glow?: string;
};

const channels = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
function mix(colour: string, other: string, share: number): string {
  const into = channels(other);
  return `#${channels(colour)
    .map((n, i) =>
      Math.round(n + (into[i]! - n) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The light of a scene: what it adds where it falls, and what colour the shadows are. */
interface Light {
  lit: string;
  dark: string;
  /** How much of every colour the night takes away. */
  veil: string;
  veiled: number;
}
const CANDLE: Light = { lit: '#ffe7b0', dark: '#2a0d16', veil: '#7a4a20', veiled: 0.06 };
const MOON: Light = { lit: '#f2f6ff', dark: '#0d0920', veil: '#4a4a78', veiled: 0.3 };

/** Living skin is as it is; that of a vampire has no blood in it. */
const PALE = '#cbd6dc';
const PALLOR = 0.8;
const RED = { iris: '#ff2b2b', rim: '#d8203a' };

/** All tones of a portrait, by candlelight or by the moon. */
export function tonesOf(colours: Colours, isVampire: boolean): { readonly [T in Tone]: string } {
  const light = isVampire ? MOON : CANDLE;
  const shaded = MATERIALS.flatMap((material) => {
    const raw = colours[material];
    const isSkin = material === 'skin';
    const base = isVampire
      ? isSkin
        ? mix(raw, PALE, colours.pallor ?? PALLOR)
        : material === 'lips'
          ? '#8e1226'
          : mix(raw, light.veil, light.veiled)
      : mix(raw, light.veil, light.veiled);
    return [
      [material, base],
      [`${material}Light`, mix(base, light.lit, isSkin ? 0.45 : 0.32)],
      [`${material}Shade`, mix(base, light.dark, isSkin ? (isVampire ? 0.5 : 0.36) : 0.45)],
      [`${material}Deep`, mix(base, light.dark, isSkin ? (isVampire ? 0.72 : 0.6) : 0.68)],
    ];
  });
  return {
    ...Object.fromEntries(shaded),
    ink: isVampire ? '#0f0a1c' : '#1d1014',
    white: isVampire ? '#d5dbe8' : '#f6ead2',
    whiteShade: isVampire ? '#6a6f92' : '#b79a80',
    eye: isVampire ? '#2a0710' : '#f7ecd8',
    iris: isVampire ? (colours.glow ?? RED.iris) : '#3a2416',
    glow: isVampire ? '#ffd0b0' : '#fff6e0',
    rim: isVampire ? (colours.glow ?? RED.rim) : '#e0a45c',
    fang: '#fbfbff',
    gum: '#3a0812',
    socket: '#4a1a36',
  };
}
