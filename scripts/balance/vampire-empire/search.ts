/*
 * Plays the same deals with each card set on trial, between two equal bots with the learned value, and tells how often each
 * side wins and how the games end: `npm run balance:vampire-empire:search -- --games 400 --iterations 60 --only a,b`.
 */
import { parseArgs } from 'node:util';
import { levelBot, observe, openBelief } from '@duskhall/bots';
import { fastRng, readOptions } from '@duskhall/kernel';
import { vampireEmpire as game } from '@duskhall/vampire-empire';
import { CANDIDATES } from './candidates.ts';
import { type Ended, playOn } from './play.ts';
import { tallyOf, trialTable } from './tally.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '60' },
    only: { type: 'string' },
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
for (const candidate of CANDIDATES.filter(({ name }) => wanted?.includes(name) !== false)) {
  const cardSet = game.cardSets!.install(JSON.stringify({ base: 'reconstructed-1', ...candidate }));
  const tally = tallyOf(Array.from({ length: games }, (_, number) => playOne(cardSet, number)));
  console.log(trialTable([[candidate.name, tally]]));
}
