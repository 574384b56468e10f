/** How people play; assumptions, to be replaced by an operator's own figures. */
export interface Kind {
  name: string;
  /** The share of all people who are at such tables. */
  share: number;
  seats: number;
  /** Moves a second at one table. */
  moves: number;
  /** Frames a second to each seat, on average: secret windows are open part of the time. */
  frames: number;
}

export const KINDS: readonly Kind[] = [
  { name: 'Carta Impera Victoria', share: 0.3, seats: 4, moves: 0.2, frames: 0 },
  { name: 'Vampire Empire', share: 0.2, seats: 2, moves: 0.25, frames: 0 },
  { name: 'Vampire Village', share: 0.25, seats: 4, moves: 0.4, frames: 0 },
  { name: 'Blood Vendetta', share: 0.25, seats: 12, moves: 0.6, frames: 0.4 },
];

/** The share of tables where bots play, each with so many decisions for every move of a person. */
export const BOTS = { tables: 0.2, decisions: 1 };

/** The share of players whose socket is not at the process that hosts their table, with a balancer that hashes on it. */
export const ELSEWHERE = 0.1;

export interface Demand {
  people: number;
  tables: number;
  moves: number;
  frames: number;
  /** Bots' decisions a second. */
  decisions: number;
}

export function demandOf(people: number): Demand {
  const sum = (of: (kind: Kind, tables: number) => number) =>
    KINDS.reduce((total, kind) => total + of(kind, (people * kind.share) / kind.seats), 0);
  const moves = sum(({ moves }, tables) => moves * tables);
  return {
    people,
    tables: sum((_, tables) => tables),
    moves,
    frames: sum(({ frames, seats }, tables) => frames * seats * tables),
    decisions: moves * BOTS.tables * BOTS.decisions,
  };
}
