import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BOTS_VERSION, LEVEL_NAMES, LEVELS } from '@duskhall/bots';
import { CLOCKS, encounter, pairsOf, type Tournament } from '../../cli/arena/encounter.ts';
import { intervalOf } from '../../cli/arena/standing.ts';
import { findGame } from '../../cli/games.ts';
import { markdownTable } from '../balance/page.ts';
import { type Meeting, rate } from './bradley-terry.ts';
import { settingOf } from './matches.ts';

/** The games in which every level plays every other, with two seats. */
export const RING_GAMES = ['carta-impera-victoria', 'vampire-empire', 'vampire-village'] as const;
export type RingGame = (typeof RING_GAMES)[number];

/** The levels' names, two by two, those that think the shortest first. */
const PAIRS = pairsOf(LEVEL_NAMES)
  .map(([first, second], pair) => ({ pair, first, second, name: `${LEVEL_NAMES[first]}-${LEVEL_NAMES[second]}` }))
  .sort((a, b) => a.second - b.second || b.first - a.first);
export const ringPairsOf = (game: RingGame): string[] => PAIRS.map(({ name }) => `${game}-2-levels-${name}`);

/** What is kept of a game's round robin, by pair. */
interface Ring {
  [pair: string]: {
    version: number;
    /** What the two levels were when these games were played: other levels play other games. */
    levels: string;
    /** Game by game, of the first. */
    shares: number[];
  };
}

function freshPair(game: RingGame, first: number, second: number): Ring[string] {
  const { iterations, temperature } = findGame(game).hints!;
  const levels = [first, second].map((place) => LEVELS[LEVEL_NAMES[place]!]);
  return { version: BOTS_VERSION, levels: JSON.stringify([...levels, { iterations, temperature }]), shares: [] };
}

/** The games played so far by the levels as they are now, kept in this folder. */
export function ringOf(game: RingGame, folder: URL): Ring {
  const file = new URL(`${game}-2-levels.json`, folder);
  const kept: Ring = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const pairs = PAIRS.map(({ name, first, second }): [string, Ring[string]] => {
    const fresh = freshPair(game, first, second);
    const old = kept[name];
    return [name, old?.version === fresh.version && old.levels === fresh.levels ? old : fresh];
  });
  return Object.fromEntries(pairs.filter(([, { shares }]) => shares.length > 0));
}

/** Plays the chosen pairs until each has met this often; every deal is played from both sides. */
export function playRing(game: RingGame, folder: URL, upTo: number, isChosen: (id: string) => boolean): void {
  const options = settingOf(game, 2);
  const games = 1_000_000;
  const tournament: Tournament = {
    ...{ game, seats: 2, options, seed: 'levels', bots: LEVEL_NAMES, games, clock: 'processor', isAlone: false },
  };
  for (const { pair, first, second, name } of PAIRS) {
    if (!isChosen(`${game}-2-levels-${name}`)) continue;
    const ring = ringOf(game, folder);
    const played = ring[name] ?? freshPair(game, first, second);
    const { shares } = played;
    if (shares.length >= upTo) continue;
    ring[name] = played;
    while (shares.length < upTo) {
      shares.push(encounter(tournament, pair * games + shares.length, CLOCKS.processor).share);
      if (shares.length % 2 === 0) writeFileSync(new URL(`${game}-2-levels.json`, folder), `${JSON.stringify(ring)}\n`);
    }
    console.log(game, name, shares.length, percent(meanOf(shares)));
  }
}

const meanOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0) / shares.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Without a minus before a zero. */
const points = (number: number): string => `${Math.round(number) + 0}`;

/** Where the scale begins: a Regular has this rating in every game. */
const REGULAR = 1500;

/** The ratings of a game's levels and what they rest on; empty: nothing was played. */
export function ringTables(game: RingGame, folder: URL): string[] {
  const ring = ringOf(game, folder);
  const met = PAIRS.filter(({ name }) => ring[name] !== undefined);
  if (met.length === 0) return [];
  const meetings = met.map(({ first, second, name }): Meeting => {
    const { shares } = ring[name]!;
    return { first, second, games: shares.length, won: shares.length * meanOf(shares) };
  });
  const anchor = LEVEL_NAMES.indexOf('regular');
  const rated = rate(meetings, LEVEL_NAMES.length, anchor);
  const levels = LEVEL_NAMES.map((level, place) => {
    const { rating, margin } = rated[place]!;
    const games = meetings.reduce((sum, one) => sum + (one.first === place || one.second === place ? one.games : 0), 0);
    const step = place === 0 ? '' : points(rating - rated[place - 1]!.rating);
    return games === 0
      ? [level, '', '', '', '0']
      : [level, points(REGULAR + rating), place === anchor ? '' : `± ${points(margin)}`, step, `${games}`];
  });
  const pairs = met.map(({ first, second, name }) => {
    const { shares } = ring[name]!;
    const share = 1 - meanOf(shares);
    const [low, high] = intervalOf(share, shares.length).map(percent);
    return [`${LEVEL_NAMES[second]} – ${LEVEL_NAMES[first]}`, `${shares.length}`, percent(share), `${low} – ${high}`];
  });
  return [
    `### ${game}`,
    '',
    markdownTable(['level', 'rating', '95 %', 'above the one before', 'games'], levels),
    '',
    markdownTable(['levels', 'games', 'the first wins', '95 %'], pairs),
    '',
  ];
}
