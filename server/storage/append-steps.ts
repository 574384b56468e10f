import { type Append, ready, type Step } from './connection.ts';
import { query } from './schema.ts';

const ofMatch = (changed: { entries: number; progress?: string }) => ({
  mustChange: query
    .updateTable('hosting')
    .set(changed)
    .where('table', '=', '')
    .where('epoch', '=', 0)
    .where('match', '=', '')
    .where('entries', '=', 0),
});
/** Fails if another process hosts the table by now, or if the previous entry is missing. */
const entriesMade = ready(ofMatch({ entries: 0 }));
const progressMade = ready(ofMatch({ entries: 0, progress: '' }));
const entryAdded = ready(query.insertInto('entries').values({ match: '', number: 0, entry: '', receipt: null }));
const digestAdded = ready(query.insertInto('digests').values({ match: '', entries: 0, digest: '' }));

/** An append as statements, for databases to which a statement is cheap. */
export function appendSteps(append: Append): Step[] {
  const { table, epoch, match, from, progress, entries, receipt, digests, minutes } = append;
  const key = [table, epoch, match, from] as const;
  const count = from + entries.length;
  return [
    progress === null ? entriesMade(count, ...key) : progressMade(count, progress, ...key),
    // One statement per entry, so that SQLite reuses the prepared one.
    ...entries.map((entry, i) => entryAdded(match, from + i, entry, i === entries.length - 1 ? receipt : null)),
    ...digests.map(([count, digest]) => digestAdded(match, count, digest)),
    ...minutes.map((minute) => query.insertInto('minutes').values({ match, ...minute })),
  ];
}
