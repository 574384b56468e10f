import { expect, test } from 'vitest';
import { driverNames } from '../driver.ts';
import { openSqlite } from '../sqlite.ts';
import { temporaryFolder } from './samples.ts';
import { MATCHES } from './writer.ts';
import { prepareForWriter, writeUntilKilled } from './writer-process.ts';

const ROUNDS = process.env.LONG_TESTS === '1' ? 20 : 5;
/** In milliseconds: a disk over its I/O quota is thirty times slower. */
const A_SLOW_ROUND = 30_000;

for (const driver of driverNames()) {
  test(
    `with ${driver} every entry that was acknowledged survives kill -9, ${ROUNDS} times`,
    async () => {
      const folder = temporaryFolder();
      await prepareForWriter(folder, driver);

      for (let round = 0; round < ROUNDS; round++) {
        // High enough that some are killed during a checkpoint of the write-ahead log.
        const count = 1 + Math.floor(Math.random() * 3000);
        const safe = await writeUntilKilled(folder, driver, count);
        const storage = await openSqlite(folder, driver);
        for (const id of MATCHES) {
          const { entries, progress } = (await storage.findMatch(id))!;
          expect(entries, `round ${round}, killed after ${count}`).toEqual(
            entries.map((_, number) => ({ seat: 0, move: `${id}${number}`, by: 'seat', at: number })),
          );
          expect(entries.length).toBeGreaterThan(safe.get(id) ?? -1);
          if (entries.length > 0) expect(progress.left).toEqual([entries.length - 1]);
        }
        await storage.close();
      }
    },
    ROUNDS * A_SLOW_ROUND,
  );
}
