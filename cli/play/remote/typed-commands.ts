import { USUAL_BOT } from '@duskhall/bots';
import type { Client } from '@duskhall/protocol';
import { understand } from '../question.ts';
import { isYes } from '../reading.ts';
import { askedBy, isHost, phaseOf, proposedTo, readingOf, type Visit } from './remote-state.ts';
import { showAgain } from './show.ts';

type Wish = Parameters<Client['ask']>[0];

/** Does what was typed between matches or in one. */
export function obey(visit: Visit, word: string, ask: (wish: Wish) => void): 'leave' | 'stay' {
  const { screen, words, table } = visit;
  if (word.startsWith('/')) {
    const text = word.slice(1).trim();
    if (text !== '') ask({ type: 'chat', table, text });
  } else if (phaseOf(visit) === 'match') return answer(visit, word, ask);
  else if (word === 'q') return 'leave';
  else if (word === '' && isHost(visit)) start(visit, ask);
  else screen.say(isHost(visit) ? words.remote.pressEnterToStart : words.remote.waitForStart);
  return 'stay';
}

/** One after the other on one line, so the seats are filled when the start is asked for. */
function start({ client, mayFill, table }: Visit, ask: (wish: Wish) => void): void {
  for (const [seat, { person }] of client.table!.seats.entries())
    if (mayFill && person === null) ask({ type: 'seatBot', table, seat, level: USUAL_BOT });
  ask({ type: 'start', table });
}

/** What can be typed while others are asked; the numbers are those of moves that need no question. */
const UNASKED = /^(u|l|q|\?\??|\?\s*\d+)$/;

/** No, in every language. */
const NO = /^[nн]$/i;

function answer(visit: Visit, word: string, ask: (wish: Wish) => void): 'leave' | 'stay' {
  const { screen, words, client } = visit;
  const mirror = client.mirror!;
  const asked = askedBy(visit, mirror);
  const proposed = proposedTo(visit);
  if (proposed !== null && (isYes(words, word) || NO.test(word))) {
    ask({ type: 'consent', match: mirror.match, person: proposed.id, isAgreed: isYes(words, word) });
    return 'stay';
  }
  const isFree = /^\d+$/.test(word) && Number(word) >= 1 && Number(word) <= asked.free.length;
  if (!asked.isAsked && !isFree && !UNASKED.test(word)) {
    if (word === '') showAgain(visit);
    else screen.say(words.remote.notYourTurn);
    return 'stay';
  }
  const typed = understand(readingOf(visit, mirror), asked, word);
  if (typed === 'quit') return 'leave';
  if (typed === 'undo') ask({ type: 'undo', match: mirror.match });
  else if (typed !== null) ask({ type: 'move', match: mirror.match, asked: asked.number, moves: [typed.move] });
  return 'stay';
}
