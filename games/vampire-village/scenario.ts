import { BadInput, next, proceed, type Rng, shuffle } from '@duskhall/kernel';
import {
  ATTACKERS,
  type Card,
  type CardSet,
  DEMON,
  type Kind,
  TYPES,
  type Type,
  type TypeName,
} from './cards/index.ts';
import { FIRST_VILLAGERS } from './deal.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import { steps } from './rules/index.ts';
import { boxOf, cardsIn, cellAt, sizeOf, villagersIn, WIDTH } from './rules/village.ts';
import {
  allSeats,
  creatureAt,
  DRAW,
  DRAWS,
  emptyTable,
  HAND,
  handOf,
  LOT,
  type State,
  setOf,
  type Village,
} from './state.ts';

/** The steps at which a position can start. */
const STEPS = {
  pick: { do: 'hands.open' },
  place: { do: 'picks.reveal' },
  creatures: { do: 'creatures.draw' },
  demons: { do: 'demons.begin' },
  attack: { do: 'threats.freeze' },
  end: { do: 'round.end' },
} as const satisfies { [step: string]: Frame };
type Step = keyof typeof STEPS;
/** A starting village and the six cards of one round: the most in round 1, or while round 2 is being built. */
const ONE_ROUND = HAND + 1;
const PARTS = ['round', 'step', 'order', 'villages', 'hands', 'creatures', 'draws'] as const;

/** A position given by names; everything not named is dealt. The README describes every part. */
export function scenario(given: unknown, options: Options, seats: number, rng: Rng): State {
  const wanted = readParts(given);
  const perSeat = (part: (typeof PARTS)[number]): unknown[][] => {
    const lists = readList(wanted[part] ?? [], part).map((list, i) => readList(list, `${part}[${i}]`));
    if (lists.length > seats) throw new BadInput(`${part} has ${lists.length} lists for ${seats} seats`);
    return allSeats(seats).map((seat) => lists[seat] ?? []);
  };
  const s = emptyTable(options, seats, rng);
  const step = readName(Object.keys(STEPS), wanted.step ?? 'pick', 'step') as Step;
  const { round = 1 } = wanted;
  if (round !== 1 && round !== 2) throw new BadInput(`round: ${show(round)} is none of 1, 2`);
  s.round = round;
  s.order = readOrder(wanted.order, rng);
  const isBuilding = step === 'pick' || step === 'place';
  layVillages(s, perSeat('villages'), isBuilding || round === 1 ? ONE_ROUND : 2 * HAND + 1, rng);
  if (!isBuilding) s.settled = s.villages.map((village) => villagersIn(setOf(s), village));
  placeCreatures(s, perSeat('creatures'), step);
  if (isBuilding) dealHands(s, perSeat('hands'), rng);
  else if (wanted.hands !== undefined) throw new BadInput('"hands" need "step": "pick" or "place"');
  if (step === 'place') s.picks = allSeats(seats).map((seat) => s.hands[handOf(s, seat)]![0]!);
  if (step === 'creatures') dealCreatures(s, perSeat('draws'), rng);
  else if (wanted.draws !== undefined) throw new BadInput('"draws" need "step": "creatures"');
  next(s, STEPS[step]);
  proceed(steps, s);
  return s;
}

function readOrder(given: unknown, rng: Rng): Type[] {
  if (given === undefined) return shuffle(rng, ATTACKERS.slice(), 'attack-order');
  const order = readList(given, 'order').map((name) => TYPES.indexOf(readName(TYPES, name, 'order') as TypeName));
  if (order.length !== 3 || !ATTACKERS.every((type) => order.includes(type)))
    throw new BadInput('order names witch, werewolf and vampire, each once (VV-3.4)');
  return order;
}

/** Seats not named get a starting village as usual. */
function layVillages(s: State, named: readonly unknown[][], most: number, rng: Rng): void {
  const set = setOf(s);
  s.villages = named.map((lots, seat) => {
    const village = lots.flatMap((lot) => readLot(set, lot, `villages[${seat}]`));
    const { left, right, top, bottom } = boxOf(village);
    const cells = cardsIn(village).map((_, i) => cellAt(village[i * LOT + 1]!, village[i * LOT + 2]!));
    if (right - left >= WIDTH || bottom - top >= WIDTH || sizeOf(village) > most)
      throw new BadInput(`villages[${seat}] is bigger than ${most} cards in 4 by 4 (VV-4.21, VV-4.97)`);
    if (new Set(cells).size < cells.length) throw new BadInput(`villages[${seat}] has two cards in one place`);
    return village;
  });
  const laid = s.villages.flatMap(cardsIn);
  const twice = laid.find((card, i) => laid.indexOf(card) < i);
  if (twice !== undefined) throw new BadInput(`villages: ${set.cards[twice]!.id} exists once`);
  const early = laid.find((card) => set.cards[card]!.round > s.round);
  if (early !== undefined) throw new BadInput(`villages: ${set.cards[early]!.id} needs "round": 2`);
  const starts = set.villageDecks[0]!.filter((card) => !laid.includes(card));
  shuffle(rng, starts, 'starting-villages');
  s.villages = s.villages.map((village) => (village.length > 0 ? village : [starts.pop()!, 0, 0, FIRST_VILLAGERS]));
}

const LOT_TEXT = /^([a-z0-9-]+)@(-?[0-6]),(-?[0-6])(?::(\d{1,2}))?$/;
/** `bakery@1,0:2`: the card, x, y and its villagers. */
function readLot(set: CardSet, given: unknown, where: string): Village {
  const [, name, x, y, villagers = '0'] = (typeof given === 'string' ? LOT_TEXT.exec(given) : null) ?? [];
  if (name === undefined)
    throw new BadInput(`${where}: ${show(given)} is not like "bakery@1,0:2"; x and y from -6 to 6`);
  return [readCard(set, name, where), Number(x), Number(y), Number(villagers)];
}

function placeCreatures(s: State, named: readonly unknown[][], step: Step): void {
  const { creatures } = setOf(s);
  const arrived = s.arrived.slice();
  named.forEach((names, seat) => {
    for (const name of names) {
      const kind = readCreature(setOf(s), name, `creatures[${seat}]`);
      if (creatures[kind]!.type === DEMON && step !== 'demons')
        throw new BadInput(`creatures[${seat}]: demons need "step": "demons" (VV-4.56)`);
      s.around[creatureAt(s, seat, kind)]!++;
      arrived[kind]!++;
    }
  });
  s.arrived = arrived;
}

/** The named hands, filled up with other cards of the round. */
function dealHands(s: State, named: readonly unknown[][], rng: Rng): void {
  const laid = s.villages.flatMap(cardsIn);
  const deck = shuffle(rng, setOf(s).villageDecks[s.round]!.slice(), `village-${s.round}`).filter(
    (card) => !laid.includes(card),
  );
  const hands = named.map((names, seat) =>
    names.map((name) => take(deck, readCard(setOf(s), name, `hands[${seat}]`), `hands[${seat}]: ${name}`)),
  );
  for (const hand of hands) hand.push(...deck.splice(0, Math.max(0, HAND - hand.length)));
  if (hands.some((hand) => hand.length !== HAND))
    throw new BadInput('a hand has 6 cards, and there must be enough of them');
  s.hands = hands;
}

/** The named first draw, filled up with other creatures of the round. */
function dealCreatures(s: State, named: readonly unknown[][], rng: Rng): void {
  const deck = shuffle(rng, setOf(s).creatureDecks[s.round]!.slice(), `creatures-${s.round}`);
  const draws = named.map((names, seat) =>
    names.map((name) => take(deck, readCreature(setOf(s), name, `draws[${seat}]`), `draws[${seat}]: ${name}`)),
  );
  for (const draw of draws) draw.push(...deck.splice(0, Math.max(0, DRAW - draw.length)));
  if (draws.some((draw) => draw.length !== DRAW)) throw new BadInput('draws: a seat draws 3 creatures');
  s.creatureDeck = [...draws.flat(), ...deck].slice(0, DRAWS * DRAW * s.seats);
}

function take(deck: number[], wanted: number, what: string): number {
  const place = deck.indexOf(wanted);
  if (place < 0) throw new BadInput(`${what} is not left in the deck of this round`);
  return deck.splice(place, 1)[0]!;
}

function readCard({ cards }: CardSet, name: unknown, where: string): Card {
  const card = cards.findIndex(({ id }) => id === name);
  if (card < 0) throw new BadInput(`${where}: there is no village card ${show(name)}`);
  return card;
}
function readCreature({ creatures }: CardSet, name: unknown, where: string): Kind {
  const kind = creatures.findIndex(({ id }) => id === name);
  if (kind < 0) throw new BadInput(`${where}: there is no creature ${show(name)}`);
  return kind;
}
function readParts(given: unknown): { [part in (typeof PARTS)[number]]?: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput(`the scenario must be an object, not ${show(given)}`);
  const unknown = Object.keys(given).find((key) => !(PARTS as readonly string[]).includes(key));
  if (unknown !== undefined) throw new BadInput(`the scenario has no part "${unknown}"; known: ${PARTS.join(', ')}`);
  return given;
}
function readList(given: unknown, where: string): unknown[] {
  if (!Array.isArray(given)) throw new BadInput(`${where} must be a list, not ${show(given)}`);
  return given;
}
function readName(names: readonly string[], given: unknown, where: string): string {
  if (typeof given === 'string' && names.includes(given)) return given;
  throw new BadInput(`${where}: ${show(given)} is none of ${names.join(', ')}`);
}
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
