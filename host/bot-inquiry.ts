import { type Decision, isWatched } from '@duskhall/bots';
import { type AnyState, below, openMatch, type Seat, standing } from '@duskhall/kernel';
import { type Fingerprint, fingerprint } from './fingerprint.ts';
import type { LiveMatch } from './live-match.ts';
import type { Allowance, Asked, Known } from './ports.ts';
import { walk } from './story.ts';

/** Alone, a bot's move is shown so many milliseconds after its time: enough to see it beside the one before. */
const MOMENT = 250;
/** The further parts of one decision are seen together, at the end. */
const PART = 50;

/**
 * What a bot of this level has for a decision; nothing is set aside where it follows a policy. Up to the limit, which is at
 * least twice its time, it plays as well on a busy machine as on an idle one.
 */
export function allowanceOf({ game, ports }: LiveMatch, level: string): Allowance {
  const time = game.hints?.decide === undefined ? ports.minds.timeOf(level) : 0;
  const [least] = ports.botDelay();
  return { time, limit: time + Math.max(time, least) };
}

/** Alone, how long after its time a bot's answer is shown. */
export const momentOf = (live: LiveMatch, seat: Seat): number =>
  Math.min(live.ports.botDelay()[0], goesOn(live, seat) ? PART : MOMENT);

/** Whether the seat goes on with what it does by itself: it made the last move, and others see none of it yet. */
const goesOn = ({ match: { s, record } }: LiveMatch, seat: Seat): boolean => {
  const last = record.entries.at(-1);
  return last !== undefined && 'move' in last && last.seat === seat && s.table.lanes[seat]!.length > 0;
};

/** People wait for hints, and share one thread for them. */
function allowanceOfHint({ game, ports: { minds } }: LiveMatch, level: string): Allowance {
  const time = game.hints?.decide === undefined ? minds.timeOf(level) : 0;
  return { time, limit: 2 * time };
}

/** Asks a bot about a seat's question, what it would say unasked, or a hint for a person; null: no answer in time. */
export async function decide(
  live: LiveMatch,
  seat: Seat,
  level: string,
  isWanted: () => boolean,
  kind: 'asked' | 'unasked' | 'hint' = 'asked',
): Promise<Decision | null> {
  const { minds } = live.ports;
  const isUnasked = kind === 'unasked';
  // Hints draw nothing that bots draw from: asking for one changes no bot's move.
  const seed = kind === 'hint' ? live.match.s.table.asked[seat]! : below(live.chance, 2 ** 31, 'seed');
  const asked: Asked = {
    ...{ match: live.id, seat, level, isHint: kind === 'hint', isWanted },
    ...(kind === 'hint' ? allowanceOfHint(live, level) : allowanceOf(live, level)),
    ...(isUnasked && { time: 0 }),
    read(known) {
      const { game, match } = live;
      const views = viewsSince(live, seat, known);
      const view = game.view(match.s, seat);
      const about = { match: live.id, seat, game: game.name, level, seed };
      const moves = isUnasked ? game.free(match.s, seat) : game.legal(match.s, seat);
      const inquiry = { ...about, seen: views.seen, isAnew: views.isAnew, view, moves, isUnasked };
      return { inquiry, known: views.known };
    },
  };
  return minds.decide(asked).catch(() => null);
}

/** Where the walk through a record stands for a seat, so that the next question goes on from there. */
interface Walked extends Known {
  entries: number;
  s: AnyState;
  last: string;
  fingerprint: Fingerprint;
}
const walked = new WeakMap<LiveMatch, Map<Seat, Walked>>();

/** The views that differ from the one before, as far as a mind does not know them; only for games that use them. */
function viewsSince(live: LiveMatch, seat: Seat, known: Known | null) {
  const { game, match, base } = live;
  if (!isWatched(game)) return { seen: [], isAnew: known === null, known: { count: 0, mark: '' } };
  const { entries } = match.record;
  const seats = walked.get(live) ?? new Map<Seat, Walked>();
  walked.set(live, seats);
  const before = seats.get(seat);
  const isKnown = before !== undefined && known?.count === before.count && known.mark === before.mark;
  // An undo or a step back changes what came before: then the walk begins again.
  const goesOn = isKnown && entries.slice(before.entries).every((entry) => 'move' in entry);
  const start = goesOn ? before.s : base === null ? openMatch(game, match.record).s : game.clone(base.s);
  const from = goesOn ? before.entries : (base?.entries ?? 0);
  const mark = goesOn ? before.fingerprint : fingerprint();
  let last = goesOn ? before.last : '';
  let count = goesOn ? before.count : 0;
  let isSame = goesOn;
  let seen: object[] = [];
  for (const _ of walk(game, start, standing(entries.slice(from)))) {
    const view = game.view(start, seat);
    const text = JSON.stringify(view);
    if (text === last) continue;
    last = text;
    seen.push(view);
    mark.add(text);
    if (++count === known?.count && !goesOn && mark.value() === known.mark) {
      isSame = true;
      seen = [];
    }
  }
  const now = { count, mark: mark.value() };
  seats.set(seat, { ...now, entries: entries.length, s: start, last, fingerprint: mark });
  return { seen, isAnew: !isSame, known: now };
}
