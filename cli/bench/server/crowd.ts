import type { Script, Step } from './plan.ts';

/** A match on a server, with a client of its own on each seat. */
export interface SeatedMatch {
  script: Script;
  /** Makes a move; fulfilled when the mover has its acknowledgement. */
  make(step: Step): Promise<void>;
  /** How many bytes have come to all its seats so far. */
  bytes(): number;
}

/** Everybody who plays on one server. */
export interface Crowd {
  /** Deals matches and seats a client at every seat. */
  gather(scripts: readonly Script[]): Promise<SeatedMatch[]>;
  leave(): void;
}

/** Does something for each item, some at a time. */
export async function inTurn<I, O>(items: readonly I[], run: (item: I) => Promise<O>, atOnce = 16): Promise<O[]> {
  const done: O[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const place = next++;
      done[place] = await run(items[place]!);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

export async function post<A>(url: string, headers: object, body: object): Promise<{ answer: A; response: Response }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`);
  return { answer: text === '' ? null : JSON.parse(text), response };
}
