import type { LEVELS } from '@duskhall/bots';
import { type AnyGame, collect, enter, type Match, openMatch, put, same, type Types } from '@duskhall/kernel';
import type { Player } from '../../api.ts';
import { type KeptMatch, LOCAL } from '../../local/kept-matches.ts';
import type { MovePuzzle, Puzzle } from '../../puzzle.ts';
import { recordOf } from './record.ts';

/** The position of a puzzle; `log` is what its seat was told on the way. */
export interface Position {
  match: Match<Types>;
  log: object[];
}

export function positionOf(game: AnyGame, puzzle: Puzzle): Position {
  const { entries, ...start } = recordOf(game, puzzle);
  const match = openMatch(game, start);
  const log: object[] = [];
  const listen = () => {
    for (const event of collect(match)) {
      const seen = game.redact(match.s, event, puzzle.seat);
      if (seen !== null) log.push(seen);
    }
  };
  listen();
  for (const entry of entries) {
    put(match, entry);
    listen();
  }
  return { match, log };
}

/** Whether a gesture is the answer. Where a question asks for several things one after another, their order is free. */
export function isAnswer(game: AnyGame, puzzle: MovePuzzle, moves: readonly unknown[]): boolean {
  const { s } = positionOf(game, puzzle).match;
  const question = () => s.table.questions[puzzle.seat];
  const asked = question();
  for (const move of moves) {
    if (question() !== asked) return false;
    if (same(move, puzzle.findings[0]?.move)) return true;
    game.apply(s, puzzle.seat, move);
  }
  return false;
}

/** An answer among others; without a value it was not tried. */
export interface Compared {
  move: unknown;
  value: number | null;
  isBest: boolean;
  isOwn: boolean;
}
/** So many of the best answers are told. */
const TOLD = 3;

/** The best answers, and one's own behind them if it is not among them. */
export function compared({ findings }: MovePuzzle, own: unknown): Compared[] {
  const all = findings.map(
    ({ move, value, visits }, i): Compared => ({
      ...{ move, value: visits > 0 ? value : null, isBest: i === 0, isOwn: same(move, own) },
    }),
  );
  const told = all.slice(0, TOLD);
  if (told.some(({ isOwn }) => isOwn)) return told;
  return [...told, all.find(({ isOwn }) => isOwn) ?? { move: own, value: null, isBest: false, isOwn: true }];
}

/** Those who play on from a puzzle: one person, and bots of one level. */
export const playersOf = (puzzle: Puzzle, name: string, level: keyof typeof LEVELS): Player[] =>
  Array.from({ length: puzzle.match.seats }, (_, seat) =>
    seat === puzzle.seat ? { name, bot: '' } : { name: '', bot: level },
  );

/** A match on this device that goes on from a puzzle with this gesture as the answer. */
export function playedOn(
  game: AnyGame,
  puzzle: Puzzle,
  moves: readonly unknown[],
  kept: Pick<KeptMatch, 'players' | 'startedAt'> & { name: string },
): KeptMatch {
  const { match } = positionOf(game, puzzle);
  const refusal = enter(match, puzzle.seat, moves, 'seat', match.record.entries.length);
  if (refusal !== null) throw new Error(`the puzzle cannot go on: ${refusal.rule} ${JSON.stringify(moves)}`);
  const { players, startedAt, name } = kept;
  return { id: LOCAL + name, record: match.record, players, seat: puzzle.seat, startedAt, finishedAt: 0, scores: [] };
}
