import type { Seat } from '@duskhall/kernel';
import type { Frame, Move } from '../frames.ts';
import { mayPass, targetsOf } from '../roles/powers.ts';
import { firstVictim } from '../rules/day.ts';
import { mayNominate } from '../rules/debate.ts';
import { living } from '../rules/people.ts';
import { isSpent } from '../rules/talk.ts';
import { NONE, type State } from '../state/index.ts';
import { DONE, LATE, LOCK, NO, nameMove, nominateMove, READ, READY, voteMove, YES } from './moves.ts';

/** Every answer a seat may give to its question; time may run out on each of them. */
export function legal(s: State, seat: Seat): Move[] {
  // VN-R44: an answer changed too often becomes final.
  if ((s.table.answers[seat] ?? null) !== null && isSpent(s, seat)) return [];
  switch (s.table.questions[seat]) {
    case 'role':
    case 'card':
    case 'roll':
      return [READ, LATE];
    case 'suspect':
    case 'trust':
    case 'danger':
      return harmlessMoves(s, seat);
    case 'guess':
    case 'place':
    case 'kill':
    case 'sacrifice':
    case 'verdict':
      return [YES, NO, LATE];
    case 'target':
      return targetMoves(s, seat);
    case 'second':
      return [...living(s).flatMap((name) => (name === seat || name === s.picks[seat] ? [] : nameMove(name))), LATE];
    case 'hunt':
    case 'strike':
    case 'point':
    case 'muse':
      return boardMoves(s, seat);
    case 'tie':
      return [...s.tied.map(voteMove), LATE];
    case 'debate':
      return [READY, ...firstNominations(s, seat)];
    case 'speech':
      return [DONE, ...firstNominations(s, seat)];
    case 'defence':
    case 'words':
      return [DONE];
    case 'plurality':
      return [...[...nomineesIn(s), -1].map(voteMove), LATE];
    case 'lot':
      return [...nomineesIn(s).map(voteMove), LATE];
    default:
      return [];
  }
}

function harmlessMoves(s: State, seat: Seat): Move[] {
  const moves: Move[] = [LATE, nameMove(-1)];
  for (let name = 0; name < s.seats; name++) if (s.isAlive[name] && name !== seat) moves.push(nameMove(name));
  return moves;
}

/** VN-4.1.8 to VN-4.1.10 */
function targetMoves(s: State, seat: Seat): Move[] {
  const moves: Move[] = [LATE];
  if (mayPass(s, s.roles[seat]!)) moves.push(nameMove(-1));
  for (const target of targetsOf(s, seat)) moves.push(nameMove(target));
  return moves;
}

/** VN-4.4.2, VN-4.4.8, VN-4.13.6: a tap on a tile, or the lock. */
function boardMoves(s: State, seat: Seat): Move[] {
  const vote = s.votes[seat]!;
  const struck = s.table.questions[seat] === 'hunt' ? firstVictim(s) : -1;
  const moves: Move[] = [LOCK, LATE];
  if (vote !== NONE && isSpent(s, seat)) return moves;
  if (vote !== -1) moves.push(voteMove(-1));
  for (let other = 0; other < s.seats; other++)
    if (s.isAlive[other] && other !== seat && other !== vote && other !== struck) moves.push(voteMove(other));
  return moves;
}

/** VN-4.8.2: the question offers the first nomination; a change is a free move. */
function firstNominations(s: State, seat: Seat): Move[] {
  if (!mayNominate(s) || s.nominations[seat]! >= 0 || (s.supportedAt[seat]! > 0 && isSpent(s, seat))) return [];
  return living(s).flatMap((other) => (other === seat ? [] : nominateMove(other)));
}

/** The living nominees. */
export function nomineesIn(s: State): Seat[] {
  const f = s.table.stack.at(-1) as Extract<Frame, { do: 'plurality.given' | 'lot.given' }>;
  return f.nominees.filter((seat) => s.isAlive[seat]);
}
