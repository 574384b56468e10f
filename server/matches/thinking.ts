import { createHash } from 'node:crypto';
import { ADVISER, type Decision, quick } from '@duskhall/bots';
import { below, enter, openMatch, type Seat, standing, timeOut, waiting } from '@duskhall/kernel';
import { mayAdvise } from '@duskhall/protocol';
import type { Asked, Known } from '../bots/minds.ts';
import type { Config } from '../config.ts';
import { isPlayedByBot } from './clocks.ts';
import type { LiveMatch } from './live-match.ts';
import { walk } from './story.ts';

/**
 * A bot answers after a while that tells nothing about what it or another holds: until its turn has come to think, its
 * level's time, and some that is drawn. If it has not thought to the end by then, the first sight decides: whoever has a
 * choice must not answer later than who has none. In a window of drawn time nothing is known before that closes.
 */
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
  const { minds } = config;
  const delay =
    minds.waitOf(live.id, seat, live.payer) +
    minds.timeOf(level) +
    least +
    below(live.chance, most - least + 1, 'delay');
  let isOn = true;
  const isWanted = () => isOn && isAsked(live, seat, asked) && isPlayedByBot(live, seat);
  let made: Decision | null = null;
  const give = () => {
    callOff();
    if (live.thinking.get(seat) !== thought) return;
    live.thinking.delete(seat);
    byItself((at) => isWanted() && answer(config, live, seat, made, at));
  };
  const callOff = config.clock.after(delay, give);
  const thought = {
    asked,
    stop() {
      isOn = false;
      callOff();
    },
  };
  live.thinking.set(seat, thought);
  const isUnseen = live.game.pace(live.match.s)?.upTo !== undefined;
  if (isMindless(live, seat)) return;
  void decide(config, live, seat, level, isWanted).then((decision) => {
    made = decision;
    if (isUnseen) give();
  });
}

/** A window of drawn time closes: a bot that still thinks gives what appeals at first sight, to the last part. */
export function hurry(config: Config, live: LiveMatch, seat: Seat, at: number): void {
  while (waiting(live.match.s).includes(seat) && answer(config, live, seat, null, at)) {}
}

/** Where hints are off, standing up for a moment must not bring a bot's move: the sitter answers as the clock would. */
const isMindless = ({ seats, settings, progress }: LiveMatch, seat: Seat): boolean =>
  seats[seat]!.bot === '' && !progress.conceded[seat] && !mayAdvise(settings);

/** What is not asked any more is not thought about: when it is asked again, the table may look different. */
export function stopIdle(live: LiveMatch): void {
  for (const [seat, { asked, stop }] of live.thinking) {
    if (isAsked(live, seat, asked)) continue;
    stop();
    live.thinking.delete(seat);
  }
}

function atFirstSight({ game, match, chance }: LiveMatch, seat: Seat): unknown {
  return quick(game, game.view(match.s, seat), game.legal(match.s, seat), chance);
}

export const isAsked = ({ match: { s } }: LiveMatch, seat: Seat, asked: number): boolean =>
  s.asked[seat] === asked && waiting(s).includes(seat);

/** What the bot wants or, if nothing came of its thinking or things have changed since, what appeals at first sight. */
function answer({ storage }: Config, live: LiveMatch, seat: Seat, decision: Decision | null, at: number): boolean {
  const { match, chance } = live;
  if (isMindless(live, seat)) {
    timeOut(match, seat, chance, at, 'sitter');
    return true;
  }
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
  kind: 'asked' | 'unasked' | 'hint' = 'asked',
): Promise<Decision | null> {
  const isUnasked = kind === 'unasked';
  const isHint = kind === 'hint';
  const seed = below(live.chance, 2 ** 31, 'seed');
  const isInstant = isUnasked || live.game.hints?.decide !== undefined;
  const asked: Asked = {
    ...{ match: live.id, seat, level, isHint, isWanted },
    payer: isHint ? { person: live.seats[seat]!.account, household: '' } : live.payer,
    time: isInstant ? 0 : minds.timeOf(level),
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

/** What the seat has seen change, as far as a mind does not know it yet; only where a game makes use of it. */
function storyOf({ game, match, base }: LiveMatch, seat: Seat, known: Known | null) {
  if (game.hints?.clues === undefined) return { seen: [], isAnew: known === null, known: { count: 0, mark: '' } };
  const seen: object[] = [];
  const hash = createHash('sha256');
  let [last, isKnown] = ['', false];
  const start = base === null ? openMatch(game, match.record).s : game.clone(base.s);
  walk(game, start, standing(match.record.entries.slice(base?.entries ?? 0)), (s) => {
    const view = game.view(s, seat);
    const text = JSON.stringify(view);
    if (text === last) return;
    last = text;
    seen.push(view);
    hash.update(text);
    if (seen.length === known?.count) isKnown = hash.copy().digest('base64') === known.mark;
  });
  const { length: count } = seen;
  return {
    seen: isKnown ? seen.slice(known!.count) : seen,
    isAnew: !isKnown,
    known: { count, mark: hash.digest('base64') },
  };
}
