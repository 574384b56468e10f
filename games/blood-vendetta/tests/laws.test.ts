import { type Game, HOUSE, hashText } from '@duskhall/kernel';
import { checkLaws, playGame } from '@duskhall/testing';
import { describe, expect, test } from 'vitest';
import { type BloodVendetta, bloodVendetta } from '../index.ts';
import { MONK } from '../roles/table.ts';
import { type Given, lawCase, quiet } from './law-cases.ts';

const IS_LONG = process.env.LONG_TESTS === '1';

const SAMPLES: [number, Given, games: number][] = [
  [7, {}, 1],
  [9, { set: 'advanced' }, 1],
  [12, { set: 'advanced' }, 1],
  [8, { set: 'advanced', callMode: 'simultaneous', hideLordKind: 'on' }, 1],
  [9, { hideShifterKind: 'on', nightVote: 'plurality', secretBallot: 'on', revealOnDeath: 'type' }, 1],
  [8, { set: 'advanced', composition: 'closed', revealOnDeath: 'none', ghostView: 'public' }, 1],
  [20, { set: 'advanced', composition: 'closed', slyVarg: 'plain', ghostView: 'public' }, 1],
  [7, { moderator: 'temporary', debateStyle: 'rounds', lastWords: 'all' }, 1],
  [6, { moderator: 'human', cards: 'printed' }, 1],
];
/** Larger tables have longer games, so a smaller share of their positions is checked. */
const oneIn = (seats: number) => Math.round((seats * seats) / 2);

test.each(SAMPLES)('the laws hold for %i seats with %o', (seats, given, games) => {
  // Sampling a world is slow when the composition is hidden.
  checkLaws(quiet, {
    ...lawCase(seats, given, games),
    oneIn: given.composition === 'closed' ? (seats > 12 ? oneIn(seats) : 12) : 3,
  });
});

/** A game of every preset; a short run has one game per player count, rotating the sets. */
const PRESETS = Array.from({ length: 19 }, (_, i) => i + 6)
  .flatMap((seats) => (['standard', 'advanced'] as const).map((set): [number, Given] => [seats, { set }]))
  .filter(([seats, { set }]) => IS_LONG || (set === 'standard') === (seats % 2 === 0));
test.each(PRESETS)('VN-2.7: the laws hold for %i seats with %o', (seats, given) => {
  checkLaws(quiet, { ...lawCase(seats, given, 1), oneIn: oneIn(seats) });
});

test('the laws hold where all talk and the host removes', () => {
  checkLaws(bloodVendetta, lawCase(6, {}, 4));
});

/** A late position: every role that learns or does something is in play, and few vampires are left. */
const LATE = {
  roles:
    'king bride queen banshee dhampir ghoul lamia undine vampire vampire leader scout monk varg-leader vengeful-varg tricky-varg'.split(
      ' ',
    ),
  dead: ['S3', 'S9', 'S10', 'S13', 'S12'],
  cycle: 3,
};
test('the laws hold for a late evening', () => {
  checkLaws(quiet, { ...lawCase(16, {}, 1), scenario: LATE, oneIn: 12 });
});

describe('a planted fault breaks a law', () => {
  const roles = ['king', 'queen', 'ghoul', 'vampire', 'vampire', 'monk', 'hunter'];
  const breaks = (faulty: Partial<Game<BloodVendetta>>, deals = 4): string => {
    const given = { ...lawCase(7, {}, 1), scenario: { roles, cycle: 1 } };
    for (let deal = 0; deal < deals; deal++) {
      const choices = Array.from({ length: 600 }, (_, i) => Number.parseInt(hashText(`${deal} ${i}`).slice(0, 7), 16));
      const broken = playGame({ ...quiet, ...faulty }, given, hashText(`${deal}`), choices, null);
      if (broken !== null) return broken.law;
    }
    return '';
  };
  test('none without a fault', () => {
    expect(breaks({}, 1)).toBe('');
  });
  test.each([
    [
      'a view that shows whom the Monk chose',
      { view: (s, viewer) => ({ ...quiet.view(s, viewer), turns: s.used[MONK]! }) },
    ],
    [
      'a view that shows who has answered',
      {
        view: (s, viewer) => ({
          ...quiet.view(s, viewer),
          owes: s.table.questions.map((_, seat) => s.table.questions[seat] !== null && s.table.answers[seat] === null),
        }),
      },
    ],
    [
      'a harmless pick that spares the attacked',
      {
        legal: (s, seat) =>
          quiet
            .legal(s, seat)
            .filter((move) => !('name' in move) || !s.attacks.some(({ target }) => target === move.name)),
      },
    ],
    [
      'a card that is told to all',
      {
        redact: (s, event, viewer) =>
          event.type === 'learned' && viewer !== HOUSE ? event : quiet.redact(s, event, viewer),
      },
    ],
    [
      'a world that forgets who is who',
      { imagine: (view, rng) => quiet.imagine({ ...view, facts: [], role: view.role }, rng) },
    ],
    ['a time-out that is not on offer', { timeout: () => ({ lock: true }) }],
    ['a clone that shares the votes', { clone: (s) => ({ ...s, table: { ...s.table, log: null } }) }],
  ] as [string, Partial<Game<BloodVendetta>>][])('%s', (_, faulty) => {
    expect(breaks(faulty)).not.toBe('');
  });
});
