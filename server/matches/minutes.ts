import type { Minute } from '@duskhall/host';
import type { Minutes } from '../contract.ts';

/** Everything said and done in a match, without the words of `unheard` accounts. */
export function minutesFor(minutes: readonly Minute[], unheard: readonly string[]): Minutes {
  const told: Minutes = { said: [], did: [] };
  for (const { account: id, name, at, what } of minutes) {
    const head = { person: { id, name }, at };
    if ('did' in what) told.did.push({ ...head, ...what.did });
    else if (!unheard.includes(id)) told.said.push({ ...head, ...what.said });
  }
  return told;
}
