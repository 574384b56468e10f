import { BadInput, next, proceed, type Rng, type Seat, shuffle } from '@duskhall/kernel';
import { CARD_IDS, type Card, isOfVampireDeck, SECRET_JOURNEY } from '../cards/kinds.ts';
import { deckOf } from '../cards/sets.ts';
import { bit, CHARACTER_NAMES, CHARACTERS, has, maskOf, membersOf, sizeOf } from '../characters.ts';
import type { Frame } from '../frames.ts';
import { type Options, RULES_VERSION } from '../options.ts';
import { checkConquest } from '../rules/castle.ts';
import { checkDeaths, finishByPoints, resign } from '../rules/end.ts';
import { steps } from '../rules/index.ts';
import { cardsIn, humanOf, isOut, type State } from '../state/index.ts';
import { emptyTable } from '../state/table.ts';
import { impossibility, type Step } from './check.ts';
import { type Parts, quote, readCharacters, readFlag, readList, readName, readNumber, readParts } from './read.ts';

const PARTS = [
  'seat',
  'turn',
  'turns',
  'step',
  'resigned',
  'vampires',
  'trusted',
  'revealed',
  'confirmed',
  'dead',
  'castle',
  'city',
  'away',
  'markers',
  'human',
  'vampire',
] as const;
const PILES = ['hand', 'deck', 'cellar', 'moat', 'sunk', 'isRecycled'] as const;
const STEPS = ['exchange', 'before', 'action', 'after', 'end', 'over'] as const satisfies readonly Step[];

/** A position given by names; everything not named is dealt. The README describes every part. */
export function scenario(given: unknown, options: Options, _seats: number, rng: Rng, rules = RULES_VERSION): State {
  const wanted = readParts(given, 'the scenario', PARTS);
  const s = emptyTable(options, rng, rules);
  s.vampire = readNumber(wanted.seat ?? 0, 'seat', 0, 1);
  s.turn = wanted.turn === 'day' ? humanOf(s) : s.vampire;
  if (!['day', 'night'].includes((wanted.turn ?? 'night') as string))
    throw new BadInput(`turn is "day" or "night", not ${quote(wanted.turn)}`);
  s.turns = readNumber(wanted.turns ?? 1, 'turns', 1, 999);
  nameCharacters(s, wanted, rng);
  const step = STEPS[readName(STEPS, wanted.step ?? 'exchange', 'step')]!;
  placeCharacters(s, wanted, step, rng);
  markCharacters(s, wanted.markers ?? {});
  const boxes = [s.vampire, humanOf(s)].map((seat) => shuffle(rng, deckOf(cardsIn(s), seat === s.vampire), 'scenario'));
  const box = (card: Card): Card[] => boxes[isOfVampireDeck(card) ? 0 : 1]!;
  if (s.away >= 0) take(box, SECRET_JOURNEY, 'away');
  const piles = [wanted.vampire, wanted.human].map((part, i) => readParts(part ?? {}, ['vampire', 'human'][i]!, PILES));
  const seats = [s.vampire, humanOf(s)];
  seats.forEach((seat, i) => {
    namePiles(s, seat, piles[i]!, box);
  });
  seats.forEach((seat, i) => {
    dealPiles(s, seat, piles[i]!, boxes[i]!);
  });
  // Records of version 1 keep whatever that version accepted.
  const why = s.rules === 1 ? null : impossibility(s, step);
  if (why !== null) throw new BadInput(why);
  if (wanted.resigned !== undefined && step !== 'over')
    throw new BadInput('resigned: whoever has resigned has ended the game (VE-6.6); that is step "over"');
  if (step === 'over') finishAsItIs(s, wanted.resigned);
  else begin(s, step);
  return s;
}

/** A finished game: it ended by the position, or by resignation. */
function finishAsItIs(s: State, resigned: unknown): void {
  s.table.log = [];
  if (resigned === undefined) finishIfOver(s);
  else resign(s, readName(['vampire', 'human'], resigned, 'resigned') === 0 ? s.vampire : humanOf(s));
  if (s.ending === '') throw new BadInput('step "over": nothing in this position ends the game (VE-6.1 to VE-6.4)');
}

function finishIfOver(s: State): void {
  checkDeaths(s);
  if (s.ending === '') checkConquest(s);
  if (s.ending === '' && isOut(s, 0) && isOut(s, 1)) finishByPoints(s);
}

function begin(s: State, step: Step): void {
  const from = STEPS.indexOf(step);
  const turn: Frame[] = [
    { do: 'turn.begin' },
    { do: 'window.offer', holder: s.turn, passes: 0 },
    { do: 'action.decide' },
    { do: 'window.offer', holder: s.turn, passes: 0 },
    { do: 'turn.end' },
  ];
  s.table.log = [];
  next(s, ...(from === 0 ? turn.slice(0, 1) : turn.slice(from)));
  proceed(steps, s);
}

/** Assigns identities: three vampires, two trusted humans; the revealed and the dead are known. */
function nameCharacters(s: State, wanted: Parts, rng: Rng): void {
  const mask = (part: string) => maskOf(readCharacters(wanted[part] ?? [], part));
  s.revealed = mask('revealed');
  s.confirmed = mask('confirmed');
  s.dead = mask('dead');
  s.vampires = mask('vampires') | s.revealed;
  s.trusted = mask('trusted');
  for (const character of shuffle(rng, CHARACTERS.slice(), 'scenario'))
    if (sizeOf(s.vampires) < 3 && !has(s.confirmed | s.trusted | s.dead, character)) s.vampires |= bit(character);
  for (const character of shuffle(rng, CHARACTERS.slice(), 'scenario'))
    if (sizeOf(s.trusted) < 2 && !has(s.vampires, character)) s.trusted |= bit(character);
  s.revealed |= s.dead & s.vampires;
  s.confirmed |= s.dead & ~s.vampires;
  if (sizeOf(s.vampires) !== 3) throw new BadInput('there are exactly three vampires, revealed ones included (VE-3.4)');
  if (((s.confirmed | s.trusted) & s.vampires) !== 0 || sizeOf(s.trusted) !== 2)
    throw new BadInput('confirmed and trusted characters are humans, and two are trusted (VE-3.4)');
}

/** Characters not named fill the castle, then the bottom of the city. */
function placeCharacters(s: State, wanted: Parts, step: Step, rng: Rng): void {
  s.castle = readCharacters(wanted.castle ?? [], 'castle');
  const city = readCharacters(wanted.city ?? [], 'city');
  s.away = wanted.away === undefined ? -1 : readName(CHARACTER_NAMES, wanted.away, 'away');
  const placed = [...s.castle, ...city, ...membersOf(s.dead), ...(s.away >= 0 ? [s.away] : [])];
  if (new Set(placed).size !== placed.length) throw new BadInput('a character is in two places');
  const rest = shuffle(
    rng,
    CHARACTERS.filter((character) => !placed.includes(character)),
    'scenario',
  );
  // The last death ends the game before the castle is refilled (VE-4.15).
  const isFinal = step === 'over' && wanted.castle !== undefined;
  while (!isFinal && s.castle.length < 3 && rest.length > 0) s.castle.push(rest.pop()!);
  s.city = [...city, ...rest].reverse();
  while (!isFinal && s.castle.length < 3 && s.city.length > 0) s.castle.push(s.city.pop()!);
  if (s.castle.length > 3) throw new BadInput('the castle holds three characters (VE-4.14.1)');
  if (!isFinal && s.castle.length < 3 && s.away >= 0)
    throw new BadInput('who is set aside would fill the castle (VE-4.14.1)');
  s.blocks = s.blocks.map(() => (s.city.length > 0 ? [s.city.length] : []));
}

function markCharacters(s: State, given: unknown): void {
  for (const [name, marks] of Object.entries(readParts(given, 'markers', CHARACTER_NAMES))) {
    const character = readName(CHARACTER_NAMES, name, 'markers');
    if (!s.castle.includes(character)) throw new BadInput(`markers: the ${name} is not in the castle (VE-4.14.4)`);
    const { attack = 0, defence = 0 } = readParts(marks, `markers.${name}`, ['attack', 'defence']);
    s.attackMarks[character] = readNumber(attack, `markers.${name}.attack`, 0, 9);
    s.defenceMarks[character] = readNumber(defence, `markers.${name}.defence`, 0, 9);
  }
}

/** For a cellar: all cards not in another pile. */
const REST = 'rest';

type Box = (card: Card) => Card[];
function namePiles(s: State, seat: Seat, piles: Parts, box: Box): void {
  const isVampires = seat === s.vampire;
  const where = isVampires ? 'vampire' : 'human';
  const cards = (pile: string): Card[] =>
    readList(piles[pile] ?? [], `${where}.${pile}`).map((name) => {
      const card = readCard(name, isVampires, `${where}.${pile}`);
      take(box, card, `${where}.${pile}`);
      if (isOfVampireDeck(card) !== isVampires) s.foreign++;
      return card;
    });
  s.hands[seat] = cards('hand');
  s.cellars[seat] = piles.cellar === REST ? [] : cards('cellar');
  s.moats[seat] = cards('moat');
  s.sunk[seat] = cards('sunk');
  if (s.sunk[seat]!.some((card) => isOfVampireDeck(card) !== isVampires))
    throw new BadInput(`${where}.sunk: a foreign card is never face down (VE-5.15)`);
  if (Array.isArray(piles.deck)) s.decks[seat] = cards('deck').reverse();
  s.isRecycled[seat] = readFlag(piles.isRecycled ?? false, `${where}.isRecycled`);
}

/** Deals a hand not given; the rest is the deck, and any excess lies face down in the moat or in the cellar. */
function dealPiles(s: State, seat: Seat, piles: Parts, box: Card[]): void {
  const where = seat === s.vampire ? 'vampire' : 'human';
  if (piles.hand === undefined) s.hands[seat] = box.splice(0, 8);
  if (piles.deck === undefined) s.decks[seat] = box.splice(0);
  else if (!Array.isArray(piles.deck))
    s.decks[seat] = box.splice(0, readNumber(piles.deck, `${where}.deck`, 0, box.length));
  (piles.cellar === REST ? s.cellars : s.sunk)[seat]!.push(...box);
}

/** A card by its id; `foreign:` marks a card of the other deck. */
function readCard(given: unknown, isVampires: boolean, where: string): Card {
  const isForeign = typeof given === 'string' && given.startsWith('foreign:');
  const id = isForeign ? given.slice('foreign:'.length) : given;
  const isFromVampires = isForeign ? !isVampires : isVampires;
  const card = CARD_IDS.findIndex((known, i) => known === id && isOfVampireDeck(i) === isFromVampires);
  if (card < 0) throw new BadInput(`${where}: there is no card ${quote(given)} in that deck`);
  if (isForeign && isVampires) throw new BadInput(`${where}: only the human player has foreign cards (VE-5.15)`);
  return card;
}

function take(box: Box, card: Card, where: string): void {
  const place = box(card).indexOf(card);
  if (place < 0) throw new BadInput(`${where}: no "${CARD_IDS[card]}" is left in the box`);
  box(card).splice(place, 1);
}
