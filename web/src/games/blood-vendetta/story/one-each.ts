import { type Event, ROLES, VAMPIRES } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import { awardsOf, type Evening } from './awards.ts';
import { trialsOf } from './chapters.ts';

/** Honours that go to one person each, besides the awards of the evening. */
const HONOURS = ['first', 'spared', 'lucky', 'accuser', 'hard', 'soft', 'fickle', 'quiet'] as const;
/** What everybody gets whom no honour is left for: what became of them. */
const FATES = ['standing', 'martyr', 'caught', 'prey', 'gone'] as const;
export type Honour = (typeof HONOURS)[number] | (typeof FATES)[number];
/** `nth`: how many have the same before it, so that they need not be worded alike. */
export type Title = { readonly seat: Seat; readonly value: number; readonly nth?: number } & (
  | { readonly award: ReturnType<typeof awardsOf>[number]['award'] }
  | { readonly honour: Honour }
);

type Counts = { readonly [honour in (typeof HONOURS)[number]]: readonly number[] };

function countsOf({ log, roles }: Evening): Counts {
  const trials = trialsOf(log);
  const each = (count: (seat: Seat) => number) => roles.map((_, seat) => count(seat));
  const many = (isSo: (event: Event) => boolean) => log.filter(isSo).length;
  const deaths = log.flatMap((event) => (event.type === 'died' ? [event.death] : []));
  const votes = (seat: Seat, vote: number) => trials.filter((trial) => trial.votes[seat] === vote).length;
  const struck = log.flatMap((event) => (event.type === 'struck' && event.victim >= 0 ? [event.victim] : []));
  const killed = deaths.filter(({ cause }) => cause === 'nightfall').map(({ seat }) => seat);
  const said = each((seat) => many((event) => event.type === 'said' && event.claim.seat === seat));
  const least = Math.min(...said);
  const names = (seat: Seat) => many((event) => event.type === 'nominated' && event.seat === seat && event.target >= 0);
  return {
    first: each((seat) => Number(deaths[0]?.seat === seat)),
    spared: each((seat) => trials.filter(({ accused, isCondemned }) => accused === seat && !isCondemned).length),
    // The clans came for them, and they are not dead of it.
    lucky: each((seat) => (killed.includes(seat) ? 0 : struck.filter((victim) => victim === seat).length)),
    accuser: each(names),
    hard: each((seat) => votes(seat, 1)),
    soft: each((seat) => votes(seat, 0)),
    fickle: each((seat) => many((event) => event.type === 'nominated' && event.seat === seat && event.target < 0)),
    quiet: said.map((times) => (times === least && least < Math.max(...said) ? 1 : 0)),
  };
}

function fateOf({ log, roles, isAlive }: Evening, seat: Seat): Extract<Title, { honour: Honour }> {
  if (isAlive[seat]) return { seat, honour: 'standing', value: 0 };
  const event = log.find((one) => one.type === 'died' && one.death.seat === seat);
  const { cause, cycle } = event?.type === 'died' ? event.death : { cause: 'removal', cycle: 0 };
  const fell = ROLES[roles[seat]!]!.side === VAMPIRES ? 'martyr' : 'caught';
  const honour = cause === 'execution' ? fell : cause === 'nightfall' ? 'prey' : 'gone';
  return { seat, honour, value: cycle };
}

/** One award for everybody: first what only one can have, then what became of the others. */
export function oneEach(evening: Evening): Title[] {
  const titles = new Map<Seat, Title>();
  const free = (seats: readonly Seat[]) => seats.find((seat) => !titles.has(seat));
  for (const { award, seats, value } of awardsOf(evening)) {
    const seat = free(seats);
    if (seat !== undefined) titles.set(seat, { seat, award, value });
  }
  const counts = countsOf(evening);
  for (const honour of HONOURS) {
    const value = Math.max(...counts[honour]);
    const seat =
      value > 0 ? free(evening.roles.flatMap((_, one) => (counts[honour][one] === value ? [one] : []))) : undefined;
    if (seat !== undefined) titles.set(seat, { seat, honour, value });
  }
  const counted = new Map<string, number>();
  return evening.roles.map((_, seat) => {
    const title = titles.get(seat);
    if (title !== undefined) return title;
    const fate = fateOf(evening, seat);
    const nth = counted.get(fate.honour) ?? 0;
    counted.set(fate.honour, nth + 1);
    return { ...fate, nth };
  });
}
