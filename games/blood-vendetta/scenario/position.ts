import { BadInput, type Seat } from '@duskhall/kernel';
import type { Frame } from '../frames.ts';
import type { Role } from '../roles/table.ts';
import { type Given, readFlag, readList, readName, readNumber, readObject, readRole, readSeat } from './read.ts';

/** The steps at which a position can start. */
export const STEPS = {
  roles: { do: 'roles.ask' },
  intro: { do: 'intro.begin' },
  night: { do: 'debate.open' },
  dawn: { do: 'cycle.begin' },
} as const satisfies { [step: string]: Frame };
export type Step = keyof typeof STEPS;

/** The parsed parts; seat -1 was not given. */
export interface Position {
  readonly roles: readonly Role[];
  readonly plain: readonly Role[];
  readonly dead: readonly Seat[];
  readonly step: Step;
  readonly cycle: number;
  /** The cycle was given, so everything else must agree with it. */
  readonly isDated: boolean;
  readonly quiet: number;
  /** -1: not given. */
  readonly lives: number;
  readonly doomed: Seat;
  readonly charmed: Seat;
  readonly paralysed: Seat;
  readonly last: readonly (readonly [Role, Seat])[];
  readonly isDouble: boolean;
}

export function readPosition(given: Given, seats: number, rules: number): Position {
  const roles = readList(given.roles, 'roles').map((name) => readRole(name, 'roles'));
  if (roles.length !== seats) throw new BadInput(`"roles" names ${roles.length} roles for ${seats} seats`);
  const seatOf = (where: 'doomed' | 'charmed' | 'paralysed'): Seat =>
    given[where] === undefined ? -1 : readSeat(seats, given[where], where);
  // Version 1 accepted the number as text, and any value for the flag.
  const lives = rules > 1 ? given.lives : given.lives === undefined ? given.lives : Number(given.lives);
  return {
    roles,
    plain: readList(given.plain ?? [], 'plain').map((name) => readRole(name, 'plain')),
    dead: readList(given.dead ?? [], 'dead').map((one) => readSeat(seats, one, 'dead')),
    step: readName(Object.keys(STEPS) as Step[], given.step ?? 'dawn', 'step'),
    cycle: readNumber(given.cycle ?? 0, 'cycle', 0, 98),
    isDated: given.cycle !== undefined,
    quiet: readNumber(given.quiet ?? 0, 'quiet', 0, rules > 1 ? 98 : 9),
    lives: lives === undefined ? -1 : readNumber(lives, 'lives', rules > 1 ? 0 : 1, 2),
    doomed: seatOf('doomed'),
    charmed: seatOf('charmed'),
    paralysed: seatOf('paralysed'),
    last: Object.entries(readObject(given.last ?? {}, 'last')).map(
      ([name, seat]) => [readRole(name, 'last'), readSeat(seats, seat, 'last')] as const,
    ),
    isDouble: rules > 1 ? readFlag(given.double ?? false, 'double') : given.double === true,
  };
}
