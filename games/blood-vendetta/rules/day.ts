import { ask, next, type Seat, together } from '@duskhall/kernel';
import type { Clan } from '../events.ts';
import type { Question } from '../frames.ts';
import { HUNTERS, LEADER, VARG_LEADER, VARGS } from '../roles/table.ts';
import { NONE, type State, type StepsOf } from '../state/index.ts';
import { boardsOf, hasTie } from './calls.ts';
import {
  holder,
  isBlocked,
  isClan,
  isHunter,
  isVarg,
  isVargGame,
  livesOfSide,
  living,
  mayAct,
  present,
} from './people.ts';
import { asked, harmless, holdFor, muse } from './window.ts';

const CLAN_CALLS = { vargs: 'vargs', hunters: 'hunters' } as const;
const IN_ORDER: readonly Clan[] = ['vargs', 'hunters'];

/** The calls of the board that is open or being counted. */
function openBoard(s: State): readonly ('vargs' | 'hunters')[] {
  const f = s.table.stack.findLast((frame) => frame.do === 'board.closed' || frame.do === 'board.open');
  if (f === undefined || !('place' in f)) return [];
  return boardsOf(s)[f.do === 'board.closed' ? f.place : f.place - 1] ?? [];
}
/** VN-4.4.1, VN-4.9.2, VN-5.5.6: the clan with which the seat is awake now. */
export function clanOf(s: State, seat: Seat, board?: readonly ('vargs' | 'hunters')[]): Clan | '' {
  const clan = isVarg(s, seat) ? 'vargs' : isClan(s, seat) && livesOfSide(s, HUNTERS) ? 'hunters' : '';
  return clan !== '' && (board ?? openBoard(s)).includes(CLAN_CALLS[clan]) ? clan : '';
}
export const membersOf = (s: State, clan: Clan): Seat[] =>
  living(s).filter((seat) => (clan === 'vargs' ? isVarg(s, seat) : isClan(s, seat)));

/** VN-4.4.2, VN-4.4.7, VN-4.4.11, VN-5.14.3, VN-5.25.1: what the board asks of a seat. */
export function boardQuestion(s: State, seat: Seat): Question {
  const clan = clanOf(s, seat);
  if (clan === '' || !mayAct(s, seat)) return 'muse';
  if (clan === 'hunters') return 'hunt';
  const packLeader = holder(s, VARG_LEADER);
  return packLeader < 0 ? 'hunt' : packLeader === seat ? 'strike' : 'point';
}
export const isHeard = (question: Question): boolean => question !== 'muse';

/** VN-4.4.8: the first vote's victim, whom the second vote may not choose; -1: none. */
export function firstVictim(s: State): Seat {
  const board = openBoard(s);
  if (!board.includes('hunters') || !s.called.includes('hunters')) return -1;
  return s.hunts.find(({ clan, cycle }) => clan === 'hunters' && cycle === s.cycle)?.victim ?? -1;
}

/**
 * VN-4.4.5, VN-4.4.6, VN-5.5.1: the members who strike, if the clan can. In a varg game a blocked leader stops the
 * strike, no matter who blocked him (VN-4.4.10, VN-5.14.2, VN-5.23.2).
 */
export function attackersOf(s: State, clan: Clan): Seat[] {
  const leader = holder(s, clan === 'vargs' ? VARG_LEADER : LEADER);
  if (isVargGame(s) && leader >= 0 && isBlocked(s, leader)) return [];
  return present(s).filter((seat) => (clan === 'vargs' ? isVarg(s, seat) : isHunter(s, seat)) && !isBlocked(s, seat));
}

/** VN-4.4.3: the options with the most votes; empty if nobody voted. */
function mostVoted(s: State, voters: readonly Seat[]): Seat[] {
  const tally = new Map<Seat, number>();
  for (const voter of voters) {
    const vote = s.votes[voter]!;
    if (vote !== NONE) tally.set(vote, (tally.get(vote) ?? 0) + 1);
  }
  const most = Math.max(0, ...tally.values());
  return [...tally].flatMap(([vote, n]) => (n === most ? [vote] : [])).sort((a, b) => a - b);
}

/** VN-4.4.2, VN-4.4.11, VN-5.20.1: the members whose votes count; nobody votes for themselves. */
export function votersOf(s: State, clan: Clan): Seat[] {
  const packLeader = clan === 'vargs' ? holder(s, VARG_LEADER) : -1;
  return (packLeader >= 0 ? [packLeader] : membersOf(s, clan)).filter((seat) => mayAct(s, seat));
}

/** VN-4.4.11, VN-5.20.1: an unlocked vote of the leader's does not count. */
function packChoice(s: State): Seat {
  const packLeader = holder(s, VARG_LEADER);
  if (packLeader >= 0 && !s.isLocked[packLeader]) return -1;
  const tied = mostVoted(s, votersOf(s, 'vargs'));
  return tied.length === 1 ? tied[0]! : -1;
}

/**
 * VN-4.4.3, VN-4.4.4, VN-5.15.1: the hunters' choice, or a tie for the Leader to break. VN-5.5.1: all votes count the
 * same.
 */
function countHunt(s: State): void {
  const tied = mostVoted(s, votersOf(s, 'hunters'));
  const leader = holder(s, LEADER);
  const isDecisive = tied.length > 1 && mayAct(s, leader);
  if (tied.length < 2 || !isDecisive) strike(s, 'hunters', tied.length === 1 ? tied[0]! : -1);
  else if (tied.includes(s.votes[leader]!)) strike(s, 'hunters', s.votes[leader]!);
  else s.tied = tied;
}

/** VN-4.4.6, VN-4.4.12: ends the meeting; its victim, if any, is under attack. */
export function strike(s: State, clan: Clan, wanted: Seat): void {
  const attackers = attackersOf(s, clan);
  const victim = attackers.length > 0 && wanted >= 0 ? wanted : -1;
  const votes = s.votes.map((vote, seat) =>
    isHeard(boardQuestion(s, seat)) && clanOf(s, seat) === clan ? vote : NONE,
  );
  const place = s.hunts.findLastIndex((hunt) => hunt.clan === clan && hunt.cycle === s.cycle);
  if (place < 0) return;
  s.hunts = s.hunts.with(place, { ...s.hunts[place]!, votes, victim });
  if (victim >= 0) s.attacks = [...s.attacks, { source: clan, target: victim, attackers }];
  s.table.log?.push({ type: 'struck', clan, votes, victim });
}

export const daySteps: StepsOf<'board' | 'tie'> = {
  'board.open'(s, { place }) {
    const board = boardsOf(s)[place];
    if (board === undefined) return;
    s.votes.fill(NONE);
    s.isLocked.fill(false);
    s.gestures.fill('');
    s.pointed.fill(-1);
    s.tied = [];
    s.turns++;
    for (const clan of IN_ORDER) if (board.includes(CLAN_CALLS[clan])) gather(s, clan);
    const isAwake = (seat: Seat) => clanOf(s, seat, board) !== '';
    together(s, asked(s, isAwake), { do: 'board.ask' }, { do: 'board.closed', place });
    holdFor(s, 'clanSeconds');
  },
  'board.ask'(s) {
    ask(s, [s.table.lane], boardQuestion(s, s.table.lane), { do: 'board.tapped' });
  },
  'board.tapped'(s, _, answers) {
    const seat = s.table.lane;
    const move = answers[seat]!;
    const question = boardQuestion(s, seat);
    if ('none' in move) return;
    s.hasTapped[seat] = true;
    if ('vote' in move) {
      s.votes[seat] = move.vote;
      const clan = isHeard(question) ? clanOf(s, seat) : '';
      s.table.log?.push({ type: 'tapped', seat, clan, vote: move.vote });
      next(s, { do: 'board.ask' });
    } else {
      s.isLocked[seat] = true;
      if (!isHeard(question)) muse(s, seat, 'muse', s.votes[seat]!);
    }
  },
  'board.closed'(s, { place }) {
    const board = boardsOf(s)[place]!;
    const tie = hasTie(s, board) ? [{ do: 'tie.open' } as const] : [];
    next(s, ...tie, { do: 'card.open' }, { do: 'window.end', calls: board }, { do: 'board.open', place: place + 1 });
    s.called = [...s.called, ...board];
    if (board.includes('vargs')) strike(s, 'vargs', packChoice(s));
    if (board.includes('hunters')) countHunt(s);
  },
  'tie.open'(s) {
    const leader = s.tied.length > 0 ? holder(s, LEADER) : -1;
    const isHis = (seat: Seat) => seat === leader;
    ask(s, asked(s, isHis), (seat) => (isHis(seat) ? 'tie' : harmless(s, 1)), { do: 'tie.answered' });
    holdFor(s, 'leaderTieSeconds');
  },
  'tie.answered'(s, _, answers) {
    const leader = s.tied.length > 0 ? holder(s, LEADER) : -1;
    for (const seat of present(s)) {
      const move = answers[seat];
      if (move && !('none' in move)) s.hasTapped[seat] = true;
      if (seat !== leader && move && 'name' in move) muse(s, seat, harmless(s, 1), move.name);
    }
    if (s.tied.length === 0) return;
    const move = leader >= 0 ? answers[leader] : null;
    s.tied = [];
    strike(s, 'hunters', move && 'vote' in move ? move.vote : -1);
  },
};

/** VN-4.1.4, VN-4.4.7: shows the clan, if any of it is left, who is silenced today. */
function gather(s: State, clan: Clan): void {
  const call = CLAN_CALLS[clan];
  s.table.log?.push({ type: 'called', call, isSecond: s.called.includes(call) });
  if (!livesOfSide(s, clan === 'vargs' ? VARGS : HUNTERS)) return;
  const silenced = membersOf(s, clan).filter((seat) => isBlocked(s, seat));
  s.hunts = [...s.hunts, { clan, cycle: s.cycle, silenced, votes: [], victim: -1 }];
  s.table.log?.push({ type: 'gathered', clan, silenced });
}
