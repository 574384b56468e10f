import { below, fastRng } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { ENDINGS } from '../events.ts';
import { vampireEmpire as game } from '../index.ts';
import { asked, castle, deal, human, numberOf, table } from './table.ts';

describe('VE-4.16 out of cards', () => {
  const out = { hand: '', deck: 0 } as const;
  test('VE-4.16.1 VE-R30 an unrecycled cellar keeps a player in the game', () => {
    const s = table({ turn: 'day', step: 'end', human: { hand: 'garlic' }, vampire: { ...out, cellar: 'garlic' } });
    expect(asked(s)).toBe('0 exchange');
  });
  test('VE-4.16.2 VE-4.1.3 VE-4.16.4 VE-R31 his turns are skipped, and he reveals nobody', () => {
    const s = table({ turn: 'day', step: 'end', human: { hand: 'garlic' }, vampire: out });
    expect([asked(s), s.turns]).toEqual(['1 exchange', 2]);
  });
  test('VE-4.16.3 attacks on characters meet no cards', () => {
    const s = table({
      turn: 'day',
      step: 'action',
      castle: 'bishop lady officer',
      vampires: 'lady lord monk',
      human: { hand: 'relic garlic' },
      vampire: out,
    });
    human(s, 'combat', 'bishop/lady', 'relic', 'done');
    expect(asked(s)).toBe('1 interrupt');
    human(s, 'done');
    expect([s.dead, castle(s).split(' ').length]).toEqual([1 << numberOf('lady'), 3]);
  });
  test('VE-6.4 VE-1.7 both out at the end of a turn: points', () => {
    const s = table({ step: 'end', human: out, vampire: { ...out, isRecycled: true }, dead: 'monk' });
    expect(s.ending).toBe('points');
  });
});

test('VE-6.7 every game ends', () => {
  for (let seed = 0; seed < 40; seed++) {
    const s = deal(seed);
    const rng = fastRng(seed);
    for (let moves = 0; s.ending === ''; moves++) {
      const seat = s.table.questions[0] === null ? 1 : 0;
      const offered = game.legal(s, seat);
      game.apply(s, seat, offered[below(rng, offered.length, 'any')]!);
      expect(moves).toBeLessThan(3000);
    }
    expect([game.flaw(s), ENDINGS.includes(s.ending)]).toEqual([null, true]);
  }
});
