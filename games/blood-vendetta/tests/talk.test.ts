import { waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { hints } from '../hints/index.ts';
import { HUNTERS } from '../roles/table.ts';
import { MOST_IN_ALL, MOST_IN_PHASE } from '../rules/talk.ts';
import { cycle, game, night, play, refused, table, until } from './table.ts';

const SET = 'king queen vampire*4 leader hunter';
const evening = (dead = '') => table(SET, { step: 'night', cycle: 1, dead, options: { ghostView: 'public' } });
const WORD: Move = { say: 'agree', about: -1, other: -1, value: -1 };
const times = (n: number, act: (i: number) => void) => {
  for (let i = 0; i < n; i++) act(i);
};

describe('VN-R44: nobody makes the record grow for ever', () => {
  test('VN-4.9.5: words of a night', () => {
    const s = evening();
    times(MOST_IN_PHASE, () => play(s, 0, WORD));
    expect([refused(s, 'S1', WORD), refused(s, 'S2', WORD)]).toEqual(['enough VN-R44', 'allowed']);
    expect(game.free(s, 0).some((move) => 'say' in move)).toBe(false);
    // A seat that has used up its talk can still accuse once, get ready and vote.
    play(s, 0, { nominate: 2 });
    expect([refused(s, 'S1', { nominate: 3 }), refused(s, 'S1', { nominate: -1 })]).toEqual(
      Array(2).fill('enough VN-R44'),
    );
    play(s, 0, { ready: true });
    expect(refused(s, 'S1', { unready: true })).toBe('enough VN-R44');
    night(s, '', { S3: 'S1 S2 S4 S5 S6' });
    expect(s.deaths.map(({ seat }) => seat)).toEqual([2]);
    cycle(s);
    expect(refused(s, 'S1', WORD)).toBe('allowed');
  });
  test('VN-4.8.2: nominations, and VN-4.8.1: being ready and not', () => {
    const s = evening();
    play(s, 0, { nominate: 1 });
    times(MOST_IN_PHASE / 2, (i) => {
      play(s, 0, { nominate: -1 });
      play(s, 0, { nominate: 2 + (i % 2) });
    });
    expect(refused(s, 'S1', { nominate: 1 })).toBe('enough VN-R44');
    times(MOST_IN_PHASE, () => {
      play(s, 1, { ready: true });
      play(s, 1, { unready: true });
    });
    play(s, 1, { ready: true });
    expect([refused(s, 'S2', { unready: true }), refused(s, 'S2', { ready: true })]).toEqual(
      Array(2).fill('enough VN-R44'),
    );
  });
  test('VN-4.8.4: a verdict that was changed too often stands', () => {
    const s = evening();
    play(s, 0, { nominate: 1 });
    until(s, 'verdict');
    play(s, 2, { yes: true });
    times(MOST_IN_PHASE, (i) => play(s, 2, { yes: i % 2 === 1 }));
    expect([game.legal(s, 2), refused(s, 'S3', { yes: false })]).toEqual([[], 'enough VN-R44']);
    for (const seat of waiting(s)) play(s, seat, { yes: false });
    expect(s.trials[0]!.votes[2]).toBe(1);
  });
  test('VN-4.4.2 VN-4.9.2: taps and gestures on a board, the same for all', () => {
    const s = table(SET);
    until(s, 'hunt');
    for (const seat of [2, 7]) {
      times(MOST_IN_PHASE / 2, (i) => {
        play(s, seat, { gesture: 'wait', at: -1 });
        play(s, seat, { vote: i % 2 });
      });
      play(s, seat, { vote: 3 });
      expect(game.legal(s, seat)).toEqual([{ lock: true }, { none: true }]);
      expect(refused(s, `S${seat + 1}`, { gesture: 'wait', at: -1 })).toBe('enough VN-R44');
      expect(refused(s, `S${seat + 1}`, { vote: 4 })).toBe('enough VN-R44');
    }
    cycle(s, { hunt: { S8: 'S4' } });
    expect(s.deaths.map(({ seat }) => seat)).toEqual([3]);
  });
  test('VN-4.13.2: a card is not closed for ever', () => {
    const s = table(SET);
    until(s, 'card');
    play(s, 3, { read: true });
    times(MOST_IN_PHASE, () => play(s, 3, { read: true }));
    expect(refused(s, 'S4', { read: true })).toBe('enough VN-R44');
  });
  test('VN-4.9.4: what the dead foretell', () => {
    const s = evening('S3');
    times(MOST_IN_PHASE, (i) => play(s, 2, { foresee: i % 2 }));
    expect([refused(s, 'S3', { foresee: HUNTERS }), game.free(s, 2)]).toEqual(['enough VN-R44', []]);
  });
  test('a match has a bound too, and then bots are silent', () => {
    const s = evening();
    s.spentInAll![0] = MOST_IN_ALL - 1;
    play(s, 0, WORD);
    expect([refused(s, 'S1', WORD), hints.speaks!(game.view(s, 0), s.table.rng)]).toEqual(['enough VN-R44', null]);
    cycle(night(s));
    expect([s.ending, s.spent![0], refused(s, 'S1', WORD)]).toEqual(['', 0, 'enough VN-R44']);
    const view = game.view(s, 0);
    expect(game.view(game.imagine(view, s.table.rng), 0).spent).toEqual(view.spent);
  });
  test('the records of version 1 knew no bound', () => {
    const s = game.scenario(
      { roles: SET.replace('vampire*4', 'vampire vampire vampire vampire').split(' '), step: 'night', cycle: 1 },
      evening().options,
      8,
      evening().table.rng,
      1,
    );
    times(MOST_IN_PHASE + 1, () => play(s, 0, WORD));
    expect(refused(s, 'S1', WORD)).toBe('allowed');
  });
});
