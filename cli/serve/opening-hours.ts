import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { BadInput } from '@duskhall/kernel';
import { restoreFile, type Server } from '@duskhall/server';
import { BadNews } from '../command.ts';
import { doorplate, handedOver, isInUse, refusedBackup } from '../data/folder.ts';
import { printError, type Terminal } from '../terminal.ts';
import { greet } from './greeting.ts';
import { openHouse } from './house.ts';
import { openLogStream } from './log-stream.ts';
import type { Wanted } from './settings.ts';

/** How often to look for a backup that is handed over, in milliseconds: not every file system tells by itself. */
const LOOK_EVERY = 300;

/** Keeps the house open until the process is asked to stop; closes it for a moment to take over a backup. */
export async function keepHouse(wanted: Wanted, terminal: Terminal): Promise<void> {
  const { data } = wanted;
  const signals = listenForSignals();
  const log = openLogStream(wanted, terminal);
  try {
    for (let { port } = wanted, isFirst = true; ; isFirst = false) {
      if (data !== null) await takeOver(data, terminal);
      const server = await openHouse({ ...wanted, port }, terminal, log.stream);
      port = Number(new URL(server.url).port);
      if (data !== null) await hangPlate(data, server);
      if (isFirst) greet(terminal, wanted, server.url);
      log.begin();
      const handed = data === null ? never : untilHandedOver(data);
      const why = await Promise.race([signals.asked, handed, server.lost.then(() => 'lost' as const)]);
      if (data !== null) await rm(doorplate(data), { force: true });
      await server.stop();
      if (why === 'stop') return;
      if (why === 'lost') {
        terminal.errors.write('duskhall: the thread that keeps everything has ended, and the server with it\n');
        throw new BadNews();
      }
    }
  } finally {
    signals.ignore();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const never = new Promise<never>(() => {});

/** A second signal is not heard here, and ends the process at once. */
function listenForSignals() {
  let stop = () => {};
  const ignore = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const asked = new Promise<'stop'>((resolve) => {
    stop = () => {
      ignore();
      resolve('stop');
    };
  });
  for (const signal of SIGNALS) process.on(signal, stop);
  return { asked, ignore };
}

/** Whoever hands a backup over reads the doorplate, and knows by it that the house is open again. */
async function hangPlate(folder: string, { url, stop }: Server): Promise<void> {
  const plate = doorplate(folder);
  try {
    await writeFile(`${plate}.part`, `${JSON.stringify({ url, pid: process.pid })}\n`, { mode: 0o600 });
    await rename(`${plate}.part`, plate);
  } catch (error) {
    await stop();
    throw new BadInput(`the data folder ${folder} cannot be used: ${(error as Error).message}`);
  }
}

function untilHandedOver(folder: string): Promise<'restore'> {
  const file = handedOver(folder);
  return new Promise((resolve) => {
    const look = () => {
      if (!existsSync(file)) return;
      unwatchFile(file, look);
      resolve('restore');
    };
    watchFile(file, { interval: LOOK_EVERY, persistent: false }, look);
    look();
  });
}

/** Makes a backup that was handed over the database. Killed in the middle, it does the same again at the next start. */
async function takeOver(folder: string, terminal: Terminal): Promise<void> {
  const file = handedOver(folder);
  if (!existsSync(file)) return;
  try {
    await restoreFile(file, folder, true);
    await rm(file);
  } catch (error) {
    if (isInUse(error)) return;
    await rename(file, refusedBackup(folder));
    printError(terminal, (error as Error).message);
  }
}
