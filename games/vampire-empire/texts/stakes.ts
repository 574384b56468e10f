import type { Seat, Stake } from '@duskhall/kernel';
import type { View } from '../view/index.ts';
import type { Catalogue } from './catalogue.ts';

/** How far the game is from each of its ends. All of it is public: whoever dies is announced (VE-4.15). */
export interface Standing {
  /** VE-6.1 and VE-6.2. */
  vampiresDead: number;
  humansDead: number;
  /** VE-6.3: revealed vampires in the castle. Once a vampire is dead there can be no three. */
  inCastle: number;
  mayConquer: boolean;
  /** VE-4.16: by seat, all the cards that can still be played. */
  cards: readonly number[];
}
export const VAMPIRES = 3;
export const HUMANS = 6;
/** Fewer cards than this, of both together, and the last turns have begun. */
const FEW = 12;

export function standingOf(view: View): Standing {
  const vampiresDead = view.dead.filter((character) => view.identities[character] === 1).length;
  return {
    vampiresDead,
    humansDead: view.dead.length - vampiresDead,
    inCastle: view.castle.filter((character) => view.revealed.includes(character)).length,
    mayConquer: vampiresDead === 0,
    cards: [0, 1].map((seat) => view.hands[seat]! + view.decks[seat]! + view.cellars[seat]!),
  };
}

/** What would decide the game, the most pressing first. */
export function stakesIn({ stakes }: Catalogue, view: View, names: readonly string[]): Stake[] {
  if (view.outcome.length > 0) return [];
  const { vampiresDead, humansDead, inCastle, mayConquer, cards } = standingOf(view);
  const human = 1 - view.vampire;
  const called = (seat: Seat): string | null => (seat === view.viewer ? null : names[seat]!);
  const stake = (text: string, isUrgent: boolean, winner: Seat): Stake => ({
    text: isUrgent ? `${text} ${stakes.oneMore(called(winner))}` : text,
    isUrgent,
  });
  const isLate = cards[0]! + cards[1]! < FEW;
  const points: [human: number, vampire: number] = [HUMANS - humansDead, 2 * (VAMPIRES - vampiresDead)];
  const left = stakes.cards(called(view.vampire), cards[view.vampire]!, called(human), cards[human]!);
  return [
    stake(stakes.vampiresDead(vampiresDead), vampiresDead === VAMPIRES - 1, human),
    ...(mayConquer ? [stake(stakes.inCastle(inCastle), inCastle === VAMPIRES - 1, view.vampire)] : []),
    stake(stakes.humansDead(humansDead), humansDead === HUMANS - 1, view.vampire),
    { text: isLate ? `${left} ${stakes.points(...points)}` : left, isUrgent: isLate },
  ].sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
}
