import { act, actInTurn, createTable, crowd, must, seat, settled } from './gathering.ts';
import type { House } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

export interface Evening {
  screen: Visitor;
  watcher: Visitor;
  people: Visitor[];
  all: Visitor[];
  table: string;
  match: string;
  ask: (by: Visitor, wish: object) => ReturnType<Visitor['ask']>;
}

/** A screen as host, a watcher, and five players; seat 0 is the raven. */
export async function begin(house: House, settings: object = {}): Promise<Evening> {
  const [screen, watcher] = [await visit(house.url, 'Screen'), await visit(house.url, 'Wanda', 'fr')];
  const people = await crowd(house.url, 5);
  const { id: table } = await createTable(house.url, screen, { game: 'assembly', seats: 5, ...settings });
  const all = [screen, watcher, ...people];
  for (const person of all) await must(person.ask({ type: 'open', table }));
  await seat(screen.client.table!, people);
  await house.server.hall.startScenario(table, { sides: ['raven', 'folk', 'folk', 'folk', 'folk'] }, 'seed');
  await Promise.all(all.map((person) => person.until(({ mirror }) => mirror !== null)));
  const { match } = screen.mirror();
  const ask = (by: Visitor, wish: object) => by.ask({ match, ...wish } as Wish);
  return { screen, watcher, people, all, table, match, ask };
}
export const lead = (person: Visitor | null) => ({ type: 'moderate', person: person?.id ?? '' });

/** Somebody proposes a moderator, and everybody who is asked agrees. */
export async function handOver({ all, people, ask }: Evening, by: Visitor, to: Visitor): Promise<void> {
  await must(ask(by, lead(to)));
  await settled(all);
  for (const seat of by.client.table!.proposal?.asked ?? [])
    await must(ask(people[seat]!, { type: 'consent', person: to.id, isAgreed: true }));
  await settled(all);
}

/** The speaker looks and everybody rests, which opens the night's window. */
export async function untilNight({ people, all }: Evening): Promise<void> {
  const speaker = people[people[0]!.view().speaker as number]!;
  await actInTurn(speaker, speaker.mirror().moves[0], { word: 'calm' });
  await settled(all);
  for (const person of people) if (person.view().question) await must(act(person, { task: 'rest' }, { done: true }));
  await settled(all);
}
export const leads = (person: Visitor) => [person.client.table!.moderator, person.client.table!.nextModerator];
export const words = (person: Visitor) =>
  person.heard().flatMap((reply) => (reply.type === 'chat' ? [reply.text] : []));
