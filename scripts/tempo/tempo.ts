/* How long a table of Blood Vendetta must be silent, round by round: `npm run tempo`. Seconds of a clock moved by hand. */
import { playEvening } from './evening.ts';

const MANNERS = {
  'one by one, to the end': { callMode: 'sequential', brisk: 'off' },
  'one by one, brisk': { callMode: 'sequential', brisk: 'on' },
  'all at once, to the end': { callMode: 'simultaneous', brisk: 'off' },
  'all at once, brisk (usual)': {},
};
const EVENINGS = 20;
const ROUNDS = 1;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const shown = (numbers: readonly number[]): string => mean(numbers).toFixed(0);

console.log('| players | set | calls | introduction | round 1 | of it idle |\n|---|---|---|---|---|---|');
for (const seats of [8, 12])
  for (const set of ['standard', 'advanced'])
    for (const [name, options] of Object.entries(MANNERS)) {
      const evenings = [];
      for (let seed = 1; seed <= EVENINGS; seed++)
        evenings.push(await playEvening(seats, { set, ...options }, seed, ROUNDS));
      const [intro, round, idle] = [
        evenings.map(({ seconds }) => seconds[0]!),
        evenings.map(({ seconds }) => seconds[1]!),
        evenings.map((evening) => evening.idle[1]!),
      ];
      console.log(`| ${seats} | ${set} | ${name} | ${shown(intro)} | ${shown(round)} | ${shown(idle)} |`);
    }
