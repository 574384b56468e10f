import { ApiError, api } from '../api.ts';
import { me } from '../me.svelte.ts';
import { extentOf, find, isLocal, type KeptMatch, keep, listKept } from './kept-matches.ts';

/** A server that takes longer is as good as none: the match begins with what is here. */
const PATIENCE = 2500;
/** Refusals of a match as it is, or of whoever sends it: the same would be refused again. */
const FINAL = ['malformed', 'no-game', 'too-large', 'devices-full', 'no-session'];

export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');
export const isFinal = (error: unknown): boolean => FINAL.includes(codeOf(error));

/** What goes to the server: all that another device needs to go on, without what bots thought, which is long. */
function sendable({ copy: _, copied: __, reasons: ___, ...kept }: KeptMatch): object {
  return kept;
}

/** Whether there is something to send. A device that is handed round holds several people's secrets: its matches stay there. */
export const isBehind = (kept: KeptMatch): boolean =>
  me.account !== null && kept.seat >= 0 && extentOf(kept) !== (kept.copied ?? 0);

/** How many entries two matches have in common from the beginning. */
function agreement({ record: a }: KeptMatch, { record: b }: KeptMatch): number {
  const differs = a.entries.findIndex((entry, i) => JSON.stringify(entry) !== JSON.stringify(b.entries[i]));
  return differs < 0 ? a.entries.length : differs;
}

/** Whether a match has grown from a copy, so that nothing is lost when it replaces it. */
const hasGrownFrom = (kept: KeptMatch, copy: KeptMatch): boolean =>
  agreement(copy, kept) === copy.record.entries.length && (copy.finishedAt === 0 || kept.finishedAt > 0);

/** Stores a match on the server and notes its version; false: another device has gone on with it. */
export async function send(kept: KeptMatch, from = kept.copy ?? 0): Promise<boolean> {
  const copied = extentOf(kept);
  try {
    const { version } = await api.keepDeviceMatch(kept.id, from, sendable(kept));
    Object.assign(kept, { copy: version, copied });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'played-elsewhere') throw error;
  }
  const there = await api.deviceMatch<KeptMatch>(kept.id, 0).catch((error) => {
    if (codeOf(error) !== 'not-found') throw error;
    return null;
  });
  // It had to make room there for others: it comes again.
  if (there === null) return send(kept, 0);
  // The answer to an earlier copy was lost, or did not reach the tab that has taken the match over.
  return hasGrownFrom(kept, there.kept!) && send(kept, there.version);
}

/** Notes a copy in what is kept by now: the match may have gone on since, or be forgotten. */
export function noteCopy({ id, copy, copied }: KeptMatch, from: number | undefined): void {
  const here = find(id);
  if (here !== null && here.copy === from) keep(Object.assign(here, { copy, copied }));
}

/** The match as it stands: as it is here, or as another device has left it on the server. */
export async function latest(id: string, here: KeptMatch | null): Promise<KeptMatch | null> {
  // What never left this device is opened at once.
  if (here !== null && here.copy === undefined) return here;
  // A screen that is just being left asks for nothing.
  if (!isLocal(id)) return here;
  let isLate = false;
  return Promise.race([
    fetched(id, here, () => isLate).catch(() => here),
    // With nothing here there is nothing else to do than to wait.
    new Promise<KeptMatch | null>((resolve) => {
      const goOn = () => {
        isLate = true;
        resolve(here);
      };
      if (here !== null) setTimeout(goOn, PATIENCE);
    }),
  ]);
}

async function fetched(id: string, here: KeptMatch | null, isLate: () => boolean): Promise<KeptMatch | null> {
  const { version, kept: there } = await api.deviceMatch<KeptMatch>(id, here?.copy ?? 0);
  // What is played here by now must not be replaced; the next copy finds out that there is another.
  if (there === null || isLate()) return here;
  const taken: KeptMatch = { ...merged(here, there), copy: version, copied: extentOf(there) };
  keep(taken);
  return taken;
}

function merged(here: KeptMatch | null, there: KeptMatch): KeptMatch {
  if (here === null) return there;
  // Played on without a network, here: then that is the match.
  if (extentOf(here) > extentOf(there)) return here;
  const common = agreement(here, there);
  return { ...there, reasons: (here.reasons ?? []).filter(({ entry }) => entry < common) };
}

/** Finished matches that the server does not want; they are offered again when the page is next loaded. */
const refused = new Set<string>();

/** Sends what was played to the end here before there was a name, or without a network; a running match may be in another tab. */
export async function sendFinished(): Promise<void> {
  for (const kept of listKept()) {
    const { id, copy, finishedAt } = kept;
    if (finishedAt === 0 || refused.has(id) || !isBehind(kept)) continue;
    try {
      if (await send(kept)) noteCopy(kept, copy);
      else refused.add(id);
    } catch (error) {
      if (!isFinal(error)) throw error;
      refused.add(id);
    }
  }
}
