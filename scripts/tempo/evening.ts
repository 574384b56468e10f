import { type BloodVendetta, bloodVendetta as game } from '@duskhall/blood-vendetta';
import {
  beginMatch,
  enqueue,
  enterMoves,
  firstProgress,
  type LiveMatch,
  type ManualClock,
  type MatchSeat,
  manualClock,
  memoryOf,
  mindsOver,
  type Ports,
  type StoredMatch,
  schedule,
} from '@duskhall/host';
import { fastRng, type Match, openMatch, readOptions, type Types, waiting } from '@duskhall/kernel';
import { answersOf, personOf, timeFor } from './people.ts';

type State = BloodVendetta['state'];

/** VN-4.13.6: in a secret phase phones send and hear on a beat, in milliseconds. */
const BEAT = 1000;

/** The seconds of silence of an evening, by round: round 0 is the Introduction Day. */
export interface Silence {
  seconds: number[];
  /** Of them, those in which the person in the middle had nothing to tap. */
  idle: number[];
}

/** A match of these seats in the hands of the host. */
export function hostedBy(
  clock: ManualClock,
  match: Match<Types>,
  seats: MatchSeat[],
  seed: number,
  changes: Partial<Ports> = {},
): LiveMatch {
  const { record } = match;
  const settings = {
    ...{
      game: game.name,
      seats: seats.length,
      options: record.options,
      isPublic: false,
      mayWatch: false,
      watchDelay: 0,
    },
    ...({ clock: { kind: 'none' }, timeUp: 'answer', moderator: 'software' } as const),
  };
  const stored: StoredMatch = {
    ...{ id: 'tempo', table: 'tempo', settings, startedAt: 0 },
    record: { ...record, entries: [], digests: [] },
    seats,
  };
  const progress = firstProgress(stored, '');
  const ports: Ports = {
    ...{ program: 'tempo', clock, storage: memoryOf(stored, progress), isObserved: false },
    minds: mindsOver({ decide: () => Promise.reject(new Error('nobody here is a bot')) }),
    botDelay: () => [0, 0],
    mostEntries: Number.POSITIVE_INFINITY,
    finish: async () => {},
    announce: async () => {},
    onCrewChange() {},
    fail(error) {
      throw error;
    },
    ...changes,
  };
  return beginMatch(ports, stored, match, progress, fastRng(seed));
}

/** An evening of people with a phone each, until the night of the last round. The clock is moved by hand. */
export async function playEvening(seats: number, options: object, seed: number, rounds: number): Promise<Silence> {
  const clock = manualClock();
  const all = readOptions(game.options, { nightZero: 'debate-only', ...options }, seats);
  const match = openMatch(game, { seats, options: all, seed: `fast:${seed}` });
  const persons = Array.from({ length: seats }, (_, seat) => ({ account: `p${seat}`, bot: '', name: `P${seat}` }));
  const live = hostedBy(clock, match as unknown as Match<Types>, persons, seed);
  const s = () => live.match.s as unknown as State;
  const rng = fastRng(seed);
  const people = Array.from({ length: seats }, () => personOf(rng));
  const silence: Silence = { seconds: [], idle: [] };
  /** By seat: the question it is busy with, until when it looks and taps, and when the phone sends. */
  const busy = people.map(() => ({ asked: -1, until: 0, sentAt: 0 }));
  let openedAt = 0;
  let closes = 0;
  const nextBeat = (time: number) => openedAt + Math.ceil((time - openedAt) / BEAT) * BEAT;
  schedule(live);
  while (s().ending === '' && !(s().phase === 'night' && s().cycle === rounds)) {
    const now = clock.now();
    const { entries } = live.match.record;
    const count = entries.filter((entry) => 'move' in entry && entry.seat < 0).length;
    if (count !== closes) [closes, openedAt] = [count, now];
    const isSecret = s().phase !== 'night';
    const asked = waiting(s() as never);
    for (const seat of asked) {
      if (busy[seat]!.asked === s().table.asked[seat]) continue;
      // What a phone has answered itself brings the next step with the next beat; a window opens with one.
      const shownAt = isSecret ? nextBeat(now) : now;
      const until = isSecret ? shownAt + timeFor(s(), seat, people[seat]!) : now;
      busy[seat] = { asked: s().table.asked[seat]!, until, sentAt: isSecret ? nextBeat(until) : now };
    }
    const due = asked.find((seat) => busy[seat]!.sentAt <= now);
    if (due !== undefined) {
      const moves = answersOf(s(), due, rng);
      busy[due]!.asked = -1;
      await enqueue(live, () => enterMoves(live, due, moves));
      continue;
    }
    const wakes = [...asked.map((seat) => busy[seat]!.sentAt), ...busy.map(({ until }) => until)];
    const next = Math.min(...wakes.filter((time) => time > now), now + Math.max(1, clock.untilNext()));
    const { cycle } = s();
    const idlers = asked.length === 0 ? seats : busy.filter(({ until }) => until <= now).length;
    clock.advance(next - now);
    await live.queue;
    if (!isSecret) continue;
    silence.seconds[cycle] = (silence.seconds[cycle] ?? 0) + (next - now) / 1000;
    silence.idle[cycle] = (silence.idle[cycle] ?? 0) + (idlers * 2 >= seats ? (next - now) / 1000 : 0);
  }
  return silence;
}
