import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import { type AnyGame, fastRng, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';
import { describe, expect, test } from 'vitest';
import type { Insight } from './bot.ts';
import { differencesBetween } from './gains.ts';
import { levelBot } from './index.ts';
import { judgeOf, type Leaves } from './search/leaves.ts';

const LEARNED = [cartaImperaVictoria, vampireEmpire, vampireVillage] as AnyGame[];
const bot = levelBot('master', { budget: { iterations: 400 } });

/** Decisions with a choice in a game that the bot plays by itself, and what it tells of each. */
function* decisionsIn(game: AnyGame, seats: number, count: number) {
  const s = game.setup(readOptions(game.options, {}, seats), seats, fastRng(3));
  for (let made = 0; made < count; ) {
    const seat = waiting(s)[0];
    if (seat === undefined) {
      if (game.scores(s) !== null) return;
      game.close(s);
      continue;
    }
    const moves = game.legal(s, seat);
    const view = game.view(s, seat);
    const seed = made * 7 + seat;
    let insight: Insight | null = null;
    const tell = (found: Insight) => {
      insight = found;
    };
    const move = moves.length === 1 ? moves[0] : bot(game, view, moves, fastRng(seed), undefined, tell);
    if (insight !== null) {
      made++;
      yield { s, seat, view, moves, move, seed, insight: insight as Insight };
    }
    game.apply(s, seat, move);
  }
}

describe.each(LEARNED.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const learning = game.hints!.learning!;

  test('every feature belongs to one named part', () => {
    expect(learning.parts).toHaveLength(learning.features);
    expect(learning.parts).not.toContain('');
  });

  test('the parts add up to what the learned value says', () => {
    const logOdds = (chance: number) => Math.log(chance / (1 - chance));
    for (const seats of [2, Math.min(4, game.seats.max)])
      for (const { s } of decisionsIn(game, seats, 6)) {
        const values = learning.learned.value(s);
        values.forEach((value: number, seat: Seat) => {
          const { judge, shares } = judgeOf(learning, seat);
          expect(judge(s)).toEqual(values);
          const sum = shares.reduce((total, share) => total + share, 0);
          // Several rivals count as one who is as strong as they are on average: at most by so much too weak.
          const slack = Math.log(Math.max(1, seats - 1));
          expect(sum - logOdds(value)).toBeGreaterThan(-1e-9);
          expect(sum - logOdds(value)).toBeLessThan(slack + 1e-9);
        });
      }
  });

  test('it decides alike whether it tells why or not', () => {
    for (const { view, moves, move, seed } of decisionsIn(game, 2, 12))
      expect(bot(game, view, moves, fastRng(seed))).toEqual(move);
  });

  test('what the parts make of a difference is the difference, as far as the leaves tell', () => {
    const sampledIn = ({ chance, result, scored, over }: Leaves) => (chance + result) / (scored + over);
    let compared = 0;
    for (const { insight } of decisionsIn(game, 2, 12)) {
      const [first, second] = insight.findings;
      if (!first?.leaves || !second?.leaves || second.leaves.scored < 8) continue;
      const sum = differencesBetween(learning, first.leaves, second.leaves).reduce((total, { by }) => total + by, 0);
      expect(Math.abs(sum - (sampledIn(first.leaves) - sampledIn(second.leaves)))).toBeLessThan(0.04);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});
