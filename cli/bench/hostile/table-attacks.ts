import type { Client } from '@duskhall/protocol';
import { type Attack, type Counts, type Field, gang, sleep } from './attack.ts';
import { begin, openTable, type Person, type Sought } from './person.ts';

type Wish = Parameters<Client['ask']>[0];

interface Party {
  people: Person[];
  table: string;
}

interface Plan {
  proof: Counts;
  sought: Sought;
  /** How many people take a seat; `visitors` more only watch. Bots get the other seats. */
  seated: number;
  visitors?: number;
  step(party: Party, field: Field): Promise<void>;
  /** Milliseconds between steps, to stay within the rate limit; the first few steps need none. */
  pause: number;
}

const BURST = 30;

/** Sends a request and counts its outcome, unless the socket breaks first. */
async function ask(person: Person, field: Field, wish: Wish, named?: string): Promise<void> {
  const answer = await Promise.race([person.client.ask(wish), person.gone.then(() => null)]);
  if (answer !== null) field.count(answer.type === 'no' ? answer.code : (named ?? wish.type));
}

/** Clients at their own table that stay within their rate limits, so that they are not disconnected. */
const party = ({ proof, sought, seated, visitors = 0, step, pause }: Plan): Attack => ({
  proof,
  async run(field) {
    const next = gang(field);
    for (;;) {
      const people: Person[] = [];
      while (people.length < seated + visitors) people.push(...[await next()].filter((one) => one !== null));
      const table = await begin(field.url, field.from, people.slice(0, seated), sought, 'novice').catch(() => '');
      if (table === '') field.count('kept out');
      for (let i = 0; table !== '' && people.every((person) => person.closedWith() === 0); i++) {
        await step({ people, table }, field);
        await sleep(i < BURST ? 0 : pause);
      }
      for (const person of people) {
        if (person.closedWith() > 0) field.count('thrown out');
        person.socket.terminate();
      }
      await sleep(50);
    }
  },
});

/** Blood Vendetta with the fastest possible deals and an endless debate. */
const SWIFT = {
  ...{ roleReadSeconds: 1, introSeconds: 1, callSeconds: 1, cardSeconds: 1, brideSeconds: 1, phaseSeconds: 1 },
  ...{ clanSeconds: 1, leaderTieSeconds: 1, debateSeconds: 3600 },
};
const isSaid = (move: unknown): boolean => typeof move === 'object' && move !== null && 'say' in move;
const isClaim = (move: unknown): boolean => isSaid(move) && (move as { say: string }).say.startsWith('claim');

/** The last phrase sent, to repeat it when none is allowed. */
const lastWords = new WeakMap<Person, unknown>();

/** Says every phrase allowed, claims first, and keeps sending when none is; in a secret phase it fills its beats. */
async function talk({ people }: Party, field: Field): Promise<void> {
  const [person] = people as [Person];
  const { match, free, view, clocks } = person.client.mirror!;
  const { asked } = view as { asked: number };
  if ((clocks.beat ?? 0) > 0) {
    await Promise.all([1, 2, 3].map(() => ask(person, field, { type: 'undo', match }, 'taken back')));
    return;
  }
  const word = free.find(isClaim) ?? free.find(isSaid) ?? lastWords.get(person);
  lastWords.set(person, word);
  await ask(person, field, { type: 'move', match, asked, moves: [word] }, 'said');
}

/** Answers and undoes in a loop. */
async function dither({ people }: Party, field: Field): Promise<void> {
  const [person] = people as [Person];
  const { match, moves, view } = person.client.mirror!;
  const { asked } = view as { asked: number };
  const answer = ask(person, field, { type: 'move', match, asked, moves: [moves[0]] }, 'answered');
  await Promise.all([answer, ask(person, field, { type: 'undo', match }, 'taken back')]);
}

/** Requests hints in a loop, also for the same question. */
async function seekHints({ people }: Party, field: Field): Promise<void> {
  const [person] = people as [Person];
  await ask(person, field, { type: 'advise', match: person.client.mirror!.match }, 'hint promised');
  await sleep(300);
}

/** Mutes and unmutes a person, then people who were never at the table. */
async function mute({ people, table }: Party, field: Field): Promise<void> {
  const [host] = people as [Person];
  const { id: neighbour } = host.client.table!.seats[1]!.person!;
  for (const isMuted of [true, false]) await ask(host, field, { type: 'mute', table, person: neighbour, isMuted });
  await ask(host, field, { type: 'mute', table, person: 'P'.repeat(22), isMuted: true });
}

async function comeAndGo({ people, table }: Party, field: Field): Promise<void> {
  const visit = async (person: Person) => {
    await ask(person, field, { type: 'open', table }, 'visit');
    await ask(person, field, { type: 'shut', table }, 'left');
  };
  await Promise.all(people.slice(1).map(visit));
}

/** Tables of many hosts with bots at the highest level. */
async function openMany(field: Field): Promise<void> {
  const next = gang(field);
  for (;;) {
    const host = await next();
    if (host === null) continue;
    for (let i = 0; i < 12; i++) {
      const sought = { game: 'carta-impera-victoria', seats: 4 };
      const table = await openTable(field.url, field.from, host.cookie, sought).catch(() => '');
      field.count(table === '' ? 'no table' : 'opened');
      if (table === '' || i >= 3) continue;
      await ask(host, field, { type: 'open', table }, 'seen');
      for (const seat of [0, 1, 2, 3])
        await ask(host, field, { type: 'seatBot', table, seat, level: 'master' }, 'bots');
      await ask(host, field, { type: 'start', table }, 'started');
    }
    host.socket.terminate();
    await sleep(20);
  }
}

/** Both are asked at once. */
const DRAFT = { game: 'carta-impera-victoria', seats: 2, options: { deal: 'draft' } };
const VENDETTA = { game: 'blood-vendetta', options: SWIFT };

export const TABLE_ATTACKS: { readonly [name: string]: Attack } = {
  'words and claims': party({
    proof: { said: 40, enough: 1 },
    sought: { ...VENDETTA, seats: 6 },
    seated: 1,
    step: talk,
    pause: 60,
  }),
  'answers taken back': party({
    proof: { answered: 20, 'taken back': 20 },
    sought: DRAFT,
    seated: 2,
    step: dither,
    pause: 320,
  }),
  'hint flood': party({
    proof: { 'hint promised': 20, advice: 3, budget: 1 },
    sought: DRAFT,
    seated: 2,
    step: seekHints,
    pause: 300,
  }),
  mutes: party({
    proof: { mute: 40, 'not-there': 20 },
    sought: { game: 'tic-tac-toe', seats: 2 },
    seated: 2,
    step: mute,
    pause: 450,
  }),
  'visitors of a large match': party({
    proof: { visit: 50 },
    sought: { ...VENDETTA, seats: 24 },
    seated: 1,
    visitors: 8,
    step: comeAndGo,
    pause: 700,
  }),
  'tables of many hosts': { proof: { opened: 60, started: 20, 'no table': 1 }, run: openMany },
};
