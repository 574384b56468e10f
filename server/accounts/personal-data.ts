import type { ServerContext } from '../operation/context.ts';
import { listParts } from '../operation/json-parts.ts';
import type { Account, Storage, WordPage } from '../storage/storage.ts';

/** How many chat messages are read at a time. */
const WORDS_OF_PAGE = 200;

/**
 * Exports everything stored about a person, as the parts of one JSON text: the records of all their matches need not fit
 * into memory. A running match's record stays secret until it ends.
 */
export async function* everythingAbout(
  { config: { storage }, hall }: ServerContext,
  account: Account,
): AsyncGenerator<string> {
  yield `{"account":${JSON.stringify(account)},"matches":[`;
  let separator = '';
  for (const isOver of [false, true])
    for (let before: string | undefined; ; ) {
      const page = await storage.matchesOf(account.id, { isOver, limit: 100, before });
      for (const match of page.matches) {
        const record = isOver ? await hall.recordOf(match.id) : null;
        yield separator + JSON.stringify({ ...match, record });
        separator = ',';
      }
      if (page.next === null) break;
      before = page.next;
    }
  yield '],"deviceMatches":[';
  separator = '';
  for (const { id } of await storage.deviceMatchesOf(account.id)) {
    const found = await storage.findDeviceMatch(account.id, id);
    if (found === null) continue;
    yield separator + found.kept;
    separator = ',';
  }
  yield '],"words":';
  yield* listParts(wordsOf(storage, account.id));
  yield `,"blocked":${JSON.stringify(await storage.blockedBy(account.id))}}`;
}

async function* wordsOf(storage: Storage, account: string): AsyncGenerator<object[]> {
  for (let after: WordPage['after'] = null; ; ) {
    const { words, next } = await storage.wordsOf(account, { after, limit: WORDS_OF_PAGE });
    yield words;
    if (next === null) return;
    after = next;
  }
}

/** Hands over the seats first: if that fails, the account still exists and the person can try again. */
export async function remove({ config: { storage }, hall, changes }: ServerContext, account: Account): Promise<void> {
  await hall.forget(account.id);
  changes.dismiss(account.id);
  await storage.deleteAccount(account.id);
  // Somebody may have connected while the session was still valid.
  changes.dismiss(account.id);
}
