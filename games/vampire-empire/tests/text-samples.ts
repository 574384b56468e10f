import { fastRng, type Refusal, readOptions } from '@duskhall/kernel';
import type { Event, Outcome } from '../events.ts';
import { vampireEmpire as game } from '../index.ts';
import { OPTIONS } from '../options.ts';
import type { texts } from '../texts/en.ts';
import type { ReasonArgs } from '../texts/reason-args.ts';
import type { View } from '../view/index.ts';

export type Spoken = typeof texts;
export const NAMES = ['Anna', 'Boris'];

/** Card and character numbers. */
export const GARLIC = 0;
export const RAPIER = 7;
export const SACRIFICE = 27;
export const BAT_FORM = 46;
export const ORGANIST = 53;
export const LADY = 0;
export const NUN = 4;
export const MAID = 6;
export const outcome = (part: Partial<Outcome>): Outcome => ({
  ending: 'points',
  winner: 1,
  humanPoints: 5,
  vampirePoints: 4,
  ...part,
});

const all = {
  vampires: [LADY, NUN, MAID],
  trusted: [1, 2],
  city: [1],
  hands: [[GARLIC], []],
  decks: [[], []],
  cellars: [[], []],
  moats: [[], []],
};
const cards = [GARLIC, RAPIER];
export const EVENTS: { [K in Event['type']]: Extract<Event, { type: K }> } = {
  began: { type: 'began', vampire: 0 },
  dealt: { type: 'dealt', seat: 0, cards: [], count: 8 },
  drewTokens: { type: 'drewTokens', seat: 0, characters: [LADY, NUN, MAID] },
  turnBegan: { type: 'turnBegan', seat: 0, turn: 3 },
  turnSkipped: { type: 'turnSkipped', seat: 1 },
  exchanged: { type: 'exchanged', seat: 0, toMoat: 2, toCellar: 1 },
  discardedToCellar: { type: 'discardedToCellar', seat: 0, cards, count: 2 },
  discardedToMoat: { type: 'discardedToMoat', seat: 0, why: 'cost', cards: [], count: 1 },
  drew: { type: 'drew', seat: 1, cards, count: 2 },
  recycledCellar: { type: 'recycledCellar', seat: 0, count: 5 },
  revealed: { type: 'revealed', character: LADY },
  revealedNobody: { type: 'revealedNobody', seat: 0 },
  passed: { type: 'passed', seat: 0 },
  played: { type: 'played', seat: 0, card: ORGANIST, on: NUN, as: 1 },
  cancelled: { type: 'cancelled', seat: 0, card: BAT_FORM },
  marked: { type: 'marked', character: NUN, as: 1, amount: 1 },
  setAside: { type: 'setAside', character: LADY },
  blessed: { type: 'blessed', seat: 1, cards },
  looked: { type: 'looked', seat: 1, cards: [], count: 3 },
  lookedAtMoat: { type: 'lookedAtMoat', seat: 1, cards: [], count: 3 },
  tookFromCellar: { type: 'tookFromCellar', seat: 1, card: BAT_FORM },
  sankFromCellar: { type: 'sankFromCellar', seat: 1, card: GARLIC },
  showedHand: { type: 'showedHand', seat: 1, cards },
  lostFromHand: { type: 'lostFromHand', seat: 1, cards: [] },
  drawnIn: { type: 'drawnIn', characters: [LADY, NUN] },
  sentBack: { type: 'sentBack', seat: 0, characters: [LADY, NUN] },
  chosePass: { type: 'chosePass', seat: 0 },
  laidToHide: { type: 'laidToHide', seat: 0, character: NUN, cards },
  replaced: { type: 'replaced', seat: 0, card: RAPIER },
  failedToHide: { type: 'failedToHide', seat: 0, character: NUN },
  hid: { type: 'hid', character: NUN },
  laidHolyWater: { type: 'laidHolyWater', seat: 1, character: MAID, cards },
  denied: { type: 'denied', character: MAID },
  confirmed: { type: 'confirmed', character: NUN },
  declinedFollowUp: { type: 'declinedFollowUp', seat: 1 },
  attacked: { type: 'attacked', seat: 1, attacker: NUN, defender: MAID },
  laid: { type: 'laid', seat: 1, side: 0, cards },
  compared: { type: 'compared', round: 1, attack: 3, defence: 4 },
  stopped: { type: 'stopped', seat: 1 },
  combatEnded: { type: 'combatEnded' },
  died: { type: 'died', character: NUN, isVampire: false },
  broughtBack: { type: 'broughtBack', character: NUN },
  shuffledCity: { type: 'shuffledCity', character: NUN },
  entered: { type: 'entered', character: MAID },
  returned: { type: 'returned', character: LADY },
  resigned: { type: 'resigned', seat: 0 },
  ended: { type: 'ended', outcome: outcome({}) },
  opened: { type: 'opened', all },
};

const card = GARLIC;
const character = NUN;
export const REFUSALS: ReasonArgs = {
  over: {},
  'not-asked': {},
  malformed: {},
  'not-in-hand': { card },
  'set-aside': { character },
  'too-many-cards': { count: 11 },
  'must-draw': {},
  'exchange-begun': {},
  'cellar-closed': {},
  'not-a-vampire': { character },
  'already-revealed': { character },
  'wrong-moment': { card },
  'cannot-pay': { card: BAT_FORM, cost: 2, count: 1 },
  'not-a-target': {},
  'leaves-nothing-to-return': {},
  'not-your-action': {},
  'too-few-vampire-cards': { needed: 3, count: 1 },
  'too-few-holy-water': { needed: 2, count: 0 },
  'no-attack-possible': {},
  'not-in-castle': { character },
  'not-a-vampire-card': { card },
  'not-holy-water': { card },
  dead: { character },
  'one-fighter': {},
  'revealed-cannot-attack': {},
  'revealed-must-attack': {},
  'too-weak': {},
  'not-valid': { card },
  'not-on-the-table': {},
  'not-just-played': {},
  'not-in-cellar': { card },
  'not-in-moat': { card },
  'not-valued': { card: BAT_FORM },
  'already-chosen': { character },
  'nobody-fits': { card: ORGANIST },
  'city-empty': { card: BAT_FORM },
  'journey-under-way': {},
  'moat-without-cards': { card },
  'cellar-empty': { card: BAT_FORM },
  'hand-empty': { card: BAT_FORM },
  'no-vampire-in-castle': { card: BAT_FORM },
  'nothing-to-draw': { card: BAT_FORM },
};
export const refused = (spoken: Spoken, code: string): string =>
  spoken.refusal({ code, rule: 'VE-4.2', args: REFUSALS[code as keyof ReasonArgs] as Refusal['args'] });

/** The view of the seat to move, with changes. */
export const viewOf = (part: Partial<View>): View => {
  const s = game.setup(readOptions(OPTIONS, { sides: 'host-chooses' }, 2), 2, fastRng(1));
  return { ...game.view(s, s.turn), ...part };
};
