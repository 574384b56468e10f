import type { Minute } from '@duskhall/host';
import type { Minutes, MinutesInPages } from '../contract.ts';
import type { Storage } from '../storage/storage.ts';

/** How many minutes are read at a time. */
const PAGE = 200;

/** Everything said and done in a match, without the words of `unheard` accounts. */
export const minutesFor = (storage: Storage, match: string, unheard: readonly string[]): MinutesInPages => ({
  said: pagesOf(storage, match, 'said', unheard),
  did: pagesOf(storage, match, 'did', []),
});

async function* pagesOf<K extends keyof Minutes>(
  storage: Storage,
  match: string,
  kind: K,
  unheard: readonly string[],
): AsyncGenerator<Minutes[K]> {
  for (let after: number | null = -1; after !== null; ) {
    const { minutes, next } = await storage.minutesOf(match, kind, { after, limit: PAGE });
    yield minutes.filter(({ account }) => !unheard.includes(account)).map(told) as Minutes[K];
    after = next;
  }
}

function told({ account: id, name, at, what }: Minute): Minutes[keyof Minutes][number] {
  return { person: { id, name }, at, ...('did' in what ? what.did : what.said) };
}
