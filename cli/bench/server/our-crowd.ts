import { once } from 'node:events';
import { below, fastRng, type Game, type Types } from '@duskhall/kernel';
import { PROTOCOL } from '@duskhall/protocol';
import WebSocket from 'ws';
import { type Crowd, inTurn, post, type SeatedMatch } from './crowd.ts';
import type { Script } from './plan.ts';

/** A minimal client with a socket. */
interface Person {
  headers: object;
  bytes: number;
  /** The match that it sees. */
  match: string;
  ask(wish: object): Promise<void>;
  untilMatch(): Promise<void>;
  hangUp(): void;
}

async function arrive(url: string, number: number): Promise<Person> {
  const { response } = await post(`${url}/api/me`, {}, { name: `Player ${number}`, locale: 'en' });
  const headers = { cookie: response.headers.getSetCookie()[0]!.split(';')[0]! };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let onMatch = () => {};
  socket.on('message', (data: Buffer) => {
    person.bytes += data.length;
    const kind = data.toString('latin1', 9, 13);
    if (kind === 'sync') {
      person.match = JSON.parse(data.toString()).match;
      onMatch();
    } else if (kind.startsWith('ok"') || kind.startsWith('no"')) {
      const { type, id, text } = JSON.parse(data.toString());
      if (type === 'ok') waiting.get(id)?.resolve();
      else waiting.get(id)?.reject(new Error(text));
      waiting.delete(id);
    }
  });
  const person: Person = {
    headers,
    bytes: 0,
    match: '',
    ask: (wish) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ ...wish, id }));
      }),
    untilMatch: () =>
      new Promise((resolve) => {
        if (person.match !== '') resolve();
        else onMatch = resolve;
      }),
    hangUp: () => socket.terminate(),
  };
  const client = `bench${number}`.padEnd(22, '-');
  await person.ask({ type: 'hello', protocol: PROTOCOL, locale: 'en', client });
  return person;
}

/** `areElsewhere`: nobody is at the process that hosts the table; otherwise everybody is at one drawn at random. */
export function ourCrowd(urls: readonly string[], areElsewhere: boolean, game: Game<Types>): Crowd {
  const everybody: Person[] = [];
  const seats = game.seats.max;
  const rng = fastRng(1);
  let hosted = 0;
  const doorFor = (owner: string): string =>
    areElsewhere ? urls.find((url) => url !== owner)! : urls[below(rng, urls.length, 'door')]!;

  /** The test route deals from a given seed; everything after that is the same as for people. */
  async function seat(script: Script): Promise<SeatedMatch> {
    const url = urls[hosted++ % urls.length]!;
    const doors = Array.from({ length: seats }, () => doorFor(url));
    const persons = await inTurn(doors, (door) => arrive(door, everybody.length), 1);
    everybody.push(...persons);
    const settings = { game: game.name, seats };
    const { answer } = await post<{ table: { id: string } }>(`${url}/api/tables`, persons[0]!.headers, settings);
    const table = answer.table.id;
    for (const [place, person] of persons.entries()) {
      await person.ask({ type: 'open', table });
      await person.ask({ type: 'sit', table, seat: place });
    }
    await post(`${url}/api/test/scenario`, {}, { table, scenario: null, seed: script.seed });
    await Promise.all(persons.map((person) => person.untilMatch()));
    const { match } = persons[0]!;
    return {
      script,
      make: ({ seat, asked, move }) => persons[seat]!.ask({ type: 'move', match, asked, moves: [move] }),
      isElsewhere: ({ seat }) => doors[seat] !== url,
      bytes: () => persons.reduce((sum, person) => sum + person.bytes, 0),
    };
  }
  return {
    gather: (scripts) => inTurn(scripts, seat),
    leave: () => {
      for (const person of everybody) person.hangUp();
    },
  };
}
