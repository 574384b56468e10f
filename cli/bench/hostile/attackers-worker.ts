/**
 * A process with attackers, each from its own address. Real attackers have their own machines; here they share the
 * server's, so they run at low priority (`nice`), and their own load is not mistaken for the server's.
 */
import { constants, getPriority, setPriority } from 'node:os';
import type { Counts } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** The counts of every attacker so far. */
export interface Seen {
  seen: { [attack: string]: Counts };
}

const NICE = 10;
const [url = '', table = '', ...names] = process.argv.slice(2);
const seen: Seen['seen'] = Object.fromEntries(names.map((name) => [name, {}]));
let failure: string | null = null;

setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICE));
for (const [place, name] of names.entries()) {
  const counts = seen[name]!;
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  ATTACKS[name]!.run({ url, table, from: `127.0.0.${place + 2}`, count }).catch((error) => {
    failure = `${name}: ${error}`;
  });
}
process.on('message', () => process.send!(failure === null ? { seen } : { failure }));
process.on('disconnect', () => process.exit());
process.send!({ url });
