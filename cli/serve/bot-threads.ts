import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type FromThread, type Hearing, type Minds, openPool, realClock, type Thread } from '@duskhall/server';
import { broughtCards } from '../card-sets.ts';
import { GAMES } from '../games.ts';
import { broughtGames } from '../outside/games.ts';

/** The number of bot threads: one core is left for everything else. */
export const threadsHere = (): number => Math.max(1, availableParallelism() - 1);

export const openMinds = (home: URL): Minds =>
  openPool({ threads: threadsHere(), open: (hearing) => openThread(home, hearing), clock: realClock() });

/** The bundle has the compiled worker; from source, a wrapper makes Node read TypeScript first. */
const fileOf = (home: URL): URL => {
  const isSource = home.pathname.endsWith('/cli/');
  return new URL(isSource ? 'serve/bots-worker-from-source.mjs' : 'serve/bots-worker.js', home);
};

function openThread(home: URL, { hear, gone }: Hearing): Thread {
  const sets = GAMES.flatMap((game) => broughtCards(game).map((text) => [game.name, text]));
  const worker = new Worker(fileOf(home), {
    workerData: { sets, games: [...broughtGames().values()], home: home.href },
  });
  worker.unref();
  worker.on('message', (message: FromThread) => hear(message));
  worker.on('error', gone);
  worker.on('exit', gone);
  return { send: (message) => worker.postMessage(message), end: () => worker.terminate() };
}
