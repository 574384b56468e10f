import { ATTACKERS, type CardSet, type Type } from '../../cards/index.ts';

/** What is printed on the cards of a set, in flat lists: by card, by card * 3 + attacker type, or by kind of creature. */
export interface Facts {
  set: CardSet;
  isHero: Uint8Array;
  colours: Int8Array;
  defence: Uint8Array;
  icons: Uint8Array;
  /** After the kinds, each attacker type once more: creatures that may yet come. */
  types: Int8Array;
  kinds: number;
  /** By round * 3 + attacker type: the mean printed value of those that come in it. */
  usual: Float64Array;
}

let last: Facts | null = null;

/** Kept for the set that was asked for last. */
export function factsOf(set: CardSet): Facts {
  if (last?.set === set) return last;
  const { cards, creatures } = set;
  last = {
    set,
    isHero: Uint8Array.from(cards, ({ isHero }) => Number(isHero)),
    colours: Int8Array.from(cards, ({ colour }) => colour),
    defence: Uint8Array.from(cards.flatMap(({ defence }) => [...defence])),
    icons: Uint8Array.from(cards.flatMap(({ icons }) => icons.map(Number))),
    types: Int8Array.from([...creatures.map(({ type }) => type), ...ATTACKERS]),
    kinds: creatures.length,
    usual: Float64Array.from([0, 1, 2].flatMap((round) => ATTACKERS.map((type) => usualValue(set, round, type)))),
  };
  return last;
}

/** Of witches whose value is not printed, 2. */
function usualValue({ creatures, creatureDecks }: CardSet, round: number, type: Type): number {
  const coming = creatureDecks[round]!.map((kind) => creatures[kind]!).filter((creature) => creature.type === type);
  const sum = coming.reduce((total, { effect, value }) => total + (effect === 'value' ? value : 2), 0);
  return sum / Math.max(1, coming.length);
}
