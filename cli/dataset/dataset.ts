import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BOTS_VERSION } from '@duskhall/bots';
import { broughtCards } from '../card-sets.ts';
import { workOnCores } from '../cores.ts';
import { findGame } from '../games.ts';
import { openProgress } from '../progress-bar.ts';
import type { Terminal } from '../terminal.ts';
import { type ArrayPlan, bytesOf, npyHeader, shapeOf } from './arrays.ts';
import type { PlayedGame } from './keeper.ts';
import { arraysFor, type GamePlan } from './play.ts';
import { openSpool, type Spool } from './spool.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Raised when arrays change their names, types or meaning. */
const FORMAT = 1;

/** Plays the games on several cores and packs them as `part`, by way of files in `folder`; returns how many decisions. */
export async function makeDataset(
  plan: GamePlan,
  games: number,
  cores: number,
  folder: string,
  part: string,
  terminal: Terminal,
): Promise<number> {
  const arrays = arraysFor(plan);
  const spool = openSpool(folder, arrays);
  await reporting(terminal, games, 'games', async (done) => {
    const take = (played: PlayedGame) => {
      spool.add(played);
      done();
    };
    await workOnCores({ worker: 'dataset/dataset-worker.js', task: plan, count: games, take }, cores, terminal.home);
  }).finally(spool.close);
  await reporting(terminal, arrays.length, 'arrays packed', (done) =>
    pipeline(zip(entriesOf(plan, games, arrays, spool, done)), createWriteStream(part)),
  );
  return spool.rowsOf('game');
}

async function reporting(
  terminal: Terminal,
  total: number,
  unit: string,
  work: (done: () => void) => Promise<void>,
): Promise<void> {
  const progress = openProgress(terminal, total, unit);
  try {
    await work(() => progress.done(1));
  } finally {
    progress.stop();
  }
}

const META: ArrayPlan = { name: 'meta', type: 'uint8', meaning: 'what this data set is, as JSON' };

function* entriesOf(
  plan: GamePlan,
  games: number,
  arrays: readonly ArrayPlan[],
  spool: Spool,
  done: () => void,
): Generator<ZipEntry> {
  const meta = bytesOf('uint8', Buffer.from(JSON.stringify(metaOf(plan, games, arrays, spool))));
  yield { name: 'meta.npy', chunks: [npyHeader(META, meta.length), meta] };
  for (const entry of spool.entries()) {
    yield entry;
    done();
  }
}

function metaOf(plan: GamePlan, games: number, arrays: readonly ArrayPlan[], spool: Spool) {
  const game = findGame(plan.game);
  const cardSets = broughtCards(game);
  const described = arrays.map((array) => {
    const { name, type, meaning } = array;
    return [name, { type, shape: shapeOf(array, spool.rowsOf(name)), meaning }];
  });
  return {
    format: FORMAT,
    ...plan,
    rulesVersion: game.rulesVersion,
    botsVersion: BOTS_VERSION,
    games,
    decisions: spool.rowsOf('game'),
    ...(cardSets.length > 0 && { cardSets }),
    arrays: Object.fromEntries(described),
  };
}
