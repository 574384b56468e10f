import { commitmentTo, openMatch, type Seat, seedOf } from '@duskhall/kernel';
import { firstTime } from '../matches/clocks.ts';
import { commit, schedule, silence, snapshot } from '../matches/commit.ts';
import { enqueue, goLive, type LiveMatch } from '../matches/live-match.ts';
import { admit, openChannels } from '../matches/publish.ts';
import { viewerOf } from '../matches/requests.ts';
import type { Progress, StoredMatch } from '../storage/storage.ts';
import type { HallState } from './hall-state.ts';
import { describe, gameOf, renew, stored, type Table } from './table.ts';

/** Keeps the table and shows it to everybody there. */
export async function change(hall: HallState, table: Table): Promise<void> {
  table.updatedAt = hall.config.clock.now();
  await hall.config.storage.saveTable(stored(table));
  showTable(hall, table);
}

export function showTable(hall: HallState, table: Table): void {
  const info = describe(hall.config, table, hall.lives.get(table.match) ?? null);
  for (const guest of table.guests) guest.tell({ type: 'table', table: info });
}

/** Deals and begins the next match: from the house's secret and everybody's numbers, or for tests from a scenario. */
export async function start(hall: HallState, table: Table, scenario?: { given: unknown; seed: string }): Promise<void> {
  const { config } = hall;
  const { settings, nextMatch: id, nextSecret: secret } = table;
  const game = gameOf(config, settings.game);
  // Who gave no number adds a fixed one, which the record shows.
  const nonces = table.chairs.map(({ bot, nonce }) => (bot !== '' ? 'bot' : nonce || 'none'));
  const commitment = commitmentTo(id, game.name, game.rulesVersion, secret);
  const { seats, options } = settings;
  const match =
    scenario === undefined
      ? openMatch(game, {
          seats,
          options,
          seed: seedOf(secret, nonces),
          deal: { match: id, commitment, secret, nonces },
        })
      : openMatch(game, { seats, options, seed: scenario.seed, scenario: scenario.given });
  const begun: StoredMatch = {
    id,
    table: table.id,
    settings,
    record: { ...match.record, entries: [], digests: [] },
    seats: table.chairs.map(({ person, bot }) => ({ account: person?.id ?? '', bot, name: person?.name ?? bot })),
    startedAt: config.clock.now(),
  };
  const progress: Progress = {
    left: table.chairs.map(() => firstTime(settings.clock)),
    sitters: table.chairs.map(() => false),
    conceded: table.chairs.map(() => false),
    isPaused: false,
  };
  forgetMatch(hall, table.match);
  table.match = id;
  table.isPlaying = true;
  renew(table);
  await config.storage.startMatch(begun, stored(table), progress);
  const loaded = { ...begun, entries: [], digests: [], progress, snapshot: null, finishedAt: 0, scores: [] };
  const live = goLive(config, loaded, match);
  hall.lives.set(id, live);
  openChannels(config, live);
  await snapshot(config, live);
  showTable(hall, table);
  for (const guest of table.guests) admit(config, live, guest, viewerOf(live, guest.account.id, table.host), -1);
  schedule(hall, live);
}

/** The match is over: it is kept, and the table is free for another. */
export async function finish(hall: HallState, live: LiveMatch): Promise<void> {
  silence(live);
  const table = hall.tables.get(live.table)!;
  const now = hall.config.clock.now();
  table.isPlaying = false;
  table.updatedAt = now;
  const scores = live.verdict.length > 0 ? live.verdict : live.game.scores(live.match.s)!;
  await hall.config.storage.finishMatch(live.id, scores, stored(table), now);
  showTable(hall, table);
}

/** A sitter takes over the seat of somebody who leaves a running match. */
export async function sitIn(hall: HallState, table: Table, seat: Seat): Promise<void> {
  const live = hall.lives.get(table.match);
  if (live === undefined || live.isOver) return;
  await enqueue(live, () =>
    commit(hall, live, () => {
      live.progress.sitters[seat] = true;
    }),
  );
  showTable(hall, table);
}

export function forgetMatch(hall: HallState, match: string): void {
  const live = hall.lives.get(match);
  if (live === undefined) return;
  silence(live);
  hall.lives.delete(match);
}
