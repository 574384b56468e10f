/** A process that runs our server with limits and reports its resource use to its parent. */
import { readdirSync } from 'node:fs';
import { LEVELS } from '@duskhall/bots';
import { LIMITS, openSqlite } from '@duskhall/server';
import { openMinds } from '../../serve/bot-threads.ts';
import { findWebFolder } from '../../serve/open-server.ts';
import { answerParent } from '../server/child.ts';
import { startOurServer } from '../server/start-our-server.ts';

/** Peak use since the last report. */
export interface Use {
  megabytes: number;
  descriptors: number;
}

const [folder = ''] = process.argv.slice(2);
const home = new URL('../..', import.meta.url);
const webFolder = findWebFolder(home);
const server = await startOurServer({
  limits: LIMITS,
  storage: await openSqlite(folder),
  botLevels: Object.keys(LEVELS),
  minds: openMinds(home),
  isTest: false,
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
answerParent(server, () => {
  look();
  const use = { ...most };
  Object.assign(most, { megabytes: 0, descriptors: 0 });
  return use;
});
