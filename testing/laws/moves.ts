import {
  digest,
  enter,
  freeIn,
  freeToTell,
  type Match,
  mayClose,
  movesIn,
  offered,
  type Rng,
  type Seat,
  same,
  type Types,
  timeOut,
  waiting,
} from '@duskhall/kernel';
import { attempts } from './attempts.ts';
import {
  ensure,
  isOneIn,
  nameOf,
  offersOf,
  type Position,
  pick,
  seatsOf,
  shadow,
  text,
  viewersOf,
} from './position.ts';

/** Some seat is asked, a window is held, or the game is over; seats that are asked can answer, others cannot. */
export function waitingLaw<T extends Types>({ game, s }: Position<T>): void {
  const asked = waiting(s);
  if (game.scores(s) !== null) {
    ensure(
      'waiting',
      asked.length === 0 && !s.table.isHeld,
      () => `the game is over, and ${text(s.table.questions)} is asked`,
    );
    return;
  }
  ensure(
    'waiting',
    asked.length > 0 || mayClose(s),
    () => `nobody is asked and the game is not over: ${text(s.table.stack)}`,
  );
  for (const seat of asked)
    ensure(
      'waiting',
      game.legal(s, seat).length > 0,
      () => `seat ${seat} has no answer to "${s.table.questions[seat]}"`,
    );
  for (const seat of viewersOf(s.table.questions.length))
    if ((s.table.questions[seat] ?? null) === null)
      ensure('waiting', game.legal(s, seat).length === 0, () => `${nameOf(seat)} is not asked, and may answer`);
  const pace = game.pace(s);
  ensure('waiting', pace === null || pace.seconds > 0, () => `a pace of ${text(pace)}`);
}

/** Every move offered is plain data, is offered once, is not refused, and can be played. */
export function offersLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  for (const seat of viewersOf(s.table.questions.length)) {
    const listed = freeIn(game, game.view(s, seat), freeToTell(game, s, seat));
    ensure('offers', same(listed, game.free(s, seat)), () => `the view of ${nameOf(seat)} gives ${text(listed)}`);
    const moves = offersOf(game, s, seat);
    const texts = moves.map(text);
    ensure('offers', new Set(texts).size === texts.length, () => `${nameOf(seat)} is offered a move twice: ${texts}`);
    for (const move of moves) {
      ensure('offers', same(move, JSON.parse(text(move))), () => `not plain data: ${text(move)}`);
      const refusal = game.refusal(s, seat, move);
      ensure(
        'offers',
        refusal === null,
        () => `${text(move)} of ${nameOf(seat)} is offered and refused: ${text(refusal)}`,
      );
      if (moves.length > 8 && !isOneIn(rng, Math.ceil(moves.length / 8))) continue;
      const copy = game.clone(s);
      try {
        game.apply(copy, seat, move);
      } catch (error) {
        ensure('offers', false, () => `${text(move)} of ${nameOf(seat)} is offered and cannot be played: ${error}`);
      }
      ensure('offers', enter(shadow(match), seat, [move], 'seat', 0) === null, () => `the match refuses ${text(move)}`);
    }
  }
}

const RULE = /^[A-Z]+-\d[\w.]*$/;

/** Any move not offered is refused with a code and a rule number, and changes nothing. */
export function refusesLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  const before = digest(s);
  const seats = viewersOf(s.table.questions.length);
  const seat = pick(rng, seats);
  for (const move of attempts(game, s, rng)) {
    const isOffered = offered(game, s, seat, move) !== null;
    const refusal = game.refusal(s, seat, move);
    const what = () => `${text(move)} of ${nameOf(seat)}, asked "${s.table.questions[seat] ?? ''}"`;
    ensure('refuses', isOffered === (refusal === null), () => `neither offered nor refused, or both: ${what()}`);
    if (refusal === null) continue;
    ensure('refuses', refusal.code !== '', () => `refused without a code: ${what()}`);
    ensure('refuses', RULE.test(refusal.rule), () => `refused by no rule ("${refusal.rule}"): ${what()}`);
    const isPlain = Object.values(refusal.args).every((arg) => typeof arg === 'string' || Number.isFinite(arg));
    ensure('refuses', isPlain, () => `refused with ${text(refusal.args)}: ${what()}`);
    if (!isOneIn(rng, 8)) continue;
    const beside = shadow(match);
    ensure('refuses', same(enter(beside, seat, [move], 'seat', 0), refusal), () => `the match lets it in: ${what()}`);
    const isUntouched = digest(beside.s) === before && beside.record.entries.length === match.record.entries.length;
    ensure('refuses', isUntouched, () => `refused, and something changed: ${what()}`);
  }
  ensure('refuses', digest(s) === before, () => `asking for refusals changed the state of ${nameOf(seat)}`);
}

/** When a seat's time is up it has a legal answer, if necessary after undoing the parts of its decision. */
export function timeoutLaw<T extends Types>({ game, match, s, rng }: Position<T>): void {
  const before = digest(s);
  for (const seat of waiting(s)) {
    const move = game.timeout(s, seat, rng);
    ensure('timeout', digest(s) === before, () => `the time-out of seat ${seat} changed the state`);
    if (move !== null) ensureLegal(seat, game.legal(s, seat), move);
    const beside = shadow(match);
    decideInTime(beside, seat, rng);
    const { entries } = beside.record;
    const parts = entries.slice(match.record.entries.length).filter((entry) => 'undo' in entry).length;
    ensure(
      'timeout',
      parts <= movesIn(match.history).length,
      () => `the time-out of seat ${seat} took ${parts} parts back`,
    );
    if (move !== null) ensure('timeout', parts === 0, () => `the time-out of seat ${seat} is not steady`);
  }
  const beside = shadow(match);
  for (const seat of waiting(s)) {
    for (
      let answers = 0;
      beside.s.table.lanes[seat]!.length > 0 && beside.s.table.sealed === s.table.sealed;
      answers++
    ) {
      ensure('timeout', answers < 100, () => `time-outs do not bring seat ${seat} through its lane`);
      decideInTime(beside, seat, rng);
    }
  }
}

function decideInTime<T extends Types>(match: Match<T>, seat: Seat, rng: Rng): void {
  try {
    timeOut(match, seat, rng, 0);
  } catch (error) {
    ensure('timeout', false, () => (error as Error).message);
  }
}

function ensureLegal(seat: Seat, legal: readonly unknown[], move: unknown): void {
  const isLegal = legal.some((other) => same(other, move));
  ensure('timeout', isLegal, () => `the time-out of seat ${seat} is not legal: ${text(move)}`);
}

/** No scores while the game goes on, then a finite number for each seat; they add up to `total`. */
export function scoresLaw<T extends Types>({ game, given, s }: Position<T>): void {
  const scores = game.scores(s);
  const ending = game.ending(s);
  ensure(
    'scores',
    (scores === null) === (ending === null),
    () => `scores of ${text(scores)} with the ending ${ending}`,
  );
  if (scores === null) return;
  const isWhole = scores.length === given.seats && scores.every((score) => Number.isFinite(score));
  ensure('scores', isWhole, () => `scores of ${text(scores)} for ${given.seats} seats`);
  if (given.total === undefined) return;
  const total = typeof given.total === 'number' ? given.total : given.total(scores, s);
  const sum = scores.reduce((a, b) => a + b, 0);
  ensure('scores', Math.abs(sum - total) < 1e-9, () => `scores of ${text(scores)} add up to ${sum}, not ${total}`);
}

/** A value between 0 and 1 for each seat, and a weight for each move. */
export function hintsLaw<T extends Types>({ game, s }: Position<T>): void {
  if (game.hints === null) return;
  const values = game.hints.value(s);
  const isFair = values.length === s.table.questions.length && values.every((value) => value >= 0 && value <= 1);
  ensure('hints', isFair, () => `hints value the seats ${text(values)}`);
  for (const seat of seatsOf(s.table.questions.length)) {
    const moves = offersOf(game, s, seat);
    const weights = game.hints.weights(game.view(s, seat), moves);
    const isUsable = weights.length === moves.length && weights.every((weight) => weight >= 0 && weight < Infinity);
    ensure('hints', isUsable, () => `hints weigh ${moves.length} moves of seat ${seat} ${text(weights)}`);
  }
}
