import { bloodVendetta as game, type Options } from '@duskhall/blood-vendetta';
import { fastRng, readOptions } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { entriesOf, linkTo } from './in-play.ts';

const options = (given: object, seats: number): Options => readOptions(game.options, given, seats);
const linkFor = (given: object, seats: number): string =>
  `/learn/blood-vendetta?only=${entriesOf(options(given, seats), seats).join(',')}`;
/** What a seat's own sheet leads to, in a match dealt with these options. */
const linkOn = (given: object, seats: number, seed: number): string => {
  const s = game.setup(options(given, seats), seats, fastRng(seed));
  const links = s.roles.map((_, seat) => linkTo(game.view(s, seat).composition));
  expect(new Set(links).size).toBe(1);
  return links[0]!;
};
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('VN-3.6 the entries of the rulebook that a table leads to', () => {
  test('are the roles in play, the same before the deal and in the match', () => {
    expect(entriesOf(options({}, 9), 9).sort()).toEqual(
      ['hunter', 'prince', 'queen', 'scout', 'vampire', 'werewolf'].map((name) => `role-${name}`),
    );
    for (const set of ['standard', 'advanced'] as const)
      for (const seats of [6, 12, 20, 24]) expect(linkOn({ set }, seats, 1)).toBe(linkFor({ set }, seats));
  });

  test('name a varg without power as such', () => {
    const ids = entriesOf(options({}, 24), 24);
    expect(ids).toEqual(expect.arrayContaining(['role-varg-leader', 'role-plain-varg']));
    expect(ids).not.toContain('role-sly-varg');
  });

  test('do not tell which lord or shapeshifter was drawn', () => {
    const hidden = { hideLordKind: 'on', hideShifterKind: 'on' };
    for (const seats of [9, 12, 16]) {
      const links = SEEDS.map((seed) => linkOn(hidden, seats, seed));
      expect(new Set(links)).toEqual(new Set([linkFor(hidden, seats)]));
      for (const name of ['king', 'prince', 'werewolf', 'kitsune']) expect(links[0]).toContain(`role-${name}`);
    }
  });

  test('tell nothing of a closed table but its sides, neither by its options nor by its view', () => {
    const closed = { composition: 'closed' };
    const shown = game.shownOptions!(options({ ...closed, set: 'advanced' }, 20));
    expect(entriesOf(shown, 20)).toEqual([]);
    const links = [
      ...SEEDS.map((seed) => linkOn({ ...closed, set: 'advanced' }, 20, seed)),
      ...SEEDS.map((seed) => linkOn({ ...closed, set: 'standard', slyVarg: 'special' }, 20, seed)),
    ];
    expect(new Set(links).size).toBe(1);
    for (const name of ['king', 'lamia', 'monk', 'sly-varg', 'plain-varg']) expect(links[0]).toContain(`role-${name}`);
    for (const name of ['werewolf', 'kitsune']) expect(links[0]).not.toContain(`role-${name}`);
  });
});
