import { enter, fastRng, openMatch, readOptions, timeOut } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';
import { choose, HUMAN, hand, human, type Setting, sunk, table, VAMPIRE, vampire, wordOf } from './table.ts';

const answer = (s: State, seat: number): string | null => {
  const move = game.timeout(s, seat, fastRng(1));
  return move === null ? null : wordOf(seat, move);
};
const fight = { step: 'action', castle: 'lord cook nun', vampires: 'lady officer monk' } as const;

for (const [what, setting, seat, before, expected] of [
  ['D2 skip', { turn: 'day', human: { hand: 'garlic' } }, HUMAN, [], 'skip'],
  ['D2 exchange with an empty hand', { turn: 'day', human: { hand: '' } }, HUMAN, [], 'done'],
  ['D2 parts are dropped', { turn: 'day', human: { hand: 'garlic relic' } }, HUMAN, ['garlic>moat'], null],
  ['D3 none', { vampire: { hand: 'garlic' } }, VAMPIRE, ['skip'], 'done'],
  ['D4 pass', { step: 'before', vampire: { hand: 'coffin' } }, VAMPIRE, [], 'done'],
  ['D6 pass', fight, VAMPIRE, [], 'pass'],
  ['D13 parts are dropped', { ...fight, vampire: { hand: 'dagger' } }, VAMPIRE, ['combat'], null],
  ['D13 parts are dropped', { ...fight, vampire: { hand: 'dagger' } }, VAMPIRE, ['combat', 'lord/cook'], null],
  [
    'D5 parts are dropped',
    { step: 'before', turn: 'day', vampire: { hand: 'coffin garlic' }, human: { hand: '' } },
    VAMPIRE,
    ['play:coffin'],
    null,
  ],
] as const)
  test(`VE-7.1 VE-7.2 ${what}: ${expected} after ${JSON.stringify(before)}`, () => {
    const s = table(setting as Setting);
    choose(s, seat, ...before);
    expect(answer(s, seat)).toBe(expected);
  });

test('VE-7.1 D14, D16, D18: pass, no cards, stop', () => {
  const s = table({ ...fight, vampire: { hand: 'dagger pistol' }, human: { hand: 'garlic relic' } });
  vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
  expect(answer(s, HUMAN)).toBe('done');
  human(s, 'done');
  expect(answer(s, HUMAN)).toBe('done');
  human(s, 'garlic');
  expect(answer(s, HUMAN)).toBeNull();
  human(s, 'done');
  expect(answer(s, VAMPIRE)).toBe('done');
});

test('VE-7.3 a match records what the clock has chosen, and D25 gives up two cards', () => {
  const options = readOptions(game.options, { responseMode: 'always-ask', cardSet: 'reconstructed-1' }, 2);
  const scenario = {
    ...fight,
    castle: ['lord', 'cook', 'nun'],
    vampires: ['lady', 'officer', 'monk'],
    vampire: { hand: ['dagger', 'rapier', 'pistol'] },
  };
  const match = openMatch(game, { seats: 2, options, seed: 'a test', scenario });
  enter(match, VAMPIRE, [{ action: 'combat' }], 'seat', 0);
  timeOut(match, VAMPIRE, fastRng(1), 0);
  expect([hand(match.s, VAMPIRE).split(' ').length, sunk(match.s, VAMPIRE).split(' ').length]).toEqual([1, 2]);
  expect(match.record.entries.filter((entry) => 'by' in entry && entry.by === 'clock')).toHaveLength(3);
});
