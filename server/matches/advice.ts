import { ADVISER } from '@duskhall/bots';
import { type Seat, waiting } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import { type Guest, Refused } from '../hall.ts';
import { tell } from './beats.ts';
import type { MatchHost } from './commit.ts';
import type { LiveMatch } from './live-match.ts';
import { decide, isAsked } from './thinking.ts';

/** By seat: who waits for advice, and on which question. A bot thinks for a seat once at a time. */
const waitingFor = new WeakMap<LiveMatch, Map<Seat, Map<Guest, number>>>();

/** Tells a person what a Regular would do in its place, when that has thought; in a secret window on the beat. */
export function advise(host: MatchHost, live: LiveMatch, guest: Guest, seat: Seat): void {
  const { s } = live.match;
  if (!waiting(s).includes(seat)) throw new Refused('not-asked', 'you are not asked anything');
  const asked = s.asked[seat]!;
  const seats = waitingFor.get(live) ?? new Map<Seat, Map<Guest, number>>();
  waitingFor.set(live, seats);
  const others = seats.get(seat);
  if (others?.get(guest) === asked) return;
  if (!host.hints.take(guest.account.id, guest.household)) throw new Refused('budget', '');
  if (others !== undefined) others.set(guest, asked);
  else {
    const guests = new Map([[guest, asked]]);
    seats.set(seat, guests);
    void serve(host, live, seat, guests).finally(() => seats.delete(seat));
  }
}

/** Thinks about the seat's question, and again as long as somebody has asked about another one meanwhile. */
async function serve(host: MatchHost, live: LiveMatch, seat: Seat, guests: Map<Guest, number>): Promise<void> {
  while (guests.size > 0) {
    const asked = Math.max(...guests.values());
    const isWanted = () =>
      !live.isOver && isAsked(live, seat, asked) && [...guests.keys()].some((guest) => live.guests.get(guest) === seat);
    const decision = await decide(host.config, live, seat, ADVISER, isWanted, 'hint');
    const isStill = isWanted();
    for (const [guest, question] of guests) {
      if (question > asked) continue;
      guests.delete(guest);
      if (!isStill || question < asked || live.guests.get(guest) !== seat) continue;
      const move = decision?.move ?? mostAppealing(live, seat);
      tell(live, guest, JSON.stringify({ type: 'advice', match: live.id, asked, move } satisfies Reply));
    }
  }
}

/** Where nobody had time to think. */
function mostAppealing({ game, match: { s } }: LiveMatch, seat: Seat): unknown {
  const moves = game.legal(s, seat);
  const weights = game.hints?.weights(game.view(s, seat), moves) ?? [];
  return moves[Math.max(0, weights.indexOf(Math.max(...weights)))];
}
