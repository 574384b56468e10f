import type { Script, Step } from './plan.ts';

/** A match on a server, with one client per seat. */
export interface SeatedMatch {
  script: Script;
  /** Makes a move; resolves with its acknowledgement. */
  make(step: Step): Promise<void>;
  /** Whether the player of a step is at another process than the one that hosts the table. */
  isElsewhere?(step: Step): boolean;
  /** Bytes received by all its seats so far. */
  bytes(): number;
}

/** All players on one server. */
export interface Crowd {
  /** Deals matches and seats a client at every seat. */
  gather(scripts: readonly Script[]): Promise<SeatedMatch[]>;
  leave(): void;
}

/** Runs an async function for each item with limited concurrency. */
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
