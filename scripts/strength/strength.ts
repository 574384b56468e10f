/*
 * Measures the bots: plays the levels against each other, then the matches of `matches.ts`, a few deals at a time, until each pair has met as often
 * as requested. Stores every result in docs/bots/results, where the next run resumes, and writes docs/bots/strength.md with
 * the plots. Several runs may play different matches at the same time. Budgets are milliseconds of processor time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BOTS_VERSION } from '@duskhall/bots';
import { CLOCKS, type Encounter, encounter, pairsOf, type Tournament } from '../../cli/arena/encounter.ts';
import { plotRatings } from '../../cli/arena/plot.ts';
import { intervalOf, standingOf } from '../../cli/arena/standing.ts';
import { markdownTable } from '../balance/page.ts';
import { idOf, MATCHES, type Match, settingOf } from './matches.ts';
import { playRing, RING_GAMES, ringPairsOf, ringTables } from './round-robin.ts';

const FOLDER = new URL('docs/bots/', pathToFileURL(`${process.cwd()}/`));
const RESULTS = new URL('results/', FOLDER);
/** Games per pair and batch: every deal is played from both sides, or once from each of 2, 4 or 5 seats. */
const BATCH = 20;

/** One game: the first bot's share of the victory, and each bot's mean time per move in milliseconds. */
type Result = [share: number, first: number, second: number];
/** Of a match: by game and pair. */
type Results = Result[][];

const games = Number(process.argv[2] ?? 400);
const chosen = process.argv.slice(3);
const isChosen = (id: string) => chosen.length === 0 || chosen.some((part) => id.includes(part));
const matches = MATCHES.filter((match) => isChosen(idOf(match)));
const rings = RING_GAMES.filter((game) => ringPairsOf(game).some(isChosen));
mkdirSync(RESULTS, { recursive: true });
for (let upTo = Math.min(BATCH, games); upTo <= games; upTo += BATCH) {
  for (const game of rings) playRing(game, RESULTS, upTo, isChosen);
  if (rings.length > 0) writePage();
  for (const match of matches) playUpTo(match, upTo);
}
writePage();

function fileOf(match: Match): URL {
  return new URL(`${idOf(match)}.json`, RESULTS);
}

/** The games that these bots have played so far: what other bots would play tells nothing about them. */
function resultsOf(match: Match): Results {
  if (!existsSync(fileOf(match))) return [];
  const { version, games: played }: { version: number; games: Results } = JSON.parse(
    readFileSync(fileOf(match), 'utf8'),
  );
  return version === BOTS_VERSION ? played : [];
}

function tournamentOf({ game, seats, bots, isAlone }: Match): Tournament {
  const options = settingOf(game, seats);
  return { game, seats, options, seed: 'strength', bots, games: 1_000_000, clock: 'processor', isAlone };
}

function playUpTo(match: Match, upTo: number): void {
  const played = resultsOf(match);
  if (played.length >= upTo) return;
  const tournament = tournamentOf(match);
  while (played.length < upTo) {
    const turn = played.length;
    const row = pairsOf(match.bots).map((_, pair) => {
      const { share, times } = encounter(tournament, pair * tournament.games + turn, CLOCKS.processor);
      return [share, ...times.map(meanTime)] as Result;
    });
    played.push(row);
  }
  writeFileSync(fileOf(match), `${JSON.stringify({ version: BOTS_VERSION, games: played })}\n`);
  writePage();
  console.log(idOf(match), played.length, percent(sharesOf(played, 0)));
}
function meanTime(times: readonly number[]): number {
  const sum = times.reduce((total, time) => total + time, 0);
  return Number((sum / Math.max(1, times.length) / 1000).toFixed(2));
}

function sharesOf(played: readonly Result[][], pair: number): number {
  return played.reduce((sum, row) => sum + row[pair]![0], 0) / played.length;
}
function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function rowsOf(match: Match): string[][] {
  const played = resultsOf(match);
  if (played.length === 0) return [];
  return pairsOf(match.bots).map(([first, second], pair) => {
    const share = sharesOf(played, pair);
    const [low, high] = intervalOf(share, played.length).map(percent);
    const mean = (side: 1 | 2) => (played.reduce((sum, row) => sum + row[pair]![side], 0) / played.length).toFixed(1);
    return [
      ...[match.game, `${match.seats}`, `${match.bots[first]} – ${match.bots[second]}`, `${played.length}`],
      ...[percent(share), `${low} – ${high}`, match.bar === null ? '' : percent(match.bar)],
      `${mean(1)}, ${mean(2)}`,
    ];
  });
}

function writePage(): void {
  const head = ['game', 'seats', 'bots', 'games', 'the first wins', '95 %', 'wanted', 'ms a move'];
  const plots = MATCHES.filter(({ name }) => name === 'budget').filter(draw);
  const page = [
    '# How strong the bots are',
    '',
    'Written by `npm run strength`. Every deal is played twice with the seats swapped; with four seats each bot has two, opposite',
    'each other. A draw counts half. Vampire Empire is dealt with `reconstructed-2`. Each game is in [results](results).',
    '',
    '## The levels',
    '',
    `Bots of version ${BOTS_VERSION}, two seats. All games of a level count for its rating, by maximum likelihood (Bradley and`,
    'Terry); a Regular is at 1500, and 150 points more win 70 % against it. A rating depends on iterations, not on time, so',
    'neither on the machine nor on its load. The 95 % are of the distance to the Regular. Few games tell little: mind their number.',
    'So that nobody who won all is infinitely strong, every pair that met counts one drawn game more in the ratings.',
    '',
    ...RING_GAMES.flatMap((game) => ringTables(game, RESULTS)),
    '## Budgets of time',
    '',
    `Bots of version ${BOTS_VERSION}. Milliseconds are of processor time; a move takes less than its budget where the matter is`,
    'settled sooner. `+hand` judges positions as was set by hand, with the search settings that suit that; `+naive` switches the',
    'belief off. Where no budget is named, a level has its own iterations.',
    '',
    markdownTable(head, MATCHES.flatMap(rowsOf)),
    '',
    ...plots.flatMap((match) => [`![${match.game}: ratings by budget](${idOf(match)}.svg)`, '']),
  ];
  writeFileSync(new URL('strength.md', FOLDER), page.join('\n'));
}

/** Plots the ratings by budget; false if there is nothing to plot. */
function draw(match: Match): boolean {
  const played = resultsOf(match);
  if (played.length === 0) return false;
  const tournament = { ...tournamentOf(match), games: played.length };
  const encounters = pairsOf(match.bots).flatMap((_, pair) =>
    played.map((row): Encounter => {
      const [share, ...times] = row[pair]!;
      return { pair, deal: '', sides: [], share, decisions: 0, times: times.map((time) => [1000 * time]) };
    }),
  );
  writeFileSync(new URL(`${idOf(match)}.svg`, FOLDER), plotRatings(standingOf(tournament, encounters, 1)));
  return true;
}
