import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BadInput } from '@duskhall/kernel';
import { contenderOf } from '../arena/contender.ts';
import { bySeat, readArguments, readGameOptions, readList, readSeats, readWhole } from '../arguments.ts';
import { BOT_NAMES } from '../bot-names.ts';
import { bringCards, CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { findGame } from '../games.ts';
import { isSaid, nameOf } from '../outside/games.ts';
import { printLine } from '../terminal.ts';
import { makeDataset } from './dataset.ts';
import { writeWhole } from './whole-file.ts';

const help = `
duskhall dataset <game> --out FILE [options]: games between bots as arrays for
NumPy: every decision with what the seat knew, its legal moves, the search and
the result; docs/datasets.md describes the arrays

  --out FILE         where to, usually named .npz
  --force            replaces the file if it is there
  --games N          how many games (100)
  --seats K          how many seats; else the fewest
  --bots a,b         by seat, or one for all seats (regular):
                     ${BOT_NAMES};
                     a level may have a budget for each move: master@200 is
                     200 iterations; +naive, +learned and +hand as in
                     duskhall arena
  --seed S           any text: the same seed gives the same games (duskhall)
  --options k=v,k=v  the table's options; duskhall games lists them
  --game G           which game, or the file of one of your own: ./mine.js
  --cards FILE       a card set of your own; duskhall cards --help tells more
  --cores C          on how many cores; the file does not depend on it
`;

const FLAGS = {
  out: { type: 'string' },
  force: { type: 'boolean', default: false },
  games: { type: 'string', default: '100' },
  seats: { type: 'string' },
  bots: { type: 'string', default: 'regular' },
  seed: { type: 'string', default: 'duskhall' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  game: { type: 'string' },
  cards: CARDS_FLAG,
  cores: { type: 'string' },
} as const;

const whole = new Intl.NumberFormat('en');
/** What an array of games counts in 32 bits. */
const MOST_GAMES = 2 ** 31 - 1;

export const dataset: Command = {
  summary: 'writes games between bots as arrays for NumPy',
  help,
  async run(words, terminal) {
    const { values, word } = readArguments(words, FLAGS, 'game', isSaid(words));
    const named = await nameOf(values.game ?? word, terminal.home);
    bringCards(values.cards);
    const game = findGame(named);
    const seats = readSeats(game, values.seats);
    const options = readGameOptions(game, values.options, seats);
    const plan = { game: game.name, seats, options, seed: values.seed, bots: readPlayers(values.bots, seats) };
    const games = readWhole('games', values.games, 1, MOST_GAMES);
    const cores = values.cores === undefined ? availableParallelism() : readWhole('cores', values.cores, 1, 1024);
    const { out: file, force } = values;
    if (!file) throw new BadInput('say where to: --out FILE.npz');
    let decisions = 0;
    await writeWhole(file, force, async (folder, part) => {
      decisions = await makeDataset(plan, games, cores, folder, part, terminal);
    });
    const [played, decided, size] = [games, decisions, Math.ceil(statSync(file).size / 1000)].map(whole.format);
    printLine(terminal, `${file}: ${played} games, ${decided} decisions, ${size} kB`);
  },
};

function readPlayers(text: string, seats: number): string[] {
  const names = readList(text);
  for (const name of names) {
    contenderOf(name, () => 0);
    if (/@\d+ms/.test(name))
      throw new BadInput(`"${name}" would play otherwise on another machine; give it iterations, as in master@200`);
  }
  return bySeat(names, seats);
}
