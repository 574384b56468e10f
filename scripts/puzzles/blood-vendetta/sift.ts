import { createHash } from 'node:crypto';
import { bloodVendetta as game, ROLES, VAMPIRES } from '@duskhall/blood-vendetta';
import type { OptionValues, Seat } from '@duskhall/kernel';
import type { LiarPuzzle } from '../../../web/src/puzzle.ts';
import type { Evening } from './evening.ts';
import { type Case, evidenceIn, suspectsIn } from './evidence.ts';
import { gradeOf } from './grade.ts';
import { clear, convict } from './prove.ts';
import { isGivenAway, liarIn, type Worlds, worldsOf } from './worlds.ts';

/** Fewer suspects are a guess, more facts than these do not fit into a head. */
const LEAST_SUSPECTS = 3;
const MOST_FACTS = 14;

/** What became of the seats that were looked at. */
export interface Sifted {
  evenings: number;
  seats: number;
  /** With enough suspects and not too many facts. */
  tried: number;
  /** A hunter has voted for the death of another, against the premise. */
  untrue: number;
  unique: number;
  givenAway: number;
  unproved: number;
}

/** The liar, if the case is one for a puzzle; -1: it is none. */
function liarWorthFinding(given: Case, worlds: Worlds, sifted: Sifted): Seat {
  const liar = liarIn(worlds);
  if (liar < 0) return -1;
  sifted.unique++;
  if (!isGivenAway(given)) return liar;
  sifted.givenAway++;
  return -1;
}

/** The proofs for all suspects, the liar's first; null: for one of them none was found. */
export function proofsOf(given: Case, suspects: readonly Seat[], liar: Seat): LiarPuzzle['proofs'] | null {
  const proofs: { seat: Seat; steps: LiarPuzzle['proofs'][number]['steps'] }[] = [];
  for (const seat of [liar, ...suspects.filter((one) => one !== liar)]) {
    const steps = seat === liar ? convict(given, seat) : clear(given, seat, liar);
    if (steps === null) return null;
    proofs.push({ seat, steps });
  }
  return proofs;
}

function movesOf({ match }: Evening): LiarPuzzle['match']['moves'] {
  return match.record.entries.flatMap((entry): LiarPuzzle['match']['moves'] => {
    if (!('move' in entry)) return [];
    return [entry.by === 'seat' ? [entry.seat, entry.move] : [entry.seat, entry.move, entry.by]];
  });
}

function puzzleAt(evening: Evening, seat: Seat, options: OptionValues, sifted: Sifted): LiarPuzzle | null {
  const { match, logs } = evening;
  const given: Case = { view: game.view(match.s, seat), log: logs[seat]! };
  sifted.seats++;
  if (suspectsIn(given).length < LEAST_SUSPECTS || evidenceIn(given).length > MOST_FACTS) return null;
  sifted.tried++;
  const worlds = worldsOf(given);
  if (!worlds.deals.some((deal) => deal.every((role, at) => role === match.s.roles[at]))) {
    sifted.untrue++;
    return null;
  }
  const liar = liarWorthFinding(given, worlds, sifted);
  if (liar < 0) return null;
  const proofs = proofsOf(given, worlds.suspects, liar);
  if (proofs === null) {
    sifted.unproved++;
    return null;
  }
  const { rulesVersion, seats, seed } = match.record;
  const start = { rulesVersion, seats, options, seed, moves: movesOf(evening) };
  const id = `bv-${createHash('sha256')
    .update(JSON.stringify([start, seat]))
    .digest('hex')
    .slice(0, 8)}`;
  const solvedBy = gradeOf(given, worlds.suspects, proofs);
  return { id, kind: 'liar', theme: 'reading', seat, match: start, solvedBy, liar, proofs };
}

const lengthOf = ({ proofs }: LiarPuzzle): number => proofs[0]!.steps.length;

/** The puzzle of this debate with the longest way to the liar; null: there is none. */
export function bestIn(evening: Evening, options: OptionValues, sifted: Sifted): LiarPuzzle | null {
  const { roles, isAlive } = evening.match.s;
  const honest = roles.flatMap((role, seat) => (isAlive[seat] && ROLES[role]!.side === VAMPIRES ? [seat] : []));
  const found = honest.flatMap((seat) => puzzleAt(evening, seat, options, sifted) ?? []);
  return found.sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null;
}
