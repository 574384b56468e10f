import type { TableInfo } from '@duskhall/protocol';

/** How long somebody whose page is gone may take to come back, in milliseconds: a reload or a tunnel is no farewell. */
const PATIENCE = 4000;

const peopleAt = ({ seats }: TableInfo) =>
  seats.flatMap(({ person, isBot, isConnected }) =>
    person === null || isBot || person.id === '' ? [] : [{ ...person, isConnected }],
  );

/** Notices who leaves a table: stands up, or closes the page and does not come back soon. */
export class Departures {
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();
  /** Those of whom it was said already. */
  readonly #gone = new Set<string>();
  readonly #say: (name: string) => void;

  constructor(say: (name: string) => void) {
    this.#say = say;
  }

  /** The table as it was and as it is; `own` is never said to have left. */
  follow(before: TableInfo, now: TableInfo, own: string): void {
    const there = new Map(peopleAt(now).map((person) => [person.id, person]));
    for (const { id, name, isConnected } of peopleAt(before)) {
      const still = there.get(id);
      if (id === own) continue;
      if (still === undefined) this.#leave(id, name);
      else if (isConnected && !still.isConnected)
        this.#leaving.set(
          id,
          setTimeout(() => this.#leave(id, name), PATIENCE),
        );
    }
    for (const { id, isConnected } of there.values()) if (isConnected) this.#return(id);
  }

  #leave(id: string, name: string): void {
    const wasSaid = this.#gone.has(id);
    this.#return(id);
    if (!wasSaid) this.#say(name);
    this.#gone.add(id);
  }

  #return(id: string): void {
    clearTimeout(this.#leaving.get(id));
    this.#leaving.delete(id);
    this.#gone.delete(id);
  }

  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }
}
