import { fastRng, mayClose, readOptions, type Seat, WATCHER, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import type { Options } from '../options.ts';
import { MODAL_VARGS, PARALYZING_VARG, ROLE_NAMES, roleName, SLY_VARG } from '../roles/table.ts';
import { isMade } from '../rules/calls.ts';
import { isPower, NONE, type State } from '../state/index.ts';
import { texts } from '../texts/en.ts';
import { game, table } from './table.ts';

/** The same side in every seat, and the same card in the last three seats. */
const ONE =
  'king queen bride dhampir ghoul vampire*6 leader scout hunter varg-leader sly-varg tricky-varg vampire hunter paralyzing-varg';
const OTHER =
  'count lamia revenant undine vampire*7 leader hunter*2 varg-leader paralyzing-varg vengeful-varg vampire hunter sly-varg';
const closed = (more: Partial<Options> = {}): Partial<Options> => ({ composition: 'closed', ...more });
const asked = (roles: string): Partial<Options> =>
  Object.fromEntries(ROLE_NAMES.map((id) => [id, roles.split(' ').filter((word) => word === id).length]));

/** Everyone does as little as possible: no strikes, and a forced choice takes the first seat that is not watched. */
function idle(s: State, seat: Seat): Move {
  const moves = game.legal(s, seat);
  const names = moves.flatMap((move) => ('name' in move ? [move.name] : []));
  if (names.includes(-1)) return { name: -1 };
  if (names.length > 0) return { name: names.find((name) => name < 11)! };
  if (moves.some((move) => 'lock' in move)) return s.votes[seat] === NONE ? { vote: -1 } : { lock: true };
  return (
    moves.find((move) => 'yes' in move && !move.yes) ??
    moves.find((move) => !('none' in move) && !('nominate' in move))!
  );
}
/** What the viewer sees, may do, and has been told. */
const seenBy = (s: State, viewer: Seat) => ({
  view: game.view(s, viewer),
  pace: game.pace(s),
  legal: viewer < 0 ? [] : game.legal(s, viewer),
  free: viewer < 0 ? [] : game.free(s, viewer),
  words:
    viewer < 0
      ? []
      : texts.table(
          game.view(s, viewer),
          s.roles.map((_, seat) => `Z${seat}`),
        ),
  heard: s.table.log!.flatMap((event) => game.redact(s, event, viewer) ?? []),
});

describe('VN-3.6 VN-4.1.4: a closed table tells nothing but heads', () => {
  const VIEWERS = [17, 18, WATCHER];
  test.each(['sequential', 'simultaneous'] as const)(
    'two sets of the same heads look and sound alike (%s)',
    (callMode) => {
      const one = table(ONE, { options: closed({ callMode, ...asked(ONE), set: 'custom', slyVarg: 'special' }) });
      const other = table(OTHER, { plain: 'sly-varg vengeful-varg', options: closed({ callMode, set: 'advanced' }) });
      let steps = 0;
      while (one.phase !== 'night' || one.cycle === 0) {
        for (const viewer of VIEWERS) expect(seenBy(other, viewer)).toEqual(seenBy(one, viewer));
        for (const s of [one, other]) {
          for (let seats = waiting(s); seats.length > 0; seats = waiting(s))
            for (const seat of seats) game.apply(s, seat, idle(s, seat));
          expect(mayClose(s)).toBe(true);
          game.close(s);
        }
        steps++;
      }
      expect(steps).toBeGreaterThan(callMode === 'sequential' ? 35 : 8);
    },
  );
  test('VN-4.9.4: the dead who know no more than the living may guess the same cards', () => {
    const setting = { dead: 'S18', cycle: 1, step: 'night', options: closed({ ghostView: 'public' }) } as const;
    const [one, other] = [table(ONE, setting), table(OTHER, { ...setting, plain: 'sly-varg vengeful-varg' })];
    expect(game.free(other, 17)).toEqual(game.free(one, 17));
    expect(game.refusal(one, 17, { expect: 3, as: SLY_VARG })).toBeNull();
  });
  test('VN-4.1.4: a varg’s call is made for as long as the card is not turned, whether somebody has the power or not', () => {
    const calls = ['paralyzing-varg', 'tricky-varg', 'vengeful-varg'] as const;
    const setting = { cycle: 1, step: 'night', plain: 'tricky-varg sly-varg paralyzing-varg' } as const;
    const s = table(ONE, { ...setting, options: closed() });
    expect(calls.map((call) => isMade(s, call))).toEqual([true, true, true]);
    const turned = table(ONE, { ...setting, plain: 'tricky-varg sly-varg', dead: 'S20', options: closed() });
    expect(calls.map((call) => isMade(turned, call))).toEqual([false, true, true]);
    const none = table('king queen vampire*6 leader hunter', { options: closed() });
    expect(calls.map((call) => isMade(none, call))).toEqual([false, false, false]);
  });
  test('VN-3.5: a varg knows the mode of the own card, and everybody what was turned', () => {
    const s = table(ONE, { dead: 'S17', cycle: 1, plain: 'sly-varg', options: closed({ ghostView: 'public' }) });
    const powersOf = (viewer: Seat) => MODAL_VARGS.filter((role) => isPower(game.view(s, viewer), role)).map(roleName);
    expect(powersOf(17)).toEqual(['tricky-varg']);
    expect(powersOf(19)).toEqual(['paralyzing-varg', 'tricky-varg']);
    expect(powersOf(15)).toEqual(['tricky-varg']);
    expect(powersOf(-1)).toEqual(['paralyzing-varg', 'tricky-varg']);
  });
  test('VN-8: worlds are imagined with and without the powers, and agree with what was heard', () => {
    const s = table(OTHER, {
      cycle: 1,
      step: 'night',
      paralysed: 'S1',
      dead: 'S17',
      plain: 'sly-varg vengeful-varg',
      options: closed({ ghostView: 'public' }),
    });
    const view = game.view(s, 17);
    const worlds = Array.from({ length: 30 }, (_, seed) => game.imagine(view, fastRng(seed)));
    for (const world of worlds) {
      expect([game.flaw(world), isPower(world, PARALYZING_VARG), game.view(world, 17)]).toEqual([null, true, view]);
      expect(isPower(world, world.roles[16]!)).toBe(false);
    }
    const slyOnes = worlds.filter((world) => world.roles.includes(SLY_VARG)).map((world) => isPower(world, SLY_VARG));
    expect(new Set(slyOnes).size).toBe(2);
  });
  test('a table of version 1 is played as it was', () => {
    const options = readOptions(game.options, closed({ set: 'advanced', trickyVarg: 'plain' }), 21);
    const old = game.setup(options, 21, fastRng(1), 1);
    expect([old.rules, game.view(old, 0).composition.powers, isMade(old, 'tricky-varg')]).toEqual([
      1,
      old.composition.powers,
      false,
    ]);
    expect([Object.hasOwn(old.options, 'brisk'), old.spent]).toEqual([false, undefined]);
  });
});
