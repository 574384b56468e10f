import { below, fastRng, mayClose, type Rng, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Move } from '../frames.ts';
import { HUNTER, HUNTERS, ROLES, VAMPIRES } from '../roles/table.ts';
import type { State } from '../state/index.ts';
import { game, play } from './table.ts';

const hints = game.hints!;
type Player = (s: State, seat: Seat, rng: Rng) => Move;
const reasoning: Player = (s, seat, rng) => hints.decide!(game.view(s, seat), game.legal(s, seat), rng);
const random: Player = (s, seat, rng) => {
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'choice')]!;
};
/** Plays a game; before each answer at night the reasoning seats may speak. */
function evening(
  seed: number,
  isReasoning: (s: State, seat: Seat) => boolean,
  watch: (s: State, seat: Seat) => void,
  seats = 9,
  options = {},
): State {
  const s = game.setup(readOptions(game.options, options, seats), seats, fastRng(seed));
  const rng = fastRng(seed + 5000);
  s.table.log = null;
  while (s.ending === '') {
    const [seat] = waiting(s);
    if (seat === undefined) {
      if (!mayClose(s)) throw new Error('nothing to do');
      game.close(s);
      continue;
    }
    watch(s, seat);
    const isOwn = isReasoning(s, seat);
    const word = isOwn ? hints.speaks!(game.view(s, seat), rng) : null;
    if (word !== null) play(s, seat, word);
    game.apply(s, seat, (isOwn ? reasoning : random)(s, seat, rng));
  }
  return s;
}
const all = () => true;

describe('it is fair: what its seat cannot tell apart it answers alike', () => {
  /** Counts the answers and phrases that differ between worlds that look the same. */
  const differences = (player: Player): [differ: number, worlds: number] => {
    let [differ, worlds] = [0, 0];
    for (let seed = 0; seed < 3; seed++)
      evening(seed, all, (s, seat) => {
        if (worlds >= 400 * (seed + 1) || s.table.questions[seat] === 'card') return;
        const other = game.imagine(game.view(s, seat), fastRng(seed));
        if (JSON.stringify(other.roles) === JSON.stringify(s.roles)) return;
        worlds++;
        const both = [s, other].map((one) => [
          player(one, seat, fastRng(worlds)),
          hints.speaks!(game.view(one, seat), fastRng(worlds)),
        ]);
        if (JSON.stringify(both[0]) !== JSON.stringify(both[1])) differ++;
      });
    return [differ, worlds];
  };
  test('the reasoning player', () => {
    const [differ, worlds] = differences(reasoning);
    expect([differ, worlds > 300]).toEqual([0, true]);
  });
  test('one that looks under the cards is found out', () => {
    const cheat: Player = (s, seat, rng) =>
      s.roles[(seat + 1) % 9] === HUNTER ? random(s, seat, rng) : game.legal(s, seat)[0]!;
    expect(differences(cheat)[0]).toBeGreaterThan(0);
  });
});

describe('whole evenings', () => {
  test.each([6, 11, 14, 20, 23])('VN-4.9.3: of %i, every word allowed', (seats) => {
    const s = evening(seats, all, () => {}, seats, { set: 'advanced' });
    expect(s.ending).not.toBe('');
  });
  test.each([
    { composition: 'closed', revealOnDeath: 'none' },
    { hideLordKind: 'on', hideShifterKind: 'on', revealOnDeath: 'type' },
    { nightVote: 'plurality', secretBallot: 'on', debateStyle: 'rounds', revealOnDeath: 'side' },
    { moderator: 'temporary', callMode: 'simultaneous', endRule: 'parity' },
  ])('%o', (options) => {
    expect(evening(3, all, () => {}, 12, { set: 'advanced', ...options }).ending).not.toBe('');
  });
  test('a side that reasons wins more often by a fifth of the games at the least', () => {
    const wins = (ending: string, isReasoning: (s: State, seat: Seat) => boolean) =>
      Array.from({ length: 60 }, (_, seed) => evening(seed, isReasoning, () => {}).ending).filter(
        (one) => one === ending,
      ).length / 60;
    const of = (side: number) => (s: State, seat: Seat) => ROLES[s.roles[seat]!]!.side === side;
    expect(wins('vampires', of(VAMPIRES))).toBeGreaterThan(wins('vampires', () => false) + 0.2);
    expect(wins('hunters', of(HUNTERS))).toBeGreaterThan(wins('hunters', () => false) + 0.2);
  });
});
