import { owes, type Seat, type Seen, seen } from '@duskhall/kernel';
import type { Card } from '../cards/kinds.ts';
import { CHARACTERS, type Character, has, membersOf } from '../characters.ts';
import type { Opened, Outcome } from '../events.ts';
import type { Options } from '../options.ts';
import { inOrder, opened, outcomeOf } from '../outcome.ts';
import { isBlessable } from '../rules/piles.ts';
import { pendingDecision } from '../rules/plan.ts';
import { heldBy, humanOf, isForeign, type Picture, type State } from '../state/index.ts';
import { EMPTY_PLAN, type Plan, plannedOf } from '../state/plan.ts';

/** Everything a viewer may know (VE-8.1, VE-8.3, VE-8.8). */
export interface View extends Seen<State> {
  options: Options;
  /** The version of the rules. */
  rules: number;
  vampire: Seat;
  turn: Seat;
  turns: number;
  /** By character: 1 vampire, 0 human, -1 unknown to the viewer. */
  identities: number[];
  revealed: Character[];
  confirmed: Character[];
  dead: Character[];
  /** For the human player: the two humans he was shown. */
  trusted: Character[];
  castle: Character[];
  /** From the top: parts of the city whose inner order the viewer does not know, each in the fixed order (VE-8.10). */
  city: Character[][];
  away: Character;
  dying: Character;
  attackMarks: number[];
  defenceMarks: number[];
  /** By seat: the number of cards. */
  hands: number[];
  decks: number[];
  cellars: number[];
  sunk: number[];
  /** By seat: the open part of the moat. */
  moats: Card[][];
  /** The viewer's hand as drawn, cellar and face-down moat (without the memory aid, only while Chapel is resolved). */
  hand: Card[];
  cellar: Card[];
  sunken: Card[];
  /** Whether Chapel could return a card of the viewer's face-down moat (VE-5.13). */
  mayBless: boolean;
  isRecycled: boolean[];
  /** VE-5.15: the foreign cards in the human player's hand, deck and cellar. */
  foreign: Card[][];
  /** The viewer's own decision in progress. */
  plan: Plan;
  attacker: Character;
  defender: Character;
  round: number;
  laid: Card[][];
  fresh: number;
  /** By owner: what the viewer has seen of the hidden piles. */
  known: Picture[][];
  /** VE-6.6: empty while the game goes on, one entry when it is over. */
  outcome: Outcome[];
  opened: Opened[];
}

export function view(s: State, viewer: Seat): View {
  const isSeat = viewer >= 0;
  const isOver = s.ending !== '';
  // A single literal: a spread is many times slower.
  const { stack, lane, question, asked, answer, isHeld, isShared } = seen(s, viewer);
  return {
    viewer,
    stack,
    lane,
    question,
    asked,
    answer,
    isHeld,
    isShared,
    owes: owedAs(s, viewer),
    options: s.options,
    rules: s.rules,
    vampire: s.vampire,
    turn: s.turn,
    turns: s.turns,
    identities: CHARACTERS.map((character) => identityOf(s, viewer, character)),
    revealed: membersOf(s.revealed),
    confirmed: membersOf(s.confirmed),
    dead: membersOf(s.dead),
    trusted: viewer === humanOf(s) ? membersOf(s.trusted) : [],
    castle: s.castle.slice(),
    city: cityAs(s, viewer),
    away: s.away,
    dying: s.dying,
    attackMarks: s.attackMarks.slice(),
    defenceMarks: s.defenceMarks.slice(),
    hands: [heldBy(s, 0), heldBy(s, 1)],
    decks: s.decks.map(sizeOfPile),
    cellars: s.cellars.map(sizeOfPile),
    sunk: s.sunk.map(sizeOfPile),
    moats: s.moats.map(inOrder),
    hand: isSeat ? s.hands[viewer]!.slice() : [],
    cellar: isSeat ? inOrder(s.cellars[viewer]!) : [],
    sunken: isSeat && seesSunken(s, viewer) ? inOrder(s.sunk[viewer]!) : [],
    mayBless: isSeat && s.sunk[viewer]!.some((card) => isBlessable(s, card)),
    isRecycled: s.isRecycled.slice(),
    foreign: foreignIn(s),
    plan: isSeat ? s.plans[viewer]! : EMPTY_PLAN,
    attacker: s.attacker,
    defender: s.defender,
    round: s.round,
    laid: s.laid.map((cards) => cards.slice()),
    fresh: s.fresh,
    known: [0, 1].map((owner) => (owner === viewer ? [] : s.known[owner * 2 + (isSeat ? 0 : 1)]!.slice())),
    outcome: isOver ? [outcomeOf(s)] : [],
    opened: isOver ? [opened(s)] : [],
  };
}

/** VE-11, `memoryAid`: without it a player does not see his face-down discards until he looks through them. */
const seesSunken = (s: State, seat: Seat): boolean =>
  s.options.memoryAid === 'on' || s.table.questions[seat] === 'bless' || s.ending !== '';
const sizeOfPile = (cards: readonly Card[]): number => cards.length;

/** VE-8.4: hides from others whether a held window has been answered. */
function owedAs(s: State, viewer: Seat): boolean[] {
  const decider = s.table.isHeld ? pendingDecision(s, s.table.stack[s.table.stack.length - 1])!.seat : -1;
  return [0, 1].map((seat) => owes(s, seat) || (seat === decider && seat !== viewer));
}

function identityOf(s: State, viewer: Seat, character: Character): number {
  const isKnown =
    viewer === s.vampire ||
    s.ending !== '' ||
    has(s.revealed | s.confirmed, character) ||
    (viewer === humanOf(s) && has(s.trusted, character));
  return isKnown ? Number(has(s.vampires, character)) : -1;
}

function cityAs(s: State, viewer: Seat): Character[][] {
  let from = 0;
  const parts = s.blocks[viewer >= 0 ? viewer : 2]!.map((size) => {
    from += size;
    return s.city.slice(from - size, from).sort((a, b) => a - b);
  });
  return parts.reverse();
}

/** By the human player's hand, deck and cellar. */
function foreignIn(s: State): Card[][] {
  if (s.foreign === 0) return [[], [], []];
  const seat = humanOf(s);
  const hand = s.hands[seat]!.concat(plannedOf(s.plans[seat]!));
  return [hand, s.decks[seat]!, s.cellars[seat]!].map((cards) =>
    inOrder(cards.filter((card) => isForeign(s, seat, card))),
  );
}
