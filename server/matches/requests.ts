import { enter, expire, HOUSE, mayUndo, type Refusal, rewind, type Seat, same, undo, WATCHER } from '@duskhall/kernel';
import type { Reply, Request, RequestOf } from '@duskhall/protocol';
import { type Guest, type Handled, Refused } from '../hall.ts';
import { inWords } from '../operation/words.ts';
import { beatOf, tell } from './beats.ts';
import { returnTime } from './clocks.ts';
import { commit, type MatchHost } from './commit.ts';
import { type LiveMatch, verdictOf } from './live-match.ts';
import { publish } from './publish.ts';

/** The requests that name a match. */
export type MatchRequest = Extract<Request, { match: string }>;

type Handler<R extends MatchRequest> = (
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  request: R,
) => Promise<Handled | undefined>;
type Handlers = { [K in MatchRequest['type']]: Handler<RequestOf<K>> };

/** Does what a guest asks of a match. To be called from the match's queue. */
export async function handleInMatch(
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  request: MatchRequest,
): Promise<Handled> {
  if (live.isOver) throw new Refused('over', 'this match is over');
  const wasSecret = beatOf(live) > 0;
  const handler = HANDLERS[request.type] as Handler<MatchRequest>;
  if (!wasSecret) return (await handler(host, live, guest, request)) ?? {};
  const { id } = request;
  const answer = (reply: Reply) => tell(live, guest, JSON.stringify(reply), wasSecret);
  try {
    const handled = (await handler(host, live, guest, request)) ?? {};
    answer({ type: 'ok', id, ...handled });
    return { ...handled, isTold: true };
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    const { code, rule } = refused;
    answer({ type: 'no', id, code, rule, text: inWords(refused, guest.locale) });
    return { refused, isTold: true };
  }
}

/** Whose eyes a guest has in this match: its own seat's, the house's for a moderator, a watcher's. */
export function viewerOf(live: LiveMatch, account: string, host: string): Seat {
  const seat = live.seats.findIndex((seat) => seat.account === account);
  if (seat >= 0) return seat;
  return live.settings.moderator === 'host' && account === host ? HOUSE : WATCHER;
}

function seatOf(live: LiveMatch, guest: Guest): Seat {
  const seat = live.seats.findIndex(({ account }) => account === guest.account.id);
  if (seat < 0) throw new Refused('not-seated', 'you have no seat in this match');
  return seat;
}

function ownSeat(live: LiveMatch, guest: Guest): Seat {
  const seat = seatOf(live, guest);
  if (live.progress.sitters[seat]) throw new Refused('sitter', 'a sitter plays for you: take your seat back first');
  return seat;
}

function playingSeat(live: LiveMatch, guest: Guest): Seat {
  const seat = ownSeat(live, guest);
  mustGoOn(live);
  return seat;
}

function mustGoOn(live: LiveMatch): void {
  if (live.progress.isPaused) throw new Refused('paused', 'the match is paused');
}

function mustModerate(live: LiveMatch, guest: Guest): void {
  if (live.guests.get(guest) !== HOUSE) throw new Refused('not-moderator', 'only the moderator may do that');
  mustGoOn(live);
}

/** The refusal of a game in the guest's own language. */
async function refuse(host: MatchHost, live: LiveMatch, guest: Guest, refusal: Refusal): Promise<never> {
  const texts = await host.config.textsOf(live.game, guest.locale);
  throw new Refused(refusal.code, texts.refusal(refusal), refusal.rule);
}

async function enterMoves(
  host: MatchHost,
  live: LiveMatch,
  guest: Guest,
  seat: Seat,
  moves: unknown[],
  by: 'seat' | 'house',
) {
  let refusal: Refusal | null = null;
  await commit(host, live, (at) => {
    refusal = enter(live.match, seat, moves, by, at);
    return refusal === null;
  });
  if (refusal !== null) await refuse(host, live, guest, refusal);
}

/** The seats whose persons play themselves. */
const personsOf = ({ seats, progress }: LiveMatch): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.account !== '' && !progress.sitters[seat]);

const HANDLERS: Handlers = {
  async move(host, live, guest, { asked, moves }) {
    const seat = playingSeat(live, guest);
    const { game, match } = live;
    const free = game.free(match.s, seat);
    if (asked !== match.s.asked[seat] && !moves.every((move) => free.some((other) => same(other, move))))
      throw new Refused('late', `that answers question ${asked}; the open one is ${match.s.asked[seat]}`);
    await enterMoves(host, live, guest, seat, moves, 'seat');
    return { asked: live.match.s.asked[seat]! };
  },
  async undo(host, live, guest) {
    const seat = playingSeat(live, guest);
    if (!mayUndo(live.match, seat)) throw new Refused('sealed', 'there is nothing that you may take back');
    await commit(host, live, (at) => undo(live.match, seat, at));
    return { asked: live.match.s.asked[seat]! };
  },
  async enter(host, live, guest, { seat, moves }) {
    mustModerate(live, guest);
    if (seat >= live.seats.length) throw new Refused('no-seat', `there is no seat ${seat}`);
    await enterMoves(host, live, guest, seat, moves, 'house');
    return undefined;
  },
  async close(host, live, guest) {
    mustModerate(live, guest);
    if (!live.match.s.isHeld) throw new Refused('no-window', 'no window is open');
    await commit(host, live, (at) => expire(live.match, live.chance, at, 'house'));
    return undefined;
  },
  async rewind(host, live, guest, { entries }) {
    mustModerate(live, guest);
    const { record } = live.match;
    if (record.rulesVersion !== live.game.rulesVersion || entries >= record.entries.length)
      throw new Refused('no-entry', `there is no way back to entry ${entries}`);
    await commit(host, live, (at) => rewind(live.match, entries, at));
    return undefined;
  },
  async pause(host, live, guest, { isPaused }) {
    const seat = ownSeat(live, guest);
    const { progress, wantsPause } = live;
    if (!isPaused) wantsPause.clear();
    else if (!progress.isPaused) wantsPause.add(seat);
    const isAgreed = isPaused && personsOf(live).every((person) => wantsPause.has(person));
    if (isPaused === progress.isPaused || (isPaused && !isAgreed)) publish(host.config, live, false, false);
    else
      await commit(host, live, () => {
        progress.isPaused = isPaused;
      });
    return undefined;
  },
  /** A sitter plays the seat to the end; when one person at most is left, the match ends and the others have won. */
  async concede(host, live, guest) {
    const seat = seatOf(live, guest);
    if (live.progress.conceded[seat]) throw new Refused('conceded', 'you have given this match up');
    await commit(host, live, () => {
      live.progress.conceded[seat] = true;
      live.progress.sitters[seat] = true;
      live.verdict = verdictOf(live);
    });
    return undefined;
  },
  async return(host, live, guest) {
    const seat = seatOf(live, guest);
    if (live.progress.conceded[seat]) throw new Refused('conceded', 'you have given this match up');
    if (!live.progress.sitters[seat]) throw new Refused('no-sitter', 'nobody plays for you');
    await commit(host, live, () => {
      live.progress.sitters[seat] = false;
      live.progress.left[seat] = Math.max(live.progress.left[seat]!, returnTime(live.settings.clock));
    });
    return undefined;
  },
};
