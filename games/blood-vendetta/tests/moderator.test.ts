import {
  closeWindow,
  collect,
  enter,
  expire,
  fastRng,
  HOUSE,
  openMatch,
  readOptions,
  rewind,
  WATCHER,
  waiting,
} from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { introductions } from '../rules/calls.ts';
import { cycle, dead, game, play, refused, step, table, until, untilCall } from './table.ts';

describe('VN-4.10, VN-4.11: absence and the moderator', () => {
  test('VN-4.10.1 VN-4.10.2: two windows without an answer', () => {
    const s = table('prince queen vampire*4 hunter*2', { options: { absentAfter: 2 } });
    for (let i = 0; i < 400 && s.phase !== 'sunset'; i++) {
      const [seat] = waiting(s);
      if (seat === 3) play(s, 3, { none: true });
      else step(s);
    }
    expect(game.view(s, WATCHER).isAbsent).toEqual([false, false, false, true, false, false, false, false]);
  });
  test('VN-4.10.3 VN-4.13.8: by day a removed seat chooses no more and dies at Nightfall', () => {
    const s = untilCall(table('prince queen vampire*4 hunter*2'), 'queen');
    game.apply(s, HOUSE, { remove: 1 });
    expect([s.isAlive[1], refused(s, 'S2', { name: 2 })]).toEqual([true, 'leaving VN-4.10.3']);
    cycle(s);
    expect(dead(s)).toBe('S2');
  });
  test('VN-4.10.3 VN-4.11.4: by night it dies at once, its trial ends without a verdict', () => {
    const s = table('prince vampire*5 hunter*2', { step: 'night', cycle: 1 });
    play(s, 0, { nominate: 6 });
    until(s, 'verdict');
    game.apply(s, HOUSE, { remove: 6 });
    expect([s.isAlive[6], s.trials, s.hasExecuted]).toEqual([false, [], false]);
  });
  const open = (given: object, roles: string[]) =>
    openMatch(game, {
      seats: roles.length,
      options: readOptions(OPTIONS, given, roles.length),
      seed: 'fast:7',
      scenario: { roles },
    });
  const ROLES = ['prince', 'queen', 'vampire', 'vampire', 'vampire', 'hunter', 'hunter'];
  test('VN-4.11.1 VN-4.11.2: the house sees everything and enters for seats without a phone', () => {
    const match = open({ moderator: 'human' }, ROLES);
    expect(game.view(match.s, HOUSE).opened[0]!.roles).toEqual(match.s.roles);
    expect(enter(match, 1, [{ name: 3 }], 'house', 0)).toBeNull();
  });
  test('VN-4.11.3: a window is closed early, the last call taken back', () => {
    const match = open({ moderator: 'human' }, ROLES);
    enter(match, 1, [{ name: 3 }], 'house', 0);
    const before = match.record.entries.length;
    expire(match, fastRng(1), 0, 'house');
    expect(match.s.used.includes(3)).toBe(true);
    rewind(match, before, 0);
    expect(match.s.used.includes(3)).toBe(false);
    expect(() => closeWindow(match, 'house', 0)).toThrow();
  });
  test('VN-4.11.5: a temporary moderator', () => {
    const s = table('prince vampire*4 leader hunter', { step: 'intro', options: { moderator: 'temporary' } });
    expect(introductions(s, false)).toEqual(['meet-hunters']);
    for (let i = 0; i < 200 && s.moderator < 0; i++) step(s);
    expect([s.deaths.length, s.cycle, game.view(s, s.moderator).opened.length]).toEqual([1, s.cycle, 1]);
    for (let i = 0; i < 400 && s.phase !== 'dawn' && s.ending === ''; i++) step(s);
    expect(s.ending === '' ? s.cycle : 2).toBe(2);
    expect(s.attacks).toEqual([]);
  });
  test('VN-4.11.6: software reads all introductions on Day 0', () => {
    expect(introductions(table('prince vampire*4 leader hunter'), false)).toEqual(['meet-hunters', 'meet-leader']);
  });
  test('VN-4.11.7: printed cards are recorded before Day 0 ends', () => {
    const match = openMatch(game, {
      seats: 6,
      options: readOptions(OPTIONS, { moderator: 'human', cards: 'printed' }, 6),
      seed: 'fast:7',
    });
    for (let i = 0; i < 5; i++) expire(match, fastRng(1), 0);
    expect([match.s.phase, match.s.roles]).toEqual(['intro', [-1, -1, -1, -1, -1, -1]]);
    for (const [of, record] of [23, 25, 25, 25, 25, 25].entries())
      expect(enter(match, HOUSE, [{ record, of }], 'house', 0)).toBeNull();
    expire(match, fastRng(1), 0);
    expect([match.s.phase, game.view(match.s, 0).shown['meet-hunters']]).toEqual(['night', [0]]);
  });
  test('VN-4.11.8: who moderates changes nothing in the rules', () => {
    const [one, two] = ['seat', 'house'].map((by) => {
      const match = open({ moderator: 'human' }, ROLES);
      enter(match, 1, [{ name: 3 }], by as 'seat', 0);
      collect(match);
      return JSON.stringify(match.s);
    });
    expect(one).toBe(two);
  });
});
