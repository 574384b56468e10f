import { createTable, crowd, must, seat, settled } from './gathering.ts';
import type { House } from './house.ts';
import { again, type Visitor, visit } from './visitor.ts';

/** Two tables that seat 0 and the watchers cannot tell apart, and the script played at both. */
export interface Pair {
  settings: { game: string; seats: number; [more: string]: unknown };
  scenarios: readonly [unknown, unknown];
  script: readonly Step[];
}

/** One step: the same at both tables or, where it is hidden from seat 0, a different one at each. */
export type Step =
  | { seat: number; moves: readonly unknown[]; or?: readonly unknown[] }
  | { seat: number; undo: true }
  /** Seat 0 disconnects, until `back`. */
  | { away: true }
  | { back: true };

/** What somebody received at each of the two tables. */
export interface Heard {
  who: string;
  frames: [string[], string[]];
}

/** Plays the script at one table, then at the other. */
export async function playBoth(house: House, { settings, scenarios, script }: Pair): Promise<Heard[]> {
  const sides: string[][][] = [];
  for (const [side, scenario] of scenarios.entries()) {
    const people = await crowd(house.url, settings.seats);
    const watcher = await visit(house.url, 'Watcher');
    const table = await createTable(house.url, people[0]!, settings);
    await must(watcher.ask({ type: 'open', table: table.id }));
    await seat(table, people);
    await house.server.hall.startScenario(table.id, scenario, `seed ${side}`);
    await Promise.all([watcher, ...people].map((person) => person.until(({ mirror }) => mirror !== null)));
    for (const step of script) await take(step, side, people, watcher);
    const late = await again(house.url, people[0]!);
    await must(late.ask({ type: 'open', table: table.id }));
    await late.until(({ mirror }) => mirror !== null);
    sides.push([people[0]!, watcher, late].map(({ frames }) => anonymous(frames)));
  }
  const [one, two] = sides as [string[][], string[][]];
  return ['seat 0', 'the watcher', 'seat 0 on a late socket'].map((who, i) => ({ who, frames: [one[i]!, two[i]!] }));
}

async function take(step: Step, side: number, people: readonly Visitor[], watcher: Visitor): Promise<void> {
  const [first] = people as [Visitor];
  if ('away' in step) await first.hangUp();
  else if ('back' in step) await first.comeBack();
  else {
    const person = people[step.seat]!;
    const { match } = person.mirror();
    const moves = 'moves' in step ? [...(side === 0 ? step.moves : (step.or ?? step.moves))] : [];
    if ('undo' in step) await person.ask({ type: 'undo', match });
    else await person.ask({ type: 'move', match, asked: person.view().asked, moves });
  }
  await settled([...people.slice(1), watcher]);
  if ('back' in step) await settled([first]);
}

/** Replaces random ids, all of one length, by their order of appearance, and counts news from the first. */
export function anonymous(frames: readonly string[]): string[] {
  const ids = new Map<string, number>();
  let first = 0;
  return frames.map((text) => {
    const plain = text
      // Inside a fragment of a reply, quotes are escaped.
      .replaceAll(/(?<=")([A-Za-z0-9_-]{22}|[0-9a-f]{64})(?=\\?")/g, (id: string) => {
        ids.set(id, ids.get(id) ?? ids.size);
        return `#${ids.get(id)}`;
      })
      .replaceAll(/"code":"[A-Z]{5}"/g, '"code":"#"')
      .replaceAll(/(?<="n\\?":)(\d+)/g, (n: string) => {
        first ||= Number(n);
        return `${Number(n) - first}`;
      });
    return `${Buffer.byteLength(text)} ${plain}`;
  });
}
