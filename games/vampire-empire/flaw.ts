import { CARD_IDS, CARD_KINDS, type Card, SECRET_JOURNEY } from './cards/kinds.ts';
import { CHARACTERS, EVERYBODY, sizeOf } from './characters.ts';
import { less } from './rules/knowledge.ts';
import { cardsIn, humanOf, isForeign, type State, ZONES } from './state/index.ts';
import { plannedOf } from './state/plan.ts';

/** A broken invariant: a surplus card or character, an identity that contradicts what was shown, a false picture. */
export function flaw(s: State): string | null {
  return (
    cardFlaw(s) ?? characterFlaw(s) ?? [0, 1].reduce<string | null>((found, i) => found ?? pictureFlaw(s, i), null)
  );
}

function cardFlaw(s: State): string | null {
  const planned = s.plans.map(plannedOf);
  const piles = [s.decks, s.hands, s.cellars, s.moats, s.sunk, s.laid, planned].flat(2);
  const all = s.away >= 0 ? [...piles, SECRET_JOURNEY] : piles;
  const copies = Array<number>(CARD_KINDS).fill(0);
  for (const card of all) copies[card]!++;
  const wrong = copies.findIndex((n, card) => n !== cardsIn(s).copies[card]);
  if (wrong >= 0) return `VE-2.9: ${copies[wrong]} copies of ${CARD_IDS[wrong]} (${wrong})`;
  const human = humanOf(s);
  const mine = [s.decks, s.hands, s.cellars, s.moats, s.sunk, planned].flatMap((of) => of[human]!);
  const held = mine.concat(s.laid[human === s.turn ? 0 : 1]!).filter((card) => isForeign(s, human, card)).length;
  if (held !== s.foreign) return `VE-5.15: ${held} foreign cards, not ${s.foreign}`;
  const stray = [s.decks, s.hands, s.cellars, s.moats, s.sunk].flatMap((of) => of[s.vampire]!);
  if (stray.some((card) => isForeign(s, s.vampire, card))) return 'VE-5.15: a human card with the vampire player';
  return s.sunk[human]!.some((card) => isForeign(s, human, card)) ? 'VE-5.15: a foreign card face down' : null;
}

function characterFlaw(s: State): string | null {
  const loose = [s.away, s.castle.includes(s.dying) ? -1 : s.dying].filter((character) => character >= 0);
  const places = [
    ...s.castle,
    ...s.city,
    ...loose,
    ...CHARACTERS.filter((character) => ((s.dead >> character) & 1) === 1),
  ];
  if (places.length !== 9 || new Set(places).size !== 9) return `characters are in ${JSON.stringify(places)}`;
  if (sizeOf(s.vampires) !== 3 || sizeOf(s.trusted) !== 2) return 'VE-3.4: not three vampires and two trusted humans';
  if ((s.revealed & ~s.vampires) !== 0) return 'VE-4.5.3: a human was revealed';
  if (((s.confirmed | s.trusted) & s.vampires) !== 0) return 'VE-4.9.5: a vampire counts as human';
  if ((s.dead & ~(s.revealed | s.confirmed) & EVERYBODY) !== 0) return 'VE-4.15: somebody died unseen';
  const isWrong = s.blocks.some((blocks) => blocks.reduce((sum, n) => sum + n, 0) !== s.city.length);
  if (isWrong) return `the city of ${s.city.length} is known as ${JSON.stringify(s.blocks)}`;
  const isSmall = s.castle.length < 3 && (s.city.length > 0 || s.away >= 0);
  if (s.ending === '' && s.dying < 0 && isSmall) return 'VE-4.14.1: the castle was not refilled';
  return null;
}

/** VE-8.9: every card of a picture is in one of the piles the picture allows. */
function pictureFlaw(s: State, owner: number): string | null {
  if (s.ending !== '') return null;
  const held = s.hands[owner]!.concat(plannedOf(s.plans[owner]!));
  const piles: (readonly Card[])[] = [held, s.decks[owner]!, s.cellars[owner]!, s.sunk[owner]!];
  for (const picture of [...s.known[owner * 2]!, ...s.known[owner * 2 + 1]!]) {
    const possible = ZONES.filter((zone) => picture.most[zone]! > 0).flatMap((zone) => piles[zone]!);
    if (less(possible, picture.cards).length !== possible.length - picture.cards.length)
      return `VE-8.9: a picture of seat ${owner} is not true: ${JSON.stringify(picture)}`;
  }
  return null;
}
