import type { KeptMatch } from './kept-matches.ts';

/** A tab that does not hand a match over within this time hangs: the match is taken from it. */
const HANGING = 3000;
/** The lock can arrive before the word of the tab that held it, or there are no locks: not served over HTTPS. */
const WORD = 200;

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Waits for a lock and returns what releases it; null: it is not available. */
function lock(name: string, options: LockOptions, onStolen: () => void): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return Promise.resolve(options.ifAvailable ? null : () => {});
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const hold = (granted: Lock | null) => {
      isHeld = granted !== null;
      return isHeld ? new Promise<void>((release) => resolve(release)) : resolve(null);
    };
    locks.request(name, options, hold).catch((error) => (isHeld ? onStolen() : reject(error)));
  });
}

/**
 * Makes this tab the only one that hosts a match: two would overwrite each other's moves. The tab that hosted it stops
 * and hands over the match as it stands. `taken` does the same here once another tab takes the match; after `stolen`
 * nothing may be stored any more.
 */
export async function hostHere(
  id: string,
  on: { taken(): KeptMatch; stolen(): void },
): Promise<{ handed: KeptMatch | null; release(): void }> {
  const name = `duskhall.host.${id}`;
  const channel = new BroadcastChannel(name);
  let unlock: (() => void) | null = null;
  const release = () => {
    channel.close();
    unlock?.();
  };
  const stolen = () => {
    channel.close();
    on.stolen();
  };
  unlock = await lock(name, { ifAvailable: true }, stolen);
  let handed: KeptMatch | null = null;
  if (unlock === null) {
    const word = new Promise<KeptMatch>((resolve) => {
      channel.onmessage = ({ data }) => data.kept && resolve(data.kept);
    });
    channel.postMessage({ kept: null });
    unlock = await lock(name, { signal: AbortSignal.timeout(HANGING) }, stolen).catch(() =>
      lock(name, { steal: true }, stolen),
    );
    handed = await Promise.race([word, wait(WORD)]);
  }
  channel.onmessage = ({ data }) => {
    if (data.kept !== null) return;
    channel.postMessage({ kept: on.taken() });
    release();
  };
  return { handed, release };
}
