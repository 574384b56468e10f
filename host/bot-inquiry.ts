import type { Decision } from '@duskhall/bots';
import { below, openMatch, type Seat, standing } from '@duskhall/kernel';
import { fingerprint } from './fingerprint.ts';
import type { LiveMatch } from './live-match.ts';
import type { Asked, Known } from './ports.ts';
import { walk } from './story.ts';

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
  const isInstant = isUnasked || live.game.hints?.decide !== undefined;
  const asked: Asked = {
    ...{ match: live.id, seat, level, isHint: kind === 'hint', isWanted },
    time: isInstant ? 0 : minds.timeOf(level),
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

/** The views that differ from the one before, as far as a mind does not know them; only for games that use them. */
function viewsSince({ game, match, base }: LiveMatch, seat: Seat, known: Known | null) {
  if (game.hints?.clues === undefined) return { seen: [], isAnew: known === null, known: { count: 0, mark: '' } };
  const seen: object[] = [];
  const mark = fingerprint();
  let [last, isKnown] = ['', false];
  const start = base === null ? openMatch(game, match.record).s : game.clone(base.s);
  walk(game, start, standing(match.record.entries.slice(base?.entries ?? 0)), (s) => {
    const view = game.view(s, seat);
    const text = JSON.stringify(view);
    if (text === last) return;
    last = text;
    seen.push(view);
    mark.add(text);
    if (seen.length === known?.count) isKnown = mark.value() === known.mark;
  });
  return {
    seen: isKnown ? seen.slice(known!.count) : seen,
    isAnew: !isKnown,
    known: { count: seen.length, mark: mark.value() },
  };
}
