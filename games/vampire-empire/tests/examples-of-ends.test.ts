import { expect, test } from 'vitest';
import {
  asked,
  cardOf,
  cellar,
  HUMAN,
  hand,
  human,
  moat,
  numberOf,
  offers,
  passWindow,
  refused,
  result,
  table,
  told,
  VAMPIRE,
  vampire,
} from './table.ts';

test('VE-E15 out of cards, and scoring', () => {
  const none = { hand: '', deck: 0 };
  const dead = { turn: 'night', step: 'end', human: none, vampire: none } as const;
  const four = table({ ...dead, vampires: 'lady cook officer', dead: 'monk bishop officer' });
  expect([result(four), asked(four)]).toEqual(['points draw', '']);
  const five = table({ ...dead, vampires: 'lady cook officer', dead: 'bishop officer' });
  expect(result(five)).toBe('points human');
});

test('VE-E16 one player out of cards', () => {
  const s = table({
    turn: 'day',
    step: 'action',
    castle: 'bishop lady officer',
    vampires: 'lady lord monk',
    human: { hand: 'candlestick relic relic garlic garlic' },
    vampire: { hand: 'dagger', deck: 0 },
  });
  human(s, 'combat', 'bishop/lady', 'candlestick', 'done');
  vampire(s, 'dagger', 'done');
  human(s, 'done', 'done', 'done');
  expect([asked(s), told(s, -2, 'turnSkipped')]).toEqual(['1 exchange', [{ type: 'turnSkipped', seat: VAMPIRE }]]);
  expect(s.turn).toBe(HUMAN);
});

test('VE-E17 a revealed vampire must attack', () => {
  const s = table({
    turn: 'night',
    step: 'action',
    castle: 'lord monk maid',
    revealed: 'lord',
    vampire: { hand: 'dagger vampire-1 claws garlic candlestick raven vampire-2' },
  });
  expect(offers(s, VAMPIRE)).toEqual(['pass', 'combat', 'hide']);
  vampire(s, 'combat');
  expect(offers(s, VAMPIRE)).toEqual(['lord/monk', 'lord/maid']);
  const monk = { attacker: numberOf('monk'), defender: numberOf('maid') };
  expect(refused(s, VAMPIRE, monk)).toBe('revealed-must-attack VE-4.10.3');
  vampire(s, 'lord/monk');
  expect(offers(s, VAMPIRE)).toEqual(['dagger', 'vampire-1', 'claws', 'raven', 'vampire-2']);
});

test('VE-E18 Crypt Opening', () => {
  const s = table({
    turn: 'day',
    step: 'after',
    castle: 'lord monk maid',
    vampires: 'lady nun cook',
    human: { hand: 'crypt-opening garlic musket musket', deck: 5 },
    vampire: { hand: 'dagger rapier', cellar: 'claws garlic vampire-2' },
  });
  human(s, 'play:crypt-opening', 'garlic');
  expect(s.table.questions[HUMAN]).toBe('take');
  const claws = cardOf(VAMPIRE, 'claws');
  expect(refused(s, HUMAN, { card: cardOf(VAMPIRE, 'pistol') })).toBe('not-in-cellar VE-4.14.6');
  human(s, 'foreign:claws');
  expect([hand(s, HUMAN), cellar(s, VAMPIRE)]).toEqual(['musket musket foreign:claws', 'garlic vampire-2']);
  vampire(s, 'done');
  human(s, 'done');
  vampire(s, 'skip', 'done');
  passWindow(s);
  vampire(s, 'combat', 'lord/maid', 'dagger', 'done');
  human(s, 'done', 'foreign:claws', 'done', 'musket');
  expect([s.laid[1], told(s, VAMPIRE, 'compared')]).toEqual([
    [claws],
    [{ type: 'compared', round: 1, attack: 1, defence: 3 }],
  ]);
  vampire(s, 'done');
  expect(moat(s, HUMAN)).toContain('foreign:claws');
});
