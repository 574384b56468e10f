import { fileURLToPath } from 'node:url';
import { LEVELS, type LevelName, levelBot } from '@duskhall/bots';
import { type Config, mindsHere, NO_LIMITS, openMemory, realClock, type Server, startServer } from '@duskhall/server';
import { GAMES, textsOf } from '../../cli/games.ts';

const webFolder = fileURLToPath(new URL('../dist/', import.meta.url));

/** Few iterations: the bot searches on the thread that serves the sockets. */
const swift = (level: string) => levelBot(level as LevelName, { budget: { iterations: 10 } });

/** A server with every game and the built page, and storage in memory. */
export async function openHall(changes: Partial<Config> = {}): Promise<Server> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    publicUrl: '',
    logLevel: 'silent',
    trustProxy: false,
    metrics: 'local',
    limits: NO_LIMITS,
    games: GAMES,
    textsOf,
    storage: await openMemory(),
    clock: realClock(),
    botLevels: Object.keys(LEVELS),
    minds: mindsHere(GAMES, swift),
    botDelay: [300, 900],
    isTest: true,
    version: 'dev',
    webFolder,
    ...changes,
  });
}
