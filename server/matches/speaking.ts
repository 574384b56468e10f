import { SLOWNESS } from '@duskhall/bots';
import { below, enter, type Seat } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import type { LiveMatch } from './live-match.ts';
import { decide } from './thinking.ts';

/** Lets the bots of a match say and do what nobody asks them for, each in its time. */
export function speak(config: Config, live: LiveMatch, byItself: (make: (at: number) => unknown) => void): void {
  for (const [seat, { bot }] of live.seats.entries())
    if (bot !== '' && !live.speaking.has(seat) && mayCome(live, seat)) listen(config, live, seat, byItself);
}

const mayCome = ({ words, match }: LiveMatch, seat: Seat): boolean => words.mayCome(match.s, seat);

function listen(config: Config, live: LiveMatch, seat: Seat, byItself: (make: (at: number) => unknown) => void): void {
  const [least, most] = config.botDelay;
  const { bot } = live.seats[seat]!;
  let isOn = true;
  const isWanted = () => isOn && mayCome(live, seat);
  const callOff = config.clock.after(SLOWNESS * (least + below(live.chance, most - least + 1, 'delay')), () => {
    void decide(config, live, seat, bot, isWanted, 'unasked').then((decision) => {
      if (!isOn) return;
      live.speaking.delete(seat);
      const move = decision?.move ?? null;
      if (move !== null) byItself((at) => isWanted() && say(live, seat, move, at));
    });
  });
  live.speaking.set(seat, () => {
    isOn = false;
    callOff();
  });
}

function say({ match, words }: LiveMatch, seat: Seat, move: unknown, at: number): boolean {
  words.count(match.s, seat);
  return enter(match, seat, [move], 'seat', at) === null;
}
