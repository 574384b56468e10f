import { expect, test } from 'vitest';
import {
  asked,
  castle,
  city,
  HUMAN,
  hand,
  human,
  moat,
  numberOf,
  offers,
  refused,
  revealed,
  sunk,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

test('VE-E1 the combat of the rulebook', () => {
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

test('VE-E6 holy water hits, and the follow-up attack', () => {
  const s = table({
    turn: 'day',
    step: 'action',
    castle: 'butler lord nun',
    vampires: 'butler lady cook',
    human: { hand: 'holy-water-1 holy-water-3 rapier', deck: 0 },
    vampire: { hand: 'pitchfork' },
  });
  human(s, 'holy-water', 'butler', 'holy-water-1', 'holy-water-3');
  vampire(s, 'done');
  expect([revealed(s, 'butler'), asked(s), offers(s, HUMAN)]).toEqual([true, '1 follow', ['done', 'lord', 'nun']]);
  human(s, 'lord');
  expect(offers(s, HUMAN)).toEqual(['water:holy-water-1', 'rapier']);
  human(s, 'water:holy-water-1', 'rapier', 'done');
  expect([moat(s, HUMAN), asked(s)]).toEqual(['holy-water-3', '0 lay']);
  vampire(s, 'pitchfork', 'done');
  expect(told(s, -2, 'compared')).toEqual([{ type: 'compared', round: 1, attack: 3, defence: 2 }]);
  expect([s.dead, revealed(s, 'butler'), s.round]).toEqual([1 << numberOf('butler'), true, 0]);
});

const denial = {
  turn: 'day',
  step: 'action',
  castle: 'lord cook nun',
  vampires: 'lord lady maid',
  human: { hand: 'holy-water-2 aspen-stake sacrifice garlic' },
  vampire: { hand: 'im-not-a-vampire garlic' },
} as const;
test('VE-E7 VE-4.9.4 a) holy water denied: nothing is learned', () => {
  const s = table(denial);
  human(s, 'holy-water', 'lord', 'holy-water-2', 'aspen-stake');
  vampire(s, 'play:im-not-a-vampire', 'garlic');
  expect(asked(s)).toBe('1 cancel');
  human(s, 'done');
  expect([s.revealed, s.confirmed, moat(s, HUMAN)]).toEqual([0, 0, 'aspen-stake holy-water-2']);
  expect(asked(s)).toBe('1 support');
});
test('VE-E7 b) the denial is cancelled: the answer is given', () => {
  const s = table(denial);
  human(s, 'holy-water', 'lord', 'holy-water-2', 'aspen-stake');
  vampire(s, 'play:im-not-a-vampire', 'garlic');
  human(s, 'play:sacrifice@im-not-a-vampire', 'garlic');
  expect([revealed(s, 'lord'), asked(s)]).toEqual([true, '1 follow']);
});

test('VE-E8 the cellar is recycled once', () => {
  const s = table({
    turn: 'day',
    human: {
      hand: 'garlic garlic musket musket relic relic dagger dagger',
      cellar: 'rapier rapier pistol pistol rosary',
      deck: 1,
    },
  });
  human(s, 'garlic>cellar', 'garlic>cellar', 'musket>cellar', 'done');
  expect([s.hands, s.decks, s.cellars].map((piles) => piles[HUMAN]!.length)).toEqual([8, 6, 0]);
  expect([s.isRecycled, asked(s)]).toEqual([[false, true], '1 support']);
  const later = table({ turn: 'day', human: { hand: 'garlic', isRecycled: true, deck: 3 } });
  expect(offers(later, HUMAN)).toEqual(['skip', 'done', 'garlic>moat']);
});

test('VE-E9 Bat Form', () => {
  const s = table({
    turn: 'night',
    step: 'before',
    human: { hand: 'relic silver-bullets holy-water-1 novice garlic' },
    vampire: { hand: 'bat-form garlic musket' },
  });
  vampire(s, 'play:bat-form@holy-water', 'garlic', 'musket');
  expect(offers(s, HUMAN)).toEqual(['done']);
  human(s, 'done');
  expect([moat(s, HUMAN), hand(s, HUMAN)]).toEqual(['silver-bullets holy-water-1', 'garlic relic novice']);
  expect(s.known[HUMAN * 2]![0]!.cards).toHaveLength(3);
  expect(asked(s)).toBe('1 support');
});
