import type { Bus } from './bus.ts';
import { encode, type Item, type Message } from './message.ts';

/** Unsent bytes at which a link counts as lost: the bus does not keep up. */
const MOST_WAITING = 8 * 2 ** 20;

/** One end of a link: a numbered stream of items in both directions between two processes. */
export interface Link {
  /** Its number among the links of the process that has opened it. */
  id: string;
  /** The process at the other end. */
  peer: string;
  /**
   * Sends an item, together with all others of this turn of the event loop. `name`: it takes the place of an unsent one of
   * the same name.
   */
  push(item: Item, name?: string): void;
  /** Whether a message that has come is the next one; 'lost': one is missing. */
  take(message: Message): 'next' | 'old' | 'lost';
  /** Sends a sign of life, by which the other end notices that something is missing; resolves with how many heard it. */
  beat(items?: Item[]): Promise<number>;
  /** Milliseconds since the other end was last heard. */
  silence(): number;
  /** Something has not arrived: nothing more is sent but signs of life. */
  isLost(): boolean;
}

interface End {
  bus: Bus;
  kind: 'up' | 'down';
  from: string;
  peer: string;
  id: string;
}

/** `onLost`: nobody has heard a message, the bus is away, or it does not keep up. */
export function openLink({ bus, kind, from, peer, id }: End, onLost: () => void): Link {
  let isLost = false;
  let items: Item[] = [];
  const replaceable = new Map<string, Item>();
  let sent = 0;
  let heard = 0;
  let heardAt = performance.now();
  let waiting = 0;

  const publish = (n: number, content: Item[]): Promise<number> =>
    bus.publish(peer, encode({ from, kind, id, n, last: sent, items: content }));

  const lose = (): void => {
    if (isLost) return;
    isLost = true;
    onLost();
  };

  const flush = (): void => {
    const content = items;
    items = [];
    replaceable.clear();
    if (isLost) return;
    const size = content.reduce((sum, { text = '' }) => sum + text.length, 0);
    waiting += size;
    if (waiting > MOST_WAITING) lose();
    else
      publish(++sent, content).then((listeners) => {
        waiting -= size;
        if (listeners === 0) lose();
      }, lose);
  };

  return {
    id,
    peer,
    push(item, name = '') {
      if (isLost) return;
      const unsent = replaceable.get(name);
      if (unsent !== undefined) {
        Object.assign(unsent, item);
        return;
      }
      if (name !== '') replaceable.set(name, item);
      items.push(item);
      if (items.length === 1) setImmediate(flush);
    },
    take({ n, last }) {
      heardAt = performance.now();
      if (n === 0) return last > heard ? 'lost' : 'old';
      if (n <= heard) return 'old';
      if (n > heard + 1) return 'lost';
      heard = n;
      return 'next';
    },
    beat: (content = []) => publish(0, content),
    silence: () => performance.now() - heardAt,
    isLost: () => isLost,
  };
}
