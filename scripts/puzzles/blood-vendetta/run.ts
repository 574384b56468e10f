/* Mines "Who lies?" puzzles of Blood Vendetta: npm run puzzles -- blood-vendetta [--count N] [--seed S] */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openProgress } from '../../../cli/progress-bar.ts';
import { processTerminal } from '../../../cli/terminal.ts';
import { linesOf, mineLiars } from './mine.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '72' }, seed: { type: 'string', default: '0' } },
});
const wanted = Number(values.count);
const progress = openProgress(processTerminal(pathToFileURL(`${process.cwd()}/`)), wanted, 'puzzles');
const { puzzles, sifted } = mineLiars(wanted, Number(values.seed), () => progress.done(1));
progress.stop();
writeFileSync('web/src/games/blood-vendetta/puzzles.json', linesOf(puzzles));
console.log(JSON.stringify(sifted));
