import { openPostgres, openRedis, openSqlite, realClock, type Storage, startServer } from '../index.ts';
import { testConfig } from './test-config.ts';

/**
 * A server in its own process, for tests that kill it: `node --import tsx server-process.ts FOLDER_OR_URL [COUNT [REDIS]]`.
 * With a count it dies as soon as so many entries are stored, before it tells anybody; 0: never. With a Redis it is one of
 * several processes.
 */
const [where = '', count = '0', redis = ''] = process.argv.slice(2);
const storage = await (where.startsWith('postgres') ? openPostgres(where) : openSqlite(where));

function dying(left: number): Storage['matchStorage'] {
  return (claim) => {
    const match = storage.matchStorage(claim);
    return {
      ...match,
      async append(...given) {
        await match.append(...given);
        left -= given[2].length;
        if (left <= 0) process.kill(process.pid, 'SIGKILL');
      },
    };
  };
}

const bus = redis === '' ? {} : { bus: await openRedis(redis, `${where}:`) };
const matchStorage = count === '0' ? storage.matchStorage : dying(Number(count));
const server = await startServer(testConfig({ storage: { ...storage, matchStorage }, clock: realClock(), ...bus }));
console.log(server.url);
