/** A process that runs our server like `duskhall serve`, with limits, and reports its resource use to its parent. */
import { readdirSync } from 'node:fs';
import { LEVELS } from '@duskhall/bots';
import { LIMITS, openSqlite, realClock, startServer } from '@duskhall/server';
import { GAMES, textsOf } from '../../games.ts';
import { openMinds } from '../../serve/bot-threads.ts';
import { findWebFolder } from '../../serve/open-server.ts';

/** Peak use since the last report. */
export interface Use {
  megabytes: number;
  descriptors: number;
}

const [folder = ''] = process.argv.slice(2);
const home = new URL('../..', import.meta.url);
const webFolder = findWebFolder(home);
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  publicUrl: '',
  logLevel: 'silent',
  trustProxy: false,
  metrics: 'local',
  limits: LIMITS,
  games: GAMES,
  textsOf,
  storage: await openSqlite(folder),
  clock: realClock(),
  botLevels: Object.keys(LEVELS),
  minds: openMinds(home),
  botDelay: [0, 0],
  isTest: false,
  version: 'bench',
  ...(webFolder === null ? {} : { webFolder }),
});

/** Open files; 0 where /proc does not exist. */
function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

const most: Use = { megabytes: 0, descriptors: 0 };
function look(): void {
  most.megabytes = Math.max(most.megabytes, Math.round(process.memoryUsage.rss() / 2 ** 20));
  most.descriptors = Math.max(most.descriptors, descriptors());
}
setInterval(look, 100).unref();
process.on('message', () => {
  look();
  process.send!({ ...most });
  Object.assign(most, { megabytes: 0, descriptors: 0 });
});
process.on('disconnect', () => {
  server.stop().finally(() => process.exit());
});
process.send!({ url: server.url });
