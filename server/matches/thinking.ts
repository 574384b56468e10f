import { ADVISER, type Decision, quick } from '@duskhall/bots';
import { below, enter, openMatch, type Seat, standing, waiting } from '@duskhall/kernel';
import type { Asked, Known } from '../bots/minds.ts';
import type { Config } from '../config.ts';
import { isPlayedByBot } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';
import { walk } from './story.ts';

/** A bot answers after a while that tells nothing about what it holds: its level's time, and some that is drawn. */
export function think(
  config: Config,
  live: LiveMatch,
  seat: Seat,
  byItself: (make: (at: number) => unknown) => void,
): void {
  const asked = live.match.s.asked[seat]!;
  const earlier = live.thinking.get(seat);
  if (earlier?.asked === asked) return;
  earlier?.stop();
  const level = live.seats[seat]!.bot || ADVISER;
  const [least, most] = config.botDelay;
  const delay = config.minds.timeOf(level) + least + below(live.chance, most - least + 1, 'delay');
  let isOn = true;
  let callOff = () => {};
  const pause = new Promise<void>((resolve) => {
    callOff = config.clock.after(delay, resolve);
  });
  const isWanted = () => isOn && isAsked(live, seat, asked) && isPlayedByBot(live, seat);
  live.thinking.set(seat, {
    asked,
    stop() {
      isOn = false;
      callOff();
    },
  });
  void Promise.all([decide(config, live, seat, level, isWanted), pause]).then(([decision]) => {
    if (!isOn) return;
    live.thinking.delete(seat);
    byItself((at) => isWanted() && answer(config, live, seat, decision, at));
  });
}

export function atFirstSight({ game, match, chance }: LiveMatch, seat: Seat): unknown {
  return quick(game, game.view(match.s, seat), game.legal(match.s, seat), chance);
}

export const isAsked = ({ match: { s } }: LiveMatch, seat: Seat, asked: number): boolean =>
  s.asked[seat] === asked && waiting(s).includes(seat);

/** What the bot wants or, if nothing came of its thinking or things have changed since, what appeals at first sight. */
function answer({ storage }: Config, live: LiveMatch, seat: Seat, decision: Decision | null, at: number): boolean {
  const { match } = live;
  const by = live.seats[seat]!.bot === '' ? 'sitter' : 'seat';
  const entry = match.record.entries.length;
  if (decision === null || enter(match, seat, [decision.move], by, at) !== null)
    return enter(match, seat, [atFirstSight(live, seat)], by, at) === null;
  // A reason that is lost is no loss to the match.
  if (decision.reason !== null) storage.saveReason(live.id, { entry, seat, reason: decision.reason }).catch(() => {});
  return true;
}

/** Lets a bot think about the seat's question; null: nothing came of it. */
export async function decide(
  { minds }: Config,
  live: LiveMatch,
  seat: Seat,
  level: string,
  isWanted: () => boolean,
  isUnasked = false,
): Promise<Decision | null> {
  const seed = below(live.chance, 2 ** 31, 'seed');
  const asked: Asked = {
    ...{ match: live.id, seat, level, isWanted },
    read(known) {
      const { game, match } = live;
      const story = storyOf(live, seat, known);
      const view = game.view(match.s, seat);
      const about = { match: live.id, seat, game: game.name, level, seed };
      const moves = isUnasked ? game.free(match.s, seat) : game.legal(match.s, seat);
      const inquiry = { ...about, seen: story.seen, isAnew: story.isAnew, view, moves, isUnasked };
      return { inquiry, known: story.known };
    },
  };
  return minds.decide(asked).catch(() => null);
}

/** What the seat saw after each move that stands and that a mind does not know yet; only where a game makes use of it. */
function storyOf({ game, match, base }: LiveMatch, seat: Seat, known: Known | null) {
  const { entries } = match.record;
  if (game.hints?.clues === undefined) return { seen: [], isAnew: known === null, known: { count: 0, turns: 0 } };
  const turns = entries.filter((entry) => !('move' in entry)).length;
  const isAnew = known === null || known.turns !== turns;
  const from = isAnew ? 0 : known.count;
  const seen: object[] = [];
  let count = 0;
  const start = base === null ? openMatch(game, match.record).s : game.clone(base.s);
  walk(game, start, standing(entries.slice(base?.entries ?? 0)), (s) => {
    if (count++ >= from) seen.push(game.view(s, seat));
  });
  return { seen, isAnew, known: { count, turns } };
}
