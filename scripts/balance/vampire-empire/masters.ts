import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BOTS_VERSION, levelBot, observe, openBelief } from '@duskhall/bots';
import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireEmpire as game } from '@duskhall/vampire-empire';
import { ENDINGS, type Ended, playOn, SIDES } from './play.ts';

export const SHIPPED_SETS = ['reconstructed-1', 'reconstructed-2'];
/** Iterations of a decision: a thousand games of a Master with all of its own would take half a day. */
const ITERATIONS = 1000;

type Numbers = [ending: number, won: number, turns: number, decisions: number, deaths: number, unmasked: number];
/** Games of Masters with a card set, kept from run to run as long as the same bots would play them. */
interface Stored {
  version: number;
  iterations: number;
  games: Numbers[];
}

const FOLDER = new URL('docs/balance/vampire-empire/', pathToFileURL(`${process.cwd()}/`));
const fileOf = (cardSet: string): URL => new URL(`masters-${cardSet}.json`, FOLDER);

function storedOf(cardSet: string): Stored {
  const fresh = { version: BOTS_VERSION, iterations: ITERATIONS, games: [] };
  if (!existsSync(fileOf(cardSet))) return fresh;
  const stored: Stored = JSON.parse(readFileSync(fileOf(cardSet), 'utf8'));
  return stored.version === fresh.version && stored.iterations === fresh.iterations ? stored : fresh;
}

/** Plays until there are so many games with this card set. */
export function playMasters(cardSet: string, count: number): void {
  const stored = storedOf(cardSet);
  while (stored.games.length < count) {
    stored.games.push(numbersOf(playOne(cardSet, stored.games.length)));
    if (stored.games.length % 10 > 0 && stored.games.length < count) continue;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(fileOf(cardSet), `${JSON.stringify(stored)}\n`);
    console.log(`${cardSet}: ${stored.games.length} of ${count} games played`);
  }
}

/** All games of Masters with this card set so far. */
export const mastersGames = (cardSet: string): Ended[] => storedOf(cardSet).games.map(endedOf);

function playOne(cardSet: string, number: number): Ended {
  const s = game.setup(readOptions(game.options, { cardSet }, 2), 2, fastRng(number));
  const bot = levelBot('master', { budget: { iterations: ITERATIONS } });
  const beliefs = [openBelief(), openBelief()];
  return playOn(s, fastRng(-1 - number), (_, seat, rng) => {
    for (const [viewer, belief] of beliefs.entries()) observe(game, belief, game.view(s, viewer));
    return bot(game, game.view(s, seat), game.legal(s, seat), rng, beliefs[seat]);
  });
}

const numbersOf = ({ ending, won, turns, decisions, deaths, unmasked }: Ended): Numbers => [
  ENDINGS.indexOf(ending),
  SIDES.indexOf(won),
  ...([turns, decisions, deaths, unmasked] as const),
];
const endedOf = ([ending, won, turns, decisions, deaths, unmasked]: Numbers): Ended => ({
  ...{ ending: ENDINGS[ending]!, won: SIDES[won]!, turns, decisions, deaths, unmasked },
});
