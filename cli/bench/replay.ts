import { type LoadedMatch, resumeMatch, snapshotOf } from '@duskhall/host';
import { type Game, type GameRecord, replay, type Types } from '@duskhall/kernel';
import { createColors } from 'picocolors';
import { openProgress } from '../progress-bar.ts';
import { printJson, printLine, type Terminal } from '../terminal.ts';
import { columns } from '../text-layout.ts';
import { type Effort, rateOf } from './processor-time.ts';
import { largest, recordAtRandom } from './random-play.ts';

/** Milliseconds of processor time for one record of a game's largest table, and how long the records are. */
interface ReplayTimes {
  seats: number;
  entries: number;
  /** Every digest is checked, as for a record from elsewhere. */
  verify: number;
  /** The last digest is checked, as when a server loads a match without a snapshot. */
  replay: number;
  /** From a snapshot, read from text. */
  load: number;
}

const RECORDS = 5;
/** How old a snapshot is at most, in entries. */
const TAIL = 50;

export function measureReplay(game: Game<Types>, effort: Effort): ReplayTimes {
  const setting = largest(game);
  const records = Array.from({ length: RECORDS }, (_, seed) => recordAtRandom(setting, seed));
  const loads = records.map((record) => loadOf(game, record));
  const milliseconds = <I>(items: readonly I[], run: (item: I) => unknown): number => {
    const work = () => {
      for (const item of items) run(item);
      return items.length;
    };
    return Number((1000 / rateOf({ prepare: () => null, work }, effort)).toPrecision(3));
  };
  return {
    seats: setting.seats,
    entries: Math.round(records.reduce((sum, { entries }) => sum + entries.length, 0) / RECORDS),
    verify: milliseconds(records, (record) => replay(game, record)),
    replay: milliseconds(records, (record) => replay(game, record, record.entries.length, 'last digest')),
    load: milliseconds(loads, (load) => load()),
  };
}

/** Loads a match from a snapshot of that age. */
function loadOf(game: Game<Types>, { entries, digests, ...record }: GameRecord): () => void {
  const earlier = replay(game, { ...record, entries, digests: [] }, Math.max(0, entries.length - TAIL));
  const text = JSON.stringify(snapshotOf(earlier, ''));
  return () => {
    const loaded = { record: { ...record, entries: [], digests: [] }, entries, digests, snapshot: JSON.parse(text) };
    resumeMatch(game, loaded as unknown as LoadedMatch, '');
  };
}

export function benchReplay(games: readonly Game<Types>[], effort: Effort, terminal: Terminal, isJson: boolean): void {
  const progress = openProgress(terminal, games.length, 'measured');
  const found: { [game: string]: ReplayTimes } = {};
  for (const game of games) {
    found[game.name] = measureReplay(game, effort);
    progress.done(1);
  }
  progress.stop();
  if (isJson) printJson(terminal, found);
  else printTimes(found, terminal);
}

function printTimes(found: { [game: string]: ReplayTimes }, terminal: Terminal): void {
  const { bold, dim } = createColors(terminal.hasColours);
  const head = ['', 'seats', 'entries', 'verify', 'replay', 'times', 'load'].map((title) => dim(title));
  const rows = Object.entries(found).map(([name, { seats, entries, verify, replay, load }]) => [
    ...[
      name,
      `${seats}`,
      `${entries}`,
      `${verify} ms`,
      bold(`${replay} ms`),
      (verify / replay).toFixed(1),
      `${load} ms`,
    ],
  ]);
  for (const line of columns([head, ...rows], [1, 2, 3, 4, 5, 6])) printLine(terminal, line);
  printLine(terminal, dim('Verify checks every digest, replay the last; load begins at a snapshot.'));
}
