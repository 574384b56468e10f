import { ApiError, api } from '../api.ts';
import { me } from '../me.svelte.ts';
import { isLocal, type KeptMatch, keep, listKept } from './kept-matches.ts';

/** Milliseconds from a change to its copy, and from one copy to the next. */
const SOON = 2000;
const BETWEEN = 10_000;
/** A server that takes longer is as good as none: the match begins with what is here. */
const PATIENCE = 2500;

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** What goes to the server: all that another device needs to go on, without what bots thought, which is long. */
function sendable({ copy: _, reasons: __, ...kept }: KeptMatch): Omit<KeptMatch, 'copy'> {
  return kept;
}

/** A device that is handed round holds several people's secrets: its matches stay there. */
const isMine = ({ seat }: KeptMatch): boolean => me.account !== null && seat >= 0;

/** Stores a match on the server and notes its version; false: another device has gone on with it. */
async function send(kept: KeptMatch): Promise<boolean> {
  try {
    const { version } = await api.keepDeviceMatch(kept.id, kept.copy ?? 0, sendable(kept));
    kept.copy = version;
    return true;
  } catch (error) {
    if (codeOf(error) !== 'played-elsewhere') throw error;
  }
  try {
    await api.deviceMatch(kept.id, 0);
    return false;
  } catch (error) {
    if (codeOf(error) !== 'not-found') throw error;
  }
  // It had to make room there for others: it comes again.
  delete kept.copy;
  return send(kept);
}

/** The copy of a running match on the server, which follows it from a distance: nothing here ever waits for it. */
export class ServerCopy {
  readonly #kept: KeptMatch;
  readonly #onTaken: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isBehind = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #isStopped = false;

  constructor(kept: KeptMatch, onTaken: () => void) {
    this.#kept = kept;
    this.#onTaken = onTaken;
  }

  /** Something was played. */
  follow(): void {
    this.#isBehind = true;
    if (this.#isStopped) return;
    const wait = Math.max(SOON, this.#sentAt + BETWEEN - performance.now());
    this.#timer ??= setTimeout(() => this.flush(), this.#kept.finishedAt > 0 ? 0 : wait);
  }

  /** The page may be gone the next moment. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isBehind || this.#isSending || this.#isStopped || !isMine(this.#kept)) return;
    this.#isBehind = false;
    this.#isSending = true;
    this.#sentAt = performance.now();
    send(this.#kept)
      .then(
        (isOurs) => {
          if (this.#isStopped) return;
          if (isOurs) keep(this.#kept);
          else if (this.#kept.finishedAt === 0) this.#onTaken();
        },
        // Without a network the match goes on; the next change tries again.
        () => (this.#isBehind = true),
      )
      .finally(() => {
        this.#isSending = false;
        if (this.#isBehind) this.follow();
      });
  }

  stop(): void {
    this.flush();
    this.#isStopped = true;
  }

  /** Another tab goes on with the match, and with its copy. */
  drop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}

/**
 * The match as it stands: as it is here, or as another device has left it on the server. Whoever takes it from there stores it
 * once more, so that the other device hears of it.
 */
export async function latest(id: string, here: KeptMatch | null): Promise<KeptMatch | null> {
  // What never left this device is opened at once.
  if (here !== null && here.copy === undefined) return here;
  // A screen that is just being left asks for nothing.
  if (!isLocal(id)) return here;
  let isLate = false;
  return Promise.race([
    fetched(id, here, () => isLate).catch((error) => {
      if (here !== null && !isLate && codeOf(error) === 'not-found') delete here.copy;
      return here;
    }),
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
  const { version, kept } = await api.deviceMatch<KeptMatch>(id, here?.copy ?? 0);
  // What is played here by now must not be replaced; the next copy finds out that there is another.
  if (kept === null || isLate()) return here;
  // Played on without a network, here: then that is the match.
  const isAhead = here !== null && here.record.entries.length > kept.record.entries.length;
  const taken: KeptMatch = { ...(isAhead ? here : kept), copy: version };
  if (taken.finishedAt === 0 || isAhead) await send(taken);
  keep(taken);
  return taken;
}

/** Sends what was played to the end here before there was a name, or without a network; a running match may be in another tab. */
export async function sendFinished(): Promise<void> {
  for (const kept of listKept())
    if (isMine(kept) && kept.finishedAt > 0 && kept.copy === undefined && (await send(kept))) keep(kept);
}
