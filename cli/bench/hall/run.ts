import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@duskhall/server';
import WebSocket from 'ws';
import { findGame } from '../../games.ts';
import { openProgress } from '../../progress-bar.ts';
import type { Terminal } from '../../terminal.ts';
import { type Child, startChild } from '../server/child.ts';
import { personOf, sampleOf, storeMatches } from './stored-matches.ts';

/** What the hall's process is told. */
export type HallOrder =
  | { do: 'look' }
  /** `isAlone`: only who makes the next move is there. */
  | { do: 'load'; kind: string; from: number; to: number; isAlone?: boolean }
  | { do: 'wait'; awake: number }
  /** Moves in some of the loaded matches, all at once, so many times. */
  | { do: 'move'; matches: number; rounds: number };

interface Told {
  seconds: number;
  processorSeconds: number;
  rss: number;
  heapUsed: number;
  /** The heap, and what it holds outside. */
  used: number;
  awake: number;
}

export interface HallPlan {
  /** Stored running matches, and how many of them are due at once. */
  stored: number;
  due: number;
  /** Matches in memory at which moves are measured. */
  live: readonly number[];
  /** Moves are made in so many of them, so many times. */
  moving: number;
  rounds: number;
  sockets: number;
}

export interface HallFindings {
  plan: HallPlan;
  /** Until the server listens, in seconds, and its memory then, in megabytes. */
  start: { seconds: number; megabytes: number };
  /** Until all that were due are in memory, in seconds. */
  dueSeconds: number;
  /** By the number of matches in memory: microseconds of processor time a move. */
  moves: { live: number; microseconds: number }[];
  /** Kilobytes of heap for each match with its players, and of memory for each idle socket. */
  kilobytesOfMatch: number;
  kilobytesOfSocket: number;
  /** Opening a stored evening of 24 for one player and making the first move, in milliseconds. */
  firstMove: number;
}

const ENTRIES = 30;
const KIND = 'civ';
const [FLAGSHIP, PARTY] = ['carta-impera-victoria', 'blood-vendetta'];

export async function runHallBench(plan: HallPlan, terminal: Terminal): Promise<HallFindings> {
  const folder = await mkdtemp(join(tmpdir(), 'duskhall-bench-'));
  const progress = openProgress(terminal, 6 + plan.live.length, 'measured');
  const done = <R>(result: R): R => {
    progress.done(1);
    return result;
  };
  try {
    await fill(folder, plan);
    done(0);
    const following = plan.rounds * (plan.live.length + 1);
    const hall = (game: string, entries: number) =>
      startChild(
        new URL('bench/hall/hall-worker.js', terminal.home),
        [folder, game, `${entries}`, `${following}`],
        ['--expose-gc'],
      );
    const begun = performance.now();
    const first = await hall(FLAGSHIP, ENTRIES);
    const seconds = (performance.now() - begun) / 1000;
    const { rss } = await first.ask<Told>({ do: 'look' } satisfies HallOrder);
    await first.ask<Told>({ do: 'wait', awake: plan.due } satisfies HallOrder);
    const dueSeconds = (performance.now() - begun) / 1000 - seconds;
    done(await first.end());

    const second = await hall(FLAGSHIP, ENTRIES);
    await second.ask<Told>({ do: 'wait', awake: plan.due } satisfies HallOrder);
    const kilobytesOfSocket = done(await socketMemory(second, plan.sockets));
    const { moves, kilobytesOfMatch } = await moveCosts(second, plan, done);
    done(await second.end());

    const third = await hall(PARTY, PARTY_ENTRIES);
    const load = { do: 'load', kind: 'bv', from: 0, to: 1, isAlone: true } satisfies HallOrder;
    const opening = performance.now();
    await third.ask<Told>(load);
    await third.ask<Told>({ do: 'move', matches: 1, rounds: 1 } satisfies HallOrder);
    const firstMove = performance.now() - opening;
    done(await third.end());
    return {
      plan,
      start: { seconds, megabytes: rss / 2 ** 20 },
      dueSeconds,
      moves,
      kilobytesOfMatch,
      kilobytesOfSocket,
      firstMove,
    };
  } finally {
    progress.stop();
    await rm(folder, { recursive: true });
  }
}
const PARTY_ENTRIES = 400;

async function fill(folder: string, { stored, due }: HallPlan): Promise<void> {
  const storage = await openSqlite(folder);
  const locale = 'en' as const;
  for (let seat = 0; seat < 24; seat++)
    await storage.saveAccount({ id: personOf(seat), name: `Player ${seat}`, locale, createdAt: 0 });
  await storage.join('bench');
  const flagship = sampleOf(findGame(FLAGSHIP!), ENTRIES, 0);
  await storeMatches(storage, flagship, KIND, stored - due);
  await storeMatches(storage, flagship, 'due', due, 1);
  await storeMatches(storage, sampleOf(findGame(PARTY!), PARTY_ENTRIES, 0), 'bv', 1);
  await storage.close();
}

async function moveCosts(child: Child, plan: HallPlan, done: (one: unknown) => unknown) {
  const moves: HallFindings['moves'] = [];
  const before = await child.ask<Told>({ do: 'look' } satisfies HallOrder);
  let loaded = 0;
  let heap = 0;
  for (const live of plan.live) {
    const { heapUsed } = await child.ask<Told>({ do: 'load', kind: KIND, from: loaded, to: live } satisfies HallOrder);
    loaded = live;
    heap = heapUsed;
    const order: HallOrder = { do: 'move', matches: plan.moving, rounds: plan.rounds };
    // The first moves of a process are slow: the JIT has not seen them yet.
    if (moves.length === 0) await child.ask<Told>(order);
    const { processorSeconds } = await child.ask<Told>(order);
    moves.push({ live, microseconds: (processorSeconds / (plan.moving * plan.rounds)) * 1e6 });
    done(live);
  }
  return { moves, kilobytesOfMatch: (heap - before.heapUsed) / loaded / 1024 };
}

/** Memory of the server for each socket that has said hello and nothing else. */
async function socketMemory(child: Child, count: number): Promise<number> {
  const before = await child.ask<Told>({ do: 'look' } satisfies HallOrder);
  const session = await fetch(`${child.url}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Idle', locale: 'en' }),
  });
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const sockets: WebSocket[] = [];
  for (let i = 0; i < count; i++) {
    const socket = new WebSocket(`${child.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    sockets.push(socket);
  }
  const after = await child.ask<Told>({ do: 'look' } satisfies HallOrder);
  for (const socket of sockets) socket.terminate();
  return (after.used - before.used) / count / 1024;
}
