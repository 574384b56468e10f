import { type LoadedMatch, momentsOf, Refused } from '@duskhall/host';
import { type GameRecord, type Seat, WATCHER } from '@duskhall/kernel';
import type { SharedHall } from '../contract.ts';
import { minutesFor } from '../matches/minutes.ts';
import type { HallState } from './hall-state.ts';
import { gameOf } from './table.ts';

type FinishedMatches = Pick<
  SharedHall,
  'recordOf' | 'replayOf' | 'reasonsOf' | 'minutesOf' | 'seatIn' | 'aboutMatch' | 'untilWritten'
>;

/** What can be read of a match once it is over. */
export function finishedMatches(hall: HallState): FinishedMatches {
  const { config } = hall;
  const { storage } = config;
  return {
    async recordOf(match) {
      return recordOf(await finished(hall, match));
    },
    async replayOf(match, seat) {
      const loaded = await finished(hall, match);
      return momentsOf(gameOf(config, loaded.settings.game), recordOf(loaded), seat);
    },
    async reasonsOf(match) {
      await mustBeOver(hall, match);
      return storage.reasonsOf(match);
    },
    async minutesOf(match, account) {
      await mustBeOver(hall, match);
      return minutesFor(storage, match, account === '' ? [] : await storage.blockedBy(account));
    },
    seatIn: async (match, account) => seatOf(await storage.findMatch(match), account),
    async aboutMatch(match, account) {
      const loaded = await finished(hall, match);
      const { settings, seats, startedAt, finishedAt, scores } = loaded;
      const players = seats.map(({ name, bot }) => ({ name: bot === '' ? name : '', bot }));
      const { game, locale } = settings;
      return { id: match, game, seat: seatOf(loaded, account), players, locale, startedAt, finishedAt, scores };
    },
    untilWritten: (match) => untilWritten(hall, match),
  };
}

const recordOf = ({ record, entries, digests }: LoadedMatch): GameRecord => ({ ...record, entries, digests });

function seatOf(match: LoadedMatch | null, account: string): Seat {
  const seat = account === '' ? -1 : (match?.seats.findIndex((seat) => seat.account === account) ?? -1);
  return seat < 0 ? WATCHER : seat;
}

/** Players learn of the end of a match a moment before it is written. */
async function untilWritten(hall: HallState, match: string): Promise<void> {
  const live = hall.lives.get(match);
  if (live?.isOver) await live.queue;
}

async function finished(hall: HallState, id: string): Promise<LoadedMatch> {
  await mustBeOver(hall, id);
  return (await hall.config.storage.findMatch(id))!;
}

async function mustBeOver(hall: HallState, id: string): Promise<void> {
  await untilWritten(hall, id);
  const { peers, config } = hall;
  const { storage } = config;
  let at = await storage.whereIs(id);
  if (at?.finishedAt === 0 && peers !== null && !hall.lives.has(id)) {
    await peers.untilWritten(at.table, id);
    at = await storage.whereIs(id);
  }
  if (at === null) throw new Refused('no-match', 'there is no such match');
  if (at.finishedAt === 0) throw new Refused('running', 'the match goes on: its record opens at the end');
}
