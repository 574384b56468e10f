/** A process that runs our server without limits; its parent stops it. */
import { NO_LIMITS, openMemory, openPostgres, openRedis, openSqlite } from '@duskhall/server';
import { openMinds } from '../../serve/bot-threads.ts';
import { answerParent, processorTime, type Turn } from './child.ts';
import { startOurServer } from './start-our-server.ts';
import { thinker } from './thinking.ts';

const [place = '', name = '', bus = ''] = process.argv.slice(2);
const minds = openMinds(new URL('../..', import.meta.url));
const think = name === 'bots' ? thinker(minds) : () => {};
const server = await startOurServer({
  limits: NO_LIMITS,
  storage: await (place === '' ? openMemory() : bus === '' ? openSqlite(place) : openPostgres(place)),
  ...(bus !== '' && { bus: await openRedis(bus) }),
  botLevels: [],
  minds,
  isTest: true,
});
answerParent(server, ({ isMeasured }: Turn) => {
  think(isMeasured);
  return processorTime();
});
