import { WATCHER } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import {
  asked,
  choose,
  counts,
  discard,
  finish,
  hand,
  happened,
  markers,
  names,
  offers,
  play,
  refused,
  type Setting,
  table,
  told,
  turn,
  use,
} from './table.ts';

const effects = { step: 'effects' } as const;

test('CIV-4.1: a turn is play, effects, draw, in this order', () => {
  const s = table({ hands: ['military-i'] });
  expect(asked(s)).toBe('0 play');
  play(s, 0, 'military-i');
  expect(asked(s)).toBe('0 effect');
  finish(s, 0);
  expect(happened(s).slice(0, 4)).toEqual(['turnBegan', 'played', 'drew', 'turnBegan']);
});

test('CIV-4.2: a card must be played; it goes face-up into its own column', () => {
  const s = table({ areas: ['S1'], hands: ['military-i science-ii'] });
  expect(offers(s, 0)).toEqual(['military-i', 'science-ii']);
  expect(refused(s, 0, 'finish')).toBe('malformed CIV-4.2');
  expect(refused(s, 0, 'culture-i')).toBe('not-in-hand CIV-4.2');
  play(s, 0, 'science-ii');
  expect([counts(s, 0), hand(s, 0), names(game.view(s, 1).areas[0]!)]).toEqual([
    'S2',
    'military-i',
    'science-i science-ii',
  ]);
});
test('CIV-4.2, CIV-7.3: one playable card among barred ones is asked for, and forced', () => {
  const s = table({ hands: ['science-i military-i'], embargoes: ['0 science'] });
  expect([asked(s), offers(s, 0)]).toEqual(['0 play', ['military-i']]);
});

const SKIPS: [why: string, given: Setting][] = [
  ['the hand is empty', { hands: [''] }],
  ['its only card is barred', { hands: ['science-i'], embargoes: ['0 science'] }],
  ['all its cards are barred', { hands: ['science-i military-ii'], embargoes: ['0 science', '0 military'] }],
];
for (const [why, given] of SKIPS)
  test(`CIV-4.3: step 1 is skipped if ${why}; all see that, nobody sees the hand`, () => {
    const s = table(given);
    expect(asked(s)).toBe('0 effect');
    for (const viewer of [1, 2, WATCHER]) {
      expect(told(s, viewer, 'skippedPlay')).toEqual([{ type: 'skippedPlay', seat: 0 }]);
      expect(game.view(s, viewer).hand).toEqual([]);
    }
  });

const PLAYS: [effect: string, given: Setting, answers: string[]][] = [
  ['development', { areas: ['E3 M1'] }, ['development', 'military']],
  ['monopoly', { areas: ['E5 M1'] }, ['monopoly', 'military', 'economy']],
  ['experiment', { areas: ['S3 M1'] }, ['experiment', 'military']],
  ['research', { areas: ['S5 M1'] }, ['research', 'military', 'science']],
  ['a copied development', { areas: ['C1', 'E3'] }, ['inspiration', '1 development', 'culture']],
  ['a copied research', { areas: ['C1 M1', 'S5'] }, ['inspiration', '1 research', 'culture', 'military']],
];
for (const [effect, given, answers] of PLAYS)
  test(`CIV-4.4, CIV-9.4: an embargo bars the plays of ${effect} too`, () => {
    const hands = ['religion-i religion-i utopia-iii utopia-iii'];
    const s = table({ ...given, ...effects, hands, embargoes: ['0 utopia'] });
    choose(s, 0, ...answers);
    expect([asked(s), refused(s, 0, 'utopia-iii')]).toEqual(['0 extra', 'barred CIV-4.4']);
    while (s.table.questions[0] === 'extra') play(s, 0, 'religion-i');
    expect(asked(s)).toBe('0 effect');
  });
test('CIV-4.4: a marker on another seat, another domain, or of Democracy bars nothing', () => {
  const marks = { embargoes: ['1 science', '0 military'], democracies: ['0 science'] };
  expect(offers(table({ hands: ['science-i'], ...marks }), 0)).toEqual(['science-i']);
});

test('CIV-4.5: effects in any order and number, or none at all', () => {
  const given = { ...effects, areas: ['M3 S3'], hands: ['economy-i economy-ii culture-i'] };
  const s = table(given);
  use(s, 0, 'experiment', 'military', 'military-i');
  use(s, 0, 'assassination', 'economy-i');
  use(s, 0, 'attack', 'science');
  expect([asked(s), offers(s, 0)[0]]).toEqual(['0 effect', 'finish']);
  const lazy = table(given);
  finish(lazy, 0);
  expect([counts(lazy, 0), asked(lazy)]).toEqual(['M3 S3', '1 effect']);
});
test('CIV-4.5: a skipped step 1 leaves step 2 as it is', () => {
  const s = table({ areas: ['M2'], hands: [''] });
  expect([asked(s), offers(s, 0)]).toEqual(['0 effect', ['finish', 'attack']]);
});

const DRAWS: [area: string, hand: number, deck: number, drawn: number][] = [
  ['M1', 0, 40, 3],
  ['M1', 2, 40, 1],
  ['M1', 3, 40, 0],
  ['M1', 4, 40, 0],
  ['R3', 4, 40, 1],
  ['R3', 5, 40, 0],
  ['R5', 2, 40, 5],
  ['R5', 8, 40, 0],
  ['M1', 0, 2, 2],
  ['M1', 0, 0, 0],
];
for (const [area, inHand, deck, drawn] of DRAWS)
  test(`CIV-4.12, CIV-4.14: with ${area}, ${inHand} cards in hand and ${deck} in the deck ${drawn} are drawn, unasked`, () => {
    const s = table({ ...effects, areas: [area], hands: ['science-ii '.repeat(inHand)], deck });
    const top = s.deck.slice(deck - drawn).reverse();
    finish(s, 0);
    expect([s.hands[0]!.slice(inHand), s.deck.length, s.discard]).toEqual([top, deck - drawn, []]);
    expect(asked(s)).toBe('1 effect');
  });

const LIMITS: [seats: number, religion: number, limit: number][] = [
  [3, 0, 3],
  [3, 2, 3],
  [3, 3, 5],
  [3, 4, 5],
  [3, 5, 7],
  [2, 6, 7],
  [4, 1, 3],
  [4, 2, 5],
  [4, 4, 7],
];
for (const [seats, religion, limit] of LIMITS)
  test(`CIV-4.13, CIV-5.4: ${seats} players, ${religion} Religion cards: hand limit ${limit}`, () => {
    const s = table({ ...effects, seats, areas: [`R${religion}`, 'R5'] });
    finish(s, 0);
    expect(s.hands[0]!.length).toBe(limit);
  });
test('CIV-4.13: nothing else changes the limit, and no hand is too big', () => {
  const s = table({
    ...effects,
    areas: ['M4 E4 S4 C4 U5'],
    hands: ['military-ii '.repeat(8)],
    discard: 'science-i science-i',
  });
  use(s, 0, 'republic', 'science-i', 'science-i');
  finish(s, 0);
  expect(s.hands[0]!.length).toBe(10);
  const poor = table({ ...effects, areas: ['M4 E4 S4 C4 U4'] });
  finish(poor, 0);
  expect(poor.hands[0]!.length).toBe(3);
});

test('CIV-4.15: an embargo ends before the hegemony check, quotas are new in the next turn', () => {
  const s = table({ ...effects, areas: ['S7'], embargoes: ['0 science'] });
  finish(s, 0);
  expect(happened(s).slice(-3)).toEqual(['embargoEnded', 'ended', 'opened']);
  const next = table({ ...effects, areas: ['M3', 'M3'], hands: ['economy-i', 'economy-i'] });
  use(next, 0, 'assassination', 'economy-i');
  use(next, 0, 'attack', 'military');
  finish(next, 0);
  play(next, 1, 'economy-i');
  expect([next.used, offers(next, 1)]).toEqual([0, ['finish', 'attack', 'embargo']]);
});

test('CIV-4.16: cost, own cards, then the others clockwise go to the pile', () => {
  const s = table({ ...effects, turn: 1, areas: ['science-iii', 'military-i science-i', 'science-ii'] });
  use(s, 1, 'attack', 'science');
  expect(discard(s)).toBe('military-i science-i science-ii science-iii');
});
test('CIV-4.16, CIV-4.17: every discard is public, and all may look through the pile', () => {
  const s = table({ ...effects, areas: ['M3 E1'], hands: ['science-i culture-i'] });
  use(s, 0, 'assassination', 'culture-i');
  use(s, 0, 'attack', 'economy');
  for (const viewer of [0, 1, 2, WATCHER]) {
    expect(names(game.view(s, viewer).discard)).toBe('culture-i military-i economy-i');
    expect(told(s, viewer, 'discardedFromHand', 'discardedFromArea')).toHaveLength(3);
    expect(told(s, viewer, 'discardedFromHand')).toEqual([
      { type: 'discardedFromHand', seat: 0, card: CARDS['culture-i'].number },
    ]);
  }
});

test('CIV-4.15: the markers of others, and those of Democracy, stay at the end of a turn', () => {
  const s = table({
    ...effects,
    areas: ['S1', 'S1'],
    embargoes: ['1 science', '0 science'],
    democracies: ['0 science'],
  });
  finish(s, 0);
  expect([markers(s), asked(s)]).toEqual([['embargo on 1 science', 'democracy on 0 science'], '1 effect']);
  turn(s, 1);
  expect(markers(s)).toEqual(['democracy on 0 science']);
});
