import { byNumber } from '@duskhall/kernel';
import { type Card, type CardId, type CardKind, HUMAN_CARDS, type Timing, VAMPIRE_CARDS } from './table.ts';

export * from './table.ts';

/** VE-2.3: the types in their fixed order; the first three are the professions. */
export const TYPE_NAMES = ['noble', 'clergy', 'servant', 'holy-water', 'vampire', 'support'] as const;
export type TypeName = (typeof TYPE_NAMES)[number];
/** The types of a card are a bit mask. */
export const NOBLE = 1;
export const CLERGY = 2;
export const SERVANT = 4;
export const HOLY_WATER = 8;
export const BLOOD = 16;
export const SUPPORT = 32;
export const PROFESSIONS = NOBLE | CLERGY | SERVANT;

type HumanCards = typeof HUMAN_CARDS;
type VampireCards = typeof VAMPIRE_CARDS;
/** The ids of the rows that have this property. */
type IdsWith<Rows, Has> = { [Id in keyof Rows]: Rows[Id] extends Has ? Id : never }[keyof Rows];
type IdWith<Has> = IdsWith<HumanCards, Has> | IdsWith<VampireCards, Has>;
export type SupportId = IdWith<{ timing: Timing }>;
export type MainId = IdWith<{ timing: 'main' }>;

interface Row extends CardKind {
  readonly id: CardId;
  readonly isVampires: boolean;
}
const rowsOf = (table: { readonly [id: string]: CardKind }, isVampires: boolean): Row[] =>
  Object.entries(table).map(([id, row]) => ({ ...row, id: id as CardId, isVampires }));
/** By number. */
const ROWS = byNumber([...rowsOf(HUMAN_CARDS, false), ...rowsOf(VAMPIRE_CARDS, true)]);
export const CARD_IDS: readonly CardId[] = ROWS.map(({ id }) => id);
export const CARD_KINDS = ROWS.length;
const IS_VAMPIRES: readonly boolean[] = ROWS.map(({ isVampires }) => isVampires);
export const isOfVampireDeck = (card: Card): boolean => IS_VAMPIRES[card]!;

export const SECRET_JOURNEY = HUMAN_CARDS['secret-journey'].number;
export const SECRET_PASSAGE = HUMAN_CARDS['secret-passage'].number;
export const CHAPEL = HUMAN_CARDS.chapel.number;
export const HERBALIST = HUMAN_CARDS.herbalist.number;
export const CRYPT_OPENING = HUMAN_CARDS['crypt-opening'].number;
export const OSTLER = HUMAN_CARDS.ostler.number;
export const SQUIRE = HUMAN_CARDS.squire.number;
export const NOVICE = HUMAN_CARDS.novice.number;
export const CRUCIFIX = HUMAN_CARDS.crucifix.number;
export const SACRIFICE = HUMAN_CARDS.sacrifice.number;
export const BAT_FORM = VAMPIRE_CARDS['bat-form'].number;
export const MIST_FORM = VAMPIRE_CARDS['mist-form'].number;
export const HYPNOSIS = VAMPIRE_CARDS.hypnosis.number;
export const REGENERATION = VAMPIRE_CARDS.regeneration.number;
export const COFFIN = VAMPIRE_CARDS.coffin.number;
export const KITCHEN_BOY = VAMPIRE_CARDS['kitchen-boy'].number;
export const LADY_IN_WAITING = VAMPIRE_CARDS['lady-in-waiting'].number;
export const ORGANIST = VAMPIRE_CARDS.organist.number;
export const CLAWS = VAMPIRE_CARDS.claws.number;
export const IM_NOT_A_VAMPIRE = VAMPIRE_CARDS['im-not-a-vampire'].number;

/** VE-4.12.1: by id, when a support card may be played and the rule of its effect. */
export const SUPPORT_CARDS: ReadonlyMap<string, { timing: Timing; rule: string }> = new Map(
  ROWS.flatMap(({ id, timing, rule }) => (timing && rule ? [[id, { timing, rule }] as const] : [])),
);
/** By card: the rule of its effect; empty for a valued card. */
export const EFFECT_RULES: readonly string[] = CARD_IDS.map((id) => SUPPORT_CARDS.get(id)?.rule ?? '');
/** By card: whether it has a cost and is laid in a batch (VE-5.9). */
export const IS_COSTLY_LAY: readonly boolean[] = CARD_IDS.map((id) => SUPPORT_CARDS.get(id)?.timing === 'combat lay');
