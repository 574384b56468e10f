import {
  BadInput,
  CLOSE,
  digest,
  enter,
  type Match,
  mayUndo,
  movesIn,
  offered,
  type Seat,
  same,
  type Types,
  undo,
} from '@duskhall/kernel';
import { chooseDeed, ensure, nameOf, offersOf, type Position, pick, seatsOf, shadow, text } from './position.ts';

/** Undo restores the state before the move, redo the state after it; neither crosses a seal. */
export function undoLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  for (const seat of seatsOf(s.table.questions.length)) if (mayUndo(match, seat)) backAndForth(shadow(match), seat);
  const deed = chooseDeed(game, s, rng);
  if (deed === null || deed.move === CLOSE) return;
  const { seat, move } = deed;
  const before = digest(s);
  const beside = shadow(match);
  enter(beside, seat, [move], 'seat', 0);
  if (beside.s.table.sealed !== s.table.sealed) ensureShut(beside);
  if (!mayUndo(beside, seat)) return;
  const after = digest(beside.s);
  undo(beside, seat, 0);
  ensure('undo', digest(beside.s) === before, () => `${text(move)} of ${nameOf(seat)}, taken back, leaves a trace`);
  enter(beside, seat, [move], 'seat', 0);
  ensure('undo', digest(beside.s) === after, () => `${text(move)} of ${nameOf(seat)}, done again, differs`);
}

/** Undoes a seat's last move from among those of others, and makes it again. */
function backAndForth<T extends Types>(match: Match<T>, seat: Seat): void {
  const before = digest(match.s);
  const { move } = movesIn(match.history).findLast((entry) => entry.seat === seat)!;
  undo(match, seat, 0);
  ensureStanding(match);
  const refusal = enter(match, seat, [move], 'seat', 0);
  ensure('undo', refusal === null, () => `${text(move)} of seat ${seat}, taken back, is refused: ${text(refusal)}`);
  ensure('undo', digest(match.s) === before, () => `${text(move)} of seat ${seat}, taken back and made again, differs`);
}

/** The moves that remain after an undo are all still possible. */
function ensureStanding<T extends Types>({ game, history }: Match<T>): void {
  const s = game.clone(history[0]!.from);
  for (const { seat, move } of movesIn(history)) {
    const own = offered(game, s, seat, move);
    ensure('undo', own !== null, () => `an undo leaves ${text(move)} of ${nameOf(seat)} standing, which is not legal`);
    game.apply(s, seat, own!);
  }
}

function ensureShut<T extends Types>(match: Match<T>): void {
  const before = digest(match.s);
  for (const seat of seatsOf(match.s.table.questions.length)) {
    try {
      undo(match, seat, 0);
    } catch (error) {
      if (error instanceof BadInput) continue;
      throw error;
    }
    ensure('undo', false, () => `seat ${seat} took back what was sealed`);
  }
  ensure('undo', digest(match.s) === before, () => 'an undo past a seal was refused, and something changed');
}

/** The response to a gesture; 'beyond': it continues after a seal. */
function answerTo<T extends Types>(match: Match<T>, seat: Seat, moves: readonly unknown[]): string | null {
  try {
    return enter(match, seat, moves, 'seat', 0)?.code ?? null;
  } catch (error) {
    if (error instanceof BadInput) return 'beyond';
    throw error;
  }
}

/**
 * A gesture is accepted as a whole or not at all, and accepted it equals its moves made one by one. It cannot continue
 * after it has taught something: whatever follows gets the same response.
 */
export function gestureLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  const deed = chooseDeed(game, s, rng);
  if (deed === null || deed.move === CLOSE) return;
  const { seat, move } = deed;
  const half = shadow(match);
  const refusal = answerTo(half, seat, [move, { junk: true }]);
  ensure('gesture', refusal !== null, () => `junk after ${text(move)} of ${nameOf(seat)} is taken`);
  const isUntouched =
    digest(half.s) === digest(s) && same(half.record, match.record) && same(half.history, match.history);
  ensure(
    'gesture',
    isUntouched && same(half.s.table.log, []),
    () => `half a gesture of ${nameOf(seat)} stayed: ${text(move)}`,
  );

  const single = shadow(match);
  enter(single, seat, [move], 'seat', 0);
  const isSealed = single.s.table.sealed !== s.table.sealed;
  ensure('gesture', isSealed === (refusal === 'beyond'), () => `${text(move)} of ${nameOf(seat)}, junk: ${refusal}`);
  const further = offersOf(game, single.s, seat);
  if (further.length === 0) return;
  const second = pick(rng, further);
  enter(single, seat, [second], 'seat', 0);
  const whole = shadow(match);
  const answer = answerTo(whole, seat, [move, second]);
  ensure('gesture', isSealed === (answer === 'beyond'), () => `${text([move, second])} of ${nameOf(seat)}: ${answer}`);
  if (isSealed) return;
  const isSame = digest(whole.s) === digest(single.s) && same(whole.record, single.record);
  ensure('gesture', isSame, () => `${text([move, second])} of ${nameOf(seat)} differs as one gesture`);
}
