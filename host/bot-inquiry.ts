import type { Decision } from '@duskhall/bots';
import { type AnyState, below, openMatch, type Seat, standing } from '@duskhall/kernel';
import { type Fingerprint, fingerprint } from './fingerprint.ts';
import type { LiveMatch } from './live-match.ts';
import type { Allowance, Asked, Known } from './ports.ts';
import { walk } from './story.ts';

/**
 * What a bot of this level has for a decision that is shown so many milliseconds after its time at the earliest; nothing is
 * set aside where it follows a policy. The limit is that moment, or twice its time if that is later: up to there it plays as
 * well on a busy machine as on an idle one.
 */
export function allowanceOf({ game, ports: { minds } }: LiveMatch, level: string, delay: number): Allowance {
  const time = game.hints?.decide === undefined ? minds.timeOf(level) : 0;
  return { time, limit: time + Math.max(time, delay) };
}

/** Asks a bot about a seat's question, what it would say unasked, or a hint for a person; null: no answer in time. */
export async function decide(
  live: LiveMatch,
  seat: Seat,
  level: string,
  isWanted: () => boolean,
  kind: 'asked' | 'unasked' | 'hint' = 'asked',
): Promise<Decision | null> {
  const { minds, botDelay } = live.ports;
  const isUnasked = kind === 'unasked';
  // Hints draw nothing that bots draw from: asking for one changes no bot's move.
  const seed = kind === 'hint' ? live.match.s.table.asked[seat]! : below(live.chance, 2 ** 31, 'seed');
  const asked: Asked = {
    ...{ match: live.id, seat, level, isHint: kind === 'hint', isWanted },
    // People wait for hints, and share one thread for them.
    ...allowanceOf(live, level, kind === 'hint' ? 0 : botDelay()[0]),
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
  if (game.hints?.clues === undefined) return { seen: [], isAnew: known === null, known: { count: 0, mark: '' } };
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
  walk(game, start, standing(entries.slice(from)), (s) => {
    const view = game.view(s, seat);
    const text = JSON.stringify(view);
    if (text === last) return;
    last = text;
    seen.push(view);
    mark.add(text);
    if (++count === known?.count && !goesOn && mark.value() === known.mark) {
      isSame = true;
      seen = [];
    }
  });
  const now = { count, mark: mark.value() };
  seats.set(seat, { ...now, entries: entries.length, s: start, last, fingerprint: mark });
  return { seen, isAnew: !isSame, known: now };
}
