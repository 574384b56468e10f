import { BadInput, next, proceed, type Rng, type Seat } from '@duskhall/kernel';
import { lay } from './deal.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import { errorsIn } from './roles/check-set.ts';
import { BANSHEE, bit, MODAL_VARGS, ROLE_IDS, ROLES, type Role, type RoleId } from './roles/table.ts';
import { die } from './rules/death.ts';
import { steps } from './rules/index.ts';
import { endingNow } from './rules/win.ts';
import type { State } from './state/index.ts';

/** Where a table set by names begins. */
const STEPS = {
  roles: { do: 'roles.ask' },
  intro: { do: 'intro.begin' },
  night: { do: 'debate.open' },
  dawn: { do: 'cycle.begin' },
} as const satisfies { [step: string]: Frame };
const PARTS = [
  'roles',
  'plain',
  'dead',
  'step',
  'cycle',
  'quiet',
  'lives',
  'doomed',
  'charmed',
  'paralysed',
  'last',
  'double',
] as const;
type Part = (typeof PARTS)[number];

/** A table set by names: the README describes every part. */
export function scenario(given: unknown, options: Options, seats: number, rng: Rng): State {
  const wanted = readParts(given);
  const roles = readList(wanted.roles, 'roles').map((name) => readRole(name, 'roles'));
  if (roles.length !== seats) throw new BadInput(`"roles" names ${roles.length} roles for ${seats} seats`);
  const plain = readList(wanted.plain ?? [], 'plain').map((name) => readRole(name, 'plain'));
  const special = MODAL_VARGS.filter((role) => roles.includes(role) && !plain.includes(role));
  const s = lay(
    options,
    roles,
    special.reduce((mask, role) => mask | bit(role), 0),
    rng,
  );
  checkCopies(roles);
  const step = readName(Object.keys(STEPS), wanted.step ?? 'dawn', 'step') as keyof typeof STEPS;
  const cycle = readNumber(wanted.cycle ?? 0, 'cycle', 98);
  enterCycle(s, cycle, step);
  for (const seat of readList(wanted.dead ?? [], 'dead').map((one) => readSeat(s, one, 'dead')))
    die(s, seat, 'nightfall');
  s.quietCycles = readNumber(wanted.quiet ?? 0, 'quiet', 9);
  s.ghoulLives = 1 + readNumber(Number(wanted.lives ?? 2) - 1, 'lives', 1);
  s.isDoubleStrike = wanted.double === true;
  if (wanted.doomed !== undefined) s.before[BANSHEE] = readSeat(s, wanted.doomed, 'doomed');
  if (wanted.charmed !== undefined) s.charms = s.charms.with(cycle, readSeat(s, wanted.charmed, 'charmed'));
  if (wanted.paralysed !== undefined) s.bites = s.bites.with(cycle, readSeat(s, wanted.paralysed, 'paralysed'));
  for (const [name, seat] of Object.entries(wanted.last ?? {}))
    s.before[readRole(name, 'last')] = readSeat(s, seat, 'last');
  if (endingNow(s) !== '') throw new BadInput(`this game is over: ${endingNow(s)} (VN-6.1)`);
  next(s, STEPS[step]);
  proceed(steps, s);
  return s;
}

function enterCycle(s: State, cycle: number, step: keyof typeof STEPS): void {
  s.cycle = cycle;
  s.tricks = s.charms = s.bites = Array.from({ length: cycle + 1 }, () => -1);
  if (step === 'night' || step === 'dawn') s.phase = 'night';
  if (step !== 'roles' && step !== 'intro') s.introduced = 31;
}

function checkCopies(roles: readonly Role[]): void {
  const counts = ROLES.map((_, role) => roles.filter((own) => own === role).length);
  const wrong = errorsIn({ counts, powers: 0 }, roles.length).find(
    ({ code }) => code === 'too-many-copies' || code === 'two-lords',
  );
  if (wrong !== undefined) throw new BadInput(`these cards are not to be had together: ${wrong.code} (${wrong.rule})`);
}

function readParts(given: unknown): { [part in Part]?: unknown } & { last?: object } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput(`the scenario must be an object, not ${show(given)}`);
  const unknown = Object.keys(given).find((key) => !(PARTS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new BadInput(`the scenario has no part "${unknown}"; known: ${PARTS.join(', ')}`);
  const { last = {} } = given as { last?: unknown };
  if (typeof last !== 'object' || last === null) throw new BadInput(`last must be an object, not ${show(last)}`);
  return given;
}
function readList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(`${where} must be a list, not ${show(given)}`);
  return given;
}
function readRole(given: unknown, where: string): Role {
  const role = ROLE_IDS.indexOf(given as RoleId);
  if (role < 0) throw new BadInput(`${where}: there is no role ${show(given)}`);
  return role;
}
/** Seats are written as in the rules: S1 is the first. */
function readSeat(s: State, given: unknown, where: string): Seat {
  const seat = typeof given === 'string' && /^S\d{1,2}$/.test(given) ? Number(given.slice(1)) - 1 : -1;
  if (seat < 0 || seat >= s.seats) throw new BadInput(`${where}: ${show(given)} is not like "S1", up to S${s.seats}`);
  return seat;
}
function readName(names: readonly string[], given: unknown, where: string): string {
  if (typeof given === 'string' && names.includes(given)) return given;
  throw new BadInput(`${where}: ${show(given)} is none of ${names.join(', ')}`);
}
function readNumber(given: unknown, where: string, most: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= most) return given;
  throw new BadInput(`${where} is a whole number up to ${most}, not ${show(given)}`);
}
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
