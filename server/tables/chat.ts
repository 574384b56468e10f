import {
  beatOf,
  keepMinutes,
  type LiveMatch,
  type LoadedMatch,
  minuteOf,
  Refused,
  tell,
  viewerOf,
} from '@duskhall/host';
import { HOUSE, type Locale, type Seat, WATCHER } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../contract.ts';
import { mustBeHeard } from '../matches/bounds.ts';
import { mustBeAllowed } from '../rights.ts';
import { LATEST_LINES } from '../storage/minutes.ts';
import type { HallState } from './hall-state.ts';
import { chairOf, leaderOf, type Said, type Table } from './table.ts';
import { standingAt } from './table-standing.ts';

/** Rate limit: this many chat lines per person within this many milliseconds. */
const WORDS = 5;
const WORDS_WITHIN = 10_000;

const isPlayer = (config: Config, table: Table, live: LiveMatch | null, account: string): boolean =>
  chairOf(table, account) >= 0 || account === (live?.progress.moderator || leaderOf(config, table));

/** The running match at a table. */
export function liveAt(hall: HallState, table: Table): LiveMatch | null {
  const live = hall.lives.get(table.match);
  return live === undefined || live.isOver ? null : live;
}

/**
 * Sends a chat line to everybody at the table who may hear it and has not blocked its author. In a match, call it from
 * the match's queue.
 */
export async function say(hall: HallState, table: Table, guest: Guest, text: string, wanted: string): Promise<void> {
  const { id, name } = guest.account;
  const live = liveAt(hall, table);
  mustBeAllowed('chat', standingAt(hall.config, table, live, guest));
  const room = live === null ? 'all' : roomFor(live, viewerOf(live, id), wanted);
  const { clock } = hall.config;
  const now = clock.now();
  for (const [person, times] of table.spoken) if (times.at(-1)! <= now - WORDS_WITHIN) table.spoken.delete(person);
  const recent = (table.spoken.get(id) ?? []).filter((at) => at > now - WORDS_WITHIN);
  if (recent.length >= WORDS) throw new Refused('too-fast', 'too many messages: wait a moment');
  table.spoken.set(id, [...recent, now]);
  if (live !== null) mustBeHeard(hall.config.limits.match, live, id);
  const isWatcher = !isPlayer(hall.config, table, live, id);
  const hearers = live && hearersOf(live, room);
  if (live !== null) {
    const minute = minuteOf(live, guest.account, { said: { room, isWatcher, text, hearers: hearers! } }, now);
    await live.ports.storage.append(live.id, live.match.record.entries.length, [], [], null, [minute]);
    keepMinutes(live, [minute]);
  }
  await spread(hall, table, live, { person: { id, name }, isWatcher, room, text, at: clock.date(), hearers });
}

/** The room that a viewer's line goes to. Watchers may know more than the players, so they talk among themselves. */
function roomFor({ game, match }: LiveMatch, viewer: Seat, wanted: string): string {
  if (game.party?.rooms(match.s, viewer).speaks.includes(wanted)) return wanted;
  if (viewer === WATCHER && (wanted === 'all' || wanted === 'watchers')) return 'watchers';
  if (game.party === undefined && wanted === 'all') return wanted;
  throw new Refused('no-room', 'you cannot speak there now');
}

function hearersOf({ game, match, seats }: LiveMatch, room: string): Seat[] {
  const viewers: Seat[] = [WATCHER, HOUSE, ...seats.keys()];
  if (room === 'watchers') return [WATCHER];
  return game.party === undefined
    ? viewers
    : viewers.filter((one) => game.party!.rooms(match.s, one).hears.includes(room));
}

async function spread(hall: HallState, table: Table, live: LiveMatch | null, said: Said): Promise<void> {
  table.said = [...table.said.slice(1 - LATEST_LINES), said];
  const others = [...table.guests];
  const accounts = [...new Set(others.map(({ account }) => account.id))];
  // One query, however many are there.
  const blockers = new Set(await hall.config.storage.blockersOf(said.person.id, accounts));
  const wasSecret = live !== null && beatOf(live) > 0;
  for (const other of others) {
    if (!mayHear(live, other, said) || blockers.has(other.account.id)) continue;
    const reply = JSON.stringify({ type: 'chat', table: table.id, ...lineFor(said, other.locale) });
    if (live?.guests.has(other)) tell(live, other, reply, wasSecret);
    else other.send(reply);
  }
}

const mayHear = (live: LiveMatch | null, guest: Guest, { hearers }: Said): boolean =>
  live === null || hearers === null || hearers.includes(viewerOf(live, guest.account.id));

const lineFor = ({ hearers: _, text, ...line }: Said, locale: Locale) => ({
  ...line,
  text: typeof text === 'string' ? text : text[locale],
});

/** Sends a newcomer the recent chat. */
export async function tellSaid(hall: HallState, table: Table, guest: Guest): Promise<void> {
  const blocked = await hall.config.storage.blockedBy(guest.account.id);
  const live = liveAt(hall, table);
  const lines = table.said
    .filter((said) => !blocked.includes(said.person.id) && mayHear(live, guest, said))
    .map((said) => lineFor(said, guest.locale));
  const reply = JSON.stringify({ type: 'said', table: table.id, lines } satisfies Reply);
  // In a secret window it must leave on the beat: its size would reveal who has been talking.
  if (live?.guests.has(guest)) tell(live, guest, reply);
  else guest.send(reply);
}

/** Sends everybody at a table a message from the house, each in their language. */
export const announce = (
  hall: HallState,
  table: Table,
  live: LiveMatch | null,
  text: Record<Locale, string>,
): Promise<void> =>
  spread(hall, table, live, {
    person: { id: '', name: '' },
    isWatcher: false,
    room: 'all',
    text,
    at: hall.config.clock.date(),
    hearers: null,
  });

/** The recent chat of a match reloaded from storage. */
export const saidIn = ({ minutes, startedAt }: LoadedMatch): Said[] =>
  minutes
    .flatMap(({ account: id, name, at, what }) =>
      'said' in what ? [{ ...what.said, person: { id, name }, at: startedAt + at }] : [],
    )
    .slice(-LATEST_LINES);
