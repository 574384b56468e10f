/** A process with a hall of many stored matches; its parent tells it what to load and to play, and stops it. */
import { type Guest, NO_LIMITS, openSqlite } from '@duskhall/server';
import { findGame } from '../../games.ts';
import { openMinds } from '../../serve/bot-threads.ts';
import { startOurServer } from '../server/start-our-server.ts';
import type { HallOrder } from './run.ts';
import { matchOf, personOf, type Sample, sampleOf, tableOf } from './stored-matches.ts';

const [folder = '', gameName = '', entries = '0', following = '0'] = process.argv.slice(2);
const server = await startOurServer({
  limits: NO_LIMITS,
  storage: await openSqlite(folder),
  botLevels: [],
  minds: openMinds(new URL('../..', import.meta.url)),
  isTest: true,
});
const { hall } = server;
const sample: Sample = sampleOf(findGame(gameName), Number(entries), Number(following));
/** One guest for each seat, who has all loaded tables open. */
const guests = Array.from({ length: sample.match.record.seats }, (_, seat): Guest => {
  const account = { id: personOf(seat), name: `Player ${seat}`, locale: 'en' as const, createdAt: 0 };
  const silent = { tell() {}, send() {}, show() {}, dismiss() {}, comeAgain() {}, mistake() {} };
  return { account, household: '', locale: 'en', client: `client of ${seat}`, ...silent };
});
/** How many moves of each match have been made. */
const made = new Map<string, number>();
let id = 0;

async function load({ kind, from, to, isAlone = false }: Extract<HallOrder, { do: 'load' }>): Promise<void> {
  const present = isAlone ? [guests[sample.next[0]!.seat]!] : guests;
  for (let number = from; number < to; number++) {
    for (const guest of present) await hall.handle(guest, { type: 'open', id: ++id, table: tableOf(kind, number) });
    made.set(matchOf(kind, number), 0);
  }
}

async function move(match: string): Promise<void> {
  const step = made.get(match)!;
  const { seat, asked, move: one } = sample.next[step]!;
  made.set(match, step + 1);
  await hall.handle(guests[seat]!, { type: 'move', id: ++id, match, asked, moves: [one] });
}

async function obey(order: HallOrder): Promise<object> {
  if (order.do === 'load') await load(order);
  if (order.do === 'wait') while (hall.counts().awake < order.awake) await new Promise((done) => setTimeout(done, 10));
  const start = [performance.now(), process.cpuUsage()] as const;
  if (order.do === 'move') {
    const matches = [...made.keys()];
    const stride = Math.max(1, Math.floor(matches.length / order.matches));
    const played = matches.filter((_, i) => i % stride === 0).slice(0, order.matches);
    for (let round = 0; round < order.rounds; round++) await Promise.all(played.map(move));
  }
  const { user, system } = process.cpuUsage(start[1]);
  const seconds = (performance.now() - start[0]) / 1000;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    seconds,
    processorSeconds: (user + system) / 1e6,
    rss,
    heapUsed,
    used: heapUsed + external,
    awake: hall.counts().awake,
  };
}

process.on('message', (order: HallOrder) => {
  obey(order).then(
    (told) => process.send!(told),
    (error: Error) => process.send!({ failure: error.message }),
  );
});
// Nothing has to be stored, and thousands of matches would be.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send!({ url: server.url });
