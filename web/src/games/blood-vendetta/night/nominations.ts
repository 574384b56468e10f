import type { Move, View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';

export interface Nomination {
  nominee: Seat;
  /** Those who support it, the oldest support first. */
  supporters: readonly Seat[];
}

/** VN-4.8.3: most supporters first, then the oldest support. */
export function nominationsIn({ nominations, supportedAt, isAlive }: View): Nomination[] {
  const supportersOf = (nominee: Seat) =>
    nominations
      .flatMap((target, seat) => (target === nominee && isAlive[seat] ? seat : []))
      .sort((a, b) => supportedAt[a]! - supportedAt[b]!);
  const oldest = ({ supporters }: Nomination) => supportedAt[supporters[0]!]!;
  return isAlive
    .flatMap((lives, nominee) => (lives ? { nominee, supporters: supportersOf(nominee) } : []))
    .filter(({ supporters }) => supporters.length > 0)
    .sort((a, b) => b.supporters.length - a.supporters.length || oldest(a) - oldest(b));
}

export const supportersOf = (view: View, seat: Seat): readonly Seat[] =>
  nominationsIn(view).find(({ nominee }) => nominee === seat)?.supporters ?? [];

/** VN-4.8.5: why a living seat has no vote tonight. */
export function silenceOf({ charms, bites, cycle }: View, seat: Seat): 'charmed' | 'paralysed' | '' {
  return charms[cycle] === seat ? 'charmed' : bites[cycle] === seat ? 'paralysed' : '';
}
export const votersIn = (view: View): number =>
  view.isAlive.filter((lives, seat) => lives && silenceOf(view, seat) === '').length;

/** Who has said to be ready (VN-4.8.1). */
export const isReady = ({ isAlive, owes }: View, seat: Seat): boolean => isAlive[seat] === true && !owes[seat];

/** A trial of tonight: over, going on, or still to come. */
export interface Hearing {
  seat: Seat;
  /** Votes for the execution; -1: not counted yet. */
  ayes: number;
  voters: number;
  state: 'over' | 'now' | 'next';
  isCondemned: boolean;
}
/** Tonight's trials in order. */
export function hearingsOf(view: View, current: Seat): Hearing[] {
  return view.accused.map((seat) => {
    const trial = view.trials.find(({ cycle, accused }) => cycle === view.cycle && accused === seat);
    if (trial === undefined)
      return { seat, ayes: -1, voters: -1, state: seat === current ? 'now' : 'next', isCondemned: false };
    return { seat, ayes: trial.ayes, voters: trial.voters, state: 'over', isCondemned: trial.isCondemned };
  });
}

/** The answer that supports a nomination; null: it cannot be given. */
export const nominateMove = (moves: readonly Move[], seat: Seat): Move | null =>
  moves.find((move) => 'nominate' in move && move.nominate === seat) ?? null;
/** A move without parameters: ready, done, and so on. */
export const wordMove = (moves: readonly Move[], word: 'ready' | 'unready' | 'done' | 'read' | 'lock'): Move | null =>
  moves.find((move) => word in move) ?? null;

/** The own vote in a trial as it stands: 1, 0, or -1 for none yet. */
export function standingVerdict({ answer }: View): number {
  const given = (answer as readonly Move[])[0];
  return given !== undefined && 'yes' in given ? Number(given.yes) : -1;
}
/** The own vote in a ballot; -2: none yet. */
export function standingBallot({ answer }: View): Seat {
  const given = (answer as readonly Move[])[0];
  return given !== undefined && 'vote' in given ? given.vote : -2;
}
