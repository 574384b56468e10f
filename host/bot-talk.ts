import { TALK_DELAY_FACTOR } from '@duskhall/bots';
import { below, enter, type Seat, waiting } from '@duskhall/kernel';
import { decide } from './bot-inquiry.ts';
import { think } from './bot-turn.ts';
import { isAnybodyAsked, sayOf, speakersIn } from './floor.ts';
import { isPlayedByBot, type LiveMatch } from './live-match.ts';

/** How much shorter the pauses are when no person has an answer to give. */
const HASTE = 0.4;

/**
 * Lets the bots of a match say and do what nobody asks them for: one at a time, and each leaves the others time to read.
 * A person who says something is answered sooner.
 */
export function talk(live: LiveMatch): void {
  const { length } = live.match.record.entries;
  const isHeard = isOfPerson(live) && live.talk?.entries !== length;
  if (live.talk !== null && !isHeard) return;
  live.talk?.stop();
  live.talk = null;
  if (speakersIn(live).length === 0) return;
  const [least, most] = live.ports.botDelay();
  const factor = !isAnybodyAsked(live)
    ? HASTE * TALK_DELAY_FACTOR
    : isHeard
      ? TALK_DELAY_FACTOR / 2
      : TALK_DELAY_FACTOR;
  let isOn = true;
  const cancel = live.ports.clock.after(factor * (least + below(live.chance, most - least + 1, 'delay')), () => {
    void giveFloor(live, () => isOn);
  });
  live.talk = {
    entries: length,
    stop() {
      isOn = false;
      cancel();
    },
  };
}

/** Whether a person made the last entry. */
function isOfPerson(live: LiveMatch): boolean {
  const entry = live.match.record.entries.at(-1);
  return entry !== undefined && 'move' in entry && entry.seat >= 0 && !isPlayedByBot(live, entry.seat);
}

const maySpeak = ({ talkLimit, match }: LiveMatch, seat: Seat): boolean => talkLimit.maySpeak(match.s, seat);

/** Asks the bots in turn until one has something to say; not those whose word was refused just now. */
async function giveFloor(live: LiveMatch, isOn: () => boolean, refused: readonly Seat[] = []): Promise<void> {
  for (const seat of speakersIn(live)) {
    if (refused.includes(seat)) continue;
    const isWanted = () => isOn() && maySpeak(live, seat);
    const isAble = maySpeak(live, seat);
    const decision = isAble ? await decide(live, seat, live.seats[seat]!.bot, isWanted, 'unasked') : null;
    if (!isOn()) return;
    const move = decision?.move ?? null;
    if (move === null) {
      fallSilent(live, seat);
      continue;
    }
    const floor = live.talk;
    live.talk = null;
    live.perform((at) => {
      if (maySpeak(live, seat) && say(live, seat, move, at)) return true;
      fallSilent(live, seat);
      // What was true when it thought may be so no longer, and nothing is scheduled where nothing was said.
      if (live.talk === null) {
        live.talk = floor;
        void giveFloor(live, isOn, [...refused, seat]);
      }
      return false;
    });
    return;
  }
  live.talk = null;
}

/** A bot with nothing more to say goes on to its answer. */
function fallSilent(live: LiveMatch, seat: Seat): void {
  live.says.set(seat, { ...sayOf(live, seat), isDone: true });
  if (waiting(live.match.s).includes(seat)) think(live, seat);
}

function say(live: LiveMatch, seat: Seat, move: unknown, at: number): boolean {
  const said = sayOf(live, seat);
  if (enter(live.match, seat, [move], 'seat', at) !== null) return false;
  live.says.set(seat, { ...said, words: said.words + 1 });
  live.talkLimit.count(live.match.s, seat);
  return true;
}
