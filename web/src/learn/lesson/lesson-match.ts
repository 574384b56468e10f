import {
  type AnyGame,
  closeWindow,
  collect,
  enter,
  expire,
  fastRng,
  type Match,
  openMatch,
  readOptions,
  same,
  type Types,
} from '@duskhall/kernel';
import type { Deed, Deeds, LessonStep, LessonTable } from '../../lesson.ts';

/** A table of a lesson as it stands. */
export interface Laid {
  /** The number of the step that laid it. */
  from: number;
  table: LessonTable;
  match: Match<Types>;
  /** What the learner was told. */
  log: object[];
  /** The moves that the learner has given towards the answer of the current step. */
  given: unknown[];
}

/** Every lesson is the same every time: also what is drawn. */
const SEED = 'fast:1';

export const openTable = (game: AnyGame, { seats, options = {}, scenario }: LessonTable): Match<Types> =>
  openMatch(game, { seats, options: readOptions(game.options, options, seats), seed: SEED, scenario });

function listen({ match, log, table }: Laid): void {
  for (const event of collect(match)) {
    const seen = match.game.redact(match.s, event, table.seat);
    if (seen !== null) log.push(seen);
  }
}

/** Several deeds, not one: a deed begins with a seat. */
const isList = (deed: Deeds<unknown>[number]): deed is readonly Deed<unknown>[] =>
  typeof deed !== 'string' && typeof deed[0] !== 'number';

/** Lets others act. */
export function perform(laid: Laid, deed: Deeds<unknown>[number]): void {
  if (isList(deed)) {
    for (const one of deed) perform(laid, one);
    return;
  }
  const { match } = laid;
  const at = match.record.entries.length;
  if (deed === 'close') closeWindow(match, 'clock', at);
  else if (deed === 'expire') expire(match, fastRng(1), at);
  else {
    const [seat, ...moves] = deed;
    const refusal = enter(match, seat, moves, 'seat', at);
    if (refusal !== null) throw new Error(`the lesson cannot go on: ${refusal.rule} ${JSON.stringify(deed)}`);
  }
  listen(laid);
}

/** What the learner has given leads on to one of the answers, and may be all of it. */
const leadsOn = (answers: LessonStep['answers'], moves: readonly unknown[]): readonly unknown[] | undefined =>
  answers?.find((answer) => moves.every((move, i) => i < answer.length && same(move, answer[i])));

/** Enters the learner's moves if they lead on: `done` if the answer is complete now, null if they do not. */
export function give(laid: Laid, { answers }: LessonStep, moves: readonly unknown[]): 'done' | 'more' | null {
  const { match, table, given } = laid;
  const answer = leadsOn(answers, [...given, ...moves]);
  if (answer === undefined) return null;
  if (enter(match, table.seat, moves, 'seat', match.record.entries.length) !== null) return null;
  listen(laid);
  given.push(...moves);
  if (given.length < answer.length) return 'more';
  laid.given = [];
  return 'done';
}

/** The table of a step as it is found when the step begins, whether one comes from the step before or comes back to it. */
export function layAt(game: AnyGame, steps: readonly LessonStep[], index: number): Laid {
  const from = steps.findLastIndex(({ table }, i) => table !== undefined && i <= index);
  const { table, before = [] } = steps[from]!;
  const laid: Laid = { from, table: table!, match: openTable(game, table!), log: [], given: [] };
  listen(laid);
  for (const deed of before) perform(laid, deed);
  for (const step of steps.slice(from, index)) {
    for (const move of step.answers?.[0] ?? []) give(laid, step, [move]);
    for (const deed of step.others ?? []) perform(laid, deed);
  }
  return laid;
}
