import { describe, expect, test } from 'vitest';
import { scores } from '../outcome.ts';
import { boardsOf, tapsOf, tapsOfBoard, windowsOf } from '../rules/calls.ts';
import { endingNow } from '../rules/win.ts';
import { cycle, dead, game, heard, living, night, table, told, until } from './table.ts';

test('VN-WE-13 VN-4.4.10 VN-5.21.1: a clan whose leader is blocked', () => {
  const s = table('king undine vampire*5 leader hunter varg-leader sly-varg');
  cycle(s, { undine: 'S10', pack: { S11: 'S3' }, hunt: { S8: 'S4', S9: 'S4' }, king: 'S11 check' });
  expect([told(s, 'S1'), dead(s)]).toEqual([['type S11 vampire'], 'S4']);
});

test.each([
  [{ S8: 'S3', S9: 'S3', S10: 'S4', S11: 'S4', S12: 'S5' }, undefined],
  [{ S8: 'S5', S9: 'S3', S12: 'S3', S10: 'S4', S11: 'S4' }, 'S3'],
])('VN-WE-14 VN-4.4.4 VN-5.15.1: the Leader breaks a tie', (hunt, tie) => {
  const s = table('prince vampire*6 leader hunter*3 monk');
  cycle(s, { hunt, monk: 'S7', prince: 'S6', ...(tie ? { tie } : {}) });
  expect(dead(s)).toBe('S3');
});

test.each([
  ['S1 S3 S4 S5', ''],
  ['S1 S3 S4 S5 S6', 'S2'],
])('VN-WE-15 VN-4.8.5 VN-4.8.6: eight voters, %s for it', (ayes, dies) => {
  const s = table('king vampire*5 leader beauty varg-leader paralyzing-varg', {
    step: 'night',
    cycle: 1,
    charmed: 'S2',
    paralysed: 'S9',
  });
  night(s, 'S1>S2', { S2: ayes });
  expect([s.trials[0]!.voters, dead(s, 1)]).toEqual([8, dies]);
});

test('VN-WE-16 VN-5.19.2 VN-4.7.1 VN-R25: the Kitsune', () => {
  const s = table('count revenant kitsune vampire*3 hunter');
  cycle(s, { hunt: { S7: 'S4' }, count: 'S3', revenant: 'S3 S5' });
  expect([told(s, 'S1'), told(s, 'S2')]).toEqual([['type S3 vampire'], ['same S3 S5']]);
  night(s, 'S1>S7', { S7: 'S1 S2 S5 S6' });
  expect([s.isKitsuneAwake, heard(s, -2, 'kitsuneAwoke').length, living(s)]).toEqual([true, 1, 'S1 S2 S3 S5 S6']);
  cycle(s, { kitsune: 'S5' });
  expect([dead(s), s.deaths.at(-1)!.isKitsunes]).toEqual(['S5', true]);
});

test("VN-WE-17 VN-5.3.4 VN-5.7.3: the Count's succession", () => {
  const s = table('king count bride vampire*4 hunter*2');
  cycle(s, { hunt: { S8: 'S1', S9: 'S1' }, king: 'S8 kill', bride: 'S4' });
  expect([told(s, 'S2'), told(s, 'S3'), dead(s)]).toEqual([['watch S1 S8 kill'], ['lord S4 no'], 'S1 S8']);
  cycle(night(s), { count: 'S9', bride: 'S2' });
  expect([told(s, 'S2'), told(s, 'S3')]).toEqual([['type S9 hunter'], ['lord S2 yes']]);
});

test.each([
  ['lamia', 'hunter', 'hunters'],
  ['newly-turned', 'hunter', 'hunters'],
  ['queen', 'werewolf', 'werewolf'],
  ['leader', 'varg-leader', 'two-leaders'],
  ['king', 'hunter', ''],
  ['kitsune', 'hunter', 'hunters'],
])('VN-WE-18 VN-6.2: %s and %s are left', (a, b, ending) => {
  const s = table(`${a} ${b} vampire*4`);
  s.isAlive.fill(false, 2);
  expect(endingNow(s)).toBe(ending);
});
test('VN-WE-18: King and hunter kill each other', () => {
  const s = table('king hunter vampire*4', { dead: 'S3 S4 S5 S6' });
  cycle(s, { hunt: { S2: 'S1' }, king: 'S2 kill' });
  expect(s.ending).toBe('all-dead');
});

test('VN-WE-19 VN-6.7: scores', () => {
  const s = table('prince queen vampire*5 leader scout hunter', { dead: 'S8 S1 S2 S3 S4 S5 S6', cycle: 3 });
  cycle(s, { hunt: { S9: 'S7', S10: 'S7' } });
  expect([s.ending, scores(s)]).toEqual(['hunters', [0, 0, 0, 0, 0, 0, 0, 2, 2, 2]]);
});

test('VN-WE-20 VN-5.2.3 VN-5.24.1: a trick', () => {
  const s = table('prince vampire*7 leader scout hunter varg-leader sly-varg tricky-varg');
  cycle(s, { 'tricky-varg': 'S2', hunt: { S9: 'S2', S10: 'S2', S11: 'S2' }, prince: 'S2', scout: 'S13' });
  expect([told(s, 'S1'), told(s, 'S10'), dead(s)]).toEqual([['type S2 shapeshifter'], ['type S13 vampire'], 'S2']);
});

test('VN-WE-21 VN-4.8.13: the last vote', () => {
  const s = table('vampire beauty vampire*2 king hunter', { dead: 'S1 S3 S4 S6', cycle: 2 });
  cycle(s, { beauty: 'S5' });
  night(s, 'S2>S5', { S5: 'S2' });
  expect(s.ending).toBe('hunters');
});

test('VN-WE-22 VN-6.5: stalemate', () => {
  const s = table('count vampire*5 hunter*2', { cycle: 5, quiet: 2 });
  cycle(s);
  expect(heard(s, -2, 'staleWarned')).toHaveLength(1);
  night(s, 'S1>S3', {});
  expect([s.ending, scores(s)]).toEqual(['stalemate', [0, 0, 0, 0, 0, 0, 0, 0]]);
});

describe('VN-WE-23 VN-4.13.3: equal windows', () => {
  const roles = 'prince queen vampire*4 scout hunter werewolf';
  test.each([
    ['sequential', '', [[3], [3], [5, 3, 3]]],
    ['sequential', 'S2', [[], [3], [5, 3, 3]]],
    ['simultaneous', '', [[3], [3], [3]]],
  ] as const)('%s, dead: %s', (callMode, gone, taps) => {
    const s = table(roles, { options: { callMode }, dead: gone });
    const boards = boardsOf(s).map((board) => tapsOfBoard(s, board));
    expect([windowsOf(s, 'dawn').map(tapsOf), boards, windowsOf(s, 'sunset').map(tapsOf)]).toEqual(taps);
  });
  test.each([
    ['king queen lamia bride revenant vampire*3 scout hunter', '', {}, [5, 10]],
    ['king queen lamia bride revenant vampire*3 scout hunter', 'S3', {}, [3, 10]],
    ['king queen lamia bride revenant vampire*3 scout hunter', 'S1', {}, [5, 8]],
    ['king queen lamia bride revenant vampire*3 scout hunter', 'S4 S5', {}, [5, 5]],
    ['king queen lamia bride revenant vampire*3 scout hunter', 'S1 S3', { revealOnDeath: 'none' }, [5, 10]],
    ['prince queen vampire*5 scout hunter', '', { hideLordKind: 'on' }, [3, 5]],
    ['prince queen vampire*5 scout hunter', '', { composition: 'closed' }, [5, 10]],
    ['prince ghoul vampire*5 hunter', 'S1', {}, [0, 1]],
  ] as const)('all at once, only what somebody may need is asked: %s, dead: %s, %o', (cast, gone, given, taps) => {
    const s = table(cast, { options: { callMode: 'simultaneous', ...given }, dead: gone, cycle: 1, step: 'night' });
    const tapsIn = (phase: 'dawn' | 'sunset') => windowsOf(s, phase).reduce((sum, one) => sum + tapsOf(one), 0);
    expect([tapsIn('dawn'), tapsIn('sunset')]).toEqual(taps);
  });
  test('every seat is asked as often as any other', () => {
    const s = table(roles);
    until(s, 'debate');
    expect(new Set(s.table.asked).size).toBe(1);
    expect(game.view(s, 0).cycle).toBe(1);
  });
});
