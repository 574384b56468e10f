import { HOUSE, WATCHER } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { HUNTER_TYPE } from '../roles/table.ts';
import { cycle, dead, game, heard, night, play, refused, table, until, untilCall } from './table.ts';

describe('VN-4.6, VN-4.7: Nightfall', () => {
  test('VN-4.6.4 VN-4.6.9: a doom strikes whoever is not warded, and is gone', () => {
    const s = cycle(table('prince banshee vampire*4 hunter*2', { doomed: 'S4', cycle: 1 }), {
      prince: 'S4',
      banshee: 'S5',
    });
    expect(dead(s)).toBe('');
    cycle(night(s), { prince: 'S8', banshee: 'S6' });
    expect(dead(s)).toBe('S5');
  });
  test('VN-4.6.8 VN-R43: no double strike when no hunter is left to strike', () => {
    const s = table('king newly-turned vampire*4 hunter*2', { dead: 'S8', cycle: 1 });
    cycle(s, { hunt: { S7: 'S2' }, king: 'S7 kill' });
    expect([dead(s), s.isDoubleStrike]).toEqual(['S2 S7', false]);
  });
  test('VN-R21: the Newly-Turned as the companion of the Lamia', () => {
    const s = table('king newly-turned lamia vampire*4 hunter*2');
    cycle(s, { lamia: 'S2 host', hunt: { S8: 'S3', S9: 'S3' }, king: 'S4 check' });
    expect([dead(s), s.isDoubleStrike]).toEqual(['S2 S3', true]);
  });
  test('VN-4.7.1: announcements in their order', () => {
    const s = table('king newly-turned vampire*4 beauty hunter');
    s.table.log = [];
    cycle(s, { hunt: { S7: 'S2', S8: 'S2' }, beauty: 'S3', king: 'S4 check' });
    const told = heard(s, WATCHER, 'phaseBegan', 'died', 'doubleStrikeComes', 'charmed').map(({ type }) => type);
    expect(told.slice(-4)).toEqual(['phaseBegan', 'died', 'doubleStrikeComes', 'charmed']);
  });
  test('VN-4.7.2: neither killer nor cause is told', () => {
    const s = cycle(table('king vampire*5 hunter*2'), { king: 'S3 kill' });
    expect(s.deaths[0]).toEqual({
      seat: 2,
      cycle: 1,
      cause: 'nightfall',
      shows: 'role',
      shown: s.roles[2],
      isKitsunes: false,
    });
  });
  test('VN-4.7.3: a dead player is not announced as charmed; the charm outlives the Beauty', () => {
    const gone = cycle(table('king vampire*5 beauty hunter'), {
      beauty: 'S3',
      hunt: { S7: 'S3', S8: 'S3' },
      king: 'S4 check',
    });
    const stays = cycle(table('king vampire*5 beauty hunter'), { beauty: 'S3', king: 'S7 kill' });
    expect([gone.charms[1], stays.charms[1], dead(stays)]).toEqual([-1, 2, 'S7']);
  });
  test('VN-4.7.4: nobody hears of the succession', () => {
    const s = table('king count vampire*4 hunter*2');
    const before = s.table.log!.length;
    cycle(s, { hunt: { S7: 'S1', S8: 'S1' }, king: 'S3 check' });
    expect(s.table.log!.slice(before).some((event) => JSON.stringify(event).includes('count'))).toBe(false);
    expect(game.view(s, 3).opened).toEqual([]);
  });
  test.each([
    ['role', [26, 12]],
    ['type', [4, 4]],
    ['side', [2, 3]],
    ['none', [-1, -1]],
  ] as const)('VN-4.7.5 VN-R31: with %s is shown', (revealOnDeath, shown) => {
    const s = table('king vampire*8 leader hunter varg-leader sly-varg kitsune', {
      dead: 'S13 S14',
      plain: 'sly-varg',
      cycle: 1,
      options: { revealOnDeath },
    });
    expect(s.deaths.map((death) => death.shown)).toEqual(shown);
  });
});

describe('VN-4.9: communication', () => {
  test('VN-4.9.1: no speech by day', () => {
    const s = untilCall(table('prince vampire*5 hunter*2'), 'lord');
    expect(refused(s, 'S1', { say: 'agree', about: -1, other: -1, value: -1 })).toBe('no-speech VN-4.9.1');
  });
  test('VN-4.9.2 VN-4.13.6: gestures of others are notes to themselves', () => {
    const s = table('prince vampire*5 hunter*2');
    until(s, 'hunt');
    play(s, 1, { gesture: 'danger', at: -1 });
    expect([1, 6, WATCHER, HOUSE].map((viewer) => game.view(s, viewer).gestures[1])).toEqual(['danger', '', '', '']);
  });
  test('VN-4.9.3 VN-5.5.5: the Newly-Turned must not betray', () => {
    const s = table('prince newly-turned vampire*4 hunter*2', { step: 'night', cycle: 1 });
    const claim = (seat: string, about: number, value: number) =>
      refused(s, seat, { say: about < 0 ? 'claimRole' : 'claimCheck', about, other: -1, value });
    expect([claim('S2', -1, 24), claim('S2', 6, 2), claim('S2', 2, 2), claim('S1', 6, 2)]).toEqual([
      'must-not-betray VN-4.9.3',
      'must-not-betray VN-4.9.3',
      'allowed',
      'allowed',
    ]);
  });
  test.each([
    ['full', true],
    ['public', false],
  ] as const)('VN-4.9.4: the dead with ghostView %s', (ghostView, isAll) => {
    const s = table('prince vampire*5 hunter*2', { dead: 'S3', cycle: 1, options: { ghostView } });
    expect([game.view(s, 2).opened.length === 1, refused(s, 'S3', { nominate: 1 })]).toEqual([isAll, 'dead VN-4.13.8']);
  });
  test('VN-4.9.5: phrases are kept as a table of claims', () => {
    const s = table('prince vampire*5 hunter*2', { step: 'night', cycle: 1 });
    play(s, 0, { say: 'claimCheck', about: 6, other: -1, value: HUNTER_TYPE });
    play(s, 6, { say: 'claimKiller', about: 0, other: 3, value: -1 });
    expect(game.view(s, WATCHER).claims.map(({ seat, say }) => [seat, say])).toEqual([
      [0, 'claimCheck'],
      [6, 'claimKiller'],
    ]);
  });
});
