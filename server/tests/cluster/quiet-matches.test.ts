import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hasPostgres, hasRedis } from '../../../scripts/test-servers/index.ts';
import { openPostgres } from '../../index.ts';
import { foreignWrites, query } from './audit.ts';
import { openScene } from './cluster.ts';
import type { Scene } from './fault-driver.ts';
import type { History } from './history.ts';
import { judge } from './judge.ts';
import { createTable, must } from './open-tables.ts';
import { peek } from './peek.ts';
import type { HallProcess } from './processes.ts';
import { enterHall, type Player } from './scripted-player.ts';

/** In milliseconds. */
const LEASE = 1500;
const LONG = 60_000;

interface Quiet {
  scene: Scene;
  /** The first process hosts the table, and the first player is there; the others are at the second. */
  processes: [HallProcess, HallProcess];
  players: [Player, Player];
  table: string;
  history: History;
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(30);
};

/** A match of two in which nothing happens by itself. */
async function begin(scene: Scene): Promise<Quiet> {
  // The one that has a fault.
  const processes = scene.processes.all.toSorted(
    (a, b) => Number(b.isPlanted) - Number(a.isPlanted),
  ) as Quiet['processes'];
  const history: History = { deeds: [], looks: [] };
  const players: Quiet['players'] = [
    await enterHall([processes[0]], 'One', history),
    await enterHall([processes[1]], 'Two', history),
  ];
  const table = await createTable(processes[0].url, players[0], { game: 'tic-tac-toe', seats: 2 });
  for (const [seat, player] of players.entries()) {
    await must(player, { type: 'open', table });
    await must(player, { type: 'sit', table, seat });
    await must(player, { type: 'ready', table, isReady: true });
  }
  await must(players[0], { type: 'start', table });
  await until(() => players[0].isAsked());
  return { scene, processes, players, table, history };
}

/** Waits until the second process hosts the table and has loaded it. */
async function takenOver({ scene, processes, players, table, history }: Quiet, before: string): Promise<void> {
  await until(async () => (await ownerOf(scene, table)) !== before);
  await until(() => peek(processes[1].url, players[1].token, table, history));
}

async function ownerOf({ postgres }: Scene, table: string): Promise<string> {
  const [row] = await query<{ owner: string }>(postgres.url, 'select owner from hosting where "table" = $1', table);
  return row!.owner;
}

/** The first process is suspended just before it writes a move, and goes on once another one hosts the table. */
async function writeLate(quiet: Quiet): Promise<void> {
  const { scene, processes, players, table } = quiet;
  const before = await ownerOf(scene, table);
  await processes[0].suspendAtWrite();
  const moved = players[0].move(LONG);
  await takenOver(quiet, before);
  processes[0].signal('SIGCONT');
  await Promise.race([moved, sleep(2 * LEASE)]);
}

/** The first process is suspended; meanwhile the match goes on elsewhere, and somebody asks the first one for it. */
async function showLate(quiet: Quiet): Promise<void> {
  const { scene, processes, players, table, history } = quiet;
  const before = await ownerOf(scene, table);
  await players[0].move(LONG);
  await until(() => players[1].isAsked());
  processes[0].signal('SIGSTOP');
  await takenOver(quiet, before);
  await until(() => players[1].isAsked());
  await players[1].move(LONG);
  const look = () => peek(processes[0].url, players[1].token, table, history);
  const waiting = look();
  processes[0].signal('SIGCONT');
  for (const end = Date.now() + LEASE; Date.now() < end; await sleep(50)) await look();
  await waiting;
}

async function flawsOf({ postgres: { url } }: Scene, { history }: Quiet): Promise<string[]> {
  const storage = await openPostgres(url);
  const { flaws } = await judge(url, storage, history);
  await storage.close();
  return flaws;
}

describe.runIf(hasPostgres && hasRedis)('with a quiet match, a process that was suspended', () => {
  test('neither writes late nor shows what is not up to date', async () => {
    const scene = await openScene(2, LEASE);
    for (const happen of [showLate, writeLate]) {
      const quiet = await begin(scene);
      await happen(quiet);
      const toTheEnd = (player: Player) =>
        player.play(
          () => 20,
          () => true,
        );
      await Promise.all(quiet.players.map(toTheEnd));
      expect(await flawsOf(scene, quiet)).toEqual([]);
    }
    expect(await foreignWrites(scene.postgres.url)).toEqual([]);
  });

  test('is caught if it writes without asking for the epoch', async () => {
    const scene = await openScene(2, LEASE, 'no-fence');
    await writeLate(await begin(scene));
    expect(await foreignWrites(scene.postgres.url)).not.toEqual([]);
  });

  test('is caught if it renews its lease blindly', async () => {
    const scene = await openScene(2, LEASE, 'blind-renewal');
    const quiet = await begin(scene);
    await showLate(quiet);
    expect((await flawsOf(scene, quiet)).join()).toContain(' saw moment ');
  });
});
