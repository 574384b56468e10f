import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { BadInput } from '@duskhall/kernel';
import { restoreFile, type Server } from '@duskhall/server';
import { addressFile, handedOver, isInUse, refusedBackup } from '../backup/data-folder.ts';
import { BadNews } from '../command.ts';
import { printError, type Terminal } from '../terminal.ts';
import { openLogStream } from './log-stream.ts';
import { openServer } from './open-server.ts';
import type { Wanted } from './settings.ts';
import { printAddresses } from './start-message.ts';

/** The polling interval for a backup to restore, in milliseconds: not every file system sends events. */
const LOOK_EVERY = 300;

/** Runs the server until a signal arrives; restarts it to restore a backup. */
export async function runUntilStopped(wanted: Wanted, terminal: Terminal): Promise<void> {
  const { data } = wanted;
  const signals = listenForSignals();
  const log = openLogStream(wanted, terminal);
  try {
    for (let { port } = wanted, isFirst = true; ; isFirst = false) {
      if (data !== null) await takeOver(data, terminal);
      const server = await openServer({ ...wanted, port }, terminal, log.stream);
      port = Number(new URL(server.url).port);
      if (data !== null) await writeAddressFile(data, server);
      if (isFirst) printAddresses(terminal, wanted, server.url);
      log.begin();
      const handed = data === null ? never : untilHandedOver(data);
      const why = await Promise.race([signals.asked, handed, server.lost.then(() => 'lost' as const)]);
      if (data !== null) await rm(addressFile(data), { force: true });
      await server.stop();
      if (why === 'stop') return;
      if (why === 'lost') {
        terminal.errors.write('duskhall: the storage thread has died, and the server stops with it\n');
        throw new BadNews();
      }
    }
  } finally {
    signals.ignore();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const never = new Promise<never>(() => {});

/** Handles the first signal only, so that a second one ends the process at once. */
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

/** Written atomically; `duskhall restore` waits for this file to know that the server runs again. */
async function writeAddressFile(folder: string, { url, stop }: Server): Promise<void> {
  const file = addressFile(folder);
  try {
    await writeFile(`${file}.part`, `${JSON.stringify({ url, pid: process.pid })}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
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

/** Restores a waiting backup. If the process is killed midway, the next start does it again. */
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
