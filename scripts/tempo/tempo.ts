/* How long a table of Blood Vendetta must be silent, round by round: `npm run tempo`. Seconds of a clock moved by hand. */
import { playEvening, type Silence } from './evening.ts';

const MANNERS = {
  'one by one, to the end': { callMode: 'sequential', brisk: 'off' },
  'one by one, brisk': { callMode: 'sequential', brisk: 'on' },
  'all at once, to the end': { callMode: 'simultaneous', brisk: 'off' },
  'all at once, brisk (usual)': {},
};
const EVENINGS = 20;
const ROUNDS = 3;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** An evening that was over before does not count. */
const shown = (numbers: readonly (number | undefined)[]): string =>
  mean(numbers.filter((number) => number !== undefined)).toFixed(0);

const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1);
console.log(`| players | set | calls | introduction | ${rounds.map((round) => `round ${round} | idle`).join(' | ')} |`);
console.log(`|${'---|'.repeat(4 + 2 * ROUNDS)}`);
for (const seats of [8, 12])
  for (const set of ['standard', 'advanced'])
    for (const [name, options] of Object.entries(MANNERS)) {
      const evenings: Silence[] = [];
      for (let seed = 1; seed <= EVENINGS; seed++)
        evenings.push(await playEvening(seats, { set, ...options }, seed, ROUNDS));
      const columns = rounds.flatMap((round) => [
        shown(evenings.map(({ seconds }) => seconds[round])),
        shown(evenings.map(({ idle }) => idle[round])),
      ]);
      const introduction = shown(evenings.map(({ seconds }) => seconds[0]));
      console.log(`| ${seats} | ${set} | ${name} | ${introduction} | ${columns.join(' | ')} |`);
    }
