import { type Attack, type Field, flood, say } from './attack.ts';
import type { Person } from './person.ts';

const SOMETHING = 'M'.repeat(22);
const open = (foe: Person, { table }: Field) => foe.client.ask({ type: 'open', table });

/** Beats without a beat of the server: full of requests, or with few enough to stay within the rate limit. */
const beat = (foe: Person, { table }: Field, id: number) =>
  say(foe, {
    type: 'beat',
    match: SOMETHING,
    requests: Array.from({ length: id % 2 === 0 ? 3 : 40 }, (_, i) => ({ type: 'open', id: id * 40 + i, table })),
    padding: '',
  });

export const SOCKET_ATTACKS: { readonly [name: string]: Attack } = {
  'pings unread': flood(
    { sent: 1000, 'thrown out': 3 },
    (foe) => foe.socket.ping(Buffer.alloc(125)),
    (foe) => foe.socket.pause(),
  ),
  'beats full of requests': flood({ 'no-beat': 3, 'thrown out': 3 }, beat),
  'open storm': flood({ ok: 15, 'thrown out': 3 }, (foe, { table }, id) => say(foe, { type: 'open', id, table }), open),
  'reads nothing': flood(
    { sent: 100, 'thrown out': 3 },
    (foe, { table }, id) => say(foe, { type: 'open', id, table }),
    async (foe, field) => {
      await open(foe, field);
      foe.socket.pause();
    },
  ),
  'malformed frames': flood({ sent: 15, 'thrown out': 3 }, (foe) => foe.socket.send('nonsense')),
  'oversized frames': flood({ 'thrown out': 3 }, (foe) => foe.socket.send('x'.repeat(40_000))),
  'chat flood': flood(
    { ok: 10, 'too-fast': 20, 'thrown out': 3 },
    (foe, { table }, id) => say(foe, { type: 'chat', id, table, text: 'x'.repeat(500), room: 'watchers' }),
    open,
  ),
};
