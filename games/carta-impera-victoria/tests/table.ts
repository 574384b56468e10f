import { fastRng, readOptions, type Seat, waiting } from '@duskhall/kernel';
import { expect } from 'vitest';
import { type Card, cardName, DOMAIN_NAMES, DOMAINS, domainOf, ECONOMY } from '../cards/index.ts';
import { EFFECT_NAMES, type EffectName } from '../effects/effect.ts';
import type { Event } from '../events.ts';
import { FINISH, type Move } from '../frames.ts';
import { cartaImperaVictoria as game } from '../index.ts';
import {
  CARD_MOVES,
  COLUMN_MOVES,
  COPY_MOVES,
  DOMAIN_MOVES,
  EFFECT_MOVES,
  FINISH_MOVE,
  SEAT_MOVES,
} from '../legal/moves.ts';
import type { Options } from '../options.ts';
import { markerCard, markerColumn } from '../rules/markers.ts';
import { countOf, type State } from '../state.ts';

/** A position in short form: 3 seats, seat 0 to play, continuous Religion, the rest as in the scenario. */
export interface Setting {
  seats?: number;
  options?: Partial<Options>;
  first?: Seat;
  turn?: Seat;
  step?: 'play' | 'effects';
  /** By seat: counts as `M2 R1`, or the names of the cards in the order laid. */
  areas?: readonly string[];
  /** By seat: the names of the cards. */
  hands?: readonly string[];
  packs?: readonly string[];
  discard?: string;
  /** How many cards, or their names from the top. */
  deck?: number | string;
  /** Seat and domain: `1 science`; a trailing `fresh` means the active seat laid it on itself this turn. */
  embargoes?: readonly string[];
  democracies?: readonly string[];
  /** Holder, source and domain: `0 1 religion`. */
  coin?: string;
  used?: readonly EffectName[];
  idleRounds?: number;
}

export const LETTERS = DOMAIN_NAMES.map((name) => name[0]!.toUpperCase());
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export function table({ seats = 3, options = {}, ...given }: Setting): State {
  const rest = { ...given, ...namesIn(given), ...marksIn(given) };
  const chosen = readOptions(game.options, { religionMode: 'continuous', ...options }, seats);
  const s = game.scenario(rest, chosen, seats, fastRng(1));
  expect(game.flaw(s)).toBeNull();
  return s;
}

/** A normally dealt table. */
export const deal = (seats: number, seed: number, options: Partial<Options> = {}): State =>
  game.setup(readOptions(game.options, options, seats), seats, fastRng(seed));
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function namesIn({ areas = [], hands = [], packs = [], discard = '', deck }: Setting) {
  const cards = typeof deck === 'string' ? words(deck) : deck;
  return {
    areas: areas.map(readArea),
    hands: hands.map(words),
    packs: packs.map(words),
    discard: words(discard),
    ...(cards === undefined ? {} : { deck: cards }),
  };
}

function marksIn({ embargoes = [], democracies = [], coin }: Setting) {
  const marker = (text: string) => {
    const [seat, domain, fresh] = words(text);
    return { seat: Number(seat), domain, ...(fresh === undefined ? {} : { isFresh: true }) };
  };
  const [holder, source, domain] = words(coin ?? '');
  return {
    embargoes: embargoes.map(marker),
    democracies: democracies.map(marker),
    ...(coin === undefined ? {} : { coin: { holder: Number(holder), source: Number(source), domain } }),
  };
}

function readArea(text: string): string[] | { [domain: string]: number } {
  if (text.includes('-')) return words(text);
  const domain = (letter: string) => DOMAIN_NAMES[LETTERS.indexOf(letter)]!;
  return Object.fromEntries(words(text).map((word) => [domain(word[0]!), Number(word.slice(1))]));
}

const ALL_MOVES = [CARD_MOVES, DOMAIN_MOVES, EFFECT_MOVES, [FINISH_MOVE], SEAT_MOVES, COLUMN_MOVES, COPY_MOVES].flat(2);

/** `science-ii`, `science`, `research`, `finish`, `1`, `1 science` (a column), `1 research` (a copy). */
export function wordOf(move: Move): string {
  if ('card' in move) return cardName(move.card);
  const parts: (string | number)[] = 'seat' in move ? [move.seat] : [];
  if ('domain' in move) parts.push(DOMAIN_NAMES[move.domain]!);
  if ('effect' in move) parts.push(move.effect === FINISH ? 'finish' : EFFECT_NAMES[move.effect]!);
  return parts.join(' ');
}
export function moveOf(word: string): Move {
  const move = ALL_MOVES.find((one) => wordOf(one) === word);
  if (move === undefined) throw new Error(`"${word}" is no move`);
  return move;
}

/** The answers a seat may give, in words. */
export const offers = (s: State, seat: Seat): string[] => game.legal(s, seat).map(wordOf);

/** Plays these answers in order; each must be on offer, and no card may get lost. */
export function choose(s: State, seat: Seat, ...answers: string[]): void {
  for (const word of answers) {
    const move = moveOf(word);
    const what = `${word} of seat ${seat}, asked ${s.table.questions[seat]}`;
    expect(game.refusal(s, seat, move), what).toBeNull();
    expect(offers(s, seat), what).toContain(word);
    game.apply(s, seat, move);
    expect(game.flaw(s), what).toBeNull();
  }
}
export const play = (s: State, seat: Seat, ...cards: string[]): void => choose(s, seat, ...cards);
/** Starts an effect and makes its choices. */
export const use = (s: State, seat: Seat, effect: EffectName, ...answers: string[]): void =>
  choose(s, seat, effect, ...answers);
export const finish = (s: State, seat: Seat): void => choose(s, seat, 'finish');
/** A turn without effects; without a card the first step must be skipped. */
export const turn = (s: State, seat: Seat, ...cards: string[]): void => choose(s, seat, ...cards, 'finish');

/** Why an answer is refused: `barred CIV-4.4`. */
export function refused(s: State, seat: Seat, word: string): string {
  expect(offers(s, seat)).not.toContain(word);
  const refusal = game.refusal(s, seat, moveOf(word));
  return refusal === null ? 'allowed' : `${refusal.code} ${refusal.rule}`;
}

/** Who is asked what: `0 effect`; empty when the game is over. */
export const asked = (s: State): string =>
  waiting(s)
    .map((seat) => `${seat} ${s.table.questions[seat]}`)
    .join(', ');

export const counts = (s: State, seat: Seat): string =>
  DOMAINS.filter((domain) => countOf(s, seat, domain) > 0)
    .map((domain) => `${LETTERS[domain]}${countOf(s, seat, domain)}`)
    .join(' ');
export const names = (cards: readonly Card[]): string => cards.map(cardName).join(' ');
/** In domain order, regardless of the order in the hand. */
export const sorted = (cards: readonly Card[]): string => names(cards.toSorted((a, b) => a - b));
export const hand = (s: State, seat: Seat): string => sorted(s.hands[seat]!);
export const discard = (s: State): string => names(s.discard);
export const coin = (s: State): string =>
  s.coinHolder < 0 ? 'on the table' : `${s.coinHolder} on ${s.coinSource} ${DOMAIN_NAMES[s.coinDomain]}`;
/** `embargo on 1 science`, in the order laid. */
export const markers = (s: State): string[] =>
  s.markers.map((marker) => {
    const kind = domainOf(markerCard(marker)) === ECONOMY ? 'embargo' : 'democracy';
    return `${kind} on ${wordOf(COLUMN_MOVES[markerColumn(marker)]!)}`;
  });

/** The events of these types so far, as a viewer is told them. */
export const told = (s: State, viewer: Seat, ...types: Event['type'][]): Event[] =>
  s.table
    .log!.map((event) => game.redact(s, event, viewer))
    .filter((event) => event !== null && types.includes(event.type)) as Event[];
export const happened = (s: State): Event['type'][] => s.table.log!.map(({ type }) => type);

/** How the game ended, and for whom. */
export const result = (s: State) => {
  const { ending, winners, points, tieBreak } = game.view(s, -2).outcome[0]!;
  return { ending, winners, points, tieBreak: tieBreak.map((domain) => DOMAIN_NAMES[domain]) };
};
