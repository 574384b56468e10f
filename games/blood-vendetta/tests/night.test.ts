import { enter, mayUndo, openMatch, readOptions, undo } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { scores } from '../outcome.ts';
import { pace } from '../pace.ts';
import { nominees } from '../rules/debate.ts';
import { endingNow } from '../rules/win.ts';
import { cycle, dead, game, heard, living, night, play, refused, type Setting, step, table, until } from './table.ts';

const VILLAGE = 'count vampire*5 hunter*2';
const evening = (setting: Setting = {}, roles = VILLAGE) => table(roles, { step: 'night', cycle: 1, ...setting });

describe('VN-4.8: the night', () => {
  test('VN-4.8.1 VN-4.8.2: nominations change until all are ready', () => {
    const s = evening();
    play(s, 0, { nominate: 6 });
    play(s, 0, { nominate: 7 });
    play(s, 0, { nominate: -1 });
    play(s, 0, { ready: true });
    play(s, 0, { unready: true });
    expect([s.nominations[0], refused(s, 'S1', { nominate: 0 })]).toEqual([-1, 'not-yourself VN-4.8.2']);
    expect(pace(s)).toEqual({ seconds: 45 + 12 * 8 });
  });
  test('VN-4.8.1: no undo ends a debate from which somebody else has withdrawn since', () => {
    const match = openMatch(game, {
      seats: 8,
      options: readOptions(game.options, {}, 8),
      seed: 'night',
      scenario: { roles: ['king', ...Array(5).fill('vampire'), 'hunter', 'hunter'], step: 'night', cycle: 1 },
    });
    const say = (seat: number, move: Move) => expect(enter(match, seat, [move], 'seat', 0)).toBeNull();
    for (const seat of [0, 1, 2, 3, 4, 5, 6]) say(seat, { ready: true });
    say(0, { unready: true });
    expect(mayUndo(match, 0)).toBe(true);
    say(7, { ready: true });
    expect(mayUndo(match, 0)).toBe(false);
    say(1, { unready: true });
    expect([0, 1].map((seat) => mayUndo(match, seat))).toEqual([false, true]);
    undo(match, 1, 0);
    say(0, { ready: true });
    expect(match.s.cycle).toBe(2);
  });
  test('VN-4.8.3: most supporters first, then the oldest standing support', () => {
    const s = evening();
    for (const [seat, target] of [
      [0, 6],
      [1, 7],
      [2, 7],
      [3, 6],
      [4, 5],
    ] as const)
      play(s, seat, { nominate: target });
    expect(nominees(s)).toEqual([6, 7, 5]);
    play(s, 0, { nominate: -1 });
    play(s, 0, { nominate: 6 });
    expect(nominees(s)).toEqual([7, 6, 5]);
  });
  test('VN-4.8.3: no more trials than allowed', () => {
    const s = night(evening({ options: { maxTrials: 1 } }), 'S1>S7 S2>S8', {});
    expect(s.trials).toHaveLength(1);
  });
  test('VN-4.8.4 VN-R29: the accused speaks, then votes too', () => {
    const s = evening();
    play(s, 0, { nominate: 6 });
    expect(until(s, 'defence')).toBe(6);
    expect(pace(s)).toEqual({ seconds: 20 });
    until(s, 'verdict');
    expect(s.table.questions.filter((question) => question === 'verdict')).toHaveLength(8);
  });
  test('VN-4.8.5: no answer counts against; VN-R28: nobody needs to die', () => {
    const s = night(evening(), 'S1>S7', {});
    expect([s.trials[0]!.ayes, dead(s, 1), heard(s, -2, 'notExecuted').length]).toEqual([0, '', 1]);
  });
  test('VN-4.8.7: votes have names, in a secret ballot totals only', () => {
    const open = night(evening(), 'S1>S7', { S7: 'S1 S2' });
    const secret = night(evening({ options: { secretBallot: 'on' } }), 'S1>S7', { S7: 'S1 S2' });
    expect(game.view(open, -2).trials[0]!.votes).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
    expect(game.view(secret, -2).trials[0]).toMatchObject({ votes: [], ayes: 2, voters: 8 });
  });
  test('VN-4.8.8 VN-4.8.14: one execution, and the next Dawn', () => {
    const s = night(evening(), 'S1>S7 S2>S8', { S7: 'S1 S2 S3 S4 S5', S8: 'S1 S2 S3 S4 S5' });
    expect([dead(s, 1), s.phase, s.cycle]).toEqual(['S7', s.phase, 2]);
  });
  test('VN-4.8.9: last words, then nothing helps; an executed Newly-Turned brings no double strike', () => {
    const s = evening({}, 'prince newly-turned ghoul vampire*3 hunter*2');
    play(s, 0, { nominate: 1 });
    while (s.table.questions[1] !== 'words') {
      const seat = s.table.questions.findIndex(
        (question, one) => question === 'verdict' && s.table.answers[one] === null,
      );
      if (seat >= 0) play(s, seat, { yes: true });
      else step(s);
    }
    play(s, 1, { done: true });
    expect([dead(s, 1), s.isDoubleStrike]).toEqual(['S2', false]);
  });
  test('VN-4.8.10: the charmed may nominate, be nominated and executed', () => {
    const s = evening({ charmed: 'S3' }, 'count vampire*5 hunter beauty');
    play(s, 2, { nominate: 6 });
    night(s, 'S1>S3', { S3: 'S1 S2 S4 S5' });
    expect(dead(s, 1)).toBe('S3');
  });
  test.each([
    ['vote', 'not-yourself VN-4.8.2', 71],
    ['debate-only', 'no-nominations VN-4.8.11', 71],
  ] as const)('VN-4.8.11 VN-R30: Night 0 with %s', (nightZero, refusal, seconds) => {
    const s = table(VILLAGE, { step: 'night', options: { nightZero } });
    const target = nightZero === 'vote' ? 0 : 1;
    expect([refused(s, 'S1', { nominate: target }), pace(s)]).toEqual([refusal, { seconds }]);
  });
  test('VN-4.8.13: two voters must agree', () => {
    const s = evening({ dead: 'S2 S3 S4 S5 S8' }, 'king vampire*5 hunter*2');
    night(s, 'S1>S7', { S7: 'S1' });
    expect(living(s)).toBe('S1 S6 S7');
  });
});

describe('VN-4.8.12: plurality', () => {
  const ballot = (votes: (number | null)[], again: (number | null)[] = []) => {
    const s = evening({ options: { nightVote: 'plurality' } });
    for (const [seat, target] of [
      [0, 6],
      [1, 7],
    ] as const)
      play(s, seat, { nominate: target });
    for (const round of [votes, again]) {
      if (until(s, 'plurality') < 0) break;
      for (const [seat, vote] of round.entries()) play(s, seat, vote === null ? { none: true } : { vote });
      for (let i = 0; i < 4 && s.phase === 'night' && !s.table.questions.includes('plurality'); i++) step(s);
      if (s.phase !== 'night') break;
    }
    return s;
  };
  test.each([
    ['a single highest', [6, 6, 6, 7, -1, -1, 7, 6], [], 'S7'],
    ['nobody is highest', [6, 6, -1, -1, 7, null, null, 7], [], ''],
    ['a tie, then one of them', [6, 6, 6, 7, 7, 7, -1, -1], [6, 6, 6, 6, 7, 7, 7, -1], 'S7'],
    ['a second tie', [6, 6, 6, 7, 7, 7, -1, -1], [6, 6, 6, 7, 7, 7, -1, -1], ''],
  ] as const)('VN-4.8.12: %s', (_, votes, again, dies) => {
    expect(dead(ballot([...votes], [...again]), 1)).toBe(dies);
  });
});

describe('VN-6: the end', () => {
  const left = (roles: string, setting: Setting = {}, also = 'vampire') => {
    const s = table(`${roles} vampire*4 hunter ${also}`, setting);
    s.isAlive.fill(false, roles.split(' ').length);
    return endingNow(s);
  };
  test.each([
    ['VN-6.1', 'vampire queen', 'vampires'],
    ['VN-6.1', 'hunter monk', 'hunters'],
    ['VN-6.1', 'varg-leader sly-varg', 'vargs'],
    ['VN-6.1 VN-5.18.1', 'werewolf', 'werewolf'],
    ['VN-6.1', 'kitsune', 'kitsune'],
    ['VN-6.2', 'lamia sly-varg', 'vargs'],
    ['VN-6.2', 'lamia kitsune', 'kitsune'],
    ['VN-6.2', 'newly-turned werewolf', 'werewolf'],
    ['VN-6.2', 'nosferatu hunter', ''],
    ['VN-6.2', 'banshee werewolf', ''],
    ['VN-6.2', 'count hunter', 'hunters'],
    ['VN-6.2', 'vampire varg-leader', 'vargs'],
    ['VN-6.2', 'leader sly-varg', 'hunters'],
    ['VN-6.2', 'hunter varg-leader', 'vargs'],
    ['VN-6.2', 'hunter werewolf', ''],
    ['VN-6.2', 'hunter sly-varg', ''],
    ['VN-6.2', 'werewolf sly-varg', ''],
    ['VN-6.3 VN-R02', 'hunter monk vampire', ''],
  ])('%s: %s are left: %s', (_, roles, ending) => {
    expect(left(roles)).toBe(ending);
  });
  test('VN-6.1 VN-6.6: nobody is left', () => {
    const s = table('king hunter vampire*4', { dead: 'S3 S4 S5 S6' });
    cycle(s, { hunt: { S2: 'S1' }, king: 'S2 kill' });
    expect([s.ending, scores(s)]).toEqual(['all-dead', [0, 0, 0, 0, 0, 0]]);
  });
  test('VN-6.2: a doom that is not yet due keeps two in play', () => {
    expect(left('queen hunter', { doomed: 'S2' }, 'banshee')).toBe('');
    expect(left('queen hunter')).toBe('hunters');
  });
  test('VN-6.2: a Leader can be outvoted by a Paralysing Varg who has its power', () => {
    expect(left('leader paralyzing-varg')).toBe('');
    expect(left('leader paralyzing-varg', { plain: 'paralyzing-varg' })).toBe('hunters');
    expect(left('leader tricky-varg')).toBe('hunters');
  });
  test('VN-6.2: the Beauty and a pack leader whom she has charmed play on until the Night has had its execution', () => {
    const s = table('beauty varg-leader vampire*5 leader', { dead: 'S3 S4 S5 S6 S8', cycle: 1 });
    cycle(s, { beauty: 'S2', pack: { S2: 'S7' } });
    expect([living(s), s.ending, s.charms[2]]).toEqual(['S1 S2', '', 1]);
    night(s, 'S1>S2', { S2: 'S1' });
    expect(s.ending).toBe('hunters');
    expect(left('beauty varg-leader', { last: { beauty: 'S1' }, cycle: 1 })).toBe('vargs');
    const late = table('beauty varg-leader vampire*5 leader', {
      step: 'night',
      dead: 'S3 S4 S5 S6 S8',
      cycle: 1,
      charmed: 'S2',
    });
    night(late, 'S2>S7', { S7: 'S1 S7' });
    expect([living(late), late.ending]).toEqual(['S1 S2', 'vargs']);
  });
  test('VN-6.4: parity is asked for two living players too, where the last-two table says play on', () => {
    const doomed = { doomed: 'S2', options: { endRule: 'parity' } } as const;
    expect(left('queen hunter', doomed, 'banshee')).toBe('hunters');
    expect(left('banshee hunter', doomed)).toBe('');
    expect(left('hunter werewolf', { options: { endRule: 'parity' } })).toBe('');
  });
  test('VN-6.1 VN-6.2 VN-6.4 VN-6.5: who plays on is told by which rule the game is over', () => {
    const over = (roles: string, dead: string, setting: Setting = {}) =>
      refused(table(roles, { dead, cycle: 3, ...setting }), 'S1', { name: 1 });
    expect(over('king vampire*5 hunter', 'S7')).toBe('over VN-6.1');
    expect(over('queen hunter vampire*4', 'S3 S4 S5 S6')).toBe('over VN-6.2');
    expect(over('hunter*2 queen vampire*4', 'S4 S5 S6', { options: { endRule: 'parity' } })).toBe('over VN-6.4');
    expect(over('king vampire*5 hunter', '', { quiet: 3 })).toBe('over VN-6.5.1');
    const s = night(cycle(table(VILLAGE, { cycle: 98, options: { stalemateCycles: 0 } })));
    expect(refused(s, 'S1', { name: 1 })).toBe('over VN-6.5.3');
  });
  test.each([
    ['hunter monk vampire queen', 'hunters'],
    ['hunter monk vampire king', ''],
    ['hunter vampire queen', ''],
    ['hunter monk werewolf vampire', ''],
    ['varg-leader sly-varg vampire', 'vargs'],
  ])('VN-6.4: parity with %s: %s', (roles, ending) => {
    expect(left(roles, { options: { endRule: 'parity' } })).toBe(ending);
  });
  test.each([
    ['vampires', 1],
    ['hunters', 2],
    ['vargs', 2],
    ['kitsune', 3],
  ] as const)('VN-6.7 VN-R37: points when %s win', (ending, points) => {
    const s = table('vampire*6 leader varg-leader kitsune');
    s.ending = ending;
    expect(Math.max(...scores(s)!)).toBe(points);
  });
  test('VN-6.5.1 VN-6.5.2 VN-R40: three quiet cycles', () => {
    const s = table(VILLAGE, { cycle: 1 });
    for (let i = 0; i < 3; i++) night(cycle(s));
    expect([s.ending, heard(s, -2, 'staleWarned').length]).toEqual(['stalemate', 1]);
  });
  test('VN-6.5: a death begins the count anew', () => {
    const s = night(cycle(table(VILLAGE, { cycle: 2, quiet: 2 }), { hunt: { S7: 'S2', S8: 'S2' } }));
    expect([s.ending, s.quietCycles]).toEqual(['', 0]);
  });
  test('VN-6.5.3: after Night 99 nobody wins', () => {
    const s = night(cycle(table(VILLAGE, { cycle: 98, options: { stalemateCycles: 0 } })));
    expect([s.ending, s.cycle]).toEqual(['stalemate', 99]);
  });
  test('VN-6.8: at the end everything is open, harmless answers too', () => {
    const s = table('king hunter vampire*4', { dead: 'S3 S4 S5 S6' });
    until(s, 'suspect');
    const seat = s.table.questions.findIndex((question) => question !== null);
    const before = heard(s, -2, 'mused').length;
    cycle(s, { hunt: { S2: 'S1' }, king: 'S2 kill' });
    expect([seat >= 0, before, game.view(s, -2).opened[0]!.roles]).toEqual([true, 0, s.roles]);
  });
});
