import { openSqlite, realClock, startServer } from '../index.ts';
import { testConfig } from './test-config.ts';

/** A server in its own process, for tests that kill it: `node --import tsx server-process.ts FOLDER`. */
const server = await startServer(testConfig({ storage: await openSqlite(process.argv[2]!), clock: realClock() }));
console.log(server.url);
