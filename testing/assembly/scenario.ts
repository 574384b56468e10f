import { BadInput, type Rng } from '@duskhall/kernel';
import { SIDES, type Side } from './frames.ts';
import { lay, type Options, type State } from './state.ts';

const isSide = (value: unknown): value is Side => (SIDES as readonly unknown[]).includes(value);

/** A position given by names: the sides of the seats, and how many rounds are over. */
export function scenario(given: unknown, options: Options, seats: number, rng: Rng): State {
  const { sides, round = 0 } = { ...(given as { sides?: unknown; round?: unknown }) };
  if (!Array.isArray(sides) || sides.length !== seats || !sides.every(isSide))
    throw new BadInput(`a scenario names the side of each of the ${seats} seats: ${SIDES.join(' or ')}`);
  if (sides.filter((side) => side === 'raven').length * 2 >= seats) throw new BadInput('ravens must be the fewer');
  if (!sides.includes('raven')) throw new BadInput('a scenario needs a raven');
  const isRound = Number.isInteger(round) && (round as number) >= 0 && (round as number) < options.rounds;
  if (!isRound) throw new BadInput(`"round" is a whole number from 0 to ${options.rounds - 1}`);
  return { ...lay(options, sides, rng), round: round as number };
}
