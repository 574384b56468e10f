import type { GameRecord } from '@duskhall/kernel';
import type { ServerContext } from '../operation/context.ts';
import type { Account, MatchSummary, Storage } from '../storage/storage.ts';

/** Exports everything stored about a person; a running match's record stays secret until it ends. */
export async function everythingAbout(
  { config: { storage }, hall }: ServerContext,
  account: Account,
): Promise<{
  account: Account;
  matches: (MatchSummary & { record: GameRecord | null })[];
  words: Awaited<ReturnType<Storage['wordsOf']>>;
  blocked: string[];
}> {
  const matches = [];
  for (const isOver of [false, true])
    for (let before: string | undefined; ; ) {
      const page = await storage.matchesOf(account.id, { isOver, limit: 100, before });
      for (const match of page.matches)
        matches.push({ ...match, record: isOver ? await hall.recordOf(match.id) : null });
      if (page.next === null) break;
      before = page.next;
    }
  const words = await storage.wordsOf(account.id);
  return { account, matches, words, blocked: await storage.blockedBy(account.id) };
}

/** Hands over the seats first: if that fails, the account still exists and the person can try again. */
export async function remove(
  { config: { storage }, hall, connections }: ServerContext,
  account: Account,
): Promise<void> {
  await hall.forget(account.id);
  for (const connection of connections.of(account.id)) connection.dismiss('gone');
  await storage.deleteAccount(account.id);
}
