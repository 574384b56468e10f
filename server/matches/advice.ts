import { ADVISER } from '@duskhall/bots';
import { type Seat, waiting } from '@duskhall/kernel';
import { mayAdvise, type Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import { type Guest, Refused } from '../hall.ts';
import { tell } from './beats.ts';
import type { LiveMatch } from './live-match.ts';
import { atFirstSight, decide, isAsked } from './thinking.ts';

/** Who waits for advice: asked again meanwhile, a bot does not think twice. */
const waitingFor = new WeakSet<Guest>();

/** Tells a person what a Regular would do in its place, when that has thought; in a secret window on the beat. */
export function advise(config: Config, live: LiveMatch, guest: Guest, seat: Seat): void {
  const { s } = live.match;
  if (!mayAdvise(live.settings)) throw new Refused('no-hints', 'hints are off at this table');
  if (!waiting(s).includes(seat)) throw new Refused('not-asked', 'you are not asked anything');
  if (waitingFor.has(guest)) return;
  waitingFor.add(guest);
  const asked = s.asked[seat]!;
  const isWanted = () => !live.isOver && isAsked(live, seat, asked) && live.guests.get(guest) === seat;
  void decide(config, live, seat, ADVISER, isWanted).then((decision) => {
    waitingFor.delete(guest);
    if (!isWanted()) return;
    const move = decision?.move ?? atFirstSight(live, seat);
    tell(live, guest, JSON.stringify({ type: 'advice', match: live.id, asked, move } satisfies Reply));
  });
}
