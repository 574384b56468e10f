import { random } from '@duskhall/bots';
import { mindsHere, openPostgres, openRedis, realClock, type Storage, startServer } from '../../index.ts';
import { testConfig } from '../test-config.ts';
import { GAMES, TEXTS } from './games.ts';
import { type Plant, plant } from './planted-faults.ts';

/** How a process of the cluster is started; its only argument, as JSON. */
export interface Wanted {
  database: string;
  bus: string;
  /** In milliseconds. */
  lease: number;
  /** How much faster than real time the matches' clocks run. */
  haste: number;
  plant: Plant | null;
}

const { database, bus, lease, haste, plant: planted }: Wanted = JSON.parse(process.argv[2]!);
const storage: Storage = plant(planted, await openPostgres(database, { lease }));

/** After SIGUSR2 it suspends itself just before it next writes a move, when it has checked everything. */
let isToStop = false;
process.on('SIGUSR2', () => {
  isToStop = true;
  console.log('noted');
});
const matchStorage: Storage['matchStorage'] = (claim) => {
  const match = storage.matchStorage(claim);
  return {
    ...match,
    append(...given) {
      if (isToStop) process.kill(process.pid, 'SIGSTOP');
      isToStop = false;
      return match.append(...given);
    },
  };
};
const server = await startServer(
  testConfig({
    storage: { ...storage, matchStorage },
    bus: await openRedis(bus),
    clock: realClock(haste),
    games: GAMES,
    textsOf: async ({ name }) => TEXTS[name]!,
    minds: mindsHere(GAMES, () => random),
    botDelay: [50 * haste, 150 * haste],
    logLevel: 'info',
    logStream: { write: (line) => void (line.includes('"err"') && process.stderr.write(line)) },
  }),
);
process.once('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
console.log(server.url);
