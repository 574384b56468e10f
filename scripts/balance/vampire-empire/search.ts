/*
 * Plays the same deals with each card set on trial, between two equal bots with the learned value, and tells how often each
 * side wins and how the games end: `npm run balance:vampire-empire:search -- --games 400 --iterations 60 --only a,b`. With
 * `--write` the table goes into docs/balance/vampire-empire.md.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { levelBot, observe, openBelief } from '@duskhall/bots';
import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireEmpire as game } from '@duskhall/vampire-empire';
import { writePage } from '../page.ts';
import { CANDIDATES } from './candidates.ts';
import { type Ended, playOn } from './play.ts';
import { tallyOf, trialTable } from './tally.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '60' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const bot = levelBot('master', { budget: { iterations: Number(values.iterations) } });

function playOne(cardSet: string, number: number): Ended {
  const s = game.setup(readOptions(game.options, { cardSet }, 2), 2, fastRng(number));
  const beliefs = [openBelief(), openBelief()];
  return playOn(s, fastRng(-1 - number), (_, seat, rng) => {
    for (const [viewer, belief] of beliefs.entries()) observe(game, belief, game.view(s, viewer));
    return bot(game, game.view(s, seat), game.legal(s, seat), rng, beliefs[seat]);
  });
}

const wanted = values.only?.split(',');
const tallies = CANDIDATES.filter(({ name }) => wanted?.includes(name) !== false).map((candidate) => {
  const cardSet = game.cardSets!.install(JSON.stringify({ base: 'reconstructed-1', ...candidate }));
  const tally = tallyOf(Array.from({ length: games }, (_, number) => playOne(cardSet, number)));
  console.log(trialTable([[candidate.name, tally]]));
  return [candidate.name, tally] as const;
});
const page = new URL('docs/balance/vampire-empire.md', pathToFileURL(`${process.cwd()}/`));
if (values.write) writePage(page, { search: trialTable(tallies) }, {});
