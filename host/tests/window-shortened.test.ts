import { bloodVendetta } from '@duskhall/blood-vendetta';
import { enter, fastRng, openMatch, readOptions, undo } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import type { LiveMatch } from '../live-match.ts';
import { setClocks, standingNow } from '../seat-clocks.ts';
import { openWindow } from '../window.ts';

const ROLES = ['king', 'queen', 'vampire', 'vampire', 'vampire', 'hunter'];
/** The clocks of a table whose first call of the Dawn is open, and which nobody has answered. */
function openDawn(brisk: string, seed: number, isAlone: boolean): LiveMatch {
  const options = readOptions(bloodVendetta.options, { brisk, callMode: 'sequential' }, ROLES.length);
  const match = openMatch(bloodVendetta, { seats: ROLES.length, options, seed: 'brisk', scenario: { roles: ROLES } });
  const none = ROLES.map(() => false);
  const live = {
    game: bloodVendetta,
    match,
    isAlone,
    chance: fastRng(seed),
    settings: { clock: { kind: 'none' } },
    seats: ROLES.map((account) => ({ account, bot: '' })),
    progress: { left: ROLES.map(() => -1), window: -1, sitters: none, conceded: none, isPaused: false },
  } as unknown as LiveMatch;
  openWindow(live, true);
  return live;
}
function entered(live: LiveMatch, act: () => void): number {
  const before = standingNow(live);
  const { entries } = live.match.record;
  const count = entries.length;
  act();
  setClocks(live, before, entries.slice(count));
  return live.progress.window;
}

test.each([
  ['on', 'among others', 2_000, 5_000],
  ['on', 'alone', 1_500, 1_500],
  ['off', 'among others', 12_000, 12_000],
])(
  'VN-4.13.5: brisk %s, %s: when the last of all has finished, from %i to %i ms are left',
  (brisk, where, least, most) => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const live = openDawn(brisk, seed, where === 'alone');
      const answer = (seat: number) =>
        entered(live, () => expect(enter(live.match, seat, [{ none: true }], 'seat', 0)).toBeNull());
      for (let seat = 1; seat < ROLES.length; seat++) expect(answer(seat)).toBe(12_000);
      const left = answer(0);
      expect(left).toBeGreaterThanOrEqual(least);
      expect(left).toBeLessThanOrEqual(most);
      drawn.add(left);
      // Who takes the answer back gives the window its time again.
      expect(entered(live, () => undo(live.match, 0, 0))).toBe(12_000);
    }
    expect(drawn.size > 1).toBe(least < most);
  },
);
