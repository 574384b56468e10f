import { describe, expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import { scores } from '../outcome.ts';
import { finishByPoints } from '../rules/end.ts';
import { cardOf, deal, HUMAN, human, numberOf, refused, type Setting, table, VAMPIRE, vampire } from './table.ts';

describe('a refusal cites the rule of the question', () => {
  const day = { turn: 'day', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;
  const card = cardOf(HUMAN, 'pistol');
  for (const [question, rule, setting, before, move] of [
    ['exchange', 'VE-4.3', day, [], { card, pile: 'moat' }],
    ['support', 'VE-4.6', { ...day, step: 'before' }, [], { play: cardOf(HUMAN, 'chapel'), on: -1, as: -1 }],
    ['pay', 'VE-4.12.2', { ...day, step: 'before' }, ['play:crucifix'], { card }],
    ['discard', 'VE-4.11.1', { ...day, step: 'action' }, ['pass'], { card }],
    ['water', 'VE-4.9.3', { ...day, step: 'action' }, ['holy-water', 'lord'], { card }],
    ['lay', 'VE-4.10.5', { ...day, step: 'action' }, ['combat', 'cook/lord'], { card }],
  ] as const)
    test(`${question}: not in hand, ${rule}`, () => {
      const hand = 'garlic musket holy-water-1 holy-water-2 ostler secret-journey';
      const s = table({ ...setting, human: { hand } } as Setting);
      human(s, ...before.map((word) => (word === 'play:crucifix' ? 'play:secret-journey@lord' : word)));
      expect([s.table.questions[HUMAN], refused(s, HUMAN, move)]).toEqual([question, `not-in-hand ${rule}`]);
    });
  test('windows: not in hand, by the window', () => {
    const s = table({
      step: 'action',
      castle: 'lord cook nun',
      vampires: 'lady officer monk',
      vampire: { hand: 'dagger' },
      human: { hand: 'garlic' },
    });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    expect(refused(s, HUMAN, { play: cardOf(HUMAN, 'secret-passage'), on: -1, as: -1 })).toMatch(/VE-4.13$/);
  });
  test('over: by the way it has ended', () => {
    const resigned = deal(1);
    game.apply(resigned, HUMAN, { resign: true });
    expect(refused(resigned, HUMAN, { skip: true })).toBe('over VE-6.6');
    const points = table({ turn: 'day', step: 'end', human: { hand: '', deck: 0 }, vampire: { hand: '', deck: 0 } });
    expect(refused(points, HUMAN, { skip: true })).toBe('over VE-6.4');
    const conquest = table({ castle: 'lady nun maid', vampires: 'lady nun maid', revealed: 'lady nun' });
    vampire(conquest, 'skip', 'maid');
    expect(refused(conquest, HUMAN, { skip: true })).toBe('over VE-6.3');
  });
});

test('VE-6.4 VE-4.15 who is dying when somebody resigns does not count', () => {
  const s = table({
    step: 'action',
    castle: 'lord cook nun',
    vampires: 'lady officer monk',
    vampire: { hand: 'dagger' },
    human: { hand: 'herbalist garlic garlic' },
  });
  vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
  human(s, 'done', 'done');
  expect([s.dying, s.table.questions[HUMAN]]).toEqual([numberOf('cook'), 'heal']);
  game.apply(s, VAMPIRE, { resign: true });
  const { outcome } = game.view(s, -2);
  expect(outcome).toEqual([{ ending: 'resigned', winner: HUMAN, humanPoints: 5, vampirePoints: 6 }]);
  expect(s.table.log!.find((event) => event.type === 'ended')).toEqual({ type: 'ended', outcome: outcome[0] });
});

test('VE-6.4 VE-R5 equal points: a draw, half for each', () => {
  const s = deal(1);
  finishByPoints(s);
  expect([s.winner, scores(s)]).toEqual([-1, [0.5, 0.5]]);
});

describe('VE-11 memoryAid', () => {
  const setting = {
    turn: 'day',
    step: 'before',
    human: { hand: 'chapel garlic musket', sunk: 'pistol relic dagger', deck: 34 },
  } as const;
  for (const [memoryAid, count] of [
    ['on', 3],
    ['off', 0],
  ] as const)
    test(`${memoryAid}: ${count} face-down cards of the own moat are seen`, () => {
      const s = table({ ...setting, options: { memoryAid } });
      expect([game.view(s, HUMAN).sunken.length, game.view(s, HUMAN).sunk[HUMAN]]).toEqual([count, 3]);
      expect(game.view(s, VAMPIRE).sunken).toEqual([]);
      human(s, 'play:chapel', 'garlic');
      expect([s.table.questions[HUMAN], game.view(s, HUMAN).sunken.length]).toEqual(['bless', 4]);
      human(s, 'pistol', 'relic', 'dagger');
      expect(game.view(s, HUMAN).sunken.length).toBe(memoryAid === 'on' ? 1 : 0);
    });
});
