/** Opens one database after the other, each when it is told to: `postgres-starter.ts URL...`. */
import { createInterface } from 'node:readline';
import { openPostgres } from '../postgres.ts';

const urls = process.argv.slice(2);
const signals = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
for (const url of urls) {
  process.stdout.write('ready\n');
  await signals.next();
  const storage = await openPostgres(url);
  await storage.check();
  await storage.close();
}
process.exit();
