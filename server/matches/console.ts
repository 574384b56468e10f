import { expire, HOUSE, plays, replay, rewind } from '@duskhall/kernel';
import type { RequestOf } from '@duskhall/protocol';
import { type Guest, type Handled, Refused } from '../hall.ts';
import type { Deed } from '../storage/storage.ts';
import { commit, type MatchHost } from './commit.ts';
import { chapterOf, nameOf } from './leading.ts';
import type { LiveMatch } from './live-match.ts';
import { enterMoves, mustGoOn } from './rights.ts';

/** A window of this many seconds has no limit: the host may close it when it waits too long. */
const NO_LIMIT = 86_400;

type Kind = 'enter' | 'close' | 'extend' | 'absent' | 'rewind' | 'moderate';
type Handlers = {
  [K in Kind]: (host: MatchHost, live: LiveMatch, guest: Guest, request: RequestOf<K>) => Promise<Handled | undefined>;
};
type Doing = Deed extends infer D ? (D extends Deed ? Omit<D, 'entries' | 'chapter'> : never) : never;

/** What was done with the console, as it is kept. */
export const noted = (live: LiveMatch, doing: Doing): Deed =>
  ({ ...doing, entries: live.match.record.entries.length, chapter: chapterOf(live) }) as Deed;

const isModerator = (live: LiveMatch, guest: Guest): boolean => live.guests.get(guest) === HOUSE;
const isHost = (host: MatchHost, live: LiveMatch, guest: Guest): boolean =>
  live.guests.has(guest) && guest.account.id === host.hostOf(live);

/** Who may stop the time of all alone: the moderator, and at a party the host. */
export const mayPause = (host: MatchHost, live: LiveMatch, guest: Guest): boolean =>
  isModerator(live, guest) || (live.game.party !== undefined && isHost(host, live, guest));

function mustModerate(live: LiveMatch, guest: Guest): void {
  if (!isModerator(live, guest)) throw new Refused('not-moderator', 'only the moderator may do that');
  mustGoOn(live);
}

/** Who plays must not lead: a person that watches, or whose seat is out of the game. */
function mustBeFree({ seats, guests, game, match }: LiveMatch, person: string): void {
  const seat = seats.findIndex(({ account }) => account === person);
  const isHere = seat >= 0 || [...guests.keys()].some((guest) => guest.account.id === person);
  if (!isHere) throw new Refused('not-there', 'there is no such person at this table');
  if (seat >= 0 && !game.party?.isOut(match.s, seat)) throw new Refused('plays', 'who still plays cannot lead');
}

export const CONSOLE: Handlers = {
  async enter(host, live, guest, { seat, moves }) {
    mustModerate(live, guest);
    if (seat >= live.seats.length) throw new Refused('no-seat', `there is no seat ${seat}`);
    await enterMoves(host, live, guest, seat, moves, noted(live, { do: 'enter', seat, moves }));
    return undefined;
  },
  async close(host, live, guest) {
    const pace = live.game.pace(live.match.s);
    const isEndless = (pace?.seconds ?? 0) >= NO_LIMIT;
    if (isEndless && live.game.party && isHost(host, live, guest)) mustGoOn(live);
    else mustModerate(live, guest);
    // A step that ends with the last answer is closed too, if the rules give it a time.
    if (!live.match.s.isHeld && pace === null) throw new Refused('no-window', 'no window is open');
    const deed = noted(live, { do: 'close' });
    await commit(host, live, (at) => expire(live.match, live.chance, at, 'house'), { by: guest.account, deed });
    return undefined;
  },
  async extend(host, live, guest, { seconds }) {
    mustModerate(live, guest);
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
    mustModerate(live, guest);
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
    mustModerate(live, guest);
    const { game, match } = live;
    const { record } = match;
    if (!plays(game, record.rulesVersion) || entries >= record.entries.length)
      throw new Refused('no-entry', `there is no way back to entry ${entries}`);
    if (game.party && game.party.chapter(replay(game, record, entries).s) !== chapterOf(live))
      throw new Refused('chapter', 'a step back does not reach behind what everybody has been told');
    const deed = noted(live, { do: 'rewind', to: entries });
    await commit(host, live, (at) => rewind(match, entries, at), { by: guest.account, deed });
    return undefined;
  },
  /** The console goes over at once, or when the open window closes. */
  async moderate(host, live, guest, { person }) {
    const { progress } = live;
    if (!isHost(host, live, guest) && !isModerator(live, guest))
      throw new Refused('not-moderator', 'only the moderator or the host may do that');
    if (person !== '') mustBeFree(live, person);
    const deed = noted(live, { do: 'moderate', leader: { id: person, name: nameOf(live, person) } });
    const pass = () => {
      progress.nextModerator = person === progress.moderator ? null : person;
    };
    await commit(host, live, pass, { by: guest.account, deed });
    return undefined;
  },
};
