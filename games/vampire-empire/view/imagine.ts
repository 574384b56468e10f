import { cloneRng, type Rng, restore, shuffle } from '@duskhall/kernel';
import { CHARACTERS, has, maskOf } from '../characters.ts';
import { ANSWERED, nextPart, pendingDecision } from '../rules/plan.ts';
import { isForeign, type State } from '../state/index.ts';
import { EMPTY_PLAN } from '../state/plan.ts';
import { emptyTable } from '../state/table.ts';
import { dealHidden } from './deal-hidden.ts';
import type { View } from './index.ts';

/**
 * Samples a full state that produces this view: public parts are copied, hidden parts are dealt anew, except that the
 * vampires of an earlier sample are kept while they remain possible.
 */
export function imagine(v: View, rng: Rng, like?: State): State {
  const s = copyOpen(v, rng);
  if (v.opened.length > 0) copyOpened(v, s);
  else {
    if (like !== undefined && isPossible(v, like)) nameAlike(v, s, like);
    else nameVampires(v, s, rng);
    s.city = v.city.flatMap((part) => shuffle(rng, part.slice(), 'city')).reverse();
    dealHidden(v, s, rng);
  }
  askAgain(v, s);
  s.table.rng = cloneRng(rng);
  return s;
}

function copyOpen(v: View, rng: Rng): State {
  const s = emptyTable(v.options, rng, v.rules);
  s.table.log = null;
  s.vampire = v.vampire;
  s.turn = v.turn;
  s.turns = v.turns;
  s.revealed = maskOf(v.revealed);
  s.confirmed = maskOf(v.confirmed);
  s.dead = maskOf(v.dead);
  s.castle = v.castle.slice();
  const blocks = v.city.map((part) => part.length).reverse();
  s.blocks = [blocks, blocks, blocks];
  s.away = v.away;
  s.dying = v.dying;
  s.attackMarks = v.attackMarks.slice();
  s.defenceMarks = v.defenceMarks.slice();
  s.moats = v.moats.map((cards) => cards.slice());
  s.isRecycled = v.isRecycled.slice();
  s.attacker = v.attacker;
  s.defender = v.defender;
  s.round = v.round;
  s.laid = v.laid.map((cards) => cards.slice());
  s.fresh = v.fresh;
  for (const owner of [0, 1]) s.known[owner * 2 + (v.viewer >= 0 ? 0 : 1)] = v.known[owner]!.slice();
  return s;
}

/** Picks the vampires and the two trusted humans: known ones as known, the rest at random. */
function nameVampires(v: View, s: State, rng: Rng): void {
  const known = CHARACTERS.filter((character) => v.identities[character] === 1);
  const open = shuffle(
    rng,
    CHARACTERS.filter((character) => v.identities[character] === -1),
    'vampires',
  );
  s.vampires = maskOf([...known, ...open.slice(0, 3 - known.length)]);
  const humans = CHARACTERS.filter((character) => ((s.vampires >> character) & 1) === 0);
  s.trusted = maskOf(v.trusted.length > 0 ? v.trusted : shuffle(rng, humans, 'trusted').slice(0, 2));
}

const isPossible = (v: View, { vampires }: State): boolean =>
  CHARACTERS.every(
    (character) => v.identities[character]! < 0 || v.identities[character] === Number(has(vampires, character)),
  );
function nameAlike(v: View, s: State, { vampires, trusted }: State): void {
  s.vampires = vampires;
  s.trusted = v.trusted.length > 0 ? maskOf(v.trusted) : trusted;
}

/** VE-6.6: a finished game has no secrets. */
function copyOpened(v: View, s: State): void {
  const [all, outcome] = [v.opened[0]!, v.outcome[0]!];
  s.ending = outcome.ending;
  s.winner = outcome.winner;
  s.vampires = maskOf(all.vampires);
  s.trusted = maskOf(all.trusted);
  s.city = all.city.toReversed();
  s.hands = all.hands.map((cards, seat) => (seat === v.viewer ? v.hand.slice() : cards.slice()));
  s.decks = all.decks.map((cards) => cards.toReversed());
  s.cellars = all.cellars.map((cards) => cards.slice());
  s.sunk = all.moats.map((cards, seat) => {
    const rest = cards.slice();
    for (const card of v.moats[seat]!) rest.splice(rest.indexOf(card), 1);
    return rest;
  });
  const human = 1 - v.vampire;
  const sides = [all.hands, all.decks, all.cellars, all.moats].flatMap((piles) => piles[human]!);
  s.foreign = sides.filter((card) => isForeign(s, human, card)).length;
}

/** Reopens the current questions; another seat's hidden decision starts from the beginning. */
function askAgain(v: View, s: State): void {
  const pending = pendingDecision(s, v.stack.at(-1));
  s.plans = [EMPTY_PLAN, EMPTY_PLAN];
  if (v.viewer >= 0) s.plans[v.viewer] = v.plan;
  restore(s, v, (seat) => nextPart(s, seat, pending!.decision)!);
  if (pending !== null && pending.seat !== v.viewer && v.owes[pending.seat])
    s.table.lanes[pending.seat] = [ANSWERED[pending.decision]];
}
