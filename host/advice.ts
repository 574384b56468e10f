import { ADVISER, type Decision, reasonAtOnce } from '@duskhall/bots';
import { type Seat, waiting } from '@duskhall/kernel';
import type { Reply } from '@duskhall/protocol';
import { tell } from './beats.ts';
import { decide } from './bot-inquiry.ts';
import { isAsked } from './bot-turn.ts';
import type { LiveMatch } from './live-match.ts';
import type { Guest } from './ports.ts';
import { Refused } from './refused.ts';

/** By seat: who waits for a hint, and on which question. Bots think for a seat once at a time. */
const waitingFor = new WeakMap<LiveMatch, Map<Seat, Map<Guest, number>>>();

/** Sends a person what a Regular would do in the seat, once it has thought; `pay` throws if the person may not ask. */
export function advise(live: LiveMatch, guest: Guest, seat: Seat, pay: () => void): void {
  const { s } = live.match;
  if (!waiting(s).includes(seat)) throw new Refused('not-asked', 'you are not asked anything');
  const asked = s.table.asked[seat]!;
  const seats = waitingFor.get(live) ?? new Map<Seat, Map<Guest, number>>();
  waitingFor.set(live, seats);
  const others = seats.get(seat);
  if (others?.get(guest) === asked) return;
  pay();
  if (others !== undefined) others.set(guest, asked);
  else {
    const guests = new Map([[guest, asked]]);
    seats.set(seat, guests);
    void serve(live, seat, guests).finally(() => seats.delete(seat));
  }
}

/** Thinks about the seat's question, and again while somebody has asked about a later one. */
async function serve(live: LiveMatch, seat: Seat, guests: Map<Guest, number>): Promise<void> {
  while (guests.size > 0) {
    const asked = Math.max(...guests.values());
    const isWanted = () =>
      !live.isOver && isAsked(live, seat, asked) && [...guests.keys()].some((guest) => live.guests.get(guest) === seat);
    const decision = await decide(live, seat, ADVISER, isWanted, 'hint');
    const isStill = isWanted();
    for (const [guest, question] of guests) {
      if (question > asked) continue;
      guests.delete(guest);
      if (!isStill || question < asked || live.guests.get(guest) !== seat) continue;
      const { move, reason } = decision ?? mostAppealing(live, seat);
      tell(live, guest, JSON.stringify({ type: 'advice', match: live.id, asked, move, reason } satisfies Reply));
    }
  }
}

/** The hint when nobody had time to think. */
function mostAppealing({ game, match: { s } }: LiveMatch, seat: Seat): Decision {
  const moves = game.legal(s, seat);
  const weights = game.hints?.weights(game.view(s, seat), moves) ?? [];
  return { move: moves[Math.max(0, weights.indexOf(Math.max(...weights)))], reason: reasonAtOnce(moves) };
}
