import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bloodVendetta } from '@duskhall/blood-vendetta';
import { LEVELS, type LevelName, levelBot } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { leducPoker } from '@duskhall/leduc-poker';
import { type Config, mindsHere, NO_LIMITS, openMemory, realClock, type Server, startServer } from '@duskhall/server';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { vampireEmpire } from '@duskhall/vampire-empire';
import { vampireVillage } from '@duskhall/vampire-village';

const webFolder = fileURLToPath(new URL('dist/', import.meta.url));

const games = [
  cartaImperaVictoria,
  vampireEmpire,
  vampireVillage,
  bloodVendetta,
  ticTacToe,
  kuhnPoker,
  leducPoker,
] as AnyGame[];
/** A few rounds only: it thinks on the thread of everybody's sockets. */
const swift = (level: string) => levelBot(level as LevelName, { budget: { iterations: 10 } });

/** A server with every game and the built page, which keeps nothing. */
export async function openHall(changes: Partial<Config> = {}): Promise<Server> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    publicUrl: '',
    logLevel: 'silent',
    trustProxy: false,
    metrics: 'local',
    limits: NO_LIMITS,
    games,
    textsOf: async (game, locale) => (await import(`../games/${game.name}/texts/${locale}.ts`)).texts,
    storage: await openMemory(),
    clock: realClock(),
    botLevels: Object.keys(LEVELS),
    minds: mindsHere(games, swift),
    botDelay: [300, 900],
    isTest: true,
    version: 'dev',
    webFolder,
    ...changes,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(webFolder)) console.log('There is no web/dist yet: run `npm run build -w web` first.');
  const { url } = await openHall({ port: Number(process.env.PORT ?? 8080) });
  console.log(url);
}
