import { type Belief, type Insight, levelBot } from '@duskhall/bots';
import {
  type AnyGame,
  CLOSE,
  HOUSE,
  type Match,
  mayClose,
  openMatch,
  put,
  readOptions,
  type Seat,
  type Types,
} from '@duskhall/kernel';
import { streamOf } from '../../cli/seeds.ts';
import { firstWaiting, openWatch } from '../../cli/simulate.ts';
import type { Puzzle } from '../../web/src/puzzle.ts';
import { type Position, positionAt, type Replayed } from './position.ts';

/** By game: the numbers of seats, in turn. */
const SEATS: { readonly [game: string]: readonly number[] } = {
  'carta-impera-victoria': [2, 2, 3, 2, 4],
  'vampire-village': [2, 2, 3],
};

/** A position of a match, with all that is needed to make a puzzle of it. */
export interface Found extends Replayed {
  match: Puzzle['match'];
  /** What the bot that played on from here found. */
  insight: Insight;
}

/** The first moves are no puzzles: how many depends on the match, so that puzzles come from all parts of the game. */
const OPENING = 8;
const OPENINGS = [0, 3, 6, 1, 4, 7, 2, 5];

/** The choices of a match in which bots play all seats. */
export function* positionsIn(game: AnyGame, seed: string, number: number): Generator<Found> {
  const counts = SEATS[game.name] ?? [game.seats.min];
  const seats = counts[number % counts.length]!;
  const options = readOptions(game.options, {}, seats);
  const match = openMatch(game, { seats, options, seed });
  const watch = openWatch(game, seats);
  const rng = streamOf(`${seed}|play`);
  const [hasty, bot] = [0.1, 0.3].map((effort) =>
    levelBot('regular', { budget: { effort }, temperature: 0, memory: 1, reuse: false }),
  );
  const opening = OPENING * OPENINGS[number % OPENINGS.length]!;
  for (;;) {
    watch.look(match.s);
    const seat = firstWaiting(match.s);
    if (seat < 0 && !mayClose(match.s)) return;
    if (seat < 0) {
      put(match, { seat: HOUSE, move: CLOSE, by: 'house', at: 0 });
      continue;
    }
    const position = positionAt(game, match.s, seat, watch.beliefs[seat]!);
    let insight: Insight | null = null;
    const tell = (told: Insight) => {
      insight = told;
    };
    const isOpening = match.record.entries.length < opening;
    const move = (isOpening ? hasty : bot)!(game, position.view, position.moves, rng, position.belief, tell);
    if (insight !== null && !isOpening) yield foundIn(match, position, watch.beliefs, insight);
    put(match, { seat, move, by: 'seat', at: 0 });
  }
}

function foundIn(match: Match<Types>, position: Position, beliefs: readonly Belief[], insight: Insight): Found {
  const { rulesVersion, seats, options, seed, entries } = match.record;
  const moves = entries.flatMap((entry) => ('move' in entry ? [entry] : [])).map(entryOf);
  return { position, s: match.s, beliefs, match: { rulesVersion, seats, options, seed, moves }, insight };
}
const entryOf = ({ seat, move, by }: { seat: Seat; move: unknown; by: string }) =>
  (by === 'seat' ? [seat, move] : [seat, move, by]) as Puzzle['match']['moves'][number];
