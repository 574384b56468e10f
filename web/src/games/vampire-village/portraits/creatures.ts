import type { CreatureId, Type } from '@duskhall/vampire-village';
import type { Colours } from '../../board-parts/portraits/light.ts';
import type { Look } from '../../board-parts/portraits/look.ts';

const BASE = { second: '#2c2430', trim: '#d0a448', lips: '#a8222e' } as const;
const witch = (skin: string, hair: string, cloth: string): Colours => ({
  ...BASE,
  skin,
  hair,
  cloth,
  trim: '#d8b23a',
  pallor: 0.1,
  glow: '#d8ff4a',
});
const demon = (skin: string, trim: string, glow: string): Colours => ({
  ...BASE,
  skin,
  hair: '#1c1018',
  cloth: '#3a1420',
  trim,
  pallor: 0,
  glow,
});
const wolf = { beast: 'wolf', skull: 'long', hair: 'none' } as const;

/** Everything that comes to the gates at night. */
export const CREATURES: { readonly [C in CreatureId]: Look } = {
  'witch-swamp': {
    skull: 'stout',
    face: { frown: 2, brows: 7, eyes: 7, nose: [12, 15], smile: 5, age: 2, mouth: 'teeth', marks: 'warts' },
    hair: 'wild',
    headgear: 'pointed-hat',
    attire: 'robe',
    colours: witch('#7fa35a', '#4c5a34', '#3a4a2c'),
  },
  'witch-left': {
    skull: 'gaunt',
    face: { frown: 4, brows: 4, eyes: 6, nose: [8, 18], smile: 3, age: 1, marks: 'warts' },
    hair: 'loose',
    headgear: 'pointed-hat',
    attire: 'robe',
    colours: witch('#a8c490', '#b8b0a8', '#3a2a52'),
  },
  'witch-right': {
    skull: 'heart',
    face: { frown: 2, brows: 3, eyes: 9, nose: [6, 9], smile: 4, hasLips: true, hasLashes: true },
    hair: 'wild',
    headgear: 'pointed-hat',
    attire: 'robe',
    colours: witch('#c2d8ae', '#8a2a1c', '#22402e'),
  },
  'werewolf-grey': {
    ...wolf,
    face: { frown: 4, brows: 5, eyes: 7, nose: [8, 8], smile: 0 },
    attire: 'pelt',
    colours: {
      ...BASE,
      skin: '#dfe3e8',
      hair: '#8a94a4',
      cloth: '#3a3f55',
      second: '#6d7686',
      pallor: 0,
      glow: '#ffc83a',
    },
  },
  'werewolf-black': {
    ...wolf,
    face: { frown: 8, brows: 5, eyes: 8, nose: [8, 8], smile: 0, mouth: 'snarl' },
    attire: 'pelt',
    colours: {
      ...BASE,
      skin: '#5d5a66',
      hair: '#2c2934',
      cloth: '#201c24',
      second: '#3a343c',
      pallor: 0,
      glow: '#ffe03a',
    },
  },
  'vampire-1': {
    skull: 'round',
    face: { frown: -9, brows: 5, eyes: 10, nose: [7, 7], smile: -2, hasFreckles: true },
    hair: 'tousled',
    attire: 'shirt',
    colours: { ...BASE, skin: '#edbf9a', hair: '#b5622c', cloth: '#d8ccb0', pallor: 0.5 },
  },
  'vampire-2': {
    skull: 'long',
    face: { frown: -1, brows: 4, eyes: 5, nose: [8, 15], smile: -3, age: 1 },
    hair: 'sleek',
    beard: 'whiskers',
    attire: 'tailcoat',
    colours: { ...BASE, skin: '#e8c09a', hair: '#26222c', cloth: '#2a2a38', second: '#7f6a3a' },
  },
  'vampire-3': {
    skull: 'gaunt',
    face: { frown: 3, brows: 5, eyes: 6, nose: [8, 11], smile: 2 },
    hair: 'none',
    headgear: 'hood',
    attire: 'habit',
    colours: { ...BASE, skin: '#d8b898', hair: '#2a1a1c', cloth: '#4a1a2c' },
  },
  'vampire-4': {
    skull: 'square',
    face: { frown: 4, brows: 6, eyes: 6, nose: [9, 10], smile: -1, hasScar: true },
    hair: 'tied',
    beard: 'moustache',
    headgear: 'circlet',
    attire: 'armour',
    colours: { ...BASE, skin: '#dba67a', hair: '#3a2a24', cloth: '#6a7088' },
  },
  'vampire-5': {
    skull: 'gaunt',
    face: { frown: 3, brows: 6, eyes: 6, nose: [9, 13], smile: 1, age: 1 },
    hair: 'peak',
    beard: 'pointed',
    headgear: 'coronet',
    attire: 'cape',
    colours: { ...BASE, skin: '#e2b48c', hair: '#1c1820', cloth: '#241c2c', second: '#5a1424' },
  },
  'vampire-6': {
    skull: 'gaunt',
    face: { frown: 3, brows: 8, eyes: 9, nose: [10, 18], smile: -2, age: 2 },
    hair: 'none',
    headgear: 'bat-ears',
    attire: 'mantle',
    colours: { ...BASE, skin: '#b8b89a', hair: '#8a8680', cloth: '#3c1420', pallor: 0.5 },
  },
  'demon-slayer': {
    skull: 'square',
    face: { frown: 8, brows: 8, eyes: 7, nose: [12, 9], smile: -3, mouth: 'teeth', hasScar: true },
    hair: 'none',
    headgear: 'horns',
    attire: 'armour',
    colours: { ...demon('#c0392b', '#d8c8a0', '#ffd23a'), cloth: '#4a3a3c' },
  },
  'demon-plague': {
    skull: 'stout',
    face: { frown: 3, brows: 7, eyes: 8, nose: [13, 8], smile: 2, age: 2, marks: 'warts', mouth: 'wail' },
    hair: 'none',
    headgear: 'curled-horns',
    attire: 'robe',
    colours: demon('#8f9a3a', '#8a7048', '#f4ff5a'),
  },
  'demon-ruin': {
    skull: 'square',
    face: { frown: 7, brows: 9, eyes: 6, nose: [12, 10], smile: -5, marks: 'cracks' },
    hair: 'none',
    headgear: 'curled-horns',
    attire: 'pelt',
    colours: { ...demon('#5c5058', '#3a3036', '#ff7a1e'), second: '#4a3a3c' },
  },
  'demon-lure-witch': {
    skull: 'heart',
    face: { frown: 1, brows: 3, eyes: 8, nose: [6, 8], smile: 4, hasLips: true, hasLashes: true },
    hair: 'wild',
    headgear: 'horns',
    attire: 'gown',
    colours: { ...demon('#b0504a', '#5c8a4a', '#b8ff5a'), cloth: '#2f6a44', hair: '#1f3a28' },
  },
  'demon-lure-werewolf': {
    skull: 'long',
    face: { frown: 3, brows: 6, eyes: 7, nose: [9, 11], smile: 3 },
    hair: 'wild',
    beard: 'full',
    headgear: 'antlers',
    attire: 'pelt',
    colours: { ...demon('#a8584a', '#c8b48a', '#7ac0ff'), cloth: '#2a4470', second: '#5a6f94', hair: '#3a3040' },
  },
  'demon-lure-vampire': {
    skull: 'oval',
    face: { frown: 2, brows: 4, eyes: 7, nose: [7, 10], smile: 4 },
    hair: 'peak',
    beard: 'pointed',
    headgear: 'horns',
    attire: 'cape',
    colours: { ...demon('#b83a44', '#2c2028', '#ff3a5a'), cloth: '#4a1024' },
  },
};

const USUAL: readonly CreatureId[] = ['witch-swamp', 'werewolf-grey', 'vampire-2', 'demon-slayer'];
/** A creature's look; that of its type where a custom card set has an id without one. */
export const lookOf = (id: string, type: Type): Look => CREATURES[id in CREATURES ? (id as CreatureId) : USUAL[type]!];
