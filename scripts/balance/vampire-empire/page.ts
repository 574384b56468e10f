/*
 * Plays Vampire Empire many times and writes what came of it into docs/balance/vampire-empire.md. With `--masters 1000` it
 * plays the games of Masters instead, until each card set has so many: they are kept, and a run that was stopped goes on.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, flatMonteCarlo } from '@duskhall/bots';
import { below, fastRng, readOptions } from '@duskhall/kernel';
import { vampireEmpire as game } from '@duskhall/vampire-empire';
import { writePage } from '../page.ts';
import { barPlot, linePlot } from '../plot.ts';
import { mastersGames, playMasters, SHIPPED_SETS } from './masters.ts';
import { type Choose, type Ended, playOn } from './play.ts';
import { curve, endingBars, endingTable, lengthTable, sidesTable, tallyOf } from './tally.ts';

const PAGE = new URL('docs/balance/vampire-empire.md', pathToFileURL(`${process.cwd()}/`));
const GAMES = 10_000;
/** Sampled worlds per decision: more would take hours. */
const DREAMT_GAMES = 300;
const WORLDS = 1;
const FIRST = { cardSet: 'reconstructed-1' };

const atRandom: Choose = (s, seat, rng) => {
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'choice')]!;
};
const by =
  (bot: Bot): Choose =>
  (s, seat, rng) =>
    bot(game, game.view(s, seat), game.legal(s, seat), rng);

function* played(games: number, choose: Choose): Generator<Ended> {
  for (let seed = 0; seed < games; seed++) {
    const s = game.setup(readOptions(game.options, FIRST, 2), 2, fastRng(seed));
    yield playOn(s, fastRng(-1 - seed), choose);
    if ((seed + 1) % 100 === 0) console.log(`${seed + 1} of ${games} games played`);
  }
}

/** What random play and the dreamer make of the first set. */
function writeQuickGames(): void {
  const random = tallyOf(played(GAMES, atRandom));
  const dreamt = tallyOf(played(DREAMT_GAMES, by(flatMonteCarlo(WORLDS))));
  const both = [
    ['random', random],
    ['dreamer', dreamt],
  ] as const;
  const share = { x: '% of the games, with twice the standard error' };
  writePage(
    PAGE,
    { sides: sidesTable(both), endings: endingTable(both), lengths: lengthTable(both) },
    {
      random: barPlot('How random games end', endingBars(random), 0, share),
      dreamer: barPlot('How games of the dreamer end', endingBars(dreamt), 0, share),
      turns: linePlot(
        'Length of a game',
        both.map(([label, tally]) => ({ label, points: curve(tally) })),
        { x: 'turns', y: '% of the games' },
      ),
    },
  );
}

/** What Masters make of each shipped set. */
function writeMasters(count: number): void {
  const tallies = SHIPPED_SETS.map((set) => {
    playMasters(set, count);
    return [set, tallyOf(mastersGames(set))] as const;
  });
  writePage(PAGE, { masters: sidesTable(tallies), 'masters-endings': endingTable(tallies) }, {});
}

const { masters } = parseArgs({ options: { masters: { type: 'string' } } }).values;
if (masters === undefined) writeQuickGames();
else if (Number.isInteger(Number(masters)) && Number(masters) > 0) writeMasters(Number(masters));
else throw new Error(`--masters takes a number of games: 1000, not "${masters}"`);
