import { WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { windowsOf } from '../rules/calls.ts';
import { cycle, dead, game, night, play, refused, step, table, told, until, untilCall } from './table.ts';

describe('VN-4.3, VN-4.4: Dawn and Day', () => {
  test('VN-4.3.1: what was done is forgotten, charms last to the Dawn', () => {
    const s = cycle(table('king queen vampire*4 beauty hunter'), { queen: 'S3', beauty: 'S3', king: 'S4 check' });
    expect(s.used.every((seat) => seat === -1)).toBe(true);
    night(s);
    expect([s.charms[1], s.charms[2]]).toEqual([2, -1]);
  });
  test('VN-4.3.3: the blocked have no part in the clan', () => {
    const s = table('prince undine vampire*4 hunter*2');
    cycle(s, { undine: 'S8', hunt: { S7: 'S3', S8: 'S4' } });
    expect([s.hunts[0]!.silenced, s.hunts[0]!.votes[7], dead(s)]).toEqual([[7], -2, 'S3']);
  });
  test('VN-4.3.4 VN-5.5.2: the Newly-Turned keeps the vote', () => {
    const s = table('prince newly-turned undine vampire*3 hunter*2');
    cycle(s, { undine: 'S2', hunt: { S2: 'S4', S7: 'S4', S8: 'S5' } });
    expect([s.hunts[0]!.silenced, dead(s)]).toEqual([[], 'S4']);
  });
  test('VN-4.3.5: who is never called is not told', () => {
    const s = cycle(table('prince undine vampire*4 hunter*2'), { undine: 'S3' });
    expect(told(s, 'S3')).toEqual([]);
  });
  test('VN-4.4.1 VN-4.4.2: live votes, seen by those awake, changed until locked', () => {
    const s = table('prince vampire*5 hunter*2');
    const seat = until(s, 'hunt');
    play(s, seat, { vote: 2 });
    play(s, seat, { vote: 3 });
    expect([game.view(s, 7).votes[seat], game.view(s, 1).votes[seat], game.view(s, WATCHER).votes[seat]]).toEqual([
      3, -2, -2,
    ]);
    play(s, seat, { lock: true });
    expect([s.table.questions[seat], s.table.isHeld]).toEqual([null, true]);
  });
  test.each([
    ['VN-4.4.3: no vote, no strike', {}, ''],
    ['VN-4.4.3: nobody is an option', { S7: 'nobody', S8: 'nobody', S9: 'S3' }, ''],
    ['VN-4.4.4 VN-R03: a tie without a Leader', { S7: 'S3', S8: 'S4' }, ''],
    ['VN-4.4.12: their own', { S7: 'S8', S9: 'S8' }, 'S8'],
  ])('%s', (_, hunt, dies) => {
    expect(dead(cycle(table('prince vampire*5 hunter*3'), { hunt, prince: 'S6' }))).toBe(dies);
  });
  test('VN-4.4.4 VN-R04: the Leader may let it be', () => {
    const s = table('prince vampire*5 leader hunter*4');
    cycle(s, { hunt: { S7: 'S5', S8: 'S3', S9: 'S3', S10: 'S4', S11: 'S4' }, prince: 'S6' });
    expect(dead(s)).toBe('');
  });
  test('VN-4.4.5 VN-R20: the Newly-Turned alone strikes nobody', () => {
    const s = table('prince newly-turned undine vampire*3 hunter monk', { dead: 'S8', cycle: 1 });
    cycle(s, { undine: 'S7', hunt: { S2: 'S4' } });
    expect(dead(s)).toBe('');
  });
  test('VN-4.4.6: all unblocked hunters attack, the Newly-Turned never', () => {
    const s = table('prince newly-turned vampire*4 hunter*2');
    untilCall(s, 'lord', { hunt: { S2: 'S3', S7: 'S3' } });
    expect(s.attacks).toEqual([{ source: 'hunters', target: 2, attackers: [6, 7] }]);
  });
  test('VN-4.4.7: the silenced stay awake and gesture', () => {
    const s = table('prince undine vampire*4 hunter*2');
    until(s, 'hunt', { undine: 'S8' });
    play(s, 7, { gesture: 'point', at: 3 });
    expect([game.view(s, 6).gestures[7], game.view(s, 6).pointed[7], game.view(s, 2).gestures[7]]).toEqual([
      'point',
      3,
      '',
    ]);
  });
  test('VN-4.4.8 VN-R39: the second strike needs another victim', () => {
    const s = table('prince vampire*5 hunter*2 newly-turned', { double: true, cycle: 1, dead: 'S9' });
    until(s, 'hunt');
    for (let i = 0; i < 60 && !(s.called.includes('hunters') && s.table.questions[6] === 'hunt'); i++)
      step(s, { hunt: { S7: 'S3', S8: 'S3' } });
    expect(refused(s, 'S7', { vote: 2 })).toBe('already-struck VN-4.4.8');
    cycle(s, { hunt: {}, again: { S7: 'S4', S8: 'S4' } });
    expect([dead(s), s.isDoubleStrike]).toEqual(['S3 S4', false]);
  });
  test('VN-4.5.1 VN-4.5.2 VN-4.5.3: the Sunset in order, and a card for all after the song', () => {
    const s = table('king bride banshee dhampir vampire*3 scout hunter');
    expect(windowsOf(s, 'sunset').map(({ calls }) => calls[0])).toEqual([
      'lord',
      'bride',
      'banshee',
      'dhampir',
      'scout',
    ]);
    expect(windowsOf(s, 'sunset')[2]!.after).toEqual(['card', 'song']);
  });
});
