import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BadInput } from '@duskhall/kernel';
import { readArguments, readGameOptions, readList, readSeats, readWhole } from '../arguments.ts';
import { BOT_NAMES } from '../bot-names.ts';
import { bringCards, CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { findGame } from '../games.ts';
import { isSaid, nameOf } from '../outside/games.ts';
import { openProgress } from '../progress-bar.ts';
import { printJson } from '../terminal.ts';
import { contenderOf } from './contender.ts';
import { compete } from './cores.ts';
import { CLOCKS, type ClockName, pairsOf, timesPlayed } from './encounter.ts';
import { plotRatings } from './plot.ts';
import { printStanding } from './report.ts';
import { standingOf } from './standing.ts';

const help = `
duskhall arena <game> [options]: bots play each other, and are rated

  --bots a,b,c       at least two of
                     ${BOT_NAMES};
                     a level may have a budget for each move: master@20ms is
                     20 milliseconds, regular@500 is 500 iterations; +naive
                     switches the belief off; +learned judges positions as
                     was learned from play, +hand as was set by hand, in
                     games that have both (master,regular)
  --games N          games of each pair (100), an even number since every deal
                     is played twice, with the seats swapped
  --seats K          how many seats (the fewest); the two bots alternate
  --alone            the first bot of a pair takes one seat and the other all
                     others; every deal is played once from each seat, and
                     --games is a multiple of the seats
  --seed S           any text: the same seed gives the same deals (duskhall)
  --options k=v,k=v  the table's options; duskhall games lists them
  --game G           which game, or the file of one of your own: ./mine.js
  --cards FILE       a card set of your own; duskhall cards --help tells more
  --cores C          on how many cores
  --clock K          wall: wall-clock time; processor: processor time, which
                     does not depend on other load, on one core only (wall)
  --plot FILE        the ratings as an SVG picture
  --json             as JSON
`;

const FLAGS = {
  bots: { type: 'string', default: 'master,regular' },
  games: { type: 'string', default: '100' },
  seats: { type: 'string' },
  alone: { type: 'boolean', default: false },
  seed: { type: 'string', default: 'duskhall' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  game: { type: 'string' },
  cards: CARDS_FLAG,
  cores: { type: 'string' },
  clock: { type: 'string', default: 'wall' },
  plot: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const arena: Command = {
  summary: 'lets bots play each other on the same deals, and rates them',
  help,
  async run(words, terminal) {
    const { values, word } = readArguments(words, FLAGS, 'game', isSaid(words));
    const named = await nameOf(values.game ?? word, terminal.home);
    bringCards(values.cards);
    const game = findGame(named);
    const seats = readSeats(game, values.seats);
    const options = readGameOptions(game, values.options, seats);
    const tournament = {
      game: game.name,
      seats,
      options,
      seed: values.seed,
      bots: readContenders(values.bots),
      games: readGames(values.games, timesPlayed({ isAlone: values.alone, seats })),
      clock: readClock(values.clock),
      isAlone: values.alone,
    };
    const cores = readCores(values.cores, tournament.clock);
    const progress = openProgress(terminal, tournament.games * pairsOf(tournament.bots).length, 'games');
    try {
      const { encounters, seconds } = await compete(tournament, cores, terminal.home, () => progress.done(1));
      progress.stop();
      const standing = standingOf(tournament, encounters, seconds);
      if (values.plot !== undefined) writeFileSync(values.plot, plotRatings(standing));
      if (values.json) printJson(terminal, standing);
      else printStanding(standing, terminal);
    } finally {
      progress.stop();
    }
  },
};

export function readContenders(text: string): string[] {
  const names = readList(text);
  for (const name of names) contenderOf(name, CLOCKS.wall);
  if (names.length < 2) throw new BadInput('--bots takes at least two bots');
  if (new Set(names).size < names.length) throw new BadInput('--bots names a bot twice');
  return names;
}

function readGames(text: string, times: number): number {
  const games = readWhole('games', text, 2, 1_000_000);
  if (games % times === 0) return games;
  throw new BadInput(
    times === 2
      ? `--games is even, since every deal is played twice, not ${games}`
      : `--games is a multiple of ${times}, since every deal is played once from each seat, not ${games}`,
  );
}

function readClock(text: string): ClockName {
  if (!Object.hasOwn(CLOCKS, text)) throw new BadInput(`--clock is one of ${Object.keys(CLOCKS).join(', ')}`);
  return text as ClockName;
}

/** Processor time is counted over all cores of the process, so `--clock processor` allows only one. */
function readCores(text: string | undefined, clock: ClockName): number {
  if (clock === 'processor') {
    if (text !== undefined && text !== '1') throw new BadInput('--clock processor takes one core');
    return 1;
  }
  return text === undefined ? availableParallelism() : readWhole('cores', text, 1, 1024);
}
