import {
  type By,
  below,
  CLOSE,
  closeWindow,
  collect,
  enter,
  expire,
  fastRng,
  type Game,
  HOUSE,
  mayUndo,
  openMatch,
  rewind,
  shuffle,
  standing,
  type Types,
  timeOut,
  undo,
  waiting,
} from '@duskhall/kernel';
import { cloneLaw, jsonLaw, replayLaw } from './copies.ts';
import { cover } from './coverage.ts';
import { hintsLaw, offersLaw, refusesLaw, scoresLaw, timeoutLaw, waitingLaw } from './moves.ts';
import {
  chooseDeed,
  ensure,
  isOneIn,
  LawBroken,
  type LawCase,
  type LawName,
  type Position,
  pick,
  seatsOf,
  text,
} from './position.ts';
import { flawLaw, sealLaw, silenceLaw, swapLaw, viewLaw } from './secrets.ts';
import { gestureLaw, undoLaw } from './steps-back.ts';

interface Law {
  name: LawName;
  check: <T extends Types>(position: Position<T>) => void;
  /** Other laws that this check covers as well. */
  along?: readonly LawName[];
}

const ALWAYS: readonly Law[] = [
  { name: 'scores', check: scoresLaw },
  { name: 'waiting', check: waitingLaw },
  { name: 'flaw', check: flawLaw },
];
const BY_TURNS: readonly Law[] = [
  { name: 'offers', check: offersLaw },
  { name: 'refuses', check: refusesLaw },
  { name: 'timeout', check: timeoutLaw },
  { name: 'hints', check: hintsLaw },
  { name: 'clone', check: cloneLaw },
  { name: 'json', check: jsonLaw },
  { name: 'replay', check: replayLaw },
  { name: 'undo', check: undoLaw },
  { name: 'gesture', check: gestureLaw },
  { name: 'view', check: viewLaw },
  { name: 'swap', check: swapLaw, along: ['told', 'flaw'] },
  { name: 'seal', check: sealLaw, along: ['flaw'] },
  { name: 'silence', check: silenceLaw, along: ['told'] },
];
/** How many of these laws are checked in one position. */
const AT_ONCE = 2;

/** Plays one game, choice by choice; returns the law it broke, or null. With a focus, looks only for that kind. */
export function playGame<T extends Types>(
  game: Game<T>,
  given: LawCase<T>,
  seed: string,
  choices: readonly number[],
  focus: LawBroken | null,
): LawBroken | null {
  const { seats, options, scenario, bound } = given;
  const match = openMatch(game, { seats, options, seed, ...(scenario === undefined ? {} : { scenario }) });
  const { entries } = match.record;
  const isWanted = (name: LawName) => isChecked(given, name) && (focus?.law ?? name) === name;
  const isLookedAt = ({ name, along = [] }: Law) =>
    focus === null ? [name, ...along].some(isWanted) : focus.during === name;
  cover(given, match.s, match.s.table.log ?? []);
  try {
    for (const choice of choices) {
      const isOver = game.scores(match.s) !== null;
      for (const [i, law] of lawsFor(given, choice, isOver).entries()) {
        const rng = fastRng(choice + i + 1);
        if (isLookedAt(law)) hold(law, { game, given, match, s: match.s, rng }, isWanted);
      }
      if (isOver) return null;
      const isEndless = entries.length >= bound && standing(entries).length >= bound;
      ensure('ends', !isEndless, () => `the game is not over after ${bound} moves`);
      hold(ADVANCE, { game, given, match, s: match.s, rng: fastRng(choice) }, () => true);
      cover(given, match.s, collect(match));
    }
    return null;
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    if (!isWanted(error.law)) return null;
    const message = `after entry ${entries.length}: ${error.message}\nrecord: ${text(match.record)}`;
    return new LawBroken(error.law, message, error.during);
  }
}

export const isChecked = <T extends Types>({ only }: LawCase<T>, name: LawName): boolean =>
  only?.includes(name) ?? true;

/** Checks all laws in the last position, and in every position of a case with `only`. */
function lawsFor<T extends Types>({ only, oneIn = 1 }: LawCase<T>, choice: number, isOver: boolean): readonly Law[] {
  if (only !== undefined || isOver) return [...ALWAYS, ...BY_TURNS];
  if (!isOneIn(fastRng(choice), oneIn)) return ALWAYS;
  return [...ALWAYS, ...shuffle(fastRng(choice), BY_TURNS.slice(), 'laws').slice(0, AT_ONCE)];
}

/** An error while checking a law breaks it; breaks of unwanted laws are ignored. */
function hold<T extends Types>(
  { name, check }: Law,
  position: Position<T>,
  isWanted: (name: LawName) => boolean,
): void {
  try {
    check(position);
  } catch (error) {
    const { law, message } =
      error instanceof LawBroken ? error : { law: name, message: (error as Error).stack ?? String(error) };
    if (isWanted(law)) throw new LawBroken(law, message, name);
  }
}

const BYS: readonly By[] = ['seat', 'seat', 'seat', 'sitter', 'house'];

/** Takes the next step: usually a move, sometimes an action of the clock, undo or the moderator. */
function advance<T extends Types>(position: Position<T>): void {
  const { game, match, s, rng } = position;
  if (interrupt(position)) return;
  const at = match.record.entries.length;
  const deed = chooseDeed(game, s, rng);
  ensure('waiting', deed !== null, () => 'there is nothing to do');
  const { seat, move } = deed!;
  if (seat === HOUSE && move === CLOSE) closeWindow(match, pick(rng, ['clock', 'house']), at);
  else {
    const refusal = enter(match, seat, [move], seat === HOUSE ? 'house' : pick(rng, BYS), at);
    ensure('offers', refusal === null, () => `${text(move)} of seat ${seat} is offered and refused: ${text(refusal)}`);
  }
}

const ADVANCE: Law = { name: 'offers', check: advance };

function interrupt<T extends Types>(position: Position<T>): boolean {
  const { given, match, s, rng } = position;
  const { entries } = match.record;
  const before = entries.length;
  const roll = below(rng, 60, 'interrupt');
  if (roll < 3) {
    const seats = seatsOf(s.table.questions.length).filter((seat) => mayUndo(match, seat));
    if (seats.length > 0) undo(match, pick(rng, seats), before);
  } else if (roll < 5) {
    if (waiting(s).length > 0) timeOut(match, pick(rng, waiting(s)), rng, before);
  } else if (roll < 7) {
    timeoutLaw(position);
    expire(match, rng, before);
  } else if (roll === 7 && before > 0 && isOneIn(rng, given.oneIn ?? 1))
    rewind(match, Math.max(0, before - 1 - below(rng, 8, 'rewind')), before);
  return entries.length > before;
}
