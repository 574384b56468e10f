import { HOUSE, type Seat, WATCHER, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import type { State } from '../state/index.ts';
import { cycle, game, heard, night, play, step, table, until, untilCall } from './table.ts';

const PACK = 'king queen vampire*7 leader hunter newly-turned varg-leader sly-varg vampire';
const rooms = (s: State, viewer: Seat): string => {
  const { speaks, hears } = game.party!.rooms(s, viewer);
  return `${speaks.join(' ')} / ${hears.join(' ')}`;
};
const chapter = (s: State): number => game.party!.chapter(s);

describe('VN-4.9: who hears whom', () => {
  const [vampire, hunter, turned, varg, dead] = [3, 10, 11, 13, 14];
  test('VN-4.9.1: by night all the living speak, and everybody hears them', () => {
    const s = table(PACK, { step: 'night', cycle: 1, dead: 'S15' });
    expect([vampire, hunter, varg].map((seat) => rooms(s, seat))).toEqual(['all / all', 'all / all', 'all / all']);
    expect([rooms(s, WATCHER), rooms(s, HOUSE)]).toEqual([' / all', 'all / all hunters vargs dead']);
    s.isLeaving[vampire] = true;
    expect(rooms(s, vampire)).toBe(' / all');
  });
  test('VN-4.9.1: in the secret phases nobody speaks', () => {
    const s = untilCall(table(PACK, { options: { clanChat: 'on' } }), 'lord');
    for (let seat = 0; seat < s.seats; seat++) expect(game.party!.rooms(s, seat).speaks).toEqual([]);
    const intro = table(PACK, { step: 'intro', options: { clanChat: 'on' } });
    for (let seat = 0; seat < s.seats; seat++) expect(game.party!.rooms(intro, seat).speaks).toEqual([]);
  });
  test('VN-4.9.2: a clan writes at its own meeting, if the table wants it', () => {
    const s = table(PACK, { options: { clanChat: 'on' }, dead: 'S15', cycle: 1 });
    until(s, 'strike');
    expect([hunter, turned, varg, vampire].map((seat) => rooms(s, seat))).toEqual([
      ' / all hunters',
      ' / all hunters',
      'vargs / all vargs',
      ' / all',
    ]);
    until(s, 'hunt');
    expect([hunter, turned, varg, vampire].map((seat) => rooms(s, seat))).toEqual([
      'hunters / all hunters',
      'hunters / all hunters',
      ' / all vargs',
      ' / all',
    ]);
    expect(rooms(s, dead)).toBe('dead / all hunters vargs dead');
    const quiet = table(PACK);
    until(quiet, 'hunt');
    expect([hunter, varg].map((seat) => rooms(quiet, seat))).toEqual([' / all', ' / all']);
  });
  test.each([
    ['full', 'dead / all hunters vargs dead'],
    ['public', 'dead / all dead'],
  ] as const)('VN-4.9.4: the dead have a room of their own (ghostView %s)', (ghostView, expected) => {
    const s = table(PACK, { options: { clanChat: 'on', ghostView }, dead: 'S11 S15', cycle: 1 });
    until(s, 'hunt');
    expect([rooms(s, hunter), rooms(s, dead)]).toEqual([expected, expected]);
    expect(rooms(s, vampire)).not.toContain('dead');
  });
  test('VN-4.9.4 VN-6.8: after the end everything is open', () => {
    const s = table('count vampire*4 hunter', { step: 'night', cycle: 1, dead: 'S5' });
    night(s, 'S1>S6', { S6: 'S1 S2 S3 S4' });
    expect([s.ending, rooms(s, 4), rooms(s, WATCHER)]).toEqual([
      'vampires',
      'all / all hunters vargs dead',
      ' / all hunters vargs dead',
    ]);
  });
});

test('VN-4.10.1: a seat that misses so many windows in a row is absent, and is back with its next answer', () => {
  const s = table('prince queen vampire*4 hunter*2', { options: { absentAfter: 2 } });
  const isAbsent = () => game.party!.isAbsent(s, 3);
  expect(isAbsent()).toBe(false);
  for (let i = 0; i < 400 && s.phase !== 'sunset'; i++) {
    if (waiting(s)[0] === 3) play(s, 3, { none: true });
    else step(s);
  }
  expect(isAbsent()).toBe(true);
  for (let i = 0; i < 400 && s.phase !== 'night'; i++) {
    if (waiting(s)[0] === 3 && s.table.questions[3] === 'card') play(s, 3, { read: true });
    else step(s);
  }
  expect(isAbsent()).toBe(false);
});

describe('VN-4.10.1: who misses votes', () => {
  /** Seat 3 has missed three windows or votes. */
  function missing(options: object): State {
    const s = table('prince vampire*5 hunter*2', { cycle: 1, step: 'night', options });
    s.idle[3] = 3;
    return s;
  }
  test('is told how many more it may miss, by its own count alone', () => {
    const s = missing({});
    expect([game.view(s, 3).missed, game.view(s, 2).missed, game.view(s, WATCHER).missed]).toEqual([3, 0, 0]);
    expect(game.party!.isAbsent(s, 3)).toBe(false);
    expect(game.party!.isAbsent(missing({ absentAfter: 3 }), 3)).toBe(true);
  });
  test.each<[string, Move]>([
    ['a phrase', { say: 'accuse', about: 1, other: -1, value: -1 }],
    ['an accusation', { nominate: 1 }],
    ['the end of the debate', { ready: true }],
  ])('is there again with %s', (_, move) => {
    const s = missing({ absentAfter: 3 });
    play(s, 3, move);
    expect([game.party!.isAbsent(s, 3), game.view(s, 3).missed]).toEqual([false, 0]);
    expect(heard(s, WATCHER, 'missed')).toEqual([{ type: 'missed', seat: 3, isAbsent: false }]);
  });
});

describe('VN-4.11: what a moderator may do', () => {
  test('VN-4.11.8: the dead may lead, the living may not', () => {
    const s = table('prince vampire*5 hunter*2', { dead: 'S3', cycle: 1 });
    expect(s.isAlive.map((_, seat) => game.party!.isOut(s, seat))).toEqual(s.isAlive.map((lives) => !lives));
  });
  test('VN-4.11.3: a step back stays in its phase', () => {
    const s = untilCall(table('prince queen monk vampire*4 hunter*2'), 'monk');
    const dawn = chapter(s);
    expect(chapter(untilCall(s, 'queen'))).toBe(dawn);
    until(s, 'hunt');
    const day = chapter(s);
    const sunset = chapter(untilCall(s, 'lord'));
    expect(new Set([dawn, day, sunset, chapter(cycle(s))]).size).toBe(4);
  });
  test('VN-4.11.3: nor does it undo an execution or a removal by night', () => {
    const s = table('prince vampire*6 hunter*2', { step: 'night', cycle: 1 });
    play(s, 0, { nominate: 3 });
    until(s, 'verdict');
    const before = chapter(s);
    game.apply(s, HOUSE, { remove: 4 });
    const removed = chapter(s);
    for (const seat of waiting(s)) play(s, seat, { yes: true });
    play(s, 3, { done: true });
    expect(s.isAlive[3]).toBe(false);
    expect(new Set([before, removed, chapter(s)]).size).toBe(3);
  });
  test('VN-4.11.3: nor the end', () => {
    const s = table('prince vampire*4 hunter*2', { step: 'night', cycle: 4, quiet: 2 });
    const before = chapter(s);
    night(s);
    expect([s.ending, s.deaths.length, chapter(s) === before]).toEqual(['stalemate', 0, false]);
  });
});
