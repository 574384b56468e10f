import type { LiveMatch } from '@duskhall/host';
import { same, shownOptions } from '@duskhall/kernel';
import type { Person, Reply, TableInfo } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import type { Guest } from '../contract.ts';
import { calledOffBy } from '../texts/lines.ts';
import type { HallState } from './hall-state.ts';
import { shownRound } from './round.ts';
import { chairOf, gameOf, isGuest, leaderOf, type Table } from './table.ts';

/** The most spectators listed by name. */
const NAMED = 24;

/** The host, who chose the options, and the moderator see all of them. */
const knowsAll = ({ host, moderator }: TableInfo, account: string): boolean =>
  account !== '' && (account === host || account === moderator);
function withAllOptions({ settings }: Table, info: TableInfo): TableInfo {
  const { options } = info.settings;
  return same(options, settings.options) ? info : { ...info, settings, shownOptions: options };
}

/** The public view of a table. */
function describe(config: Config, table: Table, live: LiveMatch | null): TableInfo {
  const { id, code, host, settings, match, round, lostRounds } = table;
  const lost = table.calledOff.at(-1);
  const present = new Set([...table.guests].map((guest) => guest.account.id));
  const seats = table.chairs.map((chair, seat) => ({
    person: chair.bot === '' ? chair.person : { id: chair.bot, name: chair.bot },
    isBot: chair.bot !== '',
    isReady: chair.isReady || isGuest(chair),
    isConnected: chair.person !== null && (isGuest(chair) || present.has(chair.person.id)),
    hasSitter: live?.progress.sitters[seat] ?? false,
  }));
  const spectators = new Map<string, Person>();
  for (const { account } of table.guests)
    if (chairOf(table, account.id) < 0) spectators.set(account.id, { id: account.id, name: account.name });
  const leads = live === null || live.isOver ? null : live.progress;
  return {
    id,
    code,
    host,
    settings: { ...settings, options: shownOptions(gameOf(config, settings.game), settings.options) },
    seats,
    watchers: spectators.size,
    spectators: [...spectators.values()].slice(0, NAMED),
    moderator: leads?.moderator ?? leaderOf(config, table),
    ...(leads?.nextModerator != null && { nextModerator: leads.nextModerator }),
    ...(live?.proposal && { proposal: { person: live.proposal.person, asked: live.proposal.asked } }),
    muted: [...table.muted],
    status: table.isPlaying ? 'playing' : 'open',
    match,
    ...(table.slide !== null && { slide: table.slide }),
    ...(round !== null && { round: shownRound(round) }),
    ...(lost !== undefined && { calledOff: { count: lostRounds, at: lost.at, text: calledOffBy(lost) } }),
  };
}

/** The table as an account (may be empty) sees it. */
export function infoFor(hall: HallState, table: Table, account: string): TableInfo {
  const common = describe(hall.config, table, hall.lives.get(table.match) ?? null);
  return knowsAll(common, account) ? withAllOptions(table, common) : common;
}

/** Sends the table to everybody there for whom it has changed, and to a newcomer in any case. */
export function showTable(hall: HallState, table: Table, newcomer?: Guest): void {
  const live = hall.lives.get(table.match) ?? null;
  const common = describe(hall.config, table, live);
  const told = (info: TableInfo) => JSON.stringify({ type: 'table', table: info } satisfies Reply);
  const texts = { all: told(withAllOptions(table, common)), shown: told(common) };
  for (const guest of table.guests) {
    const text = texts[knowsAll(common, guest.account.id) ? 'all' : 'shown'];
    if (guest === newcomer || text !== table.shown.get(guest)) guest.show(table.id, text);
    table.shown.set(guest, text);
  }
}
