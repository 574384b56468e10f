import { BadInput, next, proceed, type Rng, type Seat, shuffle } from '@duskhall/kernel';
import {
  AGE_NAMES,
  ALL_CARDS,
  ageOf,
  type Card,
  CULTURE,
  cardName,
  cardsOfAge,
  DOMAIN_NAMES,
  type Domain,
  domainOf,
  ECONOMY,
  UTOPIA,
} from './cards/index.ts';
import { EFFECT_NAMES, EFFECT_NUMBERS, slotOf } from './effects/effect.ts';
import { EFFECTS } from './effects/index.ts';
import type { Options } from './options.ts';
import { steps } from './rules/index.ts';
import { markerOf } from './rules/markers.ts';
import { place } from './rules/zones.ts';
import { columnOf, emptyTable, leadsCulture, removedPerAge, type State } from './state.ts';

/** A position given by names; everything not named is dealt. The README describes every part. */
export function scenario(given: unknown, options: Options, seats: number, rng: Rng): State {
  const wanted = readParts(given, 'the scenario', PARTS);
  const s = emptyTable(options, seats, rng);
  const box = AGE_NAMES.flatMap((_, age) => shuffle(rng, cardsOfAge(age), 'scenario'));
  const seat = (value: unknown, where: string): Seat => readNumber(value, where, 0, seats - 1);
  const cards = (value: unknown, where: string): Card[] => readList(value, where).map((name) => take(box, name, where));
  const perSeat = (value: unknown, where: string): unknown[] => {
    const list = readList(value, where);
    if (list.length > seats) throw new BadInput(`${where} has ${list.length} lists for ${seats} seats`);
    return list;
  };

  s.first = seat(wanted.first ?? 0, 'first');
  s.turn = seat(wanted.turn ?? s.first, 'turn');
  s.idleRounds = readNumber(wanted.idleRounds ?? 0, 'idleRounds', 0, 50);
  perSeat(wanted.hands ?? [], 'hands').forEach((list, i) => {
    s.hands[i] = cards(list, `hands[${i}]`);
  });
  perSeat(wanted.packs ?? [], 'packs').forEach((list, i) => {
    s.packs[i] = cards(list, `packs[${i}]`);
  });
  s.discard = cards(wanted.discard ?? [], 'discard');
  const deck = Array.isArray(wanted.deck) ? cards(wanted.deck, 'deck') : null;
  perSeat(wanted.areas ?? [], 'areas').forEach((area, i) => {
    for (const name of readArea(area, `areas[${i}]`)) place(s, i, take(box, name, `areas[${i}]`));
  });
  for (const marker of readList(wanted.embargoes ?? [], 'embargoes')) layMarker(s, box, marker, ECONOMY, seat);
  for (const marker of readList(wanted.democracies ?? [], 'democracies')) layMarker(s, box, marker, UTOPIA, seat);
  if (wanted.coin !== undefined) layCoin(s, wanted.coin, seat);
  stackDeck(s, box, deck ?? wanted.deck);
  beginAt(s, wanted);
  return s;
}

const PARTS = [
  'first',
  'turn',
  'step',
  'hands',
  'areas',
  'packs',
  'discard',
  'deck',
  'embargoes',
  'democracies',
  'coin',
  'used',
  'idleRounds',
] as const;

const STEPS = { play: 'turn.begin', effects: 'effects.offer', end: 'turn.end' } as const;
const EMBARGO_SLOT = slotOf(EFFECTS[EFFECT_NUMBERS.embargo]!);

function beginAt(s: State, wanted: Parts): void {
  const { step = 'play', used = [] } = wanted;
  if (step !== 'play' && step !== 'effects' && step !== 'end')
    throw new BadInput(`step is "play", "effects" or "end", not ${show(step)}`);
  const slots = readList(used, 'used').map((name) => slotOf(EFFECTS[readName(EFFECT_NAMES, name, 'used')]!));
  if (step === 'play' && (slots.length > 0 || s.freshEmbargo >= 0))
    throw new BadInput('"used" and a fresh embargo need "step": "effects": a new turn clears them');
  if (new Set(slots).size < slots.length)
    throw new BadInput('used: a domain has one permanent and one discard effect a turn (CIV-4.6)');
  if (s.freshEmbargo >= 0 && !slots.includes(EMBARGO_SLOT))
    throw new BadInput('embargoes: a fresh one was laid this turn, so "used" names embargo (CIV-5.8)');
  s.used = slots.reduce((mask, slot) => mask | slot, 0);
  s.table.log = [];
  if (s.packs.some((pack) => pack.length > 0)) beginDraft(s);
  else next(s, { do: STEPS[step] });
  proceed(steps, s);
}

function beginDraft(s: State): void {
  const isWhole = s.packs.every((pack) => pack.length === 4 && pack.every((card) => ageOf(card) === 0));
  const isAlone = s.hands.concat(s.areas).every((cards) => cards.length === 0);
  if (s.options.deal !== 'draft' || !isWhole || !isAlone)
    throw new BadInput('"packs" need the option deal=draft, 4 cards of Age I for every seat, and no hands or areas');
  s.turn = s.first;
  next(s, { do: 'draft.pick', round: 1 });
}

/** CIV-3.4: Age I on top. A number is how many cards are left; cards found nowhere count as removed. */
function stackDeck(s: State, box: Card[], wanted: unknown): void {
  const byAge = AGE_NAMES.map((_, age) => box.filter((card) => ageOf(card) === age));
  if (Array.isArray(wanted)) {
    const deck = wanted as Card[];
    if (deck.some((card, i) => i > 0 && ageOf(card) < ageOf(deck[i - 1]!)))
      throw new BadInput('deck: Age I lies on Age II, Age II on Age III (CIV-3.4); the first name is the top card');
    s.deck = deck.slice().reverse();
    s.removed = box;
  } else if (wanted === undefined) {
    s.removed = byAge.flatMap((stack) => stack.splice(0, removedPerAge(s.seats)));
    s.deck = byAge.reverse().flat();
  } else {
    const size = readNumber(wanted, 'deck', 0, box.length);
    const deck = byAge.reverse().flat();
    s.deck = deck.slice(0, size);
    s.removed = deck.slice(size);
  }
  s.isFinal = s.deck.length === 0;
}

function layMarker(
  s: State,
  box: Card[],
  given: unknown,
  kind: Domain,
  seat: (v: unknown, where: string) => Seat,
): void {
  const where = kind === ECONOMY ? 'embargoes' : 'democracies';
  const marker = readParts(given, where, ['seat', 'domain', 'card', 'isFresh']);
  const target = seat(marker.seat, `${where}: seat`);
  const column = columnOf(target, readName(DOMAIN_NAMES, marker.domain, where));
  const card = take(box, marker.card ?? DOMAIN_NAMES[kind], where);
  if (domainOf(card) !== kind) throw new BadInput(`${where}: ${cardName(card)} cannot be such a marker (CIV-2.8)`);
  (kind === ECONOMY ? s.embargoes : s.democracies)[column]!++;
  s.markers.push(markerOf(column, card));
  if (!readFlag(marker.isFresh ?? false, `${where}: isFresh`)) return;
  if (kind !== ECONOMY || target !== s.turn)
    throw new BadInput(`${where}: only the active seat's own embargo is fresh`);
  s.freshEmbargo = column;
}

function layCoin(s: State, given: unknown, seat: (v: unknown, where: string) => Seat): void {
  const coin = readParts(given, 'coin', ['holder', 'source', 'domain']);
  s.coinHolder = seat(coin.holder, 'coin: holder');
  s.coinSource = seat(coin.source, 'coin: source');
  s.coinDomain = readName(DOMAIN_NAMES, coin.domain, 'coin');
  if (s.coinSource === s.coinHolder || s.coinDomain === CULTURE)
    throw new BadInput('coin: it lies on a column of another seat, never on Culture (CIV-5.13)');
  if (!leadsCulture(s, s.coinHolder)) throw new BadInput('coin: its holder needs a strict Culture majority (CIV-5.14)');
}

/** Takes a card from the box by its type, or by domain alone: then the lowest age left. */
function take(box: Card[], name: unknown, where: string): Card {
  const domain = DOMAIN_NAMES.indexOf(name as (typeof DOMAIN_NAMES)[number]);
  const wanted = (card: Card) => (domain >= 0 ? domainOf(card) === domain : cardName(card) === name);
  if (!ALL_CARDS.some(wanted)) throw new BadInput(`${where}: there is no card ${show(name)}`);
  const i = box.findIndex(wanted);
  if (i < 0) throw new BadInput(`${where}: no ${show(name)} is left in the box`);
  return box.splice(i, 1)[0]!;
}

/** A list of names in the order laid, or counts by domain. */
function readArea(given: unknown, where: string): unknown[] {
  if (Array.isArray(given)) return given;
  const counts = readParts(given, where, DOMAIN_NAMES);
  return Object.entries(counts).flatMap(([domain, n]) => Array(readNumber(n, where, 0, 20)).fill(domain));
}

type Parts = { [part: string]: unknown };
function readParts(given: unknown, where: string, parts: readonly string[]): Parts {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput(`${where} must be an object, not ${show(given)}`);
  const unknown = Object.keys(given).find((key) => !parts.includes(key));
  if (unknown !== undefined) throw new BadInput(`${where} has no part "${unknown}"; known: ${parts.join(', ')}`);
  return given as Parts;
}
function readList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(`${where} must be a list, not ${show(given)}`);
  return given;
}
function readNumber(given: unknown, where: string, min: number, max: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
  throw new BadInput(`${where} must be a whole number from ${min} to ${max}, not ${show(given)}`);
}
function readFlag(given: unknown, where: string): boolean {
  if (typeof given === 'boolean') return given;
  throw new BadInput(`${where} must be true or false, not ${show(given)}`);
}
function readName(names: readonly string[], given: unknown, where: string): number {
  const place = names.indexOf(given as string);
  if (place < 0) throw new BadInput(`${where}: ${show(given)} is none of ${names.join(', ')}`);
  return place;
}
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
