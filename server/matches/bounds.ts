import { type LiveMatch, Refused } from '@duskhall/host';
import type { Request } from '@duskhall/protocol';
import type { Guest } from '../contract.ts';
import type { MatchLimits } from '../operation/limits.ts';

interface Tally {
  entries: readonly unknown[];
  counted: number;
  bySeat: number[];
}
const tallies = new WeakMap<LiveMatch, Tally>();

/** Number of entries made by each seat, counted incrementally. */
function entriesOf(live: LiveMatch): number[] {
  const { entries } = live.match.record;
  const known = tallies.get(live);
  const isCounted = known !== undefined && known.entries === entries && known.counted <= entries.length;
  const tally = isCounted ? known : { entries, counted: 0, bySeat: live.seats.map(() => 0) };
  for (; tally.counted < entries.length; tally.counted++) {
    const entry = entries[tally.counted]!;
    const seat = 'undo' in entry ? entry.undo : 'seat' in entry && entry.by === 'seat' ? entry.seat : -1;
    if (seat >= 0) tally.bySeat[seat]!++;
  }
  tallies.set(live, tally);
  return tally.bySeat;
}

/** The most entries that a request adds; closing a window also answers for seats that have not answered. */
const sizeOf = (live: LiveMatch, request: Request): number => {
  if (request.type === 'move' || request.type === 'enter') return request.moves.length;
  return request.type === 'undo' || request.type === 'rewind'
    ? 1
    : request.type === 'close'
      ? live.seats.length + 1
      : 0;
};

/** The most console actions that may precede this one; higher or unlimited for those a match needs to continue. */
function mostDeeds({ deeds }: MatchLimits, { progress }: LiveMatch, request: Request): number {
  const { moderator, nextModerator } = progress;
  switch (request.type) {
    case 'enter':
    case 'extend':
    case 'absent':
    case 'rewind':
      return deeds;
    case 'pause':
      return request.isPaused ? 2 * deeds : Number.POSITIVE_INFINITY;
    case 'moderate':
      return request.person === '' && moderator !== '' && nextModerator !== '' ? Number.POSITIVE_INFINITY : 2 * deeds;
    default:
      // Closing a window adds entries, which have their own limit.
      return Number.POSITIVE_INFINITY;
  }
}

/** Refuses a request that would make the record or the console's minutes longer than any game needs. */
export function mustFit(most: MatchLimits, live: LiveMatch, guest: Guest, request: Request): void {
  const size = sizeOf(live, request);
  if (size > 0 && live.match.record.entries.length + size > most.entries)
    throw new Refused('record-full', `this match has ${most.entries} entries: no more are taken`);
  const seat = live.seats.findIndex(({ account }) => account === guest.account.id);
  if (
    (request.type === 'move' || request.type === 'undo') &&
    seat >= 0 &&
    entriesOf(live)[seat]! + size > most.entriesOfSeat
  )
    throw new Refused('seat-full', `you have made ${most.entriesOfSeat} entries in this match: no more are taken`);
  if (live.minutes.length >= mostDeeds(most, live, request))
    throw new Refused('console-full', `the console was used ${most.deeds} times in this match`);
}

/** The same for chat. Watchers have a limit of their own and use up none of the players' and moderators'. */
export function mustBeHeard(most: MatchLimits, live: LiveMatch, account: string): void {
  const { spoken, seats, progress } = live;
  if ((spoken.get(account) ?? 0) >= most.wordsOfPerson)
    throw new Refused('words-full', `you have said ${most.wordsOfPerson} things in this match`);
  const takesPart = (id: string): boolean => seats.some((seat) => seat.account === id) || progress.led.includes(id);
  const isPlayer = takesPart(account);
  const bound = isPlayer ? most.words : most.wordsOfWatchers;
  let all = 0;
  for (const [id, count] of spoken) if (takesPart(id) === isPlayer) all += count;
  if (all >= bound)
    throw new Refused('words-full', `${bound} things were said by ${isPlayer ? 'players' : 'watchers'} in this match`);
}
