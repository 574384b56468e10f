import { type BloodVendetta, bloodVendetta as game, type Move, NONE } from '@duskhall/blood-vendetta';
import { below, type Rng, type Seat } from '@duskhall/kernel';
import { phoneText } from './phone.ts';

type State = BloodVendetta['state'];

/** A person reads 200 words a minute, looks at every new screen for a moment, and takes a while for every tap. */
export const WORD = 60_000 / 200;
export const [LOOK, TAP] = [1500, 1000];
/** The slowest person takes half as long again as the quickest: each draws a pace once, in hundredths. */
const [QUICK, SLOW] = [100, 150];

/** Somebody with a phone: how fast they are, and what they have read so often that they know it. */
export interface Person {
  pace: number;
  known: Set<string>;
}
export const personOf = (rng: Rng): Person => ({
  pace: (QUICK + below(rng, SLOW - QUICK + 1, 'pace')) / 100,
  known: new Set(),
});

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** VN-4.13.2: the taps of a step. */
export const tapsOf = (question: string): number => (['role', 'card', 'roll'].includes(question) ? 1 : 2);

/** So many words of this are new to the person, who knows them from now on. */
export function countNew(lines: readonly string[], { known }: Person): number {
  const fresh = lines.filter((line) => !known.has(line));
  for (const line of fresh) known.add(line);
  return countWords(fresh.join(' '));
}

const NAMES = Array.from({ length: 24 }, (_, seat) => `Name${seat}`);

/** How long a person needs for the open question, in milliseconds. */
export function timeFor(s: State, seat: Seat, person: Person): number {
  const { standing, asked } = phoneText(s, seat, NAMES.slice(0, s.roles.length));
  const words = countNew(standing, person) + countWords(asked.join(' '));
  return person.pace * (LOOK + WORD * words + TAP * tapsOf(s.table.questions[seat]!));
}

/** Some answer that a person might give: a choice, and on a board its lock. */
export function answersOf(s: State, seat: Seat, rng: Rng): Move[] {
  const moves = game.legal(s, seat);
  const lock = moves.find((move) => 'lock' in move);
  const last = moves.find((move) => 'ready' in move);
  if (last !== undefined) return [last];
  const choices = moves.filter((move) => !('none' in move || 'lock' in move || 'nominate' in move));
  const choice = choices[below(rng, choices.length, 'answer')]!;
  return lock !== undefined && s.votes[seat] === NONE ? [choice, lock] : [choice];
}
