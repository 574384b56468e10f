import { expire, plays, replay, rewind } from '@duskhall/kernel';
import type { RequestOf } from '@duskhall/protocol';
import { type Guest, type Handled, Refused } from '../hall.ts';
import { commit, type MatchHost } from './commit.ts';
import { answerProposal, passOn, propose } from './consent.ts';
import { enterMoves } from './enter-moves.ts';
import { chapterOf, isForModerator, isLiving, nameOf, noted, seatOf } from './leading.ts';
import type { LiveMatch } from './live-match.ts';

type Kind = 'enter' | 'close' | 'extend' | 'absent' | 'rewind' | 'moderate' | 'consent';
type Handlers = {
  [K in Kind]: (host: MatchHost, live: LiveMatch, guest: Guest, request: RequestOf<K>) => Promise<Handled | undefined>;
};
/** Who may lead: somebody here who watches, or whose seat is out of the game. */
function mustBeFree(live: LiveMatch, person: string): void {
  const isHere = seatOf(live, person) >= 0 || [...live.guests.keys()].some(({ account }) => account.id === person);
  if (!isHere) throw new Refused('not-there', 'there is no such person at this table');
  if (isLiving(live, person)) throw new Refused('plays', 'who still plays cannot lead');
}

export const CONSOLE: Handlers = {
  async enter(host, live, guest, { seat, moves }) {
    if (seat >= live.seats.length) throw new Refused('no-seat', `there is no seat ${seat}`);
    await enterMoves(host, live, guest, seat, moves, noted(live, { do: 'enter', seat, moves }));
    return undefined;
  },
  async close(host, live, guest) {
    const pace = live.game.pace(live.match.s);
    // A step that ends with the last answer is closed too, if the rules give it a time.
    if (!live.match.s.isHeld && pace === null) throw new Refused('no-window', 'no window is open');
    const deed = noted(live, { do: 'close' });
    await commit(host, live, (at) => expire(live.match, live.chance, at, 'house'), { by: guest.account, deed });
    return undefined;
  },
  async extend(host, live, guest, { seconds }) {
    const { progress } = live;
    if (progress.window < 0) throw new Refused('no-window', 'no window is open');
    const deed = noted(live, { do: 'extend', seconds });
    const lengthen = () => {
      progress.window += seconds * 1000;
      live.extensions++;
    };
    await commit(host, live, lengthen, { by: guest.account, deed });
    return undefined;
  },
  async absent(host, live, guest, { seat }) {
    const { progress, seats } = live;
    const isPerson = (seats[seat]?.account ?? '') !== '';
    if (!isPerson || progress.sitters[seat]) throw new Refused('no-seat', `nobody plays seat ${seat} here`);
    const leave = () => {
      progress.sitters[seat] = true;
    };
    await commit(host, live, leave, { by: guest.account, deed: noted(live, { do: 'absent', seat }) });
    return undefined;
  },
  async rewind(host, live, guest, { entries }) {
    const { game, match, progress } = live;
    const { record } = match;
    if (!plays(game, record.rulesVersion) || entries >= record.entries.length)
      throw new Refused('no-entry', `there is no way back to entry ${entries}`);
    const { s } = replay(game, record, entries);
    // Nobody who has seen everything comes back to life.
    const isRevival = progress.led.some(
      (person) => seatOf(live, person) >= 0 && !game.party!.isOut(s, seatOf(live, person)),
    );
    if (game.party!.chapter(s) !== chapterOf(live) || isRevival)
      throw new Refused('chapter', 'a step back does not reach behind what everybody has been told');
    const deed = noted(live, { do: 'rewind', to: entries });
    await commit(host, live, (at) => rewind(match, entries, at), { by: guest.account, deed });
    return undefined;
  },
  /** The console goes over at once, or when the open window closes; VN-4.11.8 says whether the living are asked. */
  async moderate(host, live, guest, { person }) {
    if (person !== '') mustBeFree(live, person);
    const leader = { id: person, name: nameOf(live, person) };
    if (person === '' || (isForModerator(live) && !isLiving(live, guest.account.id)))
      await passOn(host, live, guest.account, leader);
    else await propose(host, live, guest.account, leader);
    return undefined;
  },
  async consent(host, live, guest, { person, isAgreed }) {
    await answerProposal(host, live, seatOf(live, guest.account.id), person, isAgreed);
    return undefined;
  },
};
