import { availableParallelism } from 'node:os';
import { BOTS } from '@duskhall/bots';
import { BadInput } from '@duskhall/kernel';
import { bySeat, readArguments, readGameOptions, readList, readSeats, readWhole } from '../arguments.ts';
import { BOT_NAMES } from '../bot-names.ts';
import { bringCards, CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { findGame } from '../games.ts';
import { isSaid, nameOf } from '../outside/games.ts';
import { openProgress } from '../progress-bar.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { simulateOnCores } from './cores.ts';
import { printSummary, summarise } from './report.ts';
import type { Simulation } from './simulation.ts';

const help = `
duskhall sim <game> [options]: plays whole games between bots on all cores

  --games N          how many games (1000)
  --seats K          how many seats; else the fewest
  --bots a,b         by seat, or one for all seats (random):
                     ${BOT_NAMES}
  --seed S           any text: the same seed gives the same games (duskhall)
  --options k=v,k=v  the table's options; duskhall games lists them
  --game G           which game, or the file of one of your own: ./mine.js
  --cards FILE       a card set of your own; duskhall cards --help tells more
  --cores C          on how many cores; the results do not depend on it
  --json             as JSON
`;

const FLAGS = {
  games: { type: 'string', default: '1000' },
  seats: { type: 'string' },
  bots: { type: 'string', default: 'random' },
  seed: { type: 'string', default: 'duskhall' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  game: { type: 'string' },
  cards: CARDS_FLAG,
  cores: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const sim: Command = {
  summary: 'plays whole games between bots on all cores, and counts',
  help,
  async run(words, terminal) {
    const { values, word } = readArguments(words, FLAGS, 'game', isSaid(words));
    const named = await nameOf(values.game ?? word, terminal.home);
    bringCards(values.cards);
    const game = findGame(named);
    const seats = readSeats(game, values.seats);
    const options = readGameOptions(game, values.options, seats);
    const simulation = { game: game.name, seats, options, seed: values.seed, bots: readBots(values.bots, seats) };
    const games = readWhole('games', values.games, 1, Number.MAX_SAFE_INTEGER);
    const cores = values.cores === undefined ? availableParallelism() : readWhole('cores', values.cores, 1, 1024);
    const summary = await run(simulation, games, cores, terminal);
    if (values.json) printJson(terminal, summary);
    else printSummary(summary, terminal);
  },
};

async function run(simulation: Simulation, games: number, cores: number, terminal: Terminal) {
  const progress = openProgress(terminal, games, 'games');
  try {
    return summarise(simulation, await simulateOnCores(simulation, games, cores, terminal.home, progress.done));
  } finally {
    progress.stop();
  }
}

function readBots(text: string, seats: number): string[] {
  const names = readList(text);
  for (const name of names)
    if (!Object.hasOwn(BOTS, name))
      throw new BadInput(`there is no bot "${name}"; known: ${Object.keys(BOTS).join(', ')}`);
  return bySeat(names, seats);
}
