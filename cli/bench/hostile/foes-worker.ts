/**
 * A process with attackers, each from an address of its own. Attackers have machines of their own, which here are the
 * server's: so they give way to it (`nice`), and what they do themselves is not taken for what they do to the server.
 */
import { getPriority, setPriority } from 'node:os';
import type { Counts } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** What every attacker has got or met so far. */
export interface Seen {
  seen: { [attack: string]: Counts };
}

const NICE = 10;
const [url = '', table = '', ...names] = process.argv.slice(2);
const seen: Seen['seen'] = Object.fromEntries(names.map((name) => [name, {}]));
let failure: string | null = null;

setPriority(getPriority() + NICE);
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
