import { type Inquiry, timeOf } from '@duskhall/bots';
import { openMatch } from '@duskhall/kernel';
import type { Minds } from '@duskhall/server';
import { FLAGSHIP } from '../../games.ts';
import { threadsHere } from '../../serve/bot-threads.ts';
import { largest } from '../random-play.ts';
import { writeScripts } from './plan.ts';

const LEVEL = 'master';

/** A question from the middle of a match with several legal moves. */
function question(): Inquiry {
  const [{ seed, steps }] = writeScripts(FLAGSHIP, 0, 1, 200) as [ReturnType<typeof writeScripts>[number]];
  const { s } = openMatch(FLAGSHIP, { ...largest(FLAGSHIP), seed });
  for (const [number, { seat, move }] of steps.entries()) {
    const moves = FLAGSHIP.legal(s, seat);
    const about = { match: 'bench', seat, game: FLAGSHIP.name, level: LEVEL, seen: [], isAnew: true, seed: 1 };
    if (number >= steps.length / 4 && moves.length > 2) return { ...about, view: FLAGSHIP.view(s, seat), moves };
    FLAGSHIP.apply(s, seat, move);
  }
  throw new Error('nothing to think about');
}

/** Keeps a Master searching in every thread, or stops them. */
export function thinker(minds: Minds): (isOn: boolean) => void {
  const asked = question();
  let isOn = false;
  const think = (seat: number): void => {
    const inquiry = { ...asked, match: `bench ${seat}` };
    const read = () => ({ inquiry, known: { count: 0, mark: '' } });
    minds
      .decide({
        ...inquiry,
        payer: { person: inquiry.match, household: '' },
        isHint: false,
        time: 0,
        limit: 2 * timeOf(LEVEL),
        isWanted: () => true,
        read,
      })
      .then(
        () => isOn && think(seat),
        () => {},
      );
  };
  return (isWanted) => {
    if (isWanted && !isOn) for (let thread = 0; thread < threadsHere(); thread++) think(thread);
    isOn = isWanted;
  };
}
