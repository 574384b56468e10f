import { next, proceed, type Rng } from '@duskhall/kernel';
import { lay } from '../deal.ts';
import type { Options } from '../options.ts';
import { BANSHEE, BEAUTY, MODAL_VARGS, maskOf, PARALYZING_VARG } from '../roles/table.ts';
import { awaken, die, finish } from '../rules/death.ts';
import { steps } from '../rules/index.ts';
import { endingNow } from '../rules/win.ts';
import { RULES_VERSION, type State } from '../state/index.ts';
import { checkCards, checkPosition } from './check.ts';
import { type Position, readPosition, STEPS, type Step } from './position.ts';
import { readParts } from './read.ts';

/** A position given by names; the README describes every part. */
export function scenario(
  given: unknown,
  options: Options,
  seats: number,
  rng: Rng,
  rules: number = RULES_VERSION,
): State {
  const position = readPosition(readParts(given), seats, rules);
  checkCards(position.roles, rules);
  if (rules > 1) checkPosition(position, options);
  const { roles, plain, step } = position;
  const s = lay(
    options,
    roles,
    maskOf(MODAL_VARGS.filter((one) => roles.includes(one) && !plain.includes(one))),
    rng,
    rules,
  );
  place(s, position);
  const ending = endingOf(s, step);
  if (ending !== '') finish(s, ending);
  else next(s, STEPS[step]);
  proceed(steps, s);
  return s;
}

function place(
  s: State,
  { roles, dead, step, cycle, quiet, lives, doomed, charmed, paralysed, last, isDouble }: Position,
): void {
  s.cycle = cycle;
  s.tricks = s.charms = s.bites = Array.from({ length: cycle + 1 }, () => -1);
  const hasBegun = step === 'night' || step === 'dawn';
  if (hasBegun) {
    s.phase = 'night';
    s.introduced = 31;
    if (s.rules > 1) s.roles = roles.slice();
  }
  for (const seat of dead) die(s, seat, 'nightfall');
  s.quietCycles = quiet;
  if (lives >= 0) s.ghoulLives = lives;
  s.isDoubleStrike = isDouble;
  if (doomed >= 0) s.before[BANSHEE] = doomed;
  if (charmed >= 0) s.charms = s.charms.with(cycle, charmed);
  if (paralysed >= 0) s.bites = s.bites.with(cycle, paralysed);
  for (const [role, seat] of last) s.before[role] = seat;
  if (s.rules === 1) return;
  if (charmed >= 0) s.before[BEAUTY] = charmed;
  if (paralysed >= 0) s.before[PARALYZING_VARG] = paralysed;
  if (isDouble) s.turnedFell = cycle;
  if (hasBegun) awaken(s);
}

/** VN-6.1, VN-6.5.1: the ending the position has already reached; empty while the game goes on. */
function endingOf(s: State, step: Step): State['ending'] {
  if (step !== 'night' && step !== 'dawn') return '';
  const { stalemateCycles } = s.options;
  return endingNow(s) || (stalemateCycles > 0 && s.quietCycles >= stalemateCycles ? 'stalemate' : '');
}
