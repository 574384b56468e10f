import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@duskhall/bots';
import { manualClock } from '@duskhall/host';
import { BadInput } from '@duskhall/kernel';
import {
  type Bus,
  type Config,
  LIMITS,
  NO_LIMITS,
  openMemory,
  openPostgres,
  openRedis,
  openSqlite,
  realClock,
  type Server,
  startServer,
} from '@duskhall/server';
import { isInUse, nameOf } from '../backup/data-folder.ts';
import { bringCards } from '../card-sets.ts';
import { GAMES, textsOf } from '../games.ts';
import { broughtGames } from '../outside/games.ts';
import { pageModules } from '../outside/page-modules.ts';
import type { Terminal } from '../terminal.ts';
import { VERSION } from '../version.ts';
import { openMinds } from './bot-threads.ts';
import type { LogStream } from './log-stream.ts';
import { mustBeFree, sentenceOf } from './port.ts';
import type { Wanted } from './settings.ts';

/** The random delay of a bot's answer in milliseconds, besides its thinking: long enough for people to follow. */
const BOT_DELAY = [600, 1600] as const;

/** Starts the server; throws `BadInput` if the port or the data folder cannot be used. */
export async function openServer(wanted: Wanted, terminal: Terminal, logStream: LogStream): Promise<Server> {
  bringCards([...wanted.cards, ...keptCards(wanted.data)]);
  await mustBeFree(wanted.host, wanted.port);
  const { data, database } = wanted;
  const storage = await (database !== null ? openHall(database) : data === null ? openMemory() : openData(data));
  try {
    const outside = await pageModules(broughtGames(), terminal.home);
    const bus = wanted.bus === null ? {} : { bus: await openBus(wanted.bus) };
    return await startServer({ ...configOf(wanted, terminal), ...bus, outside, logStream, storage });
  } catch (error) {
    await storage.close();
    if (isInUse(error)) throw new BadInput((error as Error).message);
    throw sentenceOf(error, wanted.host, wanted.port) ?? error;
  }
}

/** The card sets in the folder `cards` of the data folder. */
function keptCards(data: string | null): string[] {
  const folder = data === null ? '' : join(data, 'cards');
  if (folder === '' || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => join(folder, file));
}

async function openHall(database: string): Promise<Config['storage']> {
  try {
    return await openPostgres(database);
  } catch (error) {
    throw new BadInput(`the database ${nameOf(database)} cannot be used: ${(error as Error).message}`);
  }
}

async function openBus(url: string): Promise<Bus> {
  try {
    return await openRedis(url);
  } catch (error) {
    throw new BadInput(`the bus ${nameOf(url)} cannot be reached: ${(error as Error).message}`);
  }
}

async function openData(folder: string): Promise<Config['storage']> {
  try {
    const storage = await openSqlite(folder);
    await storage.check().catch(async (error) => {
      await storage.close();
      throw error;
    });
    return storage;
  } catch (error) {
    const { message } = error as Error;
    throw new BadInput(isInUse(error) ? message : `the data folder ${folder} cannot be used: ${message}`);
  }
}

function configOf(wanted: Wanted, terminal: Terminal): Omit<Config, 'storage' | 'bus' | 'logStream' | 'outside'> {
  const { host, port, publicUrl, trustProxy, metrics, isTest, isManual, timeFactor } = wanted;
  const webFolder = findWebFolder(terminal.home);
  return {
    ...{ host, port, publicUrl, trustProxy, metrics, isTest },
    logLevel: wanted.log ?? 'info',
    limits: isTest ? NO_LIMITS : LIMITS,
    games: GAMES,
    textsOf,
    clock: isManual ? manualClock(realClock().now()) : realClock(timeFactor),
    botLevels: Object.keys(LEVELS),
    minds: openMinds(terminal.home),
    botDelay: BOT_DELAY,
    version: VERSION,
    ...(webFolder === null ? {} : { webFolder }),
  };
}

/** The built web client; null: not built. This runs from `cli` or from `cli/dist`. */
export function findWebFolder(home: URL): string | null {
  const folders = ['../web/dist/', '../../web/dist/'].map((path) => fileURLToPath(new URL(path, home)));
  return folders.find((folder) => existsSync(`${folder}index.html`)) ?? null;
}
