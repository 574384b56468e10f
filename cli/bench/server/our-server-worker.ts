/** A process that runs our server like `duskhall serve`, but without limits; its parent stops it. */
import { NO_LIMITS, openMemory, openSqlite, realClock, startServer } from '@duskhall/server';
import { GAMES, textsOf } from '../../games.ts';
import { openMinds } from '../../serve/bot-threads.ts';
import { answerParent } from './child.ts';
import { thinker } from './thinking.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const minds = openMinds(new URL('../..', import.meta.url));
const think = name === 'bots' ? thinker(minds) : () => {};
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  publicUrl: '',
  logLevel: 'silent',
  trustProxy: false,
  metrics: 'local',
  limits: NO_LIMITS,
  games: GAMES,
  textsOf,
  storage: await (folder === '' ? openMemory() : openSqlite(folder)),
  clock: realClock(),
  botLevels: [],
  minds,
  botDelay: [0, 0],
  isTest: true,
  version: 'bench',
});
answerParent(
  server.url,
  () => server.stop(),
  ({ isMeasured }) => think(isMeasured),
);
