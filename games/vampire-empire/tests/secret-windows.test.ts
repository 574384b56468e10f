import { describe, expect, test } from 'vitest';
import { vampireEmpire as game } from '../index.ts';
import { asked, HUMAN, numberOf, table, VAMPIRE, vampire } from './table.ts';

describe('VE-8.4 windows', () => {
  const fight = {
    step: 'action',
    castle: 'lord cook nun',
    vampires: 'lady officer monk',
    vampire: { hand: 'dagger rapier' },
  } as const;
  test('VE-8.4 VE-4.6.5 auto-pass: a window is held for its time, whoever answers when', () => {
    const s = table({ ...fight, options: { responseMode: 'auto-pass' }, human: { hand: 'garlic relic' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    expect([s.table.isHeld, game.pace(s)]).toEqual([true, { seconds: 3, upTo: 7 }]);
    const waiting = JSON.stringify(game.view(s, VAMPIRE));
    game.apply(s, HUMAN, { done: true });
    expect([JSON.stringify(game.view(s, VAMPIRE)), s.table.isHeld, asked(s)]).toEqual([waiting, true, '']);
    game.close(s);
    expect([asked(s), game.pace(s)]).toEqual(['1 lay', { seconds: 5, upTo: 12 }]);
  });
  test('VE-8.4 always-ask: the answer counts at once', () => {
    const s = table({ ...fight, human: { hand: 'garlic relic' } });
    vampire(s, 'combat', 'lord/cook', 'dagger', 'done');
    expect([s.table.isHeld, game.pace(s)]).toEqual([false, null]);
  });
  test('VE-7.2 VE-8.4 the parts of a decision are seen by nobody else', () => {
    const s = table({ ...fight, human: { hand: 'garlic relic' } });
    const before = JSON.stringify(game.view(s, HUMAN));
    vampire(s, 'combat', 'lord/cook', 'dagger');
    expect(JSON.stringify(game.view(s, HUMAN))).toBe(before);
    expect(s.plans[VAMPIRE]!.attacker).toBe(numberOf('lord'));
  });
});
