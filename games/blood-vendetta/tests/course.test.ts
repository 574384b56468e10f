import { mayClose, WATCHER, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { introductions, isMade } from '../rules/calls.ts';
import { cycle, dead, game, heard, play, refused, step, table, told, until, untilCall } from './table.ts';

const phases = (roles: string, setting = {}) => {
  const s = table(roles, { step: 'intro', ...setting });
  s.table.log = [];
  for (let i = 0; i < 900 && s.cycle < 2; i++) step(s);
  return heard(s, WATCHER, 'phaseBegan').map((event) => ('phase' in event ? `${event.phase} ${event.cycle}` : ''));
};

describe('VN-4.0 to VN-4.3: the course', () => {
  test('VN-4.0.1: Introduction Day, Night 0, then Dawn, Day, Sunset, Night', () => {
    expect(phases('count vampire*5 hunter*2').slice(0, 6)).toEqual([
      'night 0',
      'dawn 1',
      'day 1',
      'sunset 1',
      'night 1',
      'dawn 2',
    ]);
  });
  test('VN-4.0.2 VN-4.0.3 VN-R06: the attacked act and are targets until Nightfall', () => {
    const s = table('king vampire*5 hunter scout');
    const deeds = { hunt: { S7: 'S1' }, king: 'S8 kill', scout: 'S1' };
    until(s, 'kill', deeds);
    expect(s.isAlive[0]).toBe(true);
    cycle(s, deeds);
    expect([dead(s), told(s, 'S8')]).toEqual(['S1 S8', ['type S1 special-vampire lord']]);
  });
  test('VN-4.0.4: nobody wins before the deaths are announced', () => {
    const s = table('king hunter vampire*4', { dead: 'S3 S4 S5 S6' });
    until(s, 'card', { hunt: { S2: 'S1' } });
    expect(s.ending).toBe('');
  });
  test('VN-4.1.2: a call takes effect when it closes', () => {
    const s = untilCall(table('prince undine vampire*4 monk hunter'), 'undine', { monk: 'S2' });
    expect(s.table.questions[1]).not.toBe('target');
  });
  test('VN-4.1.3: calls for roles in the set that are not known to be dead', () => {
    const s = table('prince queen vampire*4 scout hunter werewolf', { dead: 'S2', cycle: 1 });
    expect([
      isMade(s, 'queen'),
      isMade(s, 'scout'),
      isMade(s, 'shifter'),
      isMade(s, 'vargs'),
      isMade(s, 'monk'),
    ]).toEqual([false, true, true, false, false]);
    const fox = table('prince vampire*5 hunter kitsune');
    const hidden = table('prince vampire*5 hunter kitsune', { options: { hideShifterKind: 'on' } });
    expect([isMade(fox, 'shifter'), isMade(hidden, 'shifter')]).toEqual([false, true]);
  });
  test('VN-4.1.4: empty calls where the dead are not shown, or the set is closed', () => {
    const blind = table('prince queen vampire*4 scout hunter', {
      dead: 'S2',
      cycle: 1,
      options: { revealOnDeath: 'side' },
    });
    const closed = table('prince queen vampire*4 hunter*2', { options: { composition: 'closed' } });
    expect([
      isMade(blind, 'queen'),
      isMade(closed, 'scout'),
      isMade(closed, 'paralyzing-varg'),
      isMade(closed, 'shifter'),
    ]).toEqual([true, true, false, false]);
  });
  test('VN-4.1.5 VN-4.13.5: no answer ends a window', () => {
    const s = untilCall(table('prince queen vampire*4 hunter*2'), 'queen');
    for (const seat of waiting(s)) play(s, seat, { none: true });
    expect([waiting(s).length, s.table.isHeld]).toEqual([0, true]);
  });
  test('VN-4.1.6 VN-4.13.4: the blocked are asked something harmless, and read it on the card', () => {
    const s = untilCall(table('prince queen vampire*4 monk hunter'), 'queen', { monk: 'S2' });
    expect(['suspect', 'trust', 'danger']).toContain(s.table.questions[1]);
    cycle(s, { monk: 'S2' });
    expect(told(s, 'S2')).toEqual(['blocked']);
  });
  test('VN-4.1.7 VN-5.9.2: no legal target', () => {
    const s = table('revenant hunter vampire*3 banshee', { dead: 'S3 S4 S5 S6', cycle: 1, doomed: 'S2' });
    cycle(s);
    expect([told(s, 'S1'), s.ending]).toEqual([['noTarget'], 'vampires']);
  });
  test('VN-4.1.9: when time runs out the must-choose is drawn, never a kill, and the rest passes', () => {
    const s = table('king nosferatu vampire*4 hunter*2');
    while (s.phase !== 'night' || s.cycle === 0) {
      for (const seat of waiting(s)) play(s, seat, { none: true });
      if (mayClose(s)) game.close(s);
    }
    expect([told(s, 'S1')[0]!.startsWith('type'), told(s, 'S2'), dead(s)]).toEqual([true, ['passed'], '']);
  });
  test('VN-4.1.10: only living others', () => {
    const s = untilCall(table('prince vampire*5 hunter*2', { dead: 'S3', cycle: 1 }), 'lord');
    expect([refused(s, 'S1', { name: 0 }), refused(s, 'S1', { name: 2 })]).toEqual([
      'not-yourself VN-4.1.10',
      'not-living VN-4.1.10',
    ]);
  });
  test('VN-4.1.11: simultaneous choices come to the same', () => {
    const roles = 'king bride queen banshee dhampir vampire*2 monk hunter*2';
    const deeds = {
      monk: 'S3',
      hunt: { S8: 'S1', S9: 'S1', S10: 'S1' },
      king: 'S9 kill',
      bride: 'S1',
      sacrifice: 'yes',
      banshee: 'S8',
      dhampir: 'S2',
    };
    const runs = (['sequential', 'simultaneous'] as const).map((callMode) =>
      cycle(table(roles, { options: { callMode } }), deeds),
    );
    const [one, two] = runs.map((s) => [dead(s), ...s.roles.map((_, seat) => told(s, `S${seat + 1}`).sort())]);
    expect(two).toEqual(one);
    expect(told(runs[1]!, 'S3')).toEqual(['blocked']);
  });
});

describe('VN-4.2: the Introduction Day', () => {
  const meet = (roles: string) => {
    const s = table(roles, { step: 'intro' });
    for (let i = 0; i < 400 && s.phase === 'intro'; i++) step(s);
    return s;
  };
  test('VN-4.2.1: nobody is attacked', () => {
    expect(meet('count vampire*5 hunter*2').deaths).toEqual([]);
  });
  test('VN-4.2.2: the vargs and their leader', () => {
    const s = meet('king vampire*8 leader hunter varg-leader sly-varg');
    expect([
      game.view(s, 12).shown['meet-vargs'],
      game.view(s, 12).shown['meet-varg-leader'],
      game.view(s, 1).shown['meet-vargs'],
    ]).toEqual([[11, 12], [11], []]);
  });
  test('VN-4.2.3 VN-4.2.4 VN-4.2.5 VN-8.1: the same list for hunters and the Newly-Turned', () => {
    const s = meet('prince newly-turned vampire*4 leader hunter');
    const lists = [1, 6, 7].map((seat) => [
      game.view(s, seat).shown['meet-hunters'],
      game.view(s, seat).shown['meet-leader'],
    ]);
    expect(lists).toEqual(Array(3).fill([[1, 6, 7], [6]]));
    expect([game.view(s, 1).shown['meet-newly-turned'], game.view(s, 6).shown['meet-newly-turned']]).toEqual([[1], []]);
  });
  test('VN-4.2.6 VN-4.2.7: a card for everybody, even for a single hunter', () => {
    const s = table('vampire*5 hunter', { step: 'intro' });
    expect(introductions(s, false)).toEqual(['meet-hunters']);
    expect(s.table.questions).toEqual(Array(6).fill('card'));
  });
});
