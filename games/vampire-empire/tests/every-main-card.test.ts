import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId, SUPPORT_CARDS, TYPE_NAMES } from '../cards/kinds.ts';
import { cardsNamed } from '../cards/sets.ts';
import type { State } from '../state/index.ts';
import {
  asked,
  cardOf,
  choose,
  HUMAN,
  human,
  numberOf,
  offers,
  refused,
  type Setting,
  table,
  VAMPIRE,
  wordOf,
} from './table.ts';

const { costs } = cardsNamed('reconstructed-1');

const ROOM: Setting = {
  castle: 'lady monk cook',
  city: 'lord nun',
  vampires: 'lady nun maid',
  revealed: 'lady',
} as const;
/** Every main card with its possible targets, as `table.ts` writes them. */
const MAIN: [seat: number, id: CardId, play: string][] = [
  [HUMAN, 'secret-journey', '@cook'],
  [HUMAN, 'chapel', ''],
  [HUMAN, 'crypt-opening', ''],
  [HUMAN, 'ostler', '@cook+attack'],
  [HUMAN, 'squire', '@lady+defence'],
  [HUMAN, 'novice', '@monk+attack'],
  [VAMPIRE, 'bat-form', '@clergy'],
  [VAMPIRE, 'mist-form', '@lady'],
  [VAMPIRE, 'hypnosis', ''],
  [VAMPIRE, 'coffin', ''],
  [VAMPIRE, 'kitchen-boy', '@cook+defence'],
  [VAMPIRE, 'lady-in-waiting', '@lady+attack'],
  [VAMPIRE, 'organist', '@monk+defence'],
];
const COINS = [
  ['vampire-1', 'vampire-1', 'vampire-2', 'vampire-2'],
  ['holy-water-1', 'holy-water-1', 'holy-water-2', 'holy-water-2'],
];

/** A window in which this seat holds the card and this many others. */
function windowWith(seat: number, id: CardId, coins: number, turn: 'day' | 'night'): State {
  const hand = [id, ...COINS[seat]!.slice(0, coins)].join(' ');
  const other = seat === HUMAN ? 'claws raven' : 'sacrifice relic relic dagger';
  const s = table({
    ...ROOM,
    turn,
    step: 'before',
    human: { hand: seat === HUMAN ? hand : other, moat: 'garlic garlic pitchfork', cellar: 'rosary' },
    vampire: { hand: seat === VAMPIRE ? hand : other, cellar: 'garlic' },
  });
  if ((turn === 'night') !== (seat === VAMPIRE)) choose(s, 1 - seat, 'done');
  return s;
}

describe.each(MAIN)('%i %s%s', (seat, id, on) => {
  const word = `play:${id}${on}`;
  for (const [half, turn] of (['day', 'night'] as const).entries()) {
    const cost = costs[cardOf(seat, id)]![half]!;
    test(`VE-4.12.2 by ${turn} it takes ${cost} other cards`, () => {
      expect(offers(windowWith(seat, id, cost, turn), seat)).toContain(word);
      if (cost === 0) return;
      const poor = windowWith(seat, id, cost - 1, turn);
      expect(offers(poor, seat)).not.toContain(word);
      const on = word.includes('@') ? target(word) : -1;
      const as = word.includes('+') ? Number(word.endsWith('defence')) : -1;
      expect(refused(poor, seat, { play: cardOf(seat, id), on, as })).toBe('cannot-pay VE-4.12.2');
    });
  }
  const target = (text: string): number => {
    const name = /@([a-z-]+)/.exec(text)![1]!;
    return id === 'bat-form' ? TYPE_NAMES.indexOf(name as (typeof TYPE_NAMES)[number]) : numberOf(name);
  };

  test(
    seat === HUMAN ? 'VE-4.13.2 is not answered' : 'VE-5.16 VE-4.12.5 cancelled, it has cost all and done nothing',
    () => {
      const s = windowWith(seat, id, 4, seat === HUMAN ? 'day' : 'night');
      const before = sight(s);
      const cost = costs[cardOf(seat, id)]![seat === HUMAN ? 0 : 1]!;
      choose(s, seat, word, ...COINS[seat]!.slice(0, cost));
      if (seat === HUMAN) return expect(asked(s)).not.toMatch(/cancel/);
      expect([asked(s), offers(s, HUMAN)]).toEqual(['1 cancel', ['done', `play:sacrifice@${id}`]]);
      human(s, `play:sacrifice@${id}`, 'relic', 'relic');
      expect([sight(s), s.hands[VAMPIRE]!.length, s.moats[VAMPIRE]!.map((card) => CARD_IDS[card])]).toEqual([
        before,
        4 - cost,
        [id],
      ]);
    },
  );
});
/** The parts of the state such cards change. */
const sight = (s: State): string =>
  JSON.stringify([s.castle, s.city, s.away, s.attackMarks, s.defenceMarks, s.decks, s.cellars, s.known]);

test('every support card has its place here or in a window of its own', () => {
  const elsewhere = [
    'secret-passage',
    'herbalist',
    'crucifix',
    'sacrifice',
    'regeneration',
    'claws',
    'im-not-a-vampire',
  ];
  expect([...MAIN.map(([, id]) => id), ...elsewhere].sort()).toEqual([...SUPPORT_CARDS.keys()].sort());
  expect(wordOf(HUMAN, { done: true })).toBe('done');
});
