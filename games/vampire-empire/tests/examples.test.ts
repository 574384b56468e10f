import { expect, test } from 'vitest';
import {
  asked,
  castle,
  city,
  HUMAN,
  human,
  moat,
  numberOf,
  offers,
  refused,
  sunk,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

test('VE-E1 a combat of two rounds', () => {
  const s = table({
    turn: 'day',
    step: 'action',
    castle: 'bishop lady officer',
    revealed: 'lady',
    human: { hand: 'holy-bible candlestick relic holy-water-2' },
    vampire: { hand: 'rapier vampire-2 vampire-3 vampire-1' },
  });
  human(s, 'combat', 'bishop/lady', 'holy-bible', 'candlestick', 'done');
  vampire(s, 'rapier', 'vampire-2', 'done');
  expect(asked(s)).toBe('1 interrupt');
  human(s, 'done', 'relic', 'holy-water-2', 'done');
  vampire(s, 'vampire-3', 'vampire-1', 'done');
  expect(told(s, -2, 'compared')).toEqual([
    { type: 'compared', round: 1, attack: 3, defence: 4 },
    { type: 'compared', round: 2, attack: 8, defence: 8 },
  ]);
  expect([castle(s), s.moats.map((cards) => cards.length)]).toEqual(['bishop lady officer', [4, 4]]);
});

test('VE-E2 the start condition', () => {
  const cards = { turn: 'day', step: 'action', human: { hand: 'candlestick candlestick holy-bible' } } as const;
  const maid = { maid: { defence: 1 } };
  const s = table({ ...cards, castle: 'monk maid cook', confirmed: 'monk maid cook', markers: maid });
  human(s, 'combat', 'monk/maid', 'candlestick');
  expect(offers(s, HUMAN)).toEqual(['candlestick', 'holy-bible']);
  expect(refused(s, HUMAN, { done: true })).toBe('too-weak VE-4.10.6');
  human(s, 'candlestick');
  expect(offers(s, HUMAN)).toContain('done');

  const one = table({ ...cards, castle: 'monk maid cook', confirmed: 'monk maid cook', markers: maid });
  human(one, 'combat', 'monk/maid', 'holy-bible', 'done');
  expect(one.round).toBe(1);

  const marked = { ...maid, monk: { attack: 1 } };
  const two = table({ ...cards, castle: 'monk maid cook', confirmed: 'monk maid cook', markers: marked });
  human(two, 'combat', 'monk/maid', 'candlestick', 'done');
  expect(two.round).toBe(1);
});

const pistolAndDagger = {
  turn: 'night',
  step: 'action',
  castle: 'lord cook nun',
  vampires: 'lady officer monk',
  markers: { cook: { defence: 2 } },
  human: { hand: 'garlic' },
  vampire: { hand: 'pistol dagger' },
} as const;
test('VE-E3 markers count in round 1 alone', () => {
  const s = table(pistolAndDagger);
  vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
  human(s, 'done', 'garlic', 'done');
  vampire(s, 'dagger', 'done');
  expect(asked(s)).toBe('1 exchange');
  expect(told(s, -2, 'died')).toEqual([{ type: 'died', character: numberOf('cook'), isVampire: false }]);
});
test('VE-E3 whoever stops kills nobody, although 3 exceeds 1 without markers', () => {
  const s = table(pistolAndDagger);
  vampire(s, 'combat', 'lord/cook', 'pistol', 'done');
  human(s, 'done', 'garlic', 'done');
  vampire(s, 'done');
  expect([castle(s), asked(s)]).toEqual(['lord cook nun', '0 support']);
});

test('VE-E4 Sacrifice and supplement', () => {
  const s = table({
    turn: 'night',
    step: 'action',
    castle: 'officer nun cook',
    vampires: 'lady lord monk',
    human: { hand: 'sacrifice garlic musket candlestick pistol' },
    vampire: { hand: 'pistol rapier garlic' },
  });
  vampire(s, 'combat', 'officer/nun', 'pistol', 'done');
  human(s, 'play:sacrifice@pistol', 'garlic', 'musket');
  expect([moat(s, VAMPIRE), asked(s)]).toEqual(['pistol', '0 lay']);
  vampire(s, 'rapier', 'done');
  expect(offers(s, HUMAN)).toEqual(['done']);
  human(s, 'done', 'candlestick', 'done');
  expect(asked(s)).toBe('1 heal');
  human(s, 'done');
  expect([s.dead, castle(s).includes('nun')]).toEqual([1 << numberOf('nun'), false]);
  expect([moat(s, HUMAN), sunk(s, HUMAN).split(' ').length, moat(s, VAMPIRE)]).toEqual([
    'candlestick sacrifice',
    2,
    'rapier pistol',
  ]);
  expect(asked(s)).toBe('0 support');
});

test('VE-E5 Hide', () => {
  const s = table({
    turn: 'night',
    step: 'action',
    castle: 'lady monk cook',
    city: 'maid lord nun',
    dead: 'officer bishop butler',
    revealed: 'lady',
    vampires: 'monk maid',
    markers: { lady: { defence: 1 } },
    vampire: { hand: 'vampire-1 vampire-1 raven' },
    human: { hand: 'garlic' },
  });
  vampire(s, 'hide', 'lady', 'vampire-1', 'vampire-1', 'raven');
  human(s, 'done');
  expect([castle(s), city(s)]).toEqual(['monk cook maid', 'lord nun lady']);
  expect([s.defenceMarks[numberOf('lady')], moat(s, VAMPIRE)]).toEqual([0, 'raven vampire-1 vampire-1']);
  expect([s.blocks, asked(s)]).toEqual([
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    '1 support',
  ]);
});
