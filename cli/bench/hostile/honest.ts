import { arrive, begin, newGuest, type Person } from './person.ts';

/** The players' own address, so that the attackers do not use up its limits. */
const ADDRESS = '127.0.0.1';

const isAsked = ({ client: { mirror } }: Person): boolean => (mirror?.moves.length ?? 0) > 0;
const isOver = ({ client: { mirror } }: Person): boolean => (mirror?.scores.length ?? 0) > 0;
const isHere = (person: Person): boolean => person.closedWith() === 0;

/** Milliseconds between extra moves while attackers are still starting: a table may begin six matches a minute. */
const SLOW = 300;

/** The players' measurements. */
export interface Played {
  /** Milliseconds until an acknowledgement, and until a bot's answer. */
  waits: number[];
  botWaits: number[];
  /** The codes of refused requests. */
  refused: string[];
  isThrownOut: boolean;
}

/** Two people and a bot at a table that anybody may watch. */
export async function gather(url: string): Promise<{ table: string; people: Person[] }> {
  const people: Person[] = [];
  for (const _ of [0, 1]) people.push(await arrive(url, ADDRESS, await newGuest(url, ADDRESS)));
  const table = await begin(url, ADDRESS, people, { game: 'carta-impera-victoria', seats: 3 }, 'regular');
  return { table, people };
}

/** Another match at the same table. */
async function playAgain(table: string, people: readonly Person[]): Promise<void> {
  for (const { client } of people) void client.ask({ type: 'ready', table, isReady: true });
  await Promise.all(people.map((person) => person.until(() => !isOver(person))));
}

/** Makes a move; returns the latency of its acknowledgement, or the code of the refusal. */
async function move(person: Person, number: number): Promise<number | string> {
  const { match, view, moves, n } = person.client.mirror!;
  const { asked } = view as { asked: number };
  const since = performance.now();
  const chosen = moves[number % moves.length];
  const answer = await Promise.race([
    person.client.ask({ type: 'move', match, asked, moves: [chosen] }),
    person.gone.then(() => null),
  ]);
  const wait = performance.now() - since;
  if (answer === null) return 'thrown out';
  if (answer.type === 'no') return answer.code;
  await person.until(() => person.client.mirror!.n !== n || isOver(person));
  return wait;
}

/** Makes at least the given number of moves at the given interval, and continues until the attacks have taken place. */
export async function play(
  table: string,
  people: readonly Person[],
  moves: number,
  pause: number,
  isSeen: () => boolean,
): Promise<Played> {
  const [waits, botWaits, refused]: [number[], number[], string[]] = [[], [], []];
  let botSince = 0;
  while ((waits.length < moves || !isSeen()) && refused.length === 0 && people.every(isHere)) {
    const person = people.find(isAsked);
    if (people.every(isOver)) await playAgain(table, people);
    else if (person === undefined) botSince ||= performance.now();
    else {
      if (botSince > 0) botWaits.push(performance.now() - botSince);
      botSince = 0;
      const wait = await move(person, waits.length);
      if (typeof wait === 'number') waits.push(wait);
      else refused.push(wait);
    }
    const isWaiting = waits.length >= moves;
    await new Promise((resolve) => setTimeout(resolve, botSince > 0 ? 2 : isWaiting ? SLOW : pause));
  }
  return { waits, botWaits, refused, isThrownOut: !people.every(isHere) };
}
