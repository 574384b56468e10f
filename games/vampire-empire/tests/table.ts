import { fastRng, mayClose, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { expect } from 'vitest';
import { CARD_IDS, type Card, type CardId, isOfVampireDeck, TYPE_NAMES } from '../cards/kinds.ts';
import { CHARACTER_NAMES } from '../characters.ts';
import type { Event } from '../events.ts';
import type { Move } from '../frames.ts';
import { vampireEmpire as game } from '../index.ts';
import type { Options } from '../options.ts';
import { isRevealed, type State } from '../state/index.ts';
import { hasSides, isNaming } from './naming.ts';

/** In tests the vampire player has seat 0, and there are no waits unless the test asks for them. */
export const VAMPIRE: Seat = 0;
export const HUMAN: Seat = 1;

interface Piles {
  hand?: string;
  deck?: string | number;
  cellar?: string;
  moat?: string;
  sunk?: string;
  isRecycled?: boolean;
}
export interface Setting {
  options?: Partial<Options>;
  turn?: 'day' | 'night';
  step?: 'exchange' | 'before' | 'action' | 'after' | 'end';
  castle?: string;
  city?: string;
  vampires?: string;
  trusted?: string;
  revealed?: string;
  confirmed?: string;
  dead?: string;
  away?: string;
  markers?: { [name: string]: { attack?: number; defence?: number } };
  human?: Piles;
  vampire?: Piles;
}
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A position in short form: names separated by spaces. Its cards cost and count what VE-2.4 to VE-2.7 say. */
export function table({ options = {}, ...given }: Setting): State {
  const lists = Object.entries(given).map(([part, value]) => {
    if (part === 'human' || part === 'vampire') return [part, piles(value as Piles)];
    const isList = typeof value === 'string' && !['turn', 'step', 'away'].includes(part);
    return [part, isList ? words(value) : value];
  });
  const set = 'reconstructed-1';
  const all = readOptions(game.options, { responseMode: 'always-ask', cardSet: set, ...options }, 2);
  const s = game.scenario(Object.fromEntries(lists), all, 2, fastRng(1));
  expect(game.flaw(s)).toBeNull();
  return s;
}
const piles = (given: Piles) =>
  Object.fromEntries(
    Object.entries(given).map(([pile, value]) => [pile, typeof value === 'string' ? words(value) : value]),
  );

/** A normally dealt table. */
export const deal = (seed: number, options: Partial<Options> = {}): State =>
  game.setup(readOptions(game.options, { responseMode: 'always-ask', ...options }, 2), 2, fastRng(seed));

export const cardName = (seat: Seat, card: Card): string =>
  isOfVampireDeck(card) === (seat === VAMPIRE) ? CARD_IDS[card]! : `foreign:${CARD_IDS[card]}`;

/**
 * A move in words: `done`, `skip`, `garlic`, `garlic>moat`, `water:garlic`, `combat`, `lady`, `lord/lady` (fighters),
 * `play:ostler@cook+attack`, `play:bat-form@noble`, `play:sacrifice@pistol`.
 */
export function wordOf(seat: Seat, move: Move): string {
  if ('done' in move) return 'done';
  if ('skip' in move) return 'skip';
  if ('resign' in move) return 'resign';
  if ('pile' in move) return `${cardName(seat, move.card)}>${move.pile}`;
  if ('card' in move) return cardName(seat, move.card);
  if ('water' in move) return `water:${CARD_IDS[move.water]}`;
  if ('action' in move) return move.action;
  if ('character' in move) return CHARACTER_NAMES[move.character]!;
  if ('attacker' in move) return `${CHARACTER_NAMES[move.attacker]}/${CHARACTER_NAMES[move.defender]}`;
  const id = CARD_IDS[move.play]!;
  const on = move.on < 0 ? '' : `@${nameOn(id, move.on)}`;
  return `play:${id}${on}${hasSides(id) ? (move.as === 0 ? '+attack' : '+defence') : ''}`;
}
const nameOn = (id: CardId, on: number): string => {
  const kind = isNaming(id);
  return (kind === 'card' ? CARD_IDS : kind === 'type' ? TYPE_NAMES : CHARACTER_NAMES)[on]!;
};

export const offers = (s: State, seat: Seat): string[] => game.legal(s, seat).map((move) => wordOf(seat, move));

/** Plays these answers in order; each must be on offer, and no card may get lost. Closes held windows. */
export function choose(s: State, seat: Seat, ...answers: string[]): void {
  for (const word of answers) {
    const what = `${word} of seat ${seat}, asked ${s.table.questions[seat]}`;
    const move = game.legal(s, seat).find((offer) => wordOf(seat, offer) === word);
    expect(move, `${what}, offered ${offers(s, seat)}`).toBeDefined();
    game.apply(s, seat, move!);
    if (mayClose(s)) game.close(s);
    expect(game.flaw(s), what).toBeNull();
  }
}
export const vampire = (s: State, ...answers: string[]): void => choose(s, VAMPIRE, ...answers);
export const human = (s: State, ...answers: string[]): void => choose(s, HUMAN, ...answers);
/** Both players pass the window. */
export function passWindow(s: State): void {
  for (let i = 0; i < 2; i++)
    for (const seat of waiting(s)) if (s.table.questions[seat] === 'support') choose(s, seat, 'done');
}

/** Why an answer is refused: `too-weak VE-4.10.6`. */
export function refused(s: State, seat: Seat, move: unknown): string {
  const refusal = game.refusal(s, seat, move);
  return refusal === null ? 'allowed' : `${refusal.code} ${refusal.rule}`;
}

/** Who is asked what: `0 lay`; empty when the game is over. */
export const asked = (s: State): string =>
  waiting(s)
    .map((seat) => `${seat} ${s.table.questions[seat]}`)
    .join(', ');
export const characters = (list: readonly number[]): string => list.map((one) => CHARACTER_NAMES[one]).join(' ');
export const castle = (s: State): string => characters(s.castle);
/** From the top. */
export const city = (s: State): string => characters(s.city.toReversed());
const sorted = (seat: Seat, cards: readonly Card[]): string =>
  cards
    .toSorted((a, b) => a - b)
    .map((card) => cardName(seat, card))
    .join(' ');
export const hand = (s: State, seat: Seat): string => sorted(seat, s.hands[seat]!);
export const cellar = (s: State, seat: Seat): string => sorted(seat, s.cellars[seat]!);
export const moat = (s: State, seat: Seat): string => sorted(seat, s.moats[seat]!);
export const sunk = (s: State, seat: Seat): string => sorted(seat, s.sunk[seat]!);
export const numberOf = (name: string): number => CHARACTER_NAMES.indexOf(name as (typeof CHARACTER_NAMES)[number]);
export const revealed = (s: State, name: string): boolean => isRevealed(s, numberOf(name));
export const cardOf = (seat: Seat, id: CardId): Card =>
  CARD_IDS.findIndex((known, card) => known === id && isOfVampireDeck(card) === (seat === VAMPIRE));
export const result = (s: State): string =>
  `${s.ending} ${s.winner < 0 ? 'draw' : s.winner === VAMPIRE ? 'vampire' : 'human'}`;

/** The events of these types so far, as a viewer is told them. */
export const told = (s: State, viewer: Seat, ...types: Event['type'][]): Event[] =>
  s.table.log!.flatMap((event) => game.redact(s, event, viewer) ?? []).filter(({ type }) => types.includes(type));
