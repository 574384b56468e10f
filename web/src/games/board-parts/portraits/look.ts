import type { Colours, Tone } from './light.ts';

/** A figure of a portrait; what is clipped shows within the head or the body only. */
export interface Figure {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
  within?: 'head' | 'body';
  opacity?: number;
}

/** Half the widths of a head: at the temples, at the jaw, and how broad the chin is; and how low it reaches. */
export interface Skull {
  temple: number;
  jaw: number;
  chin: number;
  low: number;
}
export const SKULLS = {
  oval: { temple: 41, jaw: 34, chin: 17, low: 168 },
  heart: { temple: 42, jaw: 31, chin: 12, low: 166 },
  square: { temple: 43, jaw: 40, chin: 27, low: 170 },
  long: { temple: 38, jaw: 32, chin: 18, low: 176 },
  gaunt: { temple: 40, jaw: 32, chin: 15, low: 174 },
  round: { temple: 46, jaw: 43, chin: 28, low: 167 },
  stout: { temple: 47, jaw: 48, chin: 34, low: 170 },
} as const satisfies { [name: string]: Skull };

export interface Face {
  /** How the brows lie: above 0 they frown. */
  frown: number;
  /** How thick they are. */
  brows: number;
  /** How far the eyes are open. */
  eyes: number;
  /** Half the width of the nose, and how far it comes down. */
  nose: readonly [width: number, length: number];
  /** How far the corners of the mouth rise. */
  smile: number;
  hasLips?: boolean;
  hasLashes?: boolean;
  /** Furrows of age: none, some, many. */
  age?: 0 | 1 | 2;
  hasFreckles?: boolean;
  hasScar?: boolean;
  /** What the mouth does; without it, it is closed, or shows the fangs. Only a beast snarls, or drips with venom. */
  mouth?: 'wail' | 'teeth' | 'snarl' | 'venom';
  marks?: MarkName;
}

/** A person, drawn twice: living, and as a vampire; or a beast, which has a head of its own. */
export interface Look {
  beast?: BeastName;
  skull: keyof typeof SKULLS;
  face: Face;
  hair: HairName;
  beard?: BeardName;
  headgear?: HeadgearName;
  attire: AttireName;
  colours: Colours;
}
export const HAIRS = [
  'none',
  'swept',
  'tied',
  'tonsure',
  'piled',
  'loose',
  'sleek',
  'sides',
  'cropped',
  'peak',
  'tousled',
  'wild',
] as const;
export type HairName = (typeof HAIRS)[number];
export const BEARDS = ['pointed', 'moustache', 'handlebar', 'full', 'whiskers', 'stubble'] as const;
export type BeardName = (typeof BEARDS)[number];
export const MARKS = ['stitches', 'painted', 'warts', 'cracks', 'tears'] as const;
export type MarkName = (typeof MARKS)[number];
export const BEASTS = ['wolf', 'torn-wolf'] as const;
export type BeastName = (typeof BEASTS)[number];
export const HEADGEAR = [
  'coronet',
  'tiara',
  'tricorne',
  'veil',
  'mitre',
  'mob-cap',
  'toque',
  'hood',
  'hat',
  'crown',
  'circlet',
  'serpent',
  'lilies',
  'rose',
  'bridal-veil',
  'feathered-cap',
  'pointed-hat',
  'bat-ears',
  'fox-ears',
  'horns',
  'curled-horns',
  'antlers',
] as const;
export type HeadgearName = (typeof HEADGEAR)[number];
export const ATTIRES = [
  'uniform',
  'mantle',
  'habit',
  'gown',
  'tailcoat',
  'cope',
  'apron',
  'jacket',
  'robe',
  'coat',
  'cape',
  'ruff',
  'kimono',
  'motley',
  'jerkin',
  'shirt',
  'pelt',
  'armour',
] as const;
export type AttireName = (typeof ATTIRES)[number];
