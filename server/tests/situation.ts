import type { AnyGame } from '@duskhall/kernel';
import { mayAdvise } from '@duskhall/protocol';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import type { AtTable, InMatch } from '../rights.ts';
import { type Evening, handOver } from './console.ts';
import { act, createTable, must, ready, settled } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import { type Visitor, visit, type Wish } from './visitor.ts';

/** Everything that rights can depend on, besides who asks. */
export interface Situation {
  state: 'open' | 'running' | 'paused' | 'over';
  /** `none`: a game without a moderator; `consent`: led by somebody whom all have agreed to. */
  led: 'none' | 'software' | 'host' | 'consent';
  isHostPlaying: boolean;
  hints: 'on' | 'off';
  mayWatch: boolean;
  /** The living are being asked to agree to a moderator. */
  isProposed: boolean;
  /** The open window has no time limit. */
  isEndless: boolean;
}

/** Somebody at the table or not; the facts are the test's own, not the server's. */
export interface Somebody {
  name: string;
  visitor: Visitor;
  table: AtTable;
  match: InMatch;
}

const NOBODY = {
  isHere: false,
  isHost: false,
  isSeated: false,
  isLiving: false,
  isMuted: false,
  isToLead: false,
  hasSitter: false,
  hasConceded: false,
  leads: false,
  hasLed: false,
};
type Facts = Partial<typeof NOBODY>;
const SEATED: Facts = { isHere: true, isSeated: true, isLiving: true };

/** By seat; a game that nobody can leave has only the first two. */
const SEATS: { [name: string]: Facts } = {
  'a living player': SEATED,
  'a player with a sitter': { ...SEATED, hasSitter: true },
  'a dead player': { ...SEATED, isLiving: false },
  'a player who gave up': { ...SEATED, hasSitter: true, hasConceded: true },
  'a dead player who has led': { ...SEATED, isLiving: false },
  'one more living player': SEATED,
};
const OTHERS: { [name: string]: Facts } = {
  host: { isHere: true, isHost: true },
  'a stranger': {},
  'a watcher, perhaps a second account of a player': { isHere: true },
  'a muted watcher': { isHere: true, isMuted: true },
  'a watcher who leads, or has led': { isHere: true },
};

const factsIn = ({ led, isHostPlaying, mayWatch }: Situation): { [name: string]: Facts } => {
  const all = Object.entries(SEATS).slice(0, led === 'none' ? 2 : 6);
  const facts = { ...Object.fromEntries(all), ...OTHERS };
  const lead = (name: string, isNow: boolean) => {
    facts[name] = { ...facts[name], leads: isNow, hasLed: true };
  };
  if (led === 'host') {
    lead('host', true);
    facts.host = { ...facts.host, isToLead: true };
  }
  if ((led === 'host' && mayWatch) || led === 'consent') lead('a watcher who leads, or has led', led === 'consent');
  if (led === 'consent') lead('a dead player who has led', false);
  if (isHostPlaying) {
    facts[all.at(-1)![0]] = { ...facts[all.at(-1)![0]], isHost: true };
    delete facts.host;
  }
  return facts;
};

/** Every step waits until somebody closes it. */
const ENDLESS = { ...assembly, pace: () => ({ seconds: 86_400 }) } as AnyGame;

/** Sets up a table with all kinds of people, in a house that may have others. */
export async function bringAbout(
  situation: Situation,
  given?: House,
): Promise<{ house: House; cast: Somebody[]; ids: Ids }> {
  const { state, led, hints, mayWatch, isProposed, isEndless } = situation;
  const house = given ?? (await openHouse(isEndless ? { games: [ENDLESS] } : {}));
  const facts = factsIn(situation);
  const people: { [name: string]: Visitor } = {};
  for (const name of Object.keys(facts)) people[name] = await visit(house.url, 'Somebody');
  const of = (isSo: (one: Facts) => boolean | undefined) =>
    Object.keys(facts).flatMap((name) => (isSo(facts[name]!) ? [people[name]!] : []));
  const [host, seated] = [of(({ isHost }) => isHost)[0]!, of(({ isSeated }) => isSeated)];
  const game = led === 'none' ? ticTacToe.name : 'assembly';
  const moderator = led === 'host' ? 'host' : 'software';
  const settings = { game, seats: seated.length, hints, mayWatch, moderator };
  const table = await createTable(house.url, host, settings);
  for (const person of of(({ isHere }) => isHere)) await must(person.ask({ type: 'open', table: table.id }));
  for (const [seat, person] of seated.entries()) await must(person.ask({ type: 'sit', table: table.id, seat }));
  const muted = of(({ isMuted }) => isMuted)[0]!;
  await must(host.ask({ type: 'mute', table: table.id, person: muted.id, isMuted: true }));
  const ids = { table: table.id, match: '' };
  if (state !== 'open') await begin({ ...situation, facts, people, host, seated, ids, house });
  const isPlaying = state === 'running' || state === 'paused';
  const cast = Object.entries(facts).map(([name, given]): Somebody => {
    const one = { ...NOBODY, ...given };
    const maySee = !isPlaying || mayWatch || one.isSeated || one.isHost || one.leads;
    const isHere = one.isHere && (mayWatch || state === 'open' || one.isSeated || one.isHost || one.leads);
    return {
      name,
      visitor: people[name]!,
      table: { ...one, isHere, isPlaying, maySee },
      match: {
        ...{ ...one, isHere, leads: one.leads && isHere },
        isOver: state === 'over',
        isPaused: state === 'paused',
        isParty: led !== 'none',
        isLed: led === 'host' || led === 'consent',
        isEndless,
        hasHints: mayAdvise({ hints, isPublic: false, clock: { kind: 'none' } }),
        isProposed,
      },
    };
  });
  return { house, cast, ids };
}

export interface Ids {
  table: string;
  match: string;
}
interface Beginning extends Situation {
  facts: { [name: string]: Facts };
  people: { [name: string]: Visitor };
  host: Visitor;
  seated: Visitor[];
  ids: Ids;
  house: House;
}

/** Plays until the facts hold for everybody. */
async function begin({
  led,
  state,
  mayWatch,
  isProposed,
  facts,
  people,
  host,
  seated,
  ids,
  house,
}: Beginning): Promise<void> {
  const inMatch = (person: Visitor, wish: object) => person.ask({ match: ids.match, ...wish } as Wish);
  const watchers = [
    people['a watcher, perhaps a second account of a player']!,
    people['a watcher who leads, or has led']!,
  ];
  if (led === 'none') {
    for (const person of seated) await ready(host.client.table!, person);
    await must(host.ask({ type: 'start', table: ids.table }));
  } else
    await house.server.hall.startScenario(
      ids.table,
      { sides: ['raven', 'folk', 'folk', 'folk', 'folk', 'folk'] },
      'seed',
    );
  await Promise.all(seated.map((person) => person.until(({ mirror }) => mirror !== null)));
  ids.match = seated[0]!.mirror().match;
  for (const [name, { isSeated, isLiving, hasConceded, hasSitter }] of Object.entries(facts)) {
    if (isSeated && !isLiving) await must(act(people[name]!, { resign: true }));
    if (hasConceded) await must(inMatch(people[name]!, { type: 'concede' }));
    else if (hasSitter) await must(people[name]!.ask({ type: 'stand', table: ids.table }));
  }
  const evening = { all: seated, people: seated, ask: inMatch } as Evening;
  const leader = people['a watcher who leads, or has led']!;
  if (led === 'consent') {
    const dead = people['a dead player who has led']!;
    await handOver(evening, host, dead);
    await handOver(evening, dead, leader);
  }
  if (led === 'host' && mayWatch)
    for (const [from, to] of [
      [host, leader],
      [leader, host],
    ] as const)
      await must(inMatch(from, { type: 'moderate', person: to.id }));
  if (state === 'paused')
    for (const person of led === 'none' ? [seated[0]!] : [led === 'consent' ? leader : host])
      await must(inMatch(person, { type: 'pause', isPaused: true }));
  if (state === 'over')
    for (const person of seated) {
      const answer = await inMatch(person, { type: 'concede' });
      if (answer.type === 'no' && !['conceded', 'over', 'has-led'].includes(answer.code)) throw new Error(answer.code);
    }
  if (isProposed) await must(inMatch(host, { type: 'moderate', person: leader.id }));
  await settled([...seated, host, ...watchers.filter(({ client }) => client.mirror !== null)]);
}
