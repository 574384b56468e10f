import { ADVISER } from '@duskhall/bots';
import { type Seat, waiting } from '@duskhall/kernel';
import { mayAdvise, type Reply } from '@duskhall/protocol';
import type { Config } from '../config.ts';
import { type Guest, Refused } from '../hall.ts';
import { tell } from './beats.ts';
import type { LiveMatch } from './live-match.ts';
import { decide, isAsked } from './thinking.ts';

/** Who waits for advice, and on what: asked again meanwhile, a bot does not think twice. */
const waitingFor = new WeakMap<Guest, string>();

/** Tells a person what a Regular would do in its place, when that has thought; in a secret window on the beat. */
export function advise(config: Config, live: LiveMatch, guest: Guest, seat: Seat): void {
  const { s } = live.match;
  if (!mayAdvise(live.settings)) throw new Refused('no-hints', 'hints are off at this table');
  if (!waiting(s).includes(seat)) throw new Refused('not-asked', 'you are not asked anything');
  const asked = s.asked[seat]!;
  const question = `${live.id} ${asked}`;
  if (waitingFor.get(guest) === question) return;
  waitingFor.set(guest, question);
  const isWanted = () => !live.isOver && isAsked(live, seat, asked) && live.guests.get(guest) === seat;
  void decide(config, live, seat, ADVISER, isWanted).then((decision) => {
    if (waitingFor.get(guest) === question) waitingFor.delete(guest);
    if (!isWanted()) return;
    const move = decision?.move ?? mostAppealing(live, seat);
    tell(live, guest, JSON.stringify({ type: 'advice', match: live.id, asked, move } satisfies Reply));
  });
}

/** Where nobody had time to think. */
function mostAppealing({ game, match: { s } }: LiveMatch, seat: Seat): unknown {
  const moves = game.legal(s, seat);
  const weights = game.hints?.weights(game.view(s, seat), moves) ?? [];
  return moves[Math.max(0, weights.indexOf(Math.max(...weights)))];
}
