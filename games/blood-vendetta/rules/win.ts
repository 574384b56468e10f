import type { Seat } from '@duskhall/kernel';
import type { Ending } from '../events.ts';
import {
  BANSHEE,
  BEAUTY,
  HUNTERS,
  KING,
  KITSUNE,
  LAMIA,
  LEADER,
  LONER,
  NEWLY_TURNED,
  NOSFERATU,
  PARALYZING_VARG,
  type Side,
  VAMPIRES,
  VARG_LEADER,
  VARGS,
} from '../roles/table.ts';
import { isPower, type State } from '../state/index.ts';
import { living, sideOf } from './people.ts';

/** Vampires who can strike back. */
const ARMED = [KING, NOSFERATU, BANSHEE];

/** VN-6.1, VN-6.3, VN-6.6: the ending given who is alive; empty while the game goes on. */
export function endingNow(s: State): Ending {
  const seats = living(s);
  if (seats.length === 0) return 'all-dead';
  const sides = new Set(seats.map((seat) => sideOf(s, seat)));
  if (sides.size === 1) return winOf(s, seats[0]!);
  if (seats.length === 2) {
    const ending = lastTwo(s, seats[0]!, seats[1]!);
    if (ending !== '' || s.rules === 1) return ending;
  }
  return s.options.endRule === 'parity' ? parity(s, seats, sides) : '';
}

/** The rule that ended the game. */
export function ruleOfEnd(s: State): string {
  const { stalemateCycles } = s.options;
  if (s.ending === 'stalemate')
    return stalemateCycles > 0 && s.quietCycles >= stalemateCycles ? 'VN-6.5.1' : 'VN-6.5.3';
  const seats = living(s);
  if (new Set(seats.map((seat) => sideOf(s, seat))).size < 2) return 'VN-6.1';
  return seats.length === 2 && lastTwo(s, seats[0]!, seats[1]!) !== '' ? 'VN-6.2' : 'VN-6.4';
}

/** The ending in which this seat's side wins. */
function winOf(s: State, seat: Seat): Ending {
  const side = sideOf(s, seat);
  if (side === LONER) return s.roles[seat] === KITSUNE ? 'kitsune' : 'werewolf';
  return side === VAMPIRES ? 'vampires' : side === HUNTERS ? 'hunters' : 'vargs';
}

/** VN-6.2, row by row. */
function lastTwo(s: State, a: Seat, b: Seat): Ending {
  const holderOf = (role: number): Seat => [a, b].find((seat) => s.roles[seat] === role) ?? -1;
  const of = (side: Side): Seat => [a, b].find((seat) => sideOf(s, seat) === side) ?? -1;
  const [leader, packLeader, vampire] = [holderOf(LEADER), holderOf(VARG_LEADER), of(VAMPIRES)];
  if (leader >= 0 && packLeader >= 0) return 'two-leaders';
  const enemy = vampire === a ? b : a;
  if (vampire >= 0 && [LAMIA, NEWLY_TURNED].includes(s.roles[vampire]!)) return winOf(s, enemy);
  const doomed = s.before[BANSHEE]!;
  if (doomed === a || doomed === b) return '';
  if (vampire >= 0) return ARMED.includes(s.roles[vampire]!) ? '' : winOf(s, enemy);
  if (s.rules > 1 && leader >= 0 && holderOf(PARALYZING_VARG) >= 0 && isPower(s, PARALYZING_VARG)) return '';
  if (s.rules > 1 && packLeader >= 0 && holderOf(BEAUTY) >= 0 && isCharmed(s, packLeader)) return '';
  if (leader >= 0 && of(VARGS) >= 0) return 'hunters';
  if (packLeader >= 0 && of(HUNTERS) >= 0) return 'vargs';
  return of(HUNTERS) >= 0 && holderOf(KITSUNE) >= 0 ? 'hunters' : '';
}

/** Whether the Beauty has charmed this seat, on a Night whose execution is still to come. */
const isCharmed = (s: State, seat: Seat): boolean =>
  s.before[BEAUTY] === seat && !s.deaths.some(({ cycle, cause }) => cycle === s.cycle && cause === 'execution');

/** VN-6.4 */
function parity(s: State, seats: readonly Seat[], sides: ReadonlySet<Side>): Ending {
  if (sides.size > 2 || sides.has(LONER) || (sides.has(HUNTERS) && sides.has(VARGS))) return '';
  const clan = sides.has(HUNTERS) ? HUNTERS : VARGS;
  const members = seats.filter((seat) => sideOf(s, seat) === clan);
  if (members.length * 2 < seats.length || seats.some((seat) => ARMED.includes(s.roles[seat]!))) return '';
  return winOf(s, members[0]!);
}
