/** VE-2.3: the types in their fixed order; the first three are the professions. */
export const TYPE_NAMES = ['noble', 'clergy', 'servant', 'holy-water', 'vampire', 'support'] as const;
export type TypeName = (typeof TYPE_NAMES)[number];
/** Types of a card are a bit mask. */
export const NOBLE = 1;
export const CLERGY = 2;
export const SERVANT = 4;
export const HOLY_WATER = 8;
export const BLOOD = 16;
export const SUPPORT = 32;
export const PROFESSIONS = NOBLE | CLERGY | SERVANT;

const WEAPONS = [
  'garlic',
  'pitchfork',
  'musket',
  'candlestick',
  'holy-bible',
  'relic',
  'dagger',
  'rapier',
  'pistol',
  'rosary',
  'hunting-knife',
  'medallion',
] as const;

const HUMAN_VALUED = [
  ...WEAPONS,
  'statue-of-saint',
  'silver-bullets',
  'aspen-stake',
  'holy-water-1',
  'holy-water-2',
  'holy-water-3',
] as const;
const HUMAN_SUPPORT = [
  'secret-journey',
  'secret-passage',
  'chapel',
  'herbalist',
  'crypt-opening',
  'ostler',
  'squire',
  'novice',
  'crucifix',
  'sacrifice',
] as const;
const VAMPIRE_VALUED = [...WEAPONS, 'raven', 'hound', 'black-rooster', 'vampire-1', 'vampire-2', 'vampire-3'] as const;
const VAMPIRE_SUPPORT = [
  'bat-form',
  'mist-form',
  'hypnosis',
  'regeneration',
  'coffin',
  'kitchen-boy',
  'lady-in-waiting',
  'organist',
  'claws',
  'im-not-a-vampire',
] as const;
/** VE-2.4 to VE-2.7: the ids of each deck, valued cards first. */
export const HUMAN_DECK = [...HUMAN_VALUED, ...HUMAN_SUPPORT] as const;
export const VAMPIRE_DECK = [...VAMPIRE_VALUED, ...VAMPIRE_SUPPORT] as const;
export type SupportId = (typeof HUMAN_SUPPORT)[number] | (typeof VAMPIRE_SUPPORT)[number];
export type CardId = (typeof HUMAN_DECK)[number] | (typeof VAMPIRE_DECK)[number];

/**
 * A card is its id and its origin deck, so copies are the same number and nothing can be followed through a shuffle
 * (VE-2.9, VE-8.3): the human deck comes first, then the vampire deck.
 */
export type Card = number;
export const CARD_IDS: readonly CardId[] = [...HUMAN_DECK, ...VAMPIRE_DECK];
export const CARD_KINDS = CARD_IDS.length;
const FIRST_VAMPIRE: Card = HUMAN_DECK.length;
export const isOfVampireDeck = (card: Card): boolean => card >= FIRST_VAMPIRE;

const human = (id: (typeof HUMAN_DECK)[number]): Card => HUMAN_DECK.indexOf(id);
const vampire = (id: (typeof VAMPIRE_DECK)[number]): Card => FIRST_VAMPIRE + VAMPIRE_DECK.indexOf(id);

export const SECRET_JOURNEY = human('secret-journey');
export const SECRET_PASSAGE = human('secret-passage');
export const CHAPEL = human('chapel');
export const HERBALIST = human('herbalist');
export const CRYPT_OPENING = human('crypt-opening');
export const OSTLER = human('ostler');
export const SQUIRE = human('squire');
export const NOVICE = human('novice');
export const CRUCIFIX = human('crucifix');
export const SACRIFICE = human('sacrifice');
export const BAT_FORM = vampire('bat-form');
export const MIST_FORM = vampire('mist-form');
export const HYPNOSIS = vampire('hypnosis');
export const REGENERATION = vampire('regeneration');
export const COFFIN = vampire('coffin');
export const KITCHEN_BOY = vampire('kitchen-boy');
export const LADY_IN_WAITING = vampire('lady-in-waiting');
export const ORGANIST = vampire('organist');
export const CLAWS = vampire('claws');
export const IM_NOT_A_VAMPIRE = vampire('im-not-a-vampire');

/** VE-4.12.1: when a support card may be played, and the rule of its effect. */
export const TIMINGS = ['main', 'combat lay', 'combat interrupt', 'response', 'death'] as const;
export type Timing = (typeof TIMINGS)[number];
export const SUPPORT_CARDS: ReadonlyMap<string, { timing: Timing; rule: string }> = new Map<
  SupportId,
  { timing: Timing; rule: string }
>([
  ['secret-journey', { timing: 'main', rule: 'VE-5.11' }],
  ['secret-passage', { timing: 'combat interrupt', rule: 'VE-5.12' }],
  ['chapel', { timing: 'main', rule: 'VE-5.13' }],
  ['herbalist', { timing: 'death', rule: 'VE-5.14' }],
  ['crypt-opening', { timing: 'main', rule: 'VE-5.15' }],
  ['ostler', { timing: 'main', rule: 'VE-5.10' }],
  ['squire', { timing: 'main', rule: 'VE-5.10' }],
  ['novice', { timing: 'main', rule: 'VE-5.10' }],
  ['crucifix', { timing: 'combat lay', rule: 'VE-5.9' }],
  ['sacrifice', { timing: 'response', rule: 'VE-5.16' }],
  ['bat-form', { timing: 'main', rule: 'VE-5.17' }],
  ['mist-form', { timing: 'main', rule: 'VE-5.18' }],
  ['hypnosis', { timing: 'main', rule: 'VE-5.19' }],
  ['regeneration', { timing: 'death', rule: 'VE-5.20' }],
  ['coffin', { timing: 'main', rule: 'VE-5.21' }],
  ['kitchen-boy', { timing: 'main', rule: 'VE-5.10' }],
  ['lady-in-waiting', { timing: 'main', rule: 'VE-5.10' }],
  ['organist', { timing: 'main', rule: 'VE-5.10' }],
  ['claws', { timing: 'combat lay', rule: 'VE-5.9' }],
  ['im-not-a-vampire', { timing: 'response', rule: 'VE-5.22' }],
]);
/** By card: the rule of its effect; empty for a valued card. */
export const EFFECT_RULES: readonly string[] = CARD_IDS.map((id) => SUPPORT_CARDS.get(id)?.rule ?? '');
/** By card: whether it is laid in a batch against a cost (VE-5.9). */
export const IS_COSTLY_LAY: readonly boolean[] = CARD_IDS.map((id) => SUPPORT_CARDS.get(id)?.timing === 'combat lay');
