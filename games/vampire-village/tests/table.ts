import { fastRng, owes, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { expect } from 'vitest';
import type { Frame, Move, Question } from '../frames.ts';
import { type Event, vampireVillage as game, setOf } from '../index.ts';
import type { Options } from '../options.ts';
import { LOT, type State, type Village } from '../state.ts';

/** A position in short form: 2 seats, the rest as in the scenario. */
export interface Setting {
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  step?: 'pick' | 'creatures' | 'demons' | 'attack' | 'end';
  order?: string;
  /** By seat, as `bakery@1,0:2 keep@0,1`. */
  villages?: readonly string[];
  hands?: readonly string[];
  /** By seat; `3*witch-swamp` for copies. */
  creatures?: readonly string[];
  draws?: readonly string[];
}

export const words = (text: string): string[] =>
  text.split(' ').flatMap((word) => {
    const [, times, name] = /^(\d)\*(.*)$/.exec(word) ?? [];
    return word === '' ? [] : times === undefined ? [word] : Array<string>(Number(times)).fill(name!);
  });

export function table({ seats = 2, options = {}, round, step, order, ...lists }: Setting): State {
  const parts = Object.entries(lists).map(([part, texts]) => [part, texts.map(words)]);
  const given = { ...Object.fromEntries(parts), ...(order === undefined ? {} : { order: words(order) }) };
  if (round !== undefined) given.round = round;
  if (step !== undefined) given.step = step;
  const s = game.scenario(given, readOptions(game.options, options, seats), seats, fastRng(1));
  expect(game.flaw(s)).toBeNull();
  return s;
}

/** A normally dealt table. */
export const deal = (seats: number, seed: number, options: Partial<Options> = {}): State =>
  game.setup(readOptions(game.options, options, seats), seats, fastRng(seed));
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const set = setOf({ options: readOptions(game.options, {}, 2) });
export const cardId = (card: number): string => set.cards[card]!.id;
export const cardOf = (id: string): number => set.cards.findIndex((card) => card.id === id);
export const creatureId = (kind: number): string => set.creatures[kind]!.id;
export const kindOf = (id: string): number => set.creatures.findIndex((creature) => creature.id === id);

/** `bakery`, `1,0`, `witch-swamp`, `stop`, `done`, `plague`. */
export function wordOf(move: Move): string {
  if ('x' in move) return `${move.x},${move.y}`;
  const [[part, value]] = Object.entries(move) as [[string, number]];
  if (['card', 'from', 'to'].includes(part)) return cardId(value);
  return typeof value === 'number' ? creatureId(value) : part;
}

const PARTS: Partial<Record<Question, string>> = {
  pick: 'card',
  villager: 'from',
  step: 'to',
  sacrifice: 'card',
  slay: 'creature',
};
export function moveOf(s: State, seat: Seat, word: string): Move {
  const question = s.table.questions[seat]!;
  if (['stop', 'done', 'plague'].includes(word)) return { [word]: true } as unknown as Move;
  const [x, y] = word.split(',').map(Number);
  if (question === 'place') return { x: x!, y: y! };
  const isCard = cardOf(word) >= 0;
  const part = question === 'deed' ? (isCard ? 'card' : 'creature') : (PARTS[question] ?? question);
  return { [part]: isCard ? cardOf(word) : kindOf(word) } as unknown as Move;
}

/** The answers a seat may give, in words. */
export const offers = (s: State, seat: Seat): string[] => game.legal(s, seat).map(wordOf);

/** Plays these answers in order; each must be on offer, and no card may get lost. */
export function choose(s: State, seat: Seat, ...answers: string[]): void {
  for (const word of answers) {
    const what = `${word} of seat ${seat}, asked ${s.table.questions[seat]}`;
    const move = moveOf(s, seat, word);
    expect(game.refusal(s, seat, move), what).toBeNull();
    expect(offers(s, seat), what).toContain(word);
    game.apply(s, seat, move);
    expect(game.flaw(s), what).toBeNull();
  }
}

/** The clock answers for these seats until each has finished its lane. */
export function pass(s: State, ...seats: Seat[]): void {
  for (const seat of seats) {
    const top = s.table.stack.at(-1);
    while (owes(s, seat) && s.table.stack.at(-1) === top) {
      game.apply(s, seat, game.timeout(s, seat, fastRng(1))!);
      expect(game.flaw(s)).toBeNull();
    }
  }
}
/** The clock answers for everyone until this frame waits, the first time or again, or the game is over. */
export function passTo(s: State, step: Frame['do'] | 'over'): void {
  do pass(s, waiting(s)[0]!);
  while (s.ending === '' && s.table.stack.at(-1)?.do !== step);
}

/** Why an answer is refused: `occupied VV-4.20`. */
export function refused(s: State, seat: Seat, word: string): string {
  expect(offers(s, seat)).not.toContain(word);
  const refusal = game.refusal(s, seat, moveOf(s, seat, word));
  return refusal === null ? 'allowed' : `${refusal.code} ${refusal.rule}`;
}

/** Who is asked what: `0 pick, 1 pick`; empty when the game is over. */
export const asked = (s: State): string =>
  waiting(s)
    .map((seat) => `${seat} ${s.table.questions[seat]}`)
    .join(', ');

export const inWords = (village: Village): string =>
  range(village.length / LOT)
    .map((i) => village.slice(i * LOT, (i + 1) * LOT))
    .map(([card, x, y, villagers]) => `${cardId(card!)}@${x},${y}:${villagers}`)
    .join(' ');
export const villageOf = (s: State, seat: Seat): string => inWords(s.villages[seat]!);
export const planOf = (s: State, seat: Seat): string => inWords(s.plans[seat]!);
/** `2*witch-swamp vampire-1`. */
export const creaturesOf = (s: State, seat: Seat): string =>
  range(set.creatures.length)
    .map((kind) => [s.around[seat * set.creatures.length + kind]!, creatureId(kind)] as const)
    .flatMap(([n, id]) => (n === 0 ? [] : [n === 1 ? id : `${n}*${id}`]))
    .join(' ');
export const handOfSeat = (s: State, seat: Seat): string[] => game.view(s, seat).hands[seat]!.map(cardId);

/** The events of this type so far, as a viewer is told them. */
export function told<T extends Event['type']>(s: State, viewer: Seat, type: T): Extract<Event, { type: T }>[] {
  const events = s.table.log!.map((event) => game.redact(s, event, viewer));
  return events.filter((event) => event?.type === type) as Extract<Event, { type: T }>[];
}

/** A single village against attackers of one type, and nothing else. */
export const siege = (village: string, creatures: string, setting: Setting = {}): State =>
  table({ step: 'attack', villages: [village], creatures: [creatures], ...setting });
