import { below, enter, type Seat, same } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { beatOf } from './beats.ts';
import type { LiveMatch } from './live-match.ts';
import { decide } from './thinking.ts';

/** So often a bot says or does something unasked before the evening has moved on. */
const MOST_WORDS = 6;
/** Who speaks has listened for a while: so many times the delay of an answer. */
const SLOWNESS = 4;

/** Lets the bots of a match say and do what nobody asks them for, each in its time. In a secret window all are silent. */
export function speak(config: Config, live: LiveMatch, byItself: (make: (at: number) => unknown) => void): void {
  const { game, match } = live;
  if (game.hints?.speaks === undefined || beatOf(live) > 0) return;
  for (const [seat, { bot }] of live.seats.entries())
    if (
      bot !== '' &&
      !live.speaking.has(seat) &&
      wordsOf(live, seat) < MOST_WORDS &&
      game.free(match.s, seat).length > 0
    )
      listen(config, live, seat, byItself);
}

const chapterOf = ({ game, match }: LiveMatch): number => game.party?.chapter(match.s) ?? match.s.sealed;

function wordsOf(live: LiveMatch, seat: Seat): number {
  const { chapter, count } = live.spoken.get(seat) ?? { chapter: -1, count: 0 };
  return chapter === chapterOf(live) ? count : 0;
}

function listen(config: Config, live: LiveMatch, seat: Seat, byItself: (make: (at: number) => unknown) => void): void {
  const [least, most] = config.botDelay;
  const { bot } = live.seats[seat]!;
  let isOn = true;
  const isWanted = () => isOn && beatOf(live) === 0;
  const callOff = config.clock.after(SLOWNESS * (least + below(live.chance, most - least + 1, 'delay')), () => {
    void decide(config, live, seat, bot, isWanted, true).then((decision) => {
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

function say(live: LiveMatch, seat: Seat, move: unknown, at: number): boolean {
  const { game, match } = live;
  if (!game.free(match.s, seat).some((free) => same(free, move))) return false;
  const count = wordsOf(live, seat) + 1;
  live.spoken.set(seat, { chapter: chapterOf(live), count });
  return enter(match, seat, [move], 'seat', at) === null;
}
