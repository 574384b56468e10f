import { type Ending, type Event, ROLES, SIDES } from '@duskhall/blood-vendetta';
import type { Evening } from './awards.ts';

const WINNING: { readonly [ending in Ending]?: (typeof SIDES)[number] } = {
  vampires: 'vampires',
  hunters: 'hunters',
  vargs: 'vargs',
  werewolf: 'loner',
  kitsune: 'loner',
};
/** The side that has won; undefined: nobody has. */
export const winnerOf = (ending: Ending): (typeof SIDES)[number] | undefined => WINNING[ending];

/** What happened in one round: its day with what was done in secret, and its night with its trial. */
export interface Round {
  cycle: number;
  events: readonly Event[];
}

/** The rounds of an evening. */
export function roundsOf(log: readonly Event[]): Round[] {
  const rounds: { cycle: number; events: Event[] }[] = [];
  for (const event of log) {
    if (event.type === 'phaseBegan' && event.cycle !== rounds.at(-1)?.cycle)
      rounds.push({ cycle: event.cycle, events: [] });
    rounds.at(-1)?.events.push(event);
  }
  return rounds;
}

/**
 * The round that decided: in which the winners' lead over all others grew the most, by deaths; of several the last. Without
 * a winner the one with the most deaths. Null: nobody has died.
 */
export function decisiveOf({ log, roles }: Evening, ending: Ending): Round | null {
  const winner = winnerOf(ending);
  const gainIn = ({ events }: Round): number =>
    events.reduce((gain, event) => {
      if (event.type !== 'died') return gain;
      return gain + (winner !== undefined && SIDES[ROLES[roles[event.death.seat]!]!.side] === winner ? -1 : 1);
    }, 0);
  const isBloody = ({ events }: Round) => events.some(({ type }) => type === 'died');
  const rounds = roundsOf(log).filter(isBloody);
  return rounds.reduce<Round | null>(
    (best, round) => (best === null || gainIn(round) >= gainIn(best) ? round : best),
    null,
  );
}

const TOLD: ReadonlySet<Event['type']> = new Set<Event['type']>(['struck', 'died', 'tried', 'balloted', 'notExecuted']);
/** What is told of a round: whom the clans struck in secret, the verdicts, and who died. */
export const toldOf = ({ events }: Round): Event[] =>
  events.filter((event) => TOLD.has(event.type) && !(event.type === 'struck' && event.victim < 0));
