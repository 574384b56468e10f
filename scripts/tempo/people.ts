import { type BloodVendetta, bloodVendetta as game, type Move, NONE, roleName } from '@duskhall/blood-vendetta';
import { words } from '@duskhall/blood-vendetta/texts/en/words.ts';
import { below, type Rng, type Seat } from '@duskhall/kernel';

type State = BloodVendetta['state'];

/** A person reads 200 words a minute, looks at every new screen for a moment, and takes a while for every tap. */
export const WORD = 60_000 / 200;
export const [LOOK, TAP] = [1500, 1000];
/** The slowest person takes half as long again as the quickest: each draws a pace once, in hundredths. */
const [QUICK, SLOW] = [100, 150];
export const paceOf = (rng: Rng): number => (QUICK + below(rng, SLOW - QUICK + 1, 'pace')) / 100;

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** VN-4.13.2: the taps of a step. */
const tapsOf = (question: string): number => (['role', 'card', 'roll'].includes(question) ? 1 : 2);

/** What stands on the phone and is read before the first tap. */
function textOf(s: State, seat: Seat): string {
  const question = s.table.questions[seat]!;
  const role = words.roles[roleName(s.roles[seat]!)];
  if (question === 'role') return `${words.asks.role} ${role.name} ${role.text}`;
  if (question === 'target') return (role as { ask: string }).ask;
  const news = s.facts
    .filter((fact) => fact.seat === seat && fact.cycle === s.cycle)
    .map((fact) => words.card(fact, NAMES));
  return question === 'card' ? `${words.asks.card} ${news.join(' ') || words.neutral}` : words.asks[question];
}
const NAMES = Array.from({ length: 24 }, (_, seat) => `Name${seat}`);

/** How long a person of this pace needs for the open question, in milliseconds. */
export function timeFor(s: State, seat: Seat, pace: number): number {
  return pace * (LOOK + WORD * countWords(textOf(s, seat)) + TAP * tapsOf(s.table.questions[seat]!));
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
