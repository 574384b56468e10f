import { realClock, startServer } from '@duskhall/server';
import { GAMES, textsOf } from '../../games.ts';

type Setting = Parameters<typeof startServer>[0];

/** Runs our server like `duskhall serve`, on a free port of this machine and with bots that answer without a pause. */
export const startOurServer = (
  setting: Pick<Setting, 'limits' | 'storage' | 'bus' | 'botLevels' | 'minds' | 'isTest' | 'webFolder'>,
) =>
  startServer({
    host: '127.0.0.1',
    port: 0,
    publicUrl: '',
    logLevel: 'silent',
    trustProxy: false,
    metrics: 'local',
    games: GAMES,
    textsOf,
    clock: realClock(),
    botDelay: [0, 0],
    version: 'bench',
    ...setting,
  });
