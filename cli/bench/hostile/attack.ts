import type { Reply } from '@duskhall/protocol';
import { arrive, newGuest, type Person } from './person.ts';

export interface Counts {
  [what: string]: number;
}

/** What an attack knows: where the server is, and the honest table. */
export interface Field {
  url: string;
  table: string;
  /** The attacker's address, which no other attack shares. */
  from: string;
  count(what: string): void;
}

export interface Attack {
  /** Goes on until its process is ended. */
  run(field: Field): Promise<unknown>;
  /** The minimum counts an attacker must reach, to prove that the attack happened and that it was stopped. */
  proof: Counts;
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many accounts an attacker rotates through, to get around limits per person. */
const ACCOUNTS = 10;
/** Request ids for messages sent past the client, larger than its own. */
const FIRST_ID = 10_000;
/** Frames per batch, and the attacker's own send buffer limit in bytes. */
const AT_ONCE = 50;
const UNSENT = 2 ** 20;

/** The next account from the attacker's address; null: the server refused it. */
export function gang(field: Field): () => Promise<Person | null> {
  const cookies: string[] = [];
  let turn = 0;
  const hear = (reply: Reply) => {
    if (reply.type === 'advice') field.count('advice');
    if ((reply.type === 'ok' || reply.type === 'no') && reply.id >= FIRST_ID)
      field.count(reply.type === 'ok' ? 'ok' : reply.code);
  };
  return async () => {
    try {
      if (cookies.length < ACCOUNTS) cookies.push(await newGuest(field.url, field.from));
      return await arrive(field.url, field.from, cookies[turn++ % cookies.length]!, hear);
    } catch {
      field.count('kept out');
      await sleep(50);
      return null;
    }
  };
}

export const say = ({ socket }: Person, message: object): void => socket.send(JSON.stringify(message));

/** Clients that each repeat one action as fast as they can, and reconnect when disconnected. */
export function flood(
  proof: Counts,
  act: (foe: Person, field: Field, id: number) => unknown,
  prepare: (foe: Person, field: Field) => unknown = () => {},
): Attack {
  async function rage(field: Field, next: () => Promise<Person | null>): Promise<void> {
    const foe = await next();
    if (foe === null) return;
    await Promise.race([Promise.resolve(prepare(foe, field)).catch(() => field.count('kept out')), foe.gone]);
    for (let id = FIRST_ID; foe.closedWith() === 0; ) {
      for (const end = id + AT_ONCE; id < end && foe.socket.bufferedAmount < UNSENT; id++) {
        act(foe, field, id);
        field.count('sent');
      }
      await sleep(2);
    }
    if (foe.closedWith() > 0) field.count('thrown out');
    foe.socket.terminate();
  }
  return {
    proof,
    async run(field) {
      const next = gang(field);
      const one = async () => {
        for (;;) await rage(field, next);
      };
      await Promise.all([one(), one(), one()]);
    },
  };
}
