import type { Seat } from '@duskhall/kernel';
import { BLOOD, CLERGY, EFFECT_RULES, HOLY_WATER, NOBLE, SERVANT, SUPPORT } from '../../cards/kinds.ts';
import { sizeOf } from '../../characters.ts';
import { outcomeOf } from '../../outcome.ts';
import { cardsIn, humanOf, type State } from '../../state/index.ts';
import { HUMANS, type Part, type Party, VAMPIRES } from './part.ts';

const PROFESSIONS = [NOBLE, CLERGY, SERVANT];
/** By card: its place among the support cards; -1: another card. */
export const SUPPORT_PLACES: readonly number[] = placesOf(EFFECT_RULES);
export const SUPPORT_COUNT = EFFECT_RULES.filter((rule) => rule !== '').length;
function placesOf(rules: readonly string[]): number[] {
  let place = 0;
  return rules.map((rule) => (rule === '' ? -1 : place++));
}

/** Combat values in hand, by party and profession: of that profession alone, and with holy water or vampire cards. */
export const weapons = new Float64Array(6);
export const arms = new Float64Array(6);

const ALL_CARDS = 80;
const DECK_SIZE = 40;
const HAND_SIZE = 8;
const seatOf = (s: State, party: Party): Seat => (party === VAMPIRES ? s.vampire : humanOf(s));

/** Cards by pile. */
export const piles: Part = (s, into, at) => {
  for (const party of [HUMANS, VAMPIRES] as const) {
    const seat = seatOf(s, party);
    const place = at + 7 * party;
    const left = cardsLeft(s, seat);
    into[place] = s.hands[seat]!.length / HAND_SIZE;
    into[place + 1] = s.decks[seat]!.length / DECK_SIZE;
    into[place + 2] = s.isRecycled[seat] ? 0 : s.cellars[seat]!.length / HAND_SIZE;
    into[place + 3] = s.isRecycled[seat] ? 1 : 0;
    into[place + 4] = Math.max(0, 1 - left / HAND_SIZE);
    into[place + 5] = Math.max(0, 1 - left / (2 * HAND_SIZE));
    into[place + 6] = left === 0 ? 1 : 0;
  }
  return at + 14;
};

/** Surplus of cards and lead in points, which counts more the later it is. */
export const lead: Part = (s, into, at) => {
  const [mine, others] = [cardsLeft(s, humanOf(s)), cardsLeft(s, s.vampire)];
  const { humanPoints, vampirePoints } = outcomeOf(s);
  const points = (humanPoints - vampirePoints) / 6;
  const late = 1 - (mine + others) / ALL_CARDS;
  const surplus = (mine - others) / (mine + others + 4);
  into[at] = points;
  into[at + 1] = points * late;
  into[at + 2] = points * late * late * late;
  into[at + 3] = late;
  into[at + 4] = surplus;
  into[at + 5] = surplus * late;
  into[at + 6] = Math.max(0, surplus - 0.5);
  into[at + 7] = Math.max(0, -surplus - 0.5);
  into[at + 8] = surplus * sizeOf(s.vampires & ~s.dead);
  return at + 9;
};

/** Cards in the cellar return once. */
const cardsLeft = (s: State, seat: Seat): number =>
  s.hands[seat]!.length + s.decks[seat]!.length + (s.isRecycled[seat] ? 0 : s.cellars[seat]!.length);

/** The strength of both hands by profession, holy water and vampire cards, and each support card. */
export const hands: Part = (s, into, at) => {
  const { types, values } = cardsIn(s);
  weapons.fill(0);
  arms.fill(0);
  const own = 6;
  for (const party of [HUMANS, VAMPIRES] as const) {
    const special = party === VAMPIRES ? BLOOD : HOLY_WATER;
    const hand = s.hands[seatOf(s, party)]!;
    let [specials, worth, strong] = [0, 0, 0];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      const [type, value] = [types[card]!, values[card]!];
      if ((type & SUPPORT) !== 0) {
        into[at + 2 * own + SUPPORT_PLACES[card]!] = 1;
        continue;
      }
      worth += value;
      if (value > 2) strong++;
      if ((type & special) !== 0) specials++;
      for (let place = 0; place < 3; place++) {
        const fits = (type & PROFESSIONS[place]!) !== 0;
        if (fits) weapons[3 * party + place]! += value;
        if (fits || (type & special) !== 0) arms[3 * party + place]! += value;
      }
    }
    const place = at + own * party;
    into[place] = worth / 16;
    into[place + 1] = strong / 4;
    into[place + 2] = specials / 4;
    into[place + 3] = specials > 1 ? 1 : 0;
    into[place + 4] = specials > 2 ? 1 : 0;
    into[place + 5] = Math.max(weapons[3 * party]!, weapons[3 * party + 1]!, weapons[3 * party + 2]!) / 8;
  }
  return at + 2 * own + SUPPORT_COUNT;
};
