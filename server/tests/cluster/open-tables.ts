import { setTimeout as sleep } from 'node:timers/promises';
import type { TableInfo } from '@duskhall/protocol';
import { TABLES } from './games.ts';
import type { History } from './history.ts';
import { peek } from './peek.ts';
import type { HallProcess } from './processes.ts';
import { enterHall, type Player, register, type Wish } from './scripted-player.ts';

/** How often a request is repeated while tables are set up. */
const ATTEMPTS = 20;

export interface Tables {
  /** Everybody plays; watchers look in now and then. */
  play(pace: () => number, isEnough: () => boolean): Promise<void>;
  /** Who has not come to an end, and what they see. */
  stuck(): string[];
  leave(): void;
}

/** People at as many tables, a quarter of them of each game; bots have the other seats. */
export async function openTables(doors: readonly HallProcess[], count: number, history: History): Promise<Tables> {
  const opened = await Promise.all(Array.from({ length: count }, (_, i) => openTable(doors, i, history)));
  const { token } = await register(doors[0]!.url, 'Watcher');
  const people = opened.flatMap(({ players }) => players);
  return {
    async play(pace, isEnough) {
      let isOver = false;
      const watching = (async () => {
        for (let i = 0; !isOver; i++) {
          const { table } = opened[i % count]!;
          const door = doors[Math.floor(Math.random() * doors.length)];
          if (door !== undefined) void peek(door.url, token, table, history);
          await sleep(150);
        }
      })();
      await Promise.all(people.map((player) => player.play(pace, isEnough)));
      isOver = true;
      await watching;
    },
    stuck: () => people.flatMap((player) => (player.isPlaying() ? player.inWords() : [])),
    leave() {
      for (const player of people) player.leave();
    },
  };
}

async function openTable(
  doors: readonly HallProcess[],
  number: number,
  history: History,
): Promise<{ table: string; players: Player[] }> {
  const { settings, people } = TABLES[number % TABLES.length]!;
  const names = Array.from({ length: people }, (_, i) => `Player ${number}.${i}`);
  const players = await Promise.all(names.map((name) => enterHall(doors, name, history)));
  const [host] = players as [Player];
  const table = await createTable(doors[number % doors.length]!.url, host, settings);
  for (const [seat, player] of players.entries()) {
    await must(player, { type: 'open', table });
    await must(player, { type: 'sit', table, seat });
  }
  for (let seat = people; seat < settings.seats; seat++)
    await must(host, { type: 'seatBot', table, seat, level: 'random' });
  return { table, players };
}

/** Returns its id. */
export async function createTable(url: string, { token }: Player, settings: object): Promise<string> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: token },
    body: JSON.stringify(settings),
  });
  return ((await response.json()) as { table: TableInfo }).table.id;
}

/** A busy machine may have to be asked again. */
export async function must(player: Player, wish: Wish, attempt = 1): Promise<void> {
  const reply = await player.ask(wish);
  if (reply.type === 'ok') return;
  if (attempt === ATTEMPTS || !['busy', 'storage'].includes(reply.code))
    throw new Error(`${reply.code}: ${reply.text}`);
  await sleep(500);
  return must(player, wish, attempt + 1);
}
