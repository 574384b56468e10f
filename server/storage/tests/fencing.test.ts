import { describe, expect, test } from 'vitest';
import { isConflict } from '../connection.ts';
import type { Claim, Storage } from '../storage.ts';
import { openings } from './openings.ts';
import { entries, finishMatch, match, minute, NODE, progress, startMatch, table } from './samples.ts';

const changed = (claim: Claim) =>
  table(claim.table, { host: 'eve', match: 'match', isPlaying: false, muted: ['ann'], updatedAt: 7 });

/** Everything that the owner of a table writes. */
const writes: Record<string, (storage: Storage, claim: Claim) => Promise<unknown>> = {
  append: (storage, claim) => storage.matchStorage(claim).append('match', 2, entries(2, 3), [], null),
  'append, a digest': (storage, claim) => storage.matchStorage(claim).append('match', 2, [], [[1, 'digest']], null),
  'append, the progress': (storage, claim) => storage.matchStorage(claim).append('match', 2, [], [], progress(9)),
  'append, a minute': (storage, claim) =>
    storage.matchStorage(claim).append('match', 2, [], [], null, [minute(0, 'ann', 'late')]),
  saveReason: (storage, claim) =>
    storage.matchStorage(claim).saveReason('match', { entry: 0, seat: 0, reason: { late: true } } as never),
  saveSnapshot: (storage, claim) =>
    storage.matchStorage(claim).saveSnapshot('match', { entries: 2, rulesVersion: 1, state: {} }),
  saveTable: (storage, claim) => storage.saveTable(claim, changed(claim)),
  startMatch: (storage, claim) =>
    storage.startMatch(claim, match('another', { table: claim.table }), changed(claim), progress(9)),
  finishMatch: (storage, claim) => finishMatch(storage, claim, 'match', 7),
  deleteTable: (storage, claim) => storage.deleteTable(claim),
  'release, for later': (storage, claim) => storage.release(claim, 7),
  'release, to another': (storage, claim) => storage.release(claim, 0, 'other'),
};

const everything = async (storage: Storage, { table }: Claim) => [
  await storage.findTable(table),
  await storage.ownerOf(table),
  await storage.nextDue(),
  await storage.findMatch('match'),
  await storage.findMatch('another'),
  await storage.reasonsOf('match'),
  await storage.tablesNaming('eve'),
  await storage.countTables(),
];

describe.each(openings)('a former owner of a table in %s', (_, open) => {
  for (const [name, write] of Object.entries(writes)) {
    test(`is refused, and changes nothing: ${name}`, async () => {
      const storage = await open();
      const old = await startMatch(storage, 'match');
      await storage.matchStorage(old).append('match', 0, entries(0, 2), [], progress(2));
      await storage.release(old, 0);
      const claim = (await storage.claim(old.table, NODE))!;
      const before = await everything(storage, claim);
      await expect(write(storage, old)).rejects.toSatisfy(isConflict);
      await expect(write(storage, { ...old, epoch: claim.epoch + 1 })).rejects.toSatisfy(isConflict);
      expect(await everything(storage, claim)).toStrictEqual(before);
      await write(storage, claim);
      expect(await everything(storage, claim)).not.toStrictEqual(before);
    });
  }
});
