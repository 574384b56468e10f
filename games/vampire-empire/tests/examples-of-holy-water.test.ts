import { expect, test } from 'vitest';
import { asked, HUMAN, hand, human, moat, numberOf, offers, revealed, table, told, vampire } from './table.ts';

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
