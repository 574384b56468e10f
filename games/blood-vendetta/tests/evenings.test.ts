import { below, fastRng, mayClose, readOptions, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { bloodVendetta as game } from '../index.ts';
import type { Options } from '../options.ts';

/** Plays a random game to its end, checking every window for flaws. */
function evening(given: Partial<Options>, seats: number, seed: number): string {
  const s = game.setup(readOptions(game.options, given, seats), seats, fastRng(seed));
  const rng = fastRng(seed + 1000);
  s.table.log = null;
  for (let moves = 0; s.ending === ''; moves++) {
    const asked = waiting(s);
    if (asked.length === 0 && mayClose(s)) {
      game.close(s);
      const flaw = game.flaw(s);
      if (flaw !== null) throw new Error(flaw);
      continue;
    }
    const seat = asked[0] ?? -1;
    const offers = seat < 0 ? game.free(s, seat) : game.legal(s, seat);
    const records = game.free(s, -1).filter((move) => 'record' in move);
    if (records.length > 0) game.apply(s, -1, records[below(rng, records.length, 'record')]!);
    else game.apply(s, seat, offers[below(rng, offers.length, 'move')]!);
    if (moves === 60_000) throw new Error('this evening does not end');
  }
  return s.ending;
}

const SIZES = Array.from({ length: 19 }, (_, i) => i + 6);
test.each(SIZES)('VN-2.7: random evenings of %i end', (seats) => {
  for (const set of ['standard', 'advanced'] as const) expect(evening({ set }, seats, seats)).not.toBe('');
});

describe('every option has its evenings', () => {
  const CHOICES = Object.entries(game.options).flatMap(([name, option]) =>
    option.kind === 'choice' && name !== 'set' ? option.values.slice(1).map((value) => [name, value] as const) : [],
  );
  test.each(CHOICES)('%s=%s', (name, value) => {
    const needsHouse = name === 'cards' || name === 'leakGuard';
    const given = { set: 'advanced', ...(needsHouse ? { moderator: 'human' } : {}), [name]: value } as Partial<Options>;
    for (const seats of [9, 14, 21]) expect(evening(given, seats, seats)).not.toBe('');
  });
  test('VN-4.12: without limits a window closes with the last answer', () => {
    const timers = Object.entries(game.options).flatMap(([name]) => (name.includes('Seconds') ? [[name, 0]] : []));
    expect(evening(Object.fromEntries(timers), 9, 3)).not.toBe('');
  });
});

test('VN-6.1 VN-6.5: every ending comes about', () => {
  const endings = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    endings.add(evening({}, 12, seed));
    endings.add(evening({ set: 'advanced' }, 13, seed));
  }
  for (let seed = 0; seed < 12; seed++) endings.add(evening({ set: 'advanced' }, 20, seed));
  expect([...endings].sort()).toEqual(
    expect.arrayContaining(['hunters', 'kitsune', 'stalemate', 'vampires', 'vargs', 'werewolf']),
  );
});
