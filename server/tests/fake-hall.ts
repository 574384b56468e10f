import { randomBytes } from 'node:crypto';
import { Refused } from '@duskhall/host';
import { type GameRecord, WATCHER } from '@duskhall/kernel';
import type { Request, TableInfo } from '@duskhall/protocol';
import type { Guest, Hall, Handled } from '../contract.ts';

/** A hall without games: it records requests and answers as the test says. */
export interface FakeHall extends Hall {
  asked: { guest: Guest; request: Request }[];
  left: Guest[];
  forgotten: string[];
  scenarios: unknown[];
  /** How many beats its guests may still answer. */
  beats: number;
  /** Handles the next requests. */
  doing: (guest: Guest, request: Request) => Promise<Handled>;
}

export const newId = (): string => randomBytes(16).toString('base64url');

export const FINISHED = newId();
const RUNNING = newId();
const record: GameRecord = {
  game: 'tic-tac-toe',
  rulesVersion: 1,
  seats: 2,
  options: {},
  seed: 'seed',
  scenario: null,
  entries: [],
  deal: null,
  digests: [],
};

async function* none(): AsyncGenerator<never[]> {}

export function fakeHall(): FakeHall {
  const tables: TableInfo[] = [];
  const hall: FakeHall = {
    asked: [],
    left: [],
    forgotten: [],
    scenarios: [],
    beats: 0,
    doing: async () => ({}),
    async createTable(host, settings) {
      if (settings.game === 'bridge') throw new Refused('no-game', 'there is no game "bridge"');
      const seat = {
        person: { id: host.id, name: host.name },
        isBot: false,
        isReady: false,
        isConnected: true,
        hasSitter: false,
      };
      const table: TableInfo = {
        id: newId(),
        code: 'ABCD'.concat(String.fromCharCode(65 + tables.length)),
        host: host.id,
        settings,
        seats: [seat, { ...seat, person: null }],
        watchers: 0,
        moderator: '',
        muted: [],
        status: 'open',
        match: '',
      };
      tables.push(table);
      return table;
    },
    publicTables: async () => ({ tables: tables.filter(({ settings }) => settings.isPublic), next: null }),
    findTable: async (name) => tables.find(({ id, code }) => id === name || code === name.toUpperCase()) ?? null,
    handle(guest, request) {
      hall.asked.push({ guest, request });
      return hall.doing(guest, request);
    },
    leave: (guest) => void hall.left.push(guest),
    async recordOf(match) {
      if (match === RUNNING) throw new Refused('running', 'this match goes on');
      if (match !== FINISHED) throw new Refused('no-match', 'there is no such match');
      return record;
    },
    replayOf: async () => [{ view: {}, events: [] }],
    reasonsOf: async () => [],
    async aboutMatch(id, account) {
      const { game, seats } = await hall.recordOf(id);
      const players = Array.from({ length: seats }, () => ({ name: 'Somebody', bot: '' }));
      const seat = account === '' ? WATCHER : 1;
      return { id, game, seat, players, startedAt: 1, finishedAt: 2, scores: [1, 0] };
    },
    minutesOf: async () => ({ said: none(), did: none() }),
    isAnswer: () => hall.beats-- > 0,
    tellOnBeat: (guest, _, reply) => guest.send(reply),
    waitsFor: () => false,
    seatIn: async (match) => (match === FINISHED ? 1 : WATCHER),
    forget: async (account) => void hall.forgotten.push(account),
    counts: () => ({
      ...{ tables: tables.length, moving: 0, awake: 0, finished: 0, broken: 0, guests: 0, moves: 7 },
      ...{ owned: 0, handedOver: 0, adopted: 0, leaseAge: 0 },
    }),
    isSafe: () => true,
    startScenario: async (table, scenario, seed) => void hall.scenarios.push({ table, scenario, seed }),
    take: async () => {},
    handOver: async () => {},
    stop: async () => {},
  };
  return hall;
}
