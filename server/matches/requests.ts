import { mayUndo, type Seat, same, undo } from '@duskhall/kernel';
import type { Reply, Request, RequestOf } from '@duskhall/protocol';
import { type Guest, type Handled, Refused } from '../hall.ts';
import { inWords } from '../operation/words.ts';
import { mayStopAlone, mustBeAllowed } from '../rights.ts';
import { isFailure } from '../storage/connection.ts';
import { advise } from './advice.ts';
import { tell } from './beats.ts';
import { mustFit } from './bounds.ts';
import { takeBack } from './clocks.ts';
import { commit, type MatchHost } from './commit.ts';
import { CONSOLE } from './console.ts';
import { enterMoves } from './enter-moves.ts';
import { standingOf } from './facts.ts';
import { noted, seatOf } from './leading.ts';
import { beatOf, type LiveMatch, verdictOf } from './live-match.ts';
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
  const handler = HANDLERS[request.type] as Handler<MatchRequest>;
  return onBeat(live, guest, request.id, async () => {
    mustBeAllowed(request.type, standingOf(host, live, guest));
    mustFit(host.config.limits.match, live, guest, request);
    return handler(host, live, guest, request);
  });
}

/** Does something and sees to it that in a secret window the answer leaves on the beat. */
export async function onBeat(
  live: LiveMatch,
  guest: Guest,
  id: number,
  run: () => Promise<Handled | undefined>,
): Promise<Handled> {
  const wasSecret = beatOf(live) > 0;
  if (!wasSecret) return (await run()) ?? {};
  const answer = (reply: Reply) => tell(live, guest, JSON.stringify(reply), wasSecret);
  try {
    const handled = (await run()) ?? {};
    answer({ type: 'ok', id, ...handled });
    return { ...handled, isTold: true };
  } catch (error) {
    const refused = isFailure(error) ? new Refused('storage', '') : error;
    if (!(refused instanceof Refused)) throw refused;
    const { code, rule } = refused;
    answer({ type: 'no', id, code, rule, text: inWords(refused, guest.locale) });
    return { refused, isTold: true };
  }
}

/** The seats whose persons play themselves. */
const personsOf = ({ seats, progress }: LiveMatch): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.account !== '' && !progress.sitters[seat]);

const HANDLERS: Handlers = {
  async move(host, live, guest, { asked, moves }) {
    const seat = seatOf(live, guest.account.id);
    const { game, match } = live;
    const free = game.free(match.s, seat);
    if (asked !== match.s.asked[seat] && !moves.every((move) => free.some((other) => same(other, move))))
      throw new Refused('late', `that answers question ${asked}; the open one is ${match.s.asked[seat]}`);
    await enterMoves(host, live, guest, seat, moves);
    return { asked: live.match.s.asked[seat]! };
  },
  async undo(host, live, guest) {
    const seat = seatOf(live, guest.account.id);
    if (!mayUndo(live.match, seat)) throw new Refused('sealed', 'there is nothing that you may take back');
    await commit(host, live, (at) => undo(live.match, seat, at));
    return { asked: live.match.s.asked[seat]! };
  },
  async advise(host, live, guest) {
    advise(host, live, guest, seatOf(live, guest.account.id));
    return undefined;
  },
  ...CONSOLE,
  /** The moderator, and at a party the host, may alone; others when all persons ask for it. */
  async pause(host, live, guest, { isPaused }) {
    const { progress, wantsPause } = live;
    const isAlone = mayStopAlone(standingOf(host, live, guest));
    const seat = seatOf(live, guest.account.id);
    if (!isPaused || isAlone) wantsPause.clear();
    else if (!progress.isPaused) wantsPause.add(seat);
    const isAgreed = isAlone || personsOf(live).every((person) => wantsPause.has(person));
    if (isPaused === progress.isPaused || (isPaused && !isAgreed)) publish(host.config, live, 'on', false);
    else {
      const note = isAlone ? { by: guest.account, deed: noted(live, { do: 'pause', isPaused }) } : undefined;
      const change = () => {
        progress.isPaused = isPaused;
      };
      await commit(host, live, change, note);
    }
    return undefined;
  },
  /** A sitter plays the seat to the end; when one person at most is left, the match ends and the others have won. */
  async concede(host, live, guest) {
    const seat = seatOf(live, guest.account.id);
    await commit(host, live, () => {
      live.progress.conceded[seat] = true;
      live.progress.sitters[seat] = true;
      live.verdict = verdictOf(live);
    });
    return undefined;
  },
  async return(host, live, guest) {
    const seat = seatOf(live, guest.account.id);
    if (live.settings.timeUp === 'sitter' && live.progress.left[seat] === 0)
      throw new Refused('no-time', 'you have no time left: the sitter plays on');
    await commit(host, live, () => takeBack(live, seat));
    return undefined;
  },
};
