import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type AnyGame, fastRng } from '@duskhall/kernel';
import { arrived, beatsOf, trafficOf } from './beating.ts';
import { act, createTable, crowd, must, seat, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { anonymous } from './swap.ts';
import { again, type Visitor, visit } from './visitor.ts';

/** Two evenings that seats 0 and 7, both ordinary vampires, and the watchers cannot tell apart. */
export interface Evenings {
  roles: readonly [string[], string[]];
  options?: object;
  game?: Partial<AnyGame>;
  /** In each evening, the seat that answers every step later than all others; by default everybody answers at once. */
  slow?: readonly [number, number];
  /** Where to stop; by default after a whole cycle. */
  until?: { phase: string; cycle: number };
}

/** The hunters' victim of the first day, and the seat executed at night; each has the same role in both evenings. */
const VICTIM = 7;
const ACCUSED = 6;
/** So short that no window can end early, unless somebody is slow. */
const TIMES = {
  callMode: 'sequential',
  roleReadSeconds: 2,
  introSeconds: 2,
  callSeconds: 2,
  cardSeconds: 2,
  clanSeconds: 2,
};
/** The seats whose views are compared. */
const VIEWERS = [0, VICTIM];

/** How long the slow seat thinks about every step, in milliseconds. */
const LATE = 6000;

/** The sizes of a beat to and from a seat, of eight. */
const BEATS = new Set(['10240', '4096']);

type Move = { [part: string]: unknown };

/** A seat's secret moves; except for the compared seats, they may differ between the evenings. */
function secretly(person: Visitor, side: number, deeds: number): Move[] {
  const { seat: own, moves } = person.mirror();
  const other = VIEWERS.includes(own) ? 0 : side;
  const { question, phase } = person.view();
  const pick = (part: string, except: number) => {
    const tiles = (moves as Move[]).filter(
      (move) => part in move && (move[part] as number) >= 0 && move[part] !== except,
    );
    return tiles[(own + 2 * (question === 'target' ? deeds : other)) % tiles.length]!;
  };
  // Everybody can see whom the Monk silences.
  if (question === 'target' && phase === 'dawn') return [{ name: ACCUSED }];
  if (['role', 'card'].includes(question)) return [{ read: true }];
  if (question === 'hunt') return [{ vote: VICTIM }, { lock: true }];
  if (question === 'muse') return [pick('vote', -1), { lock: true }];
  if (['guess', 'kill', 'place', 'sacrifice'].includes(question)) return [{ yes: question === 'guess' && other === 0 }];
  return [pick('name', question === 'target' ? VICTIM : -1)];
}

/** A seat's public moves. */
function openly(person: Visitor): Move[] {
  const { question, cycle, nominations } = person.view();
  const { seat: own } = person.mirror();
  if (question === 'debate' && cycle > 0 && own < 4 && nominations[own] < 0) return [{ nominate: ACCUSED }];
  if (question === 'debate') return [{ ready: true }];
  return [question === 'verdict' ? { yes: true } : { done: true }];
}

const isSecret = (person: Visitor): boolean => (person.mirror().clocks.beat ?? 0) > 0;
const isAsked = (person: Visitor): boolean => {
  const { seat: own, moves } = person.mirror();
  const { question, answer } = person.view();
  return own >= 0 && question !== '' && answer.length === 0 && moves.length > 0;
};

/** The next beat; with `isExact` what comes next, so that a window that ends early ends at its own time. */
async function beat(house: House, people: readonly Visitor[], watcher: Visitor, isExact: boolean): Promise<void> {
  const count = people.map(beatsOf);
  house.clock.advance(isExact ? house.clock.untilNext() : 1000);
  if (!isExact) await Promise.all(people.map((person, i) => person.until(() => beatsOf(person) > count[i]!)));
  await Promise.all(people.map(arrived));
  await settled([watcher]);
}

/** Plays one evening; returns what each compared viewer received, and when the first window of each phase opened. */
async function playOne({ roles, options = {}, game = {}, slow, until }: Evenings, side: number) {
  /** With the same roles in both evenings, deeds that the dead can see must be the same too. */
  const deeds = roles[0] === roles[1] ? 0 : side;
  const house = await openHouse({ games: [{ ...bloodVendetta, ...game } as AnyGame], chance: () => fastRng(1) });
  const end = until ?? { phase: 'day', cycle: 2 };
  const people = await crowd(house.url, 8);
  const watcher = await visit(house.url, 'Watcher');
  for (const person of people) person.now = house.clock.now;
  const settings = {
    game: 'blood-vendetta',
    seats: 8,
    options: { ...(slow === undefined && TIMES), nightZero: 'debate-only', ...options },
  };
  const table = await createTable(house.url, people[0]!, settings);
  await must(watcher.ask({ type: 'open', table: table.id }));
  await seat(table, people);
  await house.server.hall.startScenario(table.id, { roles: roles[side], step: 'roles' }, `seed ${deeds}`);
  await watcher.until(({ mirror }) => mirror !== null);
  const phases: { [phase: string]: number } = {};
  const answered = people.map(() => -1);
  const wait = people.map((_, own) => (own === slow?.[side] ? LATE : 0));
  const since = people.map(() => ({ asked: -1, at: 0 }));
  /** Whether the person has had the question for as long as it thinks. */
  const isDue = (person: Visitor): boolean => {
    const { seat: own } = person.mirror();
    const { asked } = person.view();
    if (since[own]!.asked !== asked) since[own] = { asked, at: house.clock.now() };
    return house.clock.now() >= since[own]!.at + wait[own]!;
  };
  for (;;) {
    if (people[0]!.client.mirror !== null) {
      const { phase, cycle } = watcher.view();
      phases[`${phase} ${cycle}`] ??= watcher.mirror().clocks.window;
      if (phase === end.phase && cycle === end.cycle) break;
    }
    const seated = people.filter(({ client }) => client.mirror !== null);
    if (seated.length === 0 || isSecret(people[0]!)) {
      for (const person of seated)
        if (isAsked(person) && isDue(person) && answered[person.mirror().seat] !== person.view().asked) {
          answered[person.mirror().seat] = person.view().asked;
          void act(person, ...secretly(person, side, deeds));
        }
      await beat(house, people, watcher, slow !== undefined);
    } else {
      const asked = people.find(isAsked);
      if (asked === undefined) throw new Error(`nobody is asked: ${JSON.stringify(watcher.view().stack)}`);
      await must(act(asked, ...openly(asked)));
      await settled([watcher]);
      if (!isSecret(watcher)) await settled(people);
      else await Promise.all(people.map((person) => person.until(() => isSecret(person))));
    }
  }
  const late = await Promise.all(VIEWERS.map((own) => again(house.url, people[own]!)));
  for (const person of late) {
    await must(person.ask({ type: 'open', table: table.id }));
    house.clock.advance(1000);
    await person.until(({ mirror }) => mirror !== null);
  }
  const compared = [...VIEWERS.map((own) => people[own]!), watcher, ...late];
  /** Every beat that each seat heard and sent: direction, size, time. */
  const beats = people.map((person) => trafficOf(person).filter((line) => BEATS.has(line.split(' ')[1]!)));
  const heard = compared.map(({ frames }) => anonymous(frames.filter((text) => !text.includes('no-table'))));
  return { heard, phases, beats };
}

export async function playEvenings(evenings: Evenings) {
  const sides = [await playOne(evenings, 0), await playOne(evenings, 1)] as const;
  const names = ['seat 0', 'seat 7, dead in the end', 'the watcher', 'seat 0, late', 'seat 7, late'];
  const pairs = names.map((who, i) => ({ who, frames: [sides[0].heard[i]!, sides[1].heard[i]!] as const }));
  return { pairs, phases: sides[0].phases, beats: sides.map(({ beats }) => beats) };
}
