import { fastRng, mayClose, type Seat, WATCHER, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { KITSUNE, NEWLY_TURNED, SHAPESHIFTER, SPECIAL_VAMPIRE, VAMPIRE_TYPE } from '../roles/table.ts';
import { shownType } from '../rules/shown-type.ts';
import { NONE, type State } from '../state/index.ts';
import { cycle, dead, game, night, play, step, table, told, until, untilCall } from './table.ts';

const BIG =
  'king count queen bride banshee dhampir ghoul lamia undine nosferatu revenant vampire*4 leader scout monk beauty varg-leader sly-varg paralyzing-varg tricky-varg';

/** Every seat answers each step once with its first option; a board takes a tap and the lock. */
function answer(s: State, seat: Seat): Move {
  const moves = game.legal(s, seat).filter((move) => !('none' in move));
  const isTapped = s.votes[seat] !== NONE;
  return moves.find((move) =>
    'lock' in move ? isTapped : 'vote' in move ? !isTapped || s.table.questions[seat] === 'tie' : true,
  )!;
}

describe('VN-4.13: equal windows', () => {
  test.each(['sequential', 'simultaneous'] as const)(
    'VN-4.13.1 VN-4.13.7 VN-8.2: every living seat is asked as often as any other (%s)',
    (callMode) => {
      const s = table(BIG, { options: { callMode } });
      let windows = 0;
      while (s.phase !== 'night' || s.cycle === 0) {
        const before = s.table.asked.slice();
        for (let seats = waiting(s); seats.length > 0; seats = waiting(s))
          for (const seat of seats) play(s, seat, answer(s, seat));
        const times = new Set(s.table.asked.map((asked, seat) => asked - before[seat]!));
        expect(times.size, JSON.stringify(s.table.stack.at(-1))).toBe(1);
        expect(mayClose(s)).toBe(true);
        game.close(s);
        windows++;
      }
      expect(windows).toBe(callMode === 'sequential' ? 36 : 9);
    },
  );
  test('VN-4.13.2 VN-4.13.4: a pick has a tile for each other living player and one for nobody', () => {
    const s = untilCall(table('prince queen vampire*4 hunter*2'), 'queen');
    expect(game.legal(s, 3)).toEqual([{ none: true }, ...[-1, 0, 1, 2, 4, 5, 6, 7].map((name) => ({ name }))]);
    expect(game.pace(s)).toEqual({ seconds: 12, beat: 1, lull: [2, 5] });
  });
  test('VN-4.13.4: harmless answers reach neither house nor dead', () => {
    const s = untilCall(table('prince queen vampire*4 hunter*2', { dead: 'S8', cycle: 1 }), 'queen');
    const before = [-1, 7, WATCHER].map((viewer) => JSON.stringify(game.view(s, viewer)));
    play(s, 3, { name: 0 });
    expect([-1, 7, WATCHER].map((viewer) => JSON.stringify(game.view(s, viewer)))).toEqual(before);
  });
});

test('VN-8.3: the doomed is not told by whom', () => {
  const s = cycle(table('prince banshee vampire*4 hunter*2'), { banshee: 'S4', prince: 'S8' });
  expect(s.facts.find(({ about }) => about === 'doomed')).toMatchObject({ seat: 3, target: -1, other: -1, value: -1 });
});
test('VN-8.4: whom the Monk prayed for and who is not silenced is the Newly-Turned, in every world he imagines', () => {
  const s = table('prince newly-turned vampire*4 monk hunter*2');
  until(s, 'hunt', { monk: 'S2' });
  const view = game.view(s, 6);
  for (let seed = 0; seed < 20; seed++) expect(game.imagine(view, fastRng(seed)).roles[1]).toBe(NEWLY_TURNED);
  const other = game.view(s, 7);
  const turned = new Set(
    Array.from({ length: 30 }, (_, seed) => game.imagine(other, fastRng(seed)).roles.indexOf(NEWLY_TURNED)),
  );
  expect(turned.size).toBeGreaterThan(1);
});

describe('VN-5: what is left of the roles', () => {
  test('VN-5.0.1: trick, disguise, Newly-Turned, then the true type', () => {
    const s = table('king newly-turned vampire*7 leader hunter varg-leader sly-varg kitsune', {
      options: { newlyTurnedShowsAs: 'special-vampire' },
    });
    expect([1, 12, 13].map((seat) => shownType(s, seat, 1))).toEqual([SPECIAL_VAMPIRE, VAMPIRE_TYPE, VAMPIRE_TYPE]);
    s.tricks = [-1, 13];
    expect([shownType(s, 13, 1), shownType(s, 11, 1), s.roles[13]]).toEqual([SHAPESHIFTER, SHAPESHIFTER, KITSUNE]);
  });
  test('VN-5.2.4 VN-R10: the ward does not stop an execution, nor last', () => {
    const s = cycle(table('prince vampire*5 hunter*2'), { prince: 'S4' });
    night(s, 'S7>S4', { S4: 'S1 S2 S3 S5 S6' });
    expect([dead(s, 1), s.princeWard]).toEqual(['S4', -1]);
  });
  test('VN-5.5.1: the Newly-Turned votes with full weight', () => {
    const s = cycle(table('prince newly-turned vampire*4 hunter*2'), {
      hunt: { S2: 'S3', S7: 'S3', S8: 'S4' },
      prince: 'S6',
    });
    expect(dead(s)).toBe('S3');
  });
  test('VN-5.5.6: without hunters the Newly-Turned has no vote', () => {
    const s = table('prince newly-turned werewolf vampire*4 hunter*2', {
      dead: 'S8 S9',
      cycle: 1,
      options: { revealOnDeath: 'none' },
    });
    until(s, 'muse');
    expect([s.table.questions[1], s.hunts]).toEqual(['muse', []]);
  });
  test('VN-5.10.3: an execution does not ask for lives', () => {
    const s = table('prince ghoul vampire*4 hunter*2', { step: 'night', cycle: 1 });
    night(s, 'S1>S2', { S2: 'S1 S3 S4 S5 S6' });
    expect(dead(s, 1)).toBe('S2');
  });
  test('VN-R26: vargs are no hunters to the Kitsune', () => {
    const s = table('king kitsune vampire*7 leader varg-leader', { dead: 'S10', cycle: 1 });
    for (let i = 0; i < 300 && s.phase !== 'night'; i++) step(s, { king: 'S4 check' });
    expect([s.isKitsuneAwake, told(s, 'S2')]).toEqual([true, ['passed']]);
  });
});
