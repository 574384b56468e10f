import { extentOf, type KeptMatch, keep } from './kept-matches.ts';
import { codeOf, isBehind, isFinal, noteCopy, send } from './server-copy.ts';

/** Milliseconds from a change to its copy, and from one copy to the next. */
const SOON = 2000;
const BETWEEN = 10_000;
/** The longest pause after failures, each of which doubles it. */
const MOST = 300_000;

/** Keeps the server's copy of a running match up to date, from a distance: nothing here ever waits for it. */
export class CopyUpload {
  readonly #kept: KeptMatch;
  readonly #onTaken: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  /** The server does not want the match until it goes further than this. */
  #refused = -1;
  #hasTriedEnd = false;
  #state: 'running' | 'left' | 'elsewhere' = 'running';

  constructor(kept: KeptMatch, onTaken: () => void) {
    this.#kept = kept;
    this.#onTaken = onTaken;
    addEventListener('online', this.#retry);
    // It was played on without a network, or the page was closed too soon.
    this.follow();
  }

  #isDue(): boolean {
    return isBehind(this.#kept) && extentOf(this.#kept) > this.#refused;
  }

  /** Something may have been played. */
  follow(): void {
    if (this.#state !== 'running' || !this.#isDue()) return;
    const isEnd = this.#kept.finishedAt > 0 && !this.#hasTriedEnd;
    if (isEnd) this.#clearTimer();
    const pause = Math.min(BETWEEN * 2 ** Math.max(0, this.#failures - 1), MOST);
    const wait = Math.max(SOON, this.#sentAt + pause - performance.now());
    this.#timer ??= setTimeout(() => this.flush(), isEnd ? 0 : wait);
  }

  /** The page may be gone the next moment. */
  flush(): void {
    this.#clearTimer();
    if (this.#state === 'running') this.#send();
  }

  /** The match is left: what was played since the copy that is under way goes after it. */
  stop(): void {
    if (this.#sending === null) this.#send();
    else void this.#sending.then(() => this.#send());
    this.#end('left');
  }

  /** Another tab goes on with the match, and with its copy. */
  drop(): void {
    this.#end('elsewhere');
  }

  #end(state: 'left' | 'elsewhere'): void {
    this.#state = state;
    this.#clearTimer();
    removeEventListener('online', this.#retry);
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #retry = () => {
    if (this.#failures === 0) return;
    this.#failures = 0;
    this.flush();
  };

  #send(): void {
    if (this.#sending !== null || !this.#isDue()) return;
    const kept = this.#kept;
    const from = kept.copy;
    const extent = extentOf(kept);
    this.#hasTriedEnd = kept.finishedAt > 0;
    this.#sentAt = performance.now();
    this.#sending = send(kept)
      .then(
        (isOurs) => {
          this.#failures = 0;
          if (!isOurs) this.#lose(extent);
          else if (this.#state === 'running') keep(kept);
          else if (this.#state === 'left') noteCopy(kept, from);
        },
        (error) => this.#fail(error, extent),
      )
      .finally(() => {
        this.#sending = null;
        this.follow();
      });
  }

  #lose(extent: number): void {
    this.#refused = extent;
    if (this.#state === 'running' && this.#kept.finishedAt === 0) this.#onTaken();
  }

  /** Whatever the reason, the match goes on here. */
  #fail(error: unknown, extent: number): void {
    this.#failures++;
    // A match never gets smaller.
    if (isFinal(error)) this.#refused = codeOf(error) === 'too-large' ? Number.POSITIVE_INFINITY : extent;
  }
}
