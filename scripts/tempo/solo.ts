/* How long one person plays against seven bots: `npm run tempo:solo`. Minutes of a clock that is moved by hand. */
import { type Manner, PARTS, playAlone, type SoloEvening } from './solo-evening.ts';

const EVENINGS = 30;
const MANNERS: readonly Manner[] = ['brief', 'patient'];

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`| person | set | median | shortest | longest | rounds | words | ${PARTS.join(' | ')} |`);
console.log(`|${'---|'.repeat(7 + PARTS.length)}`);
for (const manner of MANNERS)
  for (const set of ['standard', 'advanced']) {
    const evenings: SoloEvening[] = [];
    for (let seed = 1; seed <= EVENINGS; seed++) evenings.push(await playAlone(seed, manner, { set }));
    const minutes = evenings.map((evening) => evening.minutes);
    const columns = [
      ...[middle(minutes), Math.min(...minutes), Math.max(...minutes)].map((number) => number.toFixed(1)),
      mean(evenings.map(({ rounds }) => rounds)).toFixed(1),
      mean(evenings.map((evening) => evening.words)).toFixed(0),
      ...PARTS.map((part) => mean(evenings.map(({ parts }) => parts[part])).toFixed(1)),
    ];
    console.log(`| ${manner} | ${set} | ${columns.join(' | ')} |`);
  }
