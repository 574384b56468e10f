/** Something that one process tells another, as plain data, with a text that may follow it. */
export interface Item {
  /** What it is: see `link.ts` and `call.ts`. */
  data: readonly unknown[];
  text?: string;
}

/** A message of a link or a call: who sends it, where it belongs, and its items. */
export interface Message {
  from: string;
  kind: 'up' | 'down' | 'call' | 'reply' | 'tell';
  /** The id of the link or call. */
  id: string;
  /** The number of this message on its link, from 1; 0: a sign of life that is not counted. */
  n: number;
  /** The highest number sent so far. */
  last: number;
  items: Item[];
}

/**
 * Encodes a message as a line of JSON and the texts after it, unchanged: within JSON their size would depend on how many
 * quotes they hold, and frames of secret windows must all be equal.
 */
export function encode({ from, kind, id, n, last, items }: Message): Buffer {
  const texts = items.map(({ text = '' }) => Buffer.from(text));
  const head = JSON.stringify([from, kind, id, n, last, items.map(({ data }, i) => [texts[i]!.length, ...data])]);
  return Buffer.concat([Buffer.from(`${head}\n`), ...texts]);
}

export function decode(message: Buffer): Message {
  const end = message.indexOf('\n');
  const [from, kind, id, n, last, heads] = JSON.parse(message.toString('utf8', 0, end));
  let at = end + 1;
  const items = (heads as [number, ...unknown[]][]).map(([size, ...data]) => {
    const text = message.toString('utf8', at, at + size);
    at += size;
    return { data, text };
  });
  return { from, kind, id, n, last, items };
}
