import { BadInput } from './bad-input.ts';
import { same } from './digest.ts';
import type { Game, Refusal, Types } from './game.ts';
import { type Match, put } from './match.ts';
import { below, type Rng } from './random.ts';
import { type By, CLOSE } from './record.ts';
import { HOUSE, type MoveOf, mayClose, owes, type Seat, waiting } from './table.ts';
import { withoutLast } from './undo-history.ts';

/**
 * Enters a gesture: several moves of one seat, atomically. A gesture may not go on after a seal: it would be rolled back
 * after the seat had learned something, a free look at hidden information. `mayLook` lifts that for those who see
 * everything anyway.
 */
export function enter<T extends Types>(
  match: Match<T>,
  seat: Seat,
  moves: readonly unknown[],
  by: By,
  at: number,
  mayLook = by !== 'seat',
): Refusal | null {
  const { game, history, boundary, checkpoints } = match;
  const s = moves.length > 1 ? game.clone(match.s) : null;
  const { log } = match.s.table;
  const told = log?.length ?? 0;
  const entries = match.record.entries.length;
  const digests = match.record.digests.length;
  const { sealed } = match.s.table;
  const takeBack = () => {
    if (s === null) return;
    s.table.log = log?.slice(0, told) ?? null;
    Object.assign(match, { s, history, boundary, checkpoints });
    match.record.entries.length = entries;
    match.record.digests.length = digests;
  };
  for (const given of moves) {
    if (!mayLook && match.s.table.sealed !== sealed) {
      takeBack();
      throw new BadInput('a move that cannot be taken back must be the last of a gesture; send the others separately');
    }
    const move = offered(game, match.s, seat, given);
    if (move !== null) {
      put(match, { seat, move, by, at });
      continue;
    }
    const refusal = game.refusal(match.s, seat, given);
    if (refusal === null) throw new Error(`${game.name} neither offers nor refuses ${JSON.stringify(given)}`);
    takeBack();
    return refusal;
  }
  return null;
}

/** The game's own move object equal to the given one; null: it is neither legal nor free. */
export function offered<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  given: unknown,
): MoveOf<T['state']> | null {
  const isGiven = (move: MoveOf<T['state']>) => same(move, given);
  return game.legal(s, seat).find(isGiven) ?? game.free(s, seat).find(isGiven) ?? null;
}

/** The house closes the held window. */
export function closeWindow<T extends Types>(match: Match<T>, by: By, at: number): void {
  if (!mayClose(match.s)) throw new BadInput('no window is waiting to be closed');
  put(match, { seat: HOUSE, move: CLOSE, by, at });
}

/** A guard against endless time-outs: no decision has this many parts. */
const MOST_PARTS = 200;

/** A seat's time is up: undoes the unfinished parts of its decision, then completes it with time-out moves. */
export function timeOut<T extends Types>(match: Match<T>, seat: Seat, rng: Rng, at: number, by: By = 'clock'): void {
  for (let parts = 0; answerFor(match, seat, rng, by, at, parts > 0); parts++)
    if (parts === MOST_PARTS) throw new Error(`seat ${seat} still owes an answer after ${MOST_PARTS} time-outs`);
}

/** Time is up for everybody: answers for every seat that owes, and closes the window if it is held. */
export function expire<T extends Types>(match: Match<T>, rng: Rng, at: number, by: By = 'clock'): void {
  for (const seat of waiting(match.s)) timeOut(match, seat, rng, at, by);
  if (mayClose(match.s)) closeWindow(match, by, at);
}

/** Answers for a late seat; true if the same decision needs another part. A new decision gets its full time. */
function answerFor<T extends Types>(
  match: Match<T>,
  seat: Seat,
  rng: Rng,
  by: By,
  at: number,
  isGoingOn: boolean,
): boolean {
  for (;;) {
    const move = match.game.timeout(match.s, seat, rng, isGoingOn) ?? lastResort(match, seat, rng);
    if (move === null) {
      undo(match, seat, at);
      continue;
    }
    const { lanes, questions } = match.s.table;
    const [lane, question] = [lanes[seat]!, questions[seat]];
    put(match, { seat, move, by, at });
    if (!owes(match.s, seat)) return false;
    const parts: { [question: string]: readonly string[] | undefined } | undefined = match.game.parts;
    if (parts === undefined) return lane.length > 0 && match.s.table.lanes[seat] === lane;
    return parts[question]?.includes(match.s.table.questions[seat]) ?? false;
  }
}

/** A random legal move, when the seat's earlier parts are sealed and cannot be undone. */
function lastResort<T extends Types>(match: Match<T>, seat: Seat, rng: Rng): MoveOf<T['state']> | null {
  if (hasUndo(match, seat)) return null;
  const moves = match.game.legal(match.s, seat);
  return moves[below(rng, moves.length, 'time-out')]!;
}

/**
 * Whether the seat has moved since the last seal, and the other moves since then fit without its last one. They do,
 * unless that one withdrew an answer: had the answer stood, it might have closed the question under them.
 */
function hasUndo<T extends Types>({ game, history, s }: Match<T>, seat: Seat): boolean {
  const rest = withoutLast(history, seat);
  const hasWithdrawn = s.table.isShared && owes(s, seat) && s.table.lanes[seat]!.length === 0;
  if (rest === null || !hasWithdrawn) return rest !== null;
  const trial = game.clone(rest.from);
  for (const { seat: mover, move } of rest.moves) {
    game.apply(trial, mover, move as MoveOf<T['state']>);
    if (trial.table.sealed !== s.table.sealed) return false;
  }
  return true;
}

/** Whether the seat has a move to undo; an answer that the rules call final cannot be undone. */
export function mayUndo<T extends Types>(match: Match<T>, seat: Seat): boolean {
  if (!hasUndo(match, seat)) return false;
  return match.s.table.answers[seat] === null || match.game.legal(match.s, seat).length > 0;
}

/** Undoes the seat's last move, even if other seats have moved in their lanes since. */
export function undo<T extends Types>(match: Match<T>, seat: Seat, at: number): void {
  if (!hasUndo(match, seat)) throw new BadInput(`seat ${seat} has nothing to take back`);
  put(match, { undo: seat, at });
}

/** The moderator's undo: resumes the game from the state after this many entries. */
export function rewind<T extends Types>(match: Match<T>, entries: number, at: number): void {
  if (!(entries >= 0 && entries < match.record.entries.length)) throw new BadInput(`there is no entry ${entries}`);
  put(match, { rewind: entries, at });
}
