/*
 * `npm run train -- GAME`: learns the weights of a game's value from self-play, and writes them to `hints/weights.json` of
 * the game, with the command and its result, and the learning curve to docs/bots. The same arguments give the same weights.
 * Games are stored as they are played; a training that was stopped goes on where it was.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BOTS_VERSION } from '@duskhall/bots';
import { readGameOptions, readSeats } from '../../cli/arguments.ts';
import { findGame } from '../../cli/games.ts';
import { openProgress } from '../../cli/progress-bar.ts';
import { processTerminal } from '../../cli/terminal.ts';
import { linePlot } from '../balance/plot.ts';
import { checkpointIn } from './checkpoint.ts';
import { train } from './generations.ts';
import type { Setting } from './self-play.ts';

const HERE = pathToFileURL(`${process.cwd()}/`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'a' },
    games: { type: 'string', default: '400,400,600' },
    seats: { type: 'string' },
    options: { type: 'string', multiple: true, default: [] as string[] },
  },
});
const game = findGame(positionals[0] ?? 'vampire-empire');
const { learning } = game.hints ?? {};
if (!learning) throw new Error(`${game.name} has no features to learn from`);
const games = values.games.split(',').map(Number);
if (!games.every((count) => Number.isInteger(count) && count >= 10))
  throw new Error('--games takes the games of each generation, at least 10: 600,1000,1600');

const settings = (values.seats ?? `${game.seats.min}`).split(',').map((text): Setting => {
  const seats = readSeats(game, text);
  return { seats, options: readGameOptions(game, values.options, seats) };
});

/** Games of other bots, seats or options are others. */
const about = createHash('sha256')
  .update(JSON.stringify([BOTS_VERSION, learning.features, settings]))
  .digest('hex');
const folder = new URL(`node_modules/.cache/duskhall/train/${game.name}/${values.seed}-${about.slice(0, 12)}/`, HERE);
const checkpoint = checkpointIn(folder);
const total = games.reduce((sum, count) => sum + count, 0);
const progress = openProgress(processTerminal(HERE), total, 'games');
const { seed } = values;
const { weights, lessons } = train(game, { seed, games, settings, checkpoint, onPlayed: () => progress.done(1) });
progress.stop();

const brief = (loss: number): number => Math.round(loss * 1e4) / 1e4;
const told = lessons.map((lesson) => ({ ...lesson, fitted: brief(lesson.fitted), heldOut: brief(lesson.heldOut) }));
const command = ['npm run train --', game.name, ...process.argv.slice(3)].join(' ');
const content = { command, logLoss: told, weights: [...weights] };
writeFileSync(new URL(`games/${game.name}/hints/weights.json`, HERE), `${JSON.stringify(content, null, 2)}\n`);
const curve = (label: string, loss: 'fitted' | 'heldOut') => ({
  label,
  points: told.map((lesson) => [lesson.games, lesson[loss]] as const),
});
const plot = linePlot(
  `${game.name}: log loss of the learned value`,
  [curve('held out', 'heldOut'), curve('fitted', 'fitted')],
  { x: 'games', y: 'log loss' },
);
writeFileSync(new URL(`docs/bots/${game.name}-learning.svg`, HERE), plot);
console.table(told);
