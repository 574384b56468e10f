import { answer, BadInput, type Rng, waiting } from '@duskhall/kernel';
import type { Options } from './options.ts';
import { begin, steps } from './rules.ts';
import { higherBids, roundOf, type State, setup } from './state.ts';

const FORM = 'a scenario of Liar\'s Dice looks like {"dice": [3, 6], "bids": [[1, 3], [2, 3]]}';

/** Sets the named dice and makes the named bids; without named dice they are rolled. */
export function scenario(given: unknown, options: Options, rng: Rng): State {
  if (typeof given !== 'object' || given === null) throw new BadInput(FORM);
  const { dice, bids = [], ...rest } = given as { [key: string]: unknown };
  if (!Array.isArray(bids) || Object.keys(rest).length > 0) throw new BadInput(FORM);
  const faces = Number(options.faces);
  const s = begin(dice === undefined ? setup(options, rng) : roundOf(faces, readDice(dice, faces), rng));
  for (const bid of bids) make(s, bid);
  return s;
}

function readDice(given: unknown, faces: number): number[] {
  if (!Array.isArray(given) || given.length !== 2) throw new BadInput(FORM);
  const isDie = (die: unknown) => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= faces;
  if (!given.every(isDie)) throw new BadInput(`a die shows 1 to ${faces}, not ${JSON.stringify(given)}`);
  return given.slice();
}

function make(s: State, given: unknown): void {
  if (!Array.isArray(given) || given.length !== 2) throw new BadInput(FORM);
  const higher = higherBids(s);
  const bid = higher.find(({ quantity, face }) => quantity === given[0] && face === given[1]);
  if (bid === undefined) {
    const lowest = higher[0] === undefined ? 'none' : `[${higher[0].quantity}, ${higher[0].face}] and higher`;
    throw new BadInput(`the bid ${JSON.stringify(given)} is not possible here; possible: ${lowest}`);
  }
  answer(steps, s, waiting(s)[0]!, bid);
}
