import { type LoadedMatch, momentsOf } from '@duskhall/host';
import { dealFlaw, type GameRecord, replay, same, stable, standing, WATCHER } from '@duskhall/kernel';
import type { Storage } from '../../index.ts';
import { query } from './audit.ts';
import { gameOf } from './games.ts';
import { type Deed, grouped, type History, type Look } from './history.ts';

export interface Verdict {
  /** What must not be, in words. */
  flaws: string[];
  matches: number;
  entries: number;
  acknowledged: number;
  looks: number;
}

/** Compares what people did and saw with what is stored. */
export async function judge(url: string, storage: Storage, { deeds, looks }: History): Promise<Verdict> {
  const flaws: string[] = [];
  const verdict: Verdict = { flaws, matches: 0, entries: 0, acknowledged: 0, looks: looks.length };
  const byMatch = grouped(deeds, ({ match }) => match);
  const looksAt = grouped(looks, ({ match }) => match);
  const ids = await query<{ id: string }>(url, 'select id from matches');
  for (const { id } of ids) {
    const found = (text: string) => flaws.push(`${id}: ${text}`);
    const match = await storage.findMatch(id);
    if (match === null) {
      found('is missing');
      continue;
    }
    verdict.matches++;
    verdict.entries += match.entries.length;
    verdict.acknowledged += (byMatch.get(id) ?? []).filter(({ answer }) => answer === 'ok').length;
    if (await isPlayable(url, match, found)) judgeMoves(match, byMatch.get(id) ?? [], looksAt.get(id) ?? [], found);
  }
  for (const match of byMatch.keys()) if (!ids.some(({ id }) => id === match)) flaws.push(`${match}: is not stored`);
  return verdict;
}

const recordOf = ({ record, entries, digests }: LoadedMatch): GameRecord => ({ ...record, entries, digests });

/** The record has no gaps, replays to its digests, has an end, and its deal is an honest one; false: it cannot be replayed. */
async function isPlayable(url: string, match: LoadedMatch, found: (text: string) => void): Promise<boolean> {
  const record = recordOf(match);
  const game = gameOf(record.game);
  const rows = await query<{ number: number }>(
    url,
    'select number from entries where match = $1 order by number',
    match.id,
  );
  if (rows.some(({ number }, i) => number !== i)) found(`gaps: ${rows.map(({ number }) => number)}`);
  const [hosted] = await query<{ entries: number }>(url, 'select entries from hosting where match = $1', match.id);
  if (hosted !== undefined && hosted.entries !== rows.length) found(`${rows.length} entries, not ${hosted.entries}`);
  const flaw = dealFlaw(game, record);
  if (flaw !== null) found(`the deal: ${flaw}`);
  try {
    const scores = game.scores(replay(game, record).s);
    if (scores === null) found('has no end');
    else if (match.finishedAt === 0) found('its end is not stored');
    else if (!same(scores, match.scores)) found(`scores ${match.scores}, not ${scores}`);
    return true;
  } catch (error) {
    found(`cannot be replayed: ${(error as Error).message}`);
    return false;
  }
}

/** What was acknowledged is there, once and in order, and nobody saw an older state than somebody knew of. */
function judgeMoves(match: LoadedMatch, deeds: Deed[], looks: Look[], found: (text: string) => void): void {
  const record = recordOf(match);
  const moves = standing(record.entries);
  const seats = new Set([...deeds, ...looks].map(({ seat }) => seat));
  const momentsBySeat = new Map([...seats].map((seat) => [seat, [...momentsOf(gameOf(record.game), record, seat)]]));
  /** The places of the moves that somebody has been told of, by time. */
  const known: { at: number; place: number }[] = [];
  const inTime = deeds.toSorted((a, b) => a.at - b.at);
  const acknowledged = inTime.filter(({ answer }) => answer === 'ok');
  for (const { seat, asked, move, sentAt, at, answer } of inTime) {
    const moments = momentsBySeat.get(seat)!;
    const places = [...moves.keys()].filter(
      (i) =>
        moves[i]!.seat === seat &&
        (moments[i]!.view as { asked: number }).asked === asked &&
        same(moves[i]!.move, move),
    );
    const text = `seat ${seat}, question ${asked}, ${JSON.stringify(move)}`;
    if (answer !== 'ok') {
      // The same may have been tried again.
      const isDone = deeds.some((one) => one.answer === 'ok' && one.seat === seat && one.asked === asked);
      if (!isDone && places.some((i) => moves[i]!.by === 'seat')) found(`${text} is there though refused (${answer})`);
      continue;
    }
    // An answer may be given again while its question is open: then each of them is there.
    const alike = acknowledged.filter((one) => one.seat === seat && one.asked === asked && same(one.move, move));
    if (places.length !== alike.length)
      found(`${text} is there ${places.length} times though acknowledged ${alike.length} times`);
    else {
      const place = places[alike.findIndex((one) => one.at === at)]!;
      const earlier = known.find((one) => one.at < sentAt && one.place >= place);
      if (earlier !== undefined) found(`${text} at ${place} is before ${earlier.place}, acknowledged earlier`);
      known.push({ at, place });
    }
  }
  const latest = (time: number) =>
    known.reduce((most, { at, place }) => (at < time ? Math.max(most, place + 1) : most), 0);
  const ages = new Map<string, number>();
  for (const [seat, moments] of momentsBySeat)
    for (const [i, { view }] of moments.entries()) ages.set(`${seat}${stable(JSON.parse(JSON.stringify(view)))}`, i);
  for (const { seat, view, since, at } of looks) {
    const age = ages.get(`${seat}${view}`);
    const who = seat === WATCHER ? 'a watcher' : `seat ${seat}`;
    if (age === undefined) found(`${who} saw what never was`);
    else if (age < latest(since))
      found(`${who} saw moment ${age} after ${latest(since)}, ${at - since} ms after asking`);
  }
}
