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
  passWindow,
  result,
  revealed,
  table,
  vampire,
} from './table.ts';

test('VE-E10 Hypnosis to conquest', () => {
  const s = table({
    turn: 'night',
    step: 'before',
    castle: 'lady cook monk',
    city: 'nun bishop maid',
    revealed: 'lady cook bishop',
    dead: 'lord officer butler',
    vampire: { hand: 'hypnosis garlic musket' },
    human: { hand: 'garlic' },
  });
  vampire(s, 'play:hypnosis', 'garlic', 'musket');
  human(s, 'done');
  expect([castle(s), asked(s)]).toEqual(['lady cook monk nun bishop', '0 send']);
  vampire(s, 'monk', 'nun');
  expect([castle(s), city(s), result(s)]).toEqual(['lady cook bishop', 'monk nun maid', 'conquest vampire']);
});

test('VE-E11 Secret Journey', () => {
  const s = table({
    turn: 'day',
    step: 'before',
    castle: 'lady monk cook',
    city: 'lord nun',
    revealed: 'lady',
    dead: 'officer bishop maid butler',
    vampires: 'lord officer',
    markers: { lady: { attack: 1 } },
    human: { hand: 'secret-journey garlic musket relic holy-bible' },
    vampire: { hand: 'garlic pistol musket' },
  });
  human(s, 'play:secret-journey@lady', 'garlic', 'musket');
  expect([castle(s), city(s), s.away, s.attackMarks[0]]).toEqual(['monk cook lord', 'nun', numberOf('lady'), 0]);
  vampire(s, 'done');
  human(s, 'done', 'combat', 'monk/cook', 'relic', 'done');
  vampire(s, 'done');
  human(s, 'done', 'done');
  expect([castle(s), city(s), s.away]).toEqual(['monk lord nun', '', numberOf('lady')]);
  passWindow(s);
  vampire(s, 'skip', 'done');
  passWindow(s);
  vampire(s, 'combat', 'lord/nun', 'pistol', 'done');
  human(s, 'done', 'done', 'done');
  expect([castle(s), s.away, moat(s, HUMAN).includes('secret-journey')]).toEqual(['monk lord lady', -1, true]);
});

const lastHuman = {
  turn: 'night',
  step: 'action',
  castle: 'lord maid lady',
  vampires: 'lord lady officer',
  dead: 'monk nun bishop cook butler',
  vampire: { hand: 'pistol garlic' },
} as const;
test('VE-E12 Herbalist on the last human', () => {
  const s = table({ ...lastHuman, human: { hand: 'herbalist musket relic' } });
  vampire(s, 'combat', 'lord/maid', 'pistol', 'done');
  human(s, 'done', 'done', 'play:herbalist', 'musket', 'relic');
  expect([s.ending, s.castle.length, s.confirmed & (1 << numberOf('maid'))]).toEqual(['', 3, 1 << numberOf('maid')]);
  expect(asked(s)).toBe('0 support');
});
test('VE-E12 VE-6.2 without Herbalist the vampire player wins', () => {
  const s = table({ ...lastHuman, human: { hand: 'musket relic' } });
  vampire(s, 'combat', 'lord/maid', 'pistol', 'done');
  human(s, 'done', 'done', 'done');
  expect(result(s)).toBe('humans-dead vampire');
});

const regenerating = {
  turn: 'day',
  step: 'action',
  castle: 'bishop lady officer',
  vampires: 'lady lord monk',
  human: { hand: 'relic relic sacrifice garlic' },
  vampire: { hand: 'regeneration garlic musket' },
} as const;
test('VE-E13 Regeneration', () => {
  const s = table({ ...regenerating, revealed: 'lady' });
  human(s, 'combat', 'bishop/lady', 'relic', 'done');
  vampire(s, 'done');
  human(s, 'done');
  vampire(s, 'play:regeneration', 'garlic', 'musket');
  human(s, 'done');
  expect([s.dead, revealed(s, 'lady'), s.castle.length]).toEqual([0, true, 3]);
});
test('VE-E13 Regeneration cancelled: the lady is dead', () => {
  const s = table({ ...regenerating, revealed: 'lady' });
  human(s, 'combat', 'bishop/lady', 'relic', 'done');
  vampire(s, 'done');
  human(s, 'done');
  vampire(s, 'play:regeneration', 'garlic', 'musket');
  human(s, 'play:sacrifice@regeneration', 'garlic');
  expect([s.dead, asked(s)]).toEqual([1 << numberOf('lady'), '1 support']);
});
test('VE-E13 VE-R20 an unrevealed lady opens no window by default, but does by option', () => {
  for (const [regenerationScope, next] of [
    ['revealed-before-death', '1 support'],
    ['any-vampire', '0 revive'],
  ] as const) {
    const s = table({ ...regenerating, options: { regenerationScope } });
    human(s, 'combat', 'bishop/lady', 'relic', 'done');
    vampire(s, 'done');
    human(s, 'done');
    expect(asked(s)).toBe(next);
  }
});

test('VE-E14 priority', () => {
  const s = table({
    turn: 'day',
    step: 'before',
    castle: 'cook lord nun',
    human: { hand: 'ostler' },
    vampire: { hand: 'kitchen-boy garlic musket' },
  });
  human(s, 'done');
  vampire(s, 'play:kitchen-boy@cook+defence', 'garlic');
  human(s, 'done');
  expect([s.defenceMarks[numberOf('cook')], asked(s)]).toEqual([2, '1 support']);
  expect(offers(s, HUMAN)).toEqual(['done', 'play:ostler@cook+attack', 'play:ostler@cook+defence']);
  human(s, 'done');
  expect(asked(s)).toBe('0 support');
  vampire(s, 'done');
  expect(asked(s)).toBe('1 action');
});
