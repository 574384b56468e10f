import type { Because, Clues, Hints, Seat } from '@duskhall/kernel';
import { BLOOD, type Card, HOLY_WATER } from './cards/kinds.ts';
import { CHARACTERS, type Character, has, maskOf, sizeOf } from './characters.ts';
import { type ActionMove, ATTACK, DEFENCE, type Move } from './frames.ts';
import type { Options } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { sumOf } from './rules/batch.ts';
import { cardsIn, type State } from './state/index.ts';
import type { View } from './view/index.ts';

interface Hinted {
  state: State;
  view: View;
  options: Options;
}

/**
 * What each thing adds to the human player's prospects, fitted to the ends of many games between bots: a point of lead, and
 * once more as the cards run out; the share of the cards that are left; holy water and vampire cards in the hands; a combat
 * that is likely to kill; the last eight cards of a side. By hand: revealed vampires in the castle squared.
 */
const FEATURES = {
  ...{ point: 0.31, latePoint: 0.37, share: 0.9, water: 0.18, blood: -0.21, combat: 0.24 },
  ...{ lastHuman: -1, lastVampire: 0.6, conquest: -0.25 },
};
/** To the vampire player a vampire that nobody has seen as such is worth more: an imagined opponent knows it, a real one may not. */
const SECRET = 0.25;

function value(s: State): number[] {
  const lead = leadOf(s);
  const secrets = sizeOf(s.vampires & ~(s.revealed | s.dead));
  const [human, vampire] = [promiseOf(lead), promiseOf(SECRET * secrets - lead)];
  return s.vampire === 1 ? [human, vampire] : [vampire, human];
}
const promiseOf = (lead: number): number => 1 / (1 + Math.exp(-lead));

/** By how much the human player is ahead. */
function leadOf(s: State): number {
  const { humanPoints, vampirePoints } = outcomeOf(s);
  const points = humanPoints - vampirePoints;
  const human = 1 - s.vampire;
  const [mine, others] = [cardsLeft(s, human), cardsLeft(s, s.vampire)];
  return (
    points * (FEATURES.point + FEATURES.latePoint * (1 - (mine + others) / ALL_CARDS)) +
    (FEATURES.share * (mine - others)) / (mine + others + 4) +
    FEATURES.water * countType(s, human, HOLY_WATER) +
    FEATURES.blood * countType(s, s.vampire, BLOOD) +
    FEATURES.combat * lossInCombat(s) +
    FEATURES.lastHuman * Math.max(0, 1 - mine / HAND_SIZE) +
    FEATURES.lastVampire * Math.max(0, 1 - others / HAND_SIZE) +
    FEATURES.conquest * sizeOf(maskOf(s.castle) & s.revealed) ** 2
  );
}
const ALL_CARDS = 80;
const HAND_SIZE = 8;

/** Whoever has cards when the other has none kills as it likes; those in the cellar come back once. */
const cardsLeft = (s: State, seat: Seat): number =>
  s.hands[seat]!.length + s.decks[seat]!.length + (s.isRecycled[seat] ? 0 : s.cellars[seat]!.length);

function countType(s: State, seat: Seat, type: number): number {
  const { types } = cardsIn(s);
  let count = 0;
  for (const card of s.hands[seat]!) if ((types[card]! & type) !== 0) count++;
  return count;
}

/** The points that the vampire player is about to lose in the combat, the human player's being negative. */
function lossInCombat(s: State): number {
  if (s.attacker < 0) return 0;
  const isFirst = s.round === 1;
  const attack = sumOf(s, s.laid[ATTACK]!) + (isFirst ? s.attackMarks[s.attacker]! : 0);
  const defence = sumOf(s, s.laid[DEFENCE]!) + (isFirst ? s.defenceMarks[s.defender]! : 0);
  return (has(s.vampires, s.defender) ? 2 : -1) / (1 + Math.exp(defence - attack));
}

const ACTION_WEIGHTS: Record<ActionMove['action'], number> = { combat: 4, 'holy-water': 3, hide: 1, pass: 0.5 };

/** How much a seat would like this character dead. */
function hatred(view: View, character: Character): number {
  const identity = view.identities[character]!;
  if (identity < 0) return 1;
  const isVampires = view.viewer === view.vampire;
  return (identity === 1) === isVampires ? 0.05 : 3;
}

/** Strong cards are laid, weak ones are given up; what goes to the cellar comes back. */
function weights(view: View, moves: readonly Move[]): number[] {
  const { values } = cardsIn(view);
  const weakness = (card: Card) => 1 / (1 + values[card]!);
  const { question } = view;
  return moves.map((move) => {
    if ('resign' in move) return 0;
    if ('action' in move) return ACTION_WEIGHTS[move.action];
    if ('defender' in move) return hatred(view, move.defender);
    if ('character' in move) return question === 'suspect' ? 0.1 + hatred(view, move.character) : 1;
    if ('pile' in move) return (move.pile === 'cellar' ? 0.6 : 0.1) * weakness(move.card);
    if ('skip' in move) return 0.3;
    if ('done' in move) return question === 'exchange' ? 3 : question === 'lay' ? 1 : 2;
    if ('card' in move && question === 'lay') return 1 + values[move.card]!;
    if ('card' in move && (question === 'pay' || question === 'discard')) return weakness(move.card);
    return 1;
  });
}

/** A choice of the vampire player that tells of a character; `among` are those it might have chosen by night. */
interface Choice {
  did: keyof typeof CANDOUR;
  character: Character;
  among: readonly Character[];
}
/** A night on which it let these be. */
interface Truce {
  spared: readonly Character[];
}
/** How likely each choice is when the character is human, and when it is a vampire, as bots were seen to play. */
const CANDOUR = {
  attacked: [1, 0.03],
  sent: [1, 0.8],
  defended: [0.14, 0.16],
  'defended-well': [0.02, 0.16],
  abandoned: [0.84, 0.68],
  denied: [0.1, 1],
} as const;
/** By the vampires among those it might have made fight: how likely it lets them be. */
const TRUCE = [0.03, 0.14, 0.45, 0.9];

/** How much there is to be said for choosing nobody. */
const NOBODY = 0.5;

const clues: Clues<Hinted> = {
  /** The vampire player knows who is who, and has nothing to wonder about. */
  between: (before, after) => (after.viewer === after.vampire ? [] : choicesIn(before, after)),
  /** Who might have been chosen by night and was not tells as much as who was. */
  likelihood({ vampires }, clue) {
    if ('spared' in clue) return TRUCE[sizeOf(maskOf((clue as Truce).spared) & vampires)]!;
    const { did, character, among } = clue as Choice;
    const candour = (one: Character): number => CANDOUR[did][has(vampires, one) ? 1 : 0];
    if (among.length === 0) return candour(character);
    let all = NOBODY;
    for (const one of among) all += candour(one);
    return candour(character) / all;
  },
};

function choicesIn(before: View, after: View): (Choice | Truce)[] {
  const [then, now] = [before.stack.at(-1), after.stack.at(-1)];
  const { attacker, defender, castle, revealed } = after;
  const isNight = after.turn === after.vampire;
  if (isNight && before.defender < 0 && defender >= 0) {
    const but = (one: Character) => castle.filter((character) => character !== one);
    const attacked: Choice = { did: 'attacked', character: defender, among: but(attacker) };
    return revealed.includes(attacker)
      ? [attacked]
      : [attacked, { did: 'sent', character: attacker, among: but(defender) }];
  }
  if (isNight && then?.do === 'action.decided' && now?.do.startsWith('window.')) return [{ spared: castle }];
  if (!isNight && then?.do === 'combat.defended' && now?.do === 'combat.responded') {
    const cards = after.laid[1]!.length - before.laid[1]!.length;
    const did = cards > 1 ? 'defended-well' : cards > 0 ? 'defended' : 'abandoned';
    return [{ did, character: defender, among: [] }];
  }
  const isDenied = then?.do === 'water.denied' && now?.do === 'water.responded';
  return isDenied ? [{ did: 'denied', character: now.character, among: [] }] : [];
}

/** Whom the human player took for a vampire most. */
function because(view: View, worlds: readonly State[]): Because | null {
  if (view.viewer === view.vampire) return null;
  const suspicion = CHARACTERS.map((character) =>
    view.identities[character]! < 0 ? worlds.filter(({ vampires }) => has(vampires, character)).length : 0,
  );
  const most = Math.max(...suspicion);
  const percent = Math.round((100 * most) / worlds.length);
  return most > 0 ? { code: 'suspected', args: { character: suspicion.indexOf(most), percent } } : null;
}

export const hints: Hints<Hinted> = { value, weights, clues, because };
