import { fastRng, mayClose, offered, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { expect } from 'vitest';
import { type Event, type Fact, LORD_BLOCKED, LORD_IDLE } from '../events.ts';
import type { Move } from '../frames.ts';
import { bloodVendetta as game } from '../index.ts';
import type { Options } from '../options.ts';
import { NEWLY_TURNED, roleName, TYPES, VAMPIRE } from '../roles/table.ts';
import type { State } from '../state/index.ts';

export { game };
/** `S4` is seat 3, `nobody` is -1. */
export const at = (name: string): Seat => (name === 'nobody' ? -1 : Number(name.slice(1)) - 1);
export const nameOf = (seat: Seat): string => (seat < 0 ? 'nobody' : `S${seat + 1}`);
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export interface Setting {
  options?: Partial<Options>;
  dead?: string;
  plain?: string;
  step?: string;
  cycle?: number;
  quiet?: number;
  lives?: number;
  doomed?: string;
  charmed?: string;
  paralysed?: string;
  last?: { [role: string]: string };
  double?: boolean;
}

/** Sets a table by roles in seat order: `king vampire*3 hunter`. It is the first Dawn unless the setting differs. */
export function table(roles: string, { options = {}, dead = '', plain = '', ...rest }: Setting = {}): State {
  const list = words(roles).flatMap((word) => {
    const [role = '', times = '1'] = word.split('*');
    return Array.from({ length: Number(times) }, () => role);
  });
  const given = { roles: list, dead: words(dead), plain: words(plain), ...rest };
  const all = readOptions(game.options, { callMode: 'sequential', ...options }, list.length);
  const s = game.scenario(given, all, list.length, fastRng(1));
  expect(game.flaw(s)).toBeNull();
  return s;
}

/** The choices of a cycle, by role: `lamia: 'S3 host'`, `king: 'S7 kill'`, `hunt: { S7: 'S3' }`. */
export interface Deeds {
  [role: string]: string | { [seat: string]: string };
}

/** Answers everything until Night: the named actions, otherwise a pass, or an uninvolved target if forced. */
export function cycle(s: State, deeds: Deeds = {}): State {
  const { cycle: now } = s;
  while (s.ending === '' && !(s.phase === 'night' && s.cycle === now)) step(s, deeds);
  return s;
}
/** The same until some seat is asked this question. */
export function until(s: State, question: string, deeds: Deeds = {}): Seat {
  for (let i = 0; i < 2000 && !s.table.questions.some((one) => one === question); i++) step(s, deeds);
  return s.table.questions.indexOf(question as 'card');
}
/** The same until this call is open. */
export function untilCall(s: State, call: string, deeds: Deeds = {}): State {
  const isOpen = () => {
    const f = s.table.stack.at(-1);
    return f?.do === 'window.closed' && s.windows[f.place]!.calls.includes(call as 'monk');
  };
  for (let i = 0; i < 2000 && !isOpen(); i++) step(s, deeds);
  return s;
}

export function step(s: State, deeds: Deeds = {}): void {
  const [seat] = waiting(s);
  if (seat !== undefined) play(s, seat, answerOf(s, seat, deeds));
  else if (mayClose(s)) game.close(s);
  else throw new Error('nothing to do');
  expect(game.flaw(s)).toBeNull();
}

export function play(s: State, seat: Seat, move: Move): void {
  if (offered(game, s, seat, move) === null)
    expect.fail(`${nameOf(seat)}, asked ${s.table.questions[seat]}, may not answer ${JSON.stringify(move)}`);
  game.apply(s, seat, move);
}

function answerOf(s: State, seat: Seat, deeds: Deeds): Move {
  const given = deeds[roleName(s.roles[seat]!)];
  const [first, second] = typeof given === 'string' ? words(given) : [];
  const board = (votes: Deeds[string] | undefined): Move => {
    const vote = typeof votes === 'object' ? votes[nameOf(seat)] : undefined;
    if (vote === undefined) return { none: true };
    return s.votes[seat] === at(vote) ? { lock: true } : { vote: at(vote) };
  };
  switch (s.table.questions[seat]) {
    case 'target':
      return first === undefined ? uninvolved(s, seat, deeds) : { name: at(first) };
    case 'second':
      return second === undefined ? { none: true } : { name: at(second) };
    case 'place':
      return second === undefined ? { none: true } : { yes: second === 'host' };
    case 'kill':
      return { yes: second === 'kill' };
    case 'sacrifice':
      return deeds.sacrifice === undefined ? { none: true } : { yes: deeds.sacrifice === 'yes' };
    case 'hunt':
      return board(s.roles[seat] === NEWLY_TURNED || deeds.hunt !== undefined ? huntOf(s, deeds) : deeds.pack);
    case 'strike':
    case 'point':
      return board(deeds.pack);
    case 'tie':
      return typeof deeds.tie === 'string' ? { vote: at(deeds.tie) } : { none: true };
    case 'debate':
      return { ready: true };
    case 'defence':
    case 'words':
    case 'speech':
      return { done: true };
    case 'card':
    case 'role':
    case 'roll':
      return { read: true };
    default:
      return { none: true };
  }
}
/** The second vote of a double strike uses its own votes. */
const huntOf = (s: State, deeds: Deeds) =>
  s.isDoubleStrike && s.called.includes('hunters') ? deeds.again : deeds.hunt;

/** Passes if allowed, otherwise chooses someone not mentioned. */
function uninvolved(s: State, seat: Seat, deeds: Deeds): Move {
  const offers = game.legal(s, seat).flatMap((move) => ('name' in move ? [move.name] : []));
  if (offers.includes(-1)) return { name: -1 };
  const named = JSON.stringify(deeds);
  const free = offers.filter((one) => !named.includes(`${nameOf(one)}"`) && !named.includes(`${nameOf(one)} `));
  const plain = free.filter((one) => s.roles[one] === VAMPIRE);
  return { name: (plain.at(-1) ?? free.at(-1) ?? offers.at(-1))! };
}

/** Plays nominations in order (`S1>S7`), then the trials: who votes to execute whom. */
export function night(s: State, nominations = '', ayes: { [accused: string]: string } = {}): State {
  for (const word of words(nominations)) {
    const [seat, target] = word.split('>').map(at);
    play(s, seat!, { nominate: target! });
  }
  const { cycle: now } = s;
  while (s.ending === '' && s.phase === 'night' && s.cycle === now) {
    const [seat] = waiting(s);
    const f = s.table.stack.at(-1)!;
    const accused = f.do === 'verdict.given' ? nameOf(s.accused[f.place]!) : '';
    const isAye = words(ayes[accused] ?? '').includes(nameOf(seat ?? -1));
    if (seat !== undefined && s.table.questions[seat] === 'verdict') play(s, seat, { yes: isAye });
    else step(s);
  }
  return s;
}

export const living = (s: State): string => s.isAlive.flatMap((lives, seat) => (lives ? nameOf(seat) : [])).join(' ');
/** The deaths of this cycle. */
export const dead = (s: State, now: number = s.cycle): string =>
  s.deaths.flatMap(({ seat, cycle: then }) => (then === now ? nameOf(seat) : [])).join(' ');
/** What a seat was told in a cycle: `type S7 hunter`. */
export const told = (s: State, seat: string, now: number = s.cycle): string[] =>
  s.facts.filter((fact) => fact.seat === at(seat) && fact.cycle === now).map(inWords);
function inWords({ about, target, other, value }: Fact): string {
  const type = TYPES[value] ?? (value === LORD_BLOCKED ? 'blocked' : value === LORD_IDLE ? 'idle' : 'kill');
  switch (about) {
    case 'type':
      return `type ${nameOf(target)} ${type}${other === 1 ? ' lord' : ''}`;
    case 'watch':
      return `watch ${nameOf(other)} ${nameOf(target)} ${type}`;
    case 'lord':
      return `lord ${nameOf(target)} ${value === 1 ? 'yes' : 'no'}`;
    case 'attacker':
      return `attacker ${nameOf(target)} ${nameOf(other)}`;
    case 'same':
      return `${value === 1 ? 'same' : 'different'} ${nameOf(target)} ${nameOf(other)}`;
    case 'lives':
      return `lives ${value}`;
    case 'sacrifice':
      return `sacrifice ${value === 1 ? 'yes' : 'no'}`;
    case 'heir':
      return `heir ${nameOf(target)}`;
    case 'done':
      return target < 0 ? 'passed' : `done ${nameOf(target)}`;
    default:
      return about;
  }
}
/** The events of these types so far, as a viewer is told them. */
export const heard = (s: State, viewer: Seat, ...types: Event['type'][]): Event[] =>
  s.table.log!.flatMap((event) => game.redact(s, event, viewer) ?? []).filter(({ type }) => types.includes(type));
export const refused = (s: State, seat: string, move: unknown): string => {
  const refusal = game.refusal(s, at(seat), move);
  return refusal === null ? 'allowed' : `${refusal.code} ${refusal.rule}`;
};
