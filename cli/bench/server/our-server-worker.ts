/** A process that runs our server without limits; its parent stops it. */
import { NO_LIMITS, openMemory, openSqlite } from '@duskhall/server';
import { openMinds } from '../../serve/bot-threads.ts';
import { answerParent, processorTime, type Turn } from './child.ts';
import { startOurServer } from './start-our-server.ts';
import { thinker } from './thinking.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const minds = openMinds(new URL('../..', import.meta.url));
const think = name === 'bots' ? thinker(minds) : () => {};
const server = await startOurServer({
  limits: NO_LIMITS,
  storage: await (folder === '' ? openMemory() : openSqlite(folder)),
  botLevels: [],
  minds,
  isTest: true,
});
answerParent(server, ({ isMeasured }: Turn) => {
  think(isMeasured);
  return processorTime();
});
