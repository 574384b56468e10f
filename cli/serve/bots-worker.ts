/** A worker thread for bots: it has the games, but of a match only what the seat it answers for may know. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, openMind } from '@duskhall/bots';
import type { FromThread, ToThread } from '@duskhall/server';
import { findGame } from '../games.ts';
import { bringGames } from '../outside/games.ts';

interface Brought {
  sets: [game: string, text: string][];
  games: string[];
  home: string;
}
const { sets, games, home } = workerData as Brought;
await bringGames(games, new URL(home));
for (const [game, text] of sets) findGame(game).cardSets!.install(text);
// On Linux the priority is per thread; elsewhere this would slow the whole server down.
if (process.platform === 'linux') setPriority(10);

const mind = openMind(findGame, botNamed);
const tell = (message: FromThread) => parentPort!.postMessage(message);
parentPort!.on('message', (message: ToThread) => {
  if ('forget' in message) mind.forget(message.forget);
  else
    try {
      tell({ decision: mind.decide(message.inquiry) });
    } catch (error) {
      tell({ failure: String(error) });
    }
});
