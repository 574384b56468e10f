/* Mines "Who lies?" puzzles of Blood Vendetta: npm run puzzles:blood-vendetta -- [--count N] [--seed S] */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOf, mineLiars } from './mine.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '72' }, seed: { type: 'string', default: '0' } },
});
const tell = (found: number) => process.stderr.write(`\r${found}`);
const { puzzles, sifted } = mineLiars(Number(values.count), Number(values.seed), tell);
writeFileSync('web/src/games/blood-vendetta/puzzles.json', linesOf(puzzles));
console.log(`\n${JSON.stringify(sifted)}`);
