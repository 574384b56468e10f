import { TALK_DELAY_FACTOR } from '@duskhall/bots';
import { below, enter, type Seat } from '@duskhall/kernel';
import { decide } from './bot-inquiry.ts';
import type { LiveMatch } from './live-match.ts';

/** Lets the bots of a match say and do what nobody asks them for, each after a while. */
export function talk(live: LiveMatch): void {
  for (const [seat, { bot }] of live.seats.entries())
    if (bot !== '' && !live.speaking.has(seat) && maySpeak(live, seat)) prepare(live, seat);
}

const maySpeak = ({ talkLimit, match }: LiveMatch, seat: Seat): boolean => talkLimit.maySpeak(match.s, seat);

function prepare(live: LiveMatch, seat: Seat): void {
  const [least, most] = live.ports.botDelay();
  const { bot } = live.seats[seat]!;
  let isOn = true;
  const isWanted = () => isOn && maySpeak(live, seat);
  const delay = TALK_DELAY_FACTOR * (least + below(live.chance, most - least + 1, 'delay'));
  const cancel = live.ports.clock.after(delay, () => {
    void decide(live, seat, bot, isWanted, 'unasked').then((decision) => {
      if (!isOn) return;
      live.speaking.delete(seat);
      const move = decision?.move ?? null;
      if (move !== null) live.perform((at) => isWanted() && say(live, seat, move, at));
    });
  });
  live.speaking.set(seat, () => {
    isOn = false;
    cancel();
  });
}

function say({ match, talkLimit }: LiveMatch, seat: Seat, move: unknown, at: number): boolean {
  talkLimit.count(match.s, seat);
  return enter(match, seat, [move], 'seat', at) === null;
}
