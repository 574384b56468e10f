/*
 * Plays Vampire Empire many times and writes what came of it into docs/balance/vampire-empire.md. With `--masters 1000` it
 * plays the games of Masters instead, until each card set has so many: they are kept, and a run that was stopped goes on.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, flatMonteCarlo } from '@duskhall/bots';
import { below, fastRng, readOptions } from '@duskhall/kernel';
import { CHARACTER_NAMES, vampireEmpire as game } from '@duskhall/vampire-empire';
import { add, marginOf, markdownTable, meanOf, type Sample, sample, writePage } from '../page.ts';
import { type Bar, barPlot, linePlot } from '../plot.ts';
import { mastersGames, playMasters, SHIPPED_SETS } from './masters.ts';
import { type Choose, type Ended, playOn, SIDES } from './play.ts';

const PAGE = new URL('docs/balance/vampire-empire.md', pathToFileURL(`${process.cwd()}/`));
const GAMES = 10_000;
/** Sampled worlds per decision: more would take hours. */
const DREAMT_GAMES = 300;
const WORLDS = 1;

/** By ending and who won it; a draw is an ending by points. */
const KINDS = [
  ['vampires-dead', 'human', 'all vampires dead'],
  ['points', 'human', 'points for the humans'],
  ['points', 'draw', 'a draw'],
  ['points', 'vampire', 'points for the vampires'],
  ['conquest', 'vampire', 'conquest'],
  ['humans-dead', 'vampire', 'all humans dead'],
] as const satisfies readonly [Ended['ending'], Ended['won'], string][];

interface Tally {
  games: number;
  /** By `KINDS`, and by side: how often. */
  kinds: Sample[];
  sides: Sample[];
  turns: Sample;
  decisions: Sample;
  deaths: Sample;
  unmasked: Sample;
  /** By turns: how many games. */
  lengths: number[];
}
const emptyTally = (): Tally => ({
  games: 0,
  kinds: KINDS.map(sample),
  sides: SIDES.map(sample),
  ...{ turns: sample(), decisions: sample(), deaths: sample(), unmasked: sample(), lengths: [] },
});

const atRandom: Choose = (s, seat, rng) => {
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'choice')]!;
};
const by =
  (bot: Bot): Choose =>
  (s, seat, rng) =>
    bot(game, game.view(s, seat), game.legal(s, seat), rng);

function enter(tally: Tally, { ending, won, turns, decisions, deaths, unmasked }: Ended): void {
  tally.games++;
  KINDS.forEach(([kind, side], i) => void add(tally.kinds[i]!, Number(ending === kind && won === side)));
  SIDES.forEach((side, i) => void add(tally.sides[i]!, Number(won === side)));
  add(tally.turns, turns);
  add(tally.decisions, decisions);
  add(tally.deaths, deaths);
  add(tally.unmasked, unmasked);
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1;
}

function tallyOf(games: Iterable<Ended>): Tally {
  const tally = emptyTally();
  for (const ended of games) enter(tally, ended);
  return tally;
}

function* played(games: number, choose: Choose): Generator<Ended> {
  for (let seed = 0; seed < games; seed++) {
    const s = game.setup(readOptions(game.options, {}, 2), 2, fastRng(seed));
    yield playOn(s, fastRng(-1 - seed), choose);
    if ((seed + 1) % 100 === 0) console.log(`${seed + 1} of ${games} games played`);
  }
}

const percent = (of: Sample): string => `${(100 * meanOf(of)).toFixed(1)} ± ${(100 * marginOf(of)).toFixed(1)} %`;
const mean = (of: Sample): string => meanOf(of).toFixed(1);
/** A quantile of the number of turns. */
function turnsAt({ lengths, games }: Tally, share: number): number {
  let over = 0;
  return lengths.findIndex((count = 0) => {
    over += count;
    return over >= share * games;
  });
}

function sidesTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [name, String(tally.games), ...tally.sides.map(percent)]);
  return markdownTable(
    ['players', 'games', ...SIDES.map((side) => (side === 'draw' ? 'draws' : `${side} wins`))],
    rows,
  );
}
function endingTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = KINDS.map(([, , label], i) => [label, ...tallies.map(([, tally]) => percent(tally.kinds[i]!))]);
  return markdownTable(['ending', ...tallies.map(([name]) => name)], rows);
}
function lengthTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [
    name,
    `${turnsAt(tally, 0.05)} / ${turnsAt(tally, 0.5)} / ${turnsAt(tally, 0.95)}`,
    mean(tally.decisions),
    `${mean(tally.deaths)} of ${CHARACTER_NAMES.length}`,
    `${mean(tally.unmasked)} of 3`,
  ]);
  return markdownTable(['players', 'turns: 5 % / median / 95 %', 'decisions', 'deaths', 'vampires revealed'], rows);
}
const endingBars = (tally: Tally): Bar[] =>
  KINDS.map(([, , label], i) => ({
    label,
    value: 100 * meanOf(tally.kinds[i]!),
    error: 100 * marginOf(tally.kinds[i]!),
  }));
const curve = ({ lengths, games }: Tally): [number, number][] =>
  [...lengths].map((count = 0, turns) => [turns, (100 * count) / games] as [number, number]).slice(1);

/** What random play and the dreamer make of the default set. */
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
else writeMasters(Number(masters));
