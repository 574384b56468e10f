import { fastRng, HOUSE, hashText, readOptions, WATCHER, waiting } from '@duskhall/kernel';
import { playGame } from '@duskhall/testing';
import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../options.ts';
import { HUNTER, HUNTERS, LONER, PLAIN_VARG, QUEEN, VAMPIRE, VAMPIRES } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { cycle, game, heard, night, play, refused, step, table, until } from './table.ts';

const ROLES = 'prince queen vampire*4 hunter*2';
const blind = { ghostView: 'public' } as const;
const dead = (options = {}) => table(ROLES, { options, dead: 'S6 S8', cycle: 1 });
const own = (s: State, viewer: number) => game.view(s, viewer).predictions;

describe('VN-4.9.4: the dead foretell', () => {
  test('VN-4.9.4: who will win, at any time before the end', () => {
    const s = dead();
    expect(game.free(s, 5)).toEqual([{ foresee: -1 }, { foresee: VAMPIRES }, { foresee: HUNTERS }]);
    play(s, 5, { foresee: HUNTERS });
    until(s, 'hunt');
    play(s, 5, { foresee: VAMPIRES });
    expect(own(s, 5)).toEqual([{ seat: 5, winner: VAMPIRES, roles: Array(8).fill(-1), points: -1 }]);
  });
  test('VN-4.9.4: and the roles of the living, if they do not see them', () => {
    const s = dead(blind);
    play(s, 5, { expect: 1, as: QUEEN });
    play(s, 5, { expect: 2, as: HUNTER });
    play(s, 5, { expect: 2, as: VAMPIRE });
    expect(own(s, 5)[0]!.roles).toEqual([-1, QUEEN, VAMPIRE, -1, -1, -1, -1, -1]);
    expect(refused(s, 'S6', { expect: 7, as: HUNTER })).toBe('not-living VN-4.9.4');
    expect(refused(s, 'S6', { expect: 2, as: 99 })).toBe('malformed VN-4.9.4');
    expect(refused(dead(), 'S6', { expect: 1, as: QUEEN })).toBe('not-asked VN-4.9.4');
  });
  test('VN-4.9.4: a side or a card that is not in play is no prediction, and the living make none', () => {
    const s = dead(blind);
    expect(refused(s, 'S6', { foresee: LONER })).toBe('malformed VN-4.9.4');
    expect(refused(s, 'S1', { foresee: VAMPIRES })).toBe('not-asked VN-4.9.4');
    expect(game.free(s, 0)).toEqual([]);
    expect(game.refusal(s, HOUSE, { foresee: VAMPIRES })).not.toBeNull();
  });
  test('VN-2.3.1: vargs without power are one card', () => {
    const pack = 'king vampire*7 leader scout hunter varg-leader sly-varg tricky-varg';
    const s = table(pack, { plain: 'sly-varg tricky-varg', options: blind, dead: 'S8', cycle: 1 });
    const cards = game.free(s, 7).flatMap((move) => ('expect' in move && move.expect === 0 ? [move.as] : []));
    expect(cards.filter((card) => card === PLAIN_VARG)).toHaveLength(1);
    expect(new Set(cards).size).toBe(cards.length);
  });
  test('VN-4.9.4: nobody else sees it before the end', () => {
    const s = dead(blind);
    const others = [0, 7, HOUSE, WATCHER];
    const before = others.map((viewer) => JSON.stringify(game.view(s, viewer)));
    play(s, 5, { foresee: VAMPIRES });
    play(s, 5, { expect: 6, as: HUNTER });
    expect(others.map((viewer) => JSON.stringify(game.view(s, viewer)))).toEqual(before);
    expect(others.map((viewer) => heard(s, viewer, 'predicted'))).toEqual([[], [], [], []]);
    expect(heard(s, 5, 'predicted')).toHaveLength(2);
  });
});

describe('VN-6.8: at the end all see it, with the share that came true', () => {
  /** S7, the last hunter, is executed. */
  const over = (options: object, foretell: (s: State) => void): State => {
    const s = table(ROLES, { options, dead: 'S6 S8', cycle: 1, step: 'night' });
    foretell(s);
    return night(s, 'S1>S7', { S7: 'S1 S2 S3 S4 S5' });
  };
  test('VN-4.9.4 VN-6.8: of one who sees everything the winner counts', () => {
    for (const [foresee, points] of [
      [VAMPIRES, 1],
      [HUNTERS, 0],
      [-1, 0],
    ] as const) {
      const s = over({}, (t) => play(t, 5, { foresee }));
      expect([s.ending, own(s, WATCHER).map((one) => [one.seat, one.points])]).toEqual(['vampires', [[5, points]]]);
    }
  });
  test('VN-4.9.4 VN-6.8: of one who does not, also all roles of those who lived on', () => {
    const s = over(blind, (t) => {
      play(t, 5, { foresee: VAMPIRES });
      play(t, 5, { expect: 6, as: HUNTER });
      play(t, 5, { expect: 2, as: VAMPIRE });
      play(t, 5, { expect: 3, as: QUEEN });
    });
    // Correct: the winner, S7 and S3. Possible: the winner and the six other survivors.
    expect(own(s, 0)[0]!.points).toBeCloseTo(3 / 7);
    expect(game.scores(s)).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  });
  test('VN-6.5: nobody wins', () => {
    const s = table(ROLES, { dead: 'S6', cycle: 1 });
    play(s, 5, { foresee: -1 });
    while (s.ending === '') night(cycle(s));
    expect([s.ending, own(s, 0)[0]!.points]).toEqual(['stalemate', 1]);
  });
});

describe('a planted fault breaks a law', () => {
  const given = {
    seats: 8,
    options: readOptions(OPTIONS, blind, 8),
    games: 1,
    bound: 40_000,
    scenario: {
      roles: ['prince', 'queen', 'vampire', 'vampire', 'vampire', 'vampire', 'hunter', 'hunter'],
      dead: ['S6', 'S8'],
      cycle: 1,
    },
    only: ['swap', 'told', 'silence'] as const,
  };
  /** Someone makes predictions throughout. */
  const busy: typeof game = {
    ...game,
    free: (s, seat) => game.free(s, seat).filter((move) => 'foresee' in move || 'expect' in move),
    refusal: (s, seat, move) =>
      typeof move === 'object' &&
      move !== null &&
      ('say' in move || 'remove' in move || 'gesture' in move || 'nominate' in move)
        ? { code: 'never', rule: 'VN-4.9.4', args: {} }
        : game.refusal(s, seat, move),
  };
  const breaks = (faulty: Partial<typeof game>): string => {
    for (let deal = 0; deal < 3; deal++) {
      const choices = Array.from({ length: 60 }, (_, i) => Number.parseInt(hashText(`${deal} ${i}`).slice(0, 7), 16));
      const broken = playGame({ ...busy, ...faulty }, given, hashText(`${deal}`), choices, null);
      if (broken !== null) return broken.law;
    }
    return '';
  };
  test('none without a fault', () => {
    expect(breaks({})).toBe('');
  });
  test.each([
    [
      'a view that counts predictions',
      { view: (s, viewer) => ({ ...game.view(s, viewer), turns: s.predictions.length }) },
    ],
    [
      'a prediction told to all',
      { redact: (s, event, viewer) => (event.type === 'predicted' ? event : game.redact(s, event, viewer)) },
    ],
    ['a world without what was foretold', { imagine: (view, rng) => game.imagine({ ...view, predictions: [] }, rng) }],
  ] as [string, Partial<typeof game>][])('%s', (_, faulty) => {
    expect(breaks(faulty)).not.toBe('');
  });
});

test('VN-4.9.4: a living seat that foretells is a flaw', () => {
  const s = dead();
  play(s, 5, { foresee: VAMPIRES });
  expect(game.flaw(s)).toBeNull();
  s.predictions = [{ ...s.predictions[0]!, seat: 0 }];
  expect(game.flaw(s)).not.toBeNull();
});
test('VN-4.9.4: what was foretold is kept in every world one imagines', () => {
  const s = dead(blind);
  play(s, 5, { foresee: VAMPIRES });
  for (let i = 0; i < 40 && waiting(s).length > 0; i++) step(s);
  expect(game.imagine(game.view(s, 5), fastRng(1)).predictions).toEqual(s.predictions);
});
