import { BadInput } from './bad-input.ts';
import { same } from './digest.ts';
import type { Game, Refusal, Types } from './game.ts';
import { type Match, put } from './match.ts';
import { below, type Rng } from './random.ts';
import { type By, CLOSE, lastOf } from './record.ts';
import { HOUSE, type MoveOf, mayClose, owes, type Seat, waiting } from './table.ts';
import type { Way } from './way-back.ts';

/**
 * A gesture: several moves of one seat, taken whole or not at all. One that goes on after something was learned from it
 * would, refused, be a look at what comes next: a seat's gesture ends with its first seal, unless whoever enters it sees
 * everything anyway (`mayLook`).
 */
export function enter<T extends Types>(
  match: Match<T>,
  seat: Seat,
  moves: readonly unknown[],
  by: By,
  at: number,
  mayLook = by !== 'seat',
): Refusal | null {
  const { game, way, landmarks } = match;
  const s = moves.length > 1 ? game.clone(match.s) : null;
  const { log } = match.s.table;
  const told = log?.length ?? 0;
  const entries = match.record.entries.length;
  const digests = match.record.digests.length;
  const { sealed } = match.s.table;
  const takeBack = () => {
    if (s === null) return;
    s.table.log = log?.slice(0, told) ?? null;
    Object.assign(match, { s, way, landmarks });
    match.record.entries.length = entries;
    match.record.digests.length = digests;
  };
  for (const given of moves) {
    if (!mayLook && match.s.table.sealed !== sealed) {
      takeBack();
      throw new BadInput('what follows a move that cannot be taken back is sent after it, not with it');
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

/** The move as the game itself would write it; null: it is neither legal nor free. */
export function offered<T extends Types>(
  game: Game<T>,
  s: T['state'],
  seat: Seat,
  given: unknown,
): MoveOf<T['state']> | null {
  const isGiven = (move: MoveOf<T['state']>) => same(move, given);
  return game.legal(s, seat).find(isGiven) ?? game.free(s, seat).find(isGiven) ?? null;
}

/** The house closes the window that is held open. */
export function closeWindow<T extends Types>(match: Match<T>, by: By, at: number): void {
  if (!mayClose(match.s)) throw new BadInput('no window is waiting to be closed');
  put(match, { seat: HOUSE, move: CLOSE, by, at });
}

/** No decision of any game has so many parts. */
const MOST_PARTS = 200;

/** The time of a seat is up: takes half-finished parts of its decision back, then makes the whole of it. */
export function timeOut<T extends Types>(match: Match<T>, seat: Seat, rng: Rng, at: number, by: By = 'clock'): void {
  for (let parts = 0; answerFor(match, seat, rng, by, at, parts > 0); parts++)
    if (parts === MOST_PARTS) throw new Error(`time-outs do not bring seat ${seat} to the end of its decision`);
}

/** The time of all is up: everything owed is answered, and the window closed if it is held. */
export function expire<T extends Types>(match: Match<T>, rng: Rng, at: number, by: By = 'clock'): void {
  for (const seat of waiting(match.s)) timeOut(match, seat, rng, at, by);
  if (mayClose(match.s)) closeWindow(match, by, at);
}

/** Answers for a late seat; whether its decision goes on: one that the answer opened anew has all its time. */
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

/** Where another seat's move has closed the way back, any answer has to do. */
function lastResort<T extends Types>({ game, s, way }: Match<T>, seat: Seat, rng: Rng): MoveOf<T['state']> | null {
  if (hasMoved(way, seat)) return null;
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'time-out')]!;
}

/** Whether a move of the seat lies on the way. */
const hasMoved = (way: Way<unknown>, seat: Seat): boolean =>
  way.findLast(({ moves }) => lastOf(moves, seat) >= 0) !== undefined;

/** Whether the seat has something to take back; an answer that the rules call final stays. */
export function mayUndo<T extends Types>(match: Match<T>, seat: Seat): boolean {
  if (!hasMoved(match.way, seat)) return false;
  return match.s.table.answers[seat] === null || match.game.legal(match.s, seat).length > 0;
}

/** Takes the seat's last move back, even from between those of others in their lanes. */
export function undo<T extends Types>(match: Match<T>, seat: Seat, at: number): void {
  if (!hasMoved(match.way, seat)) throw new BadInput(`seat ${seat} has nothing to take back`);
  put(match, { undo: seat, at });
}

/** The moderator's way back: the game goes on from where it was after so many entries. */
export function rewind<T extends Types>(match: Match<T>, entries: number, at: number): void {
  if (!(entries >= 0 && entries < match.record.entries.length)) throw new BadInput(`there is no entry ${entries}`);
  put(match, { rewind: entries, at });
}
