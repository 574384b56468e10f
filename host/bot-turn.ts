import { ADVISER, type Decision, priorBot, type Reason, reasonAtOnce } from '@duskhall/bots';
import { below, enter, type Seat, timeOut, waiting } from '@duskhall/kernel';
import { mayAdvise } from '@duskhall/protocol';
import { allowanceOf, decide, momentOf } from './bot-inquiry.ts';
import { isYetToSpeak } from './floor.ts';
import { isPlayedByBot, type LiveMatch, type Thought } from './live-match.ts';
import { isDrawn } from './window.ts';

/** How long after its limit a search that was cut there has arrived, in milliseconds. */
const GRACE = 100;

/**
 * Lets a bot answer after a delay that tells nothing about what it or another seat holds: the queue before it, the limit
 * of its thinking, and a random part. When it is done does not matter. If it has not finished by then it takes the most
 * appealing move: a bot with a choice must not answer later than one without. In a window of random length the answer is
 * invisible until it closes.
 *
 * One person among bots waits for no more than the thinking: what is the same for every answer hides as much as what is
 * drawn, and there is no other person whose slower answers a bot's have to look like. Only a search that is not done by then
 * is shown later, at its limit; and so is the next answer, searched for or not, until a search has been in time.
 */
export function think(live: LiveMatch, seat: Seat): void {
  const asked = live.match.s.table.asked[seat]!;
  const earlier = live.thinking.get(seat);
  if (earlier?.asked === asked || isYetToSpeak(live, seat)) return;
  earlier?.stop();
  const level = live.seats[seat]!.bot || ADVISER;
  const { minds, clock } = live.ports;
  const { time, limit } = allowanceOf(live, level);
  const turn = clock.now() + minds.waitOf(seat);
  const at = (due: number, run: () => void) => clock.after(Math.max(0, due - clock.now()), run);
  const mimics = answersLikeClock(live, seat);
  let isOn = true;
  const isWanted = () => isOn && isAsked(live, seat, asked) && isPlayedByBot(live, seat);
  let made: Decision | null = null;
  const give = () => {
    cancel();
    if (live.thinking.get(seat) !== thought) return;
    live.thinking.delete(seat);
    live.perform((at) => isWanted() && answer(live, seat, made, at));
  };
  const giveIfMade = () => {
    const isMade = mimics || made !== null;
    if (!isWanted() || (isMade && !isStillSlow(live, seat))) return give();
    if (!isMade) live.slow.add(seat);
    cancel = at(turn + limit + GRACE, give);
  };
  const giveAmongOthers = () => at(Math.max(turn, clock.now()) + limit + drawDelay(live), give);
  const giveIfUnseen = () => {
    if (made !== null && !isQuick && isDrawn(live)) give();
  };
  let isQuick = live.isAlone;
  let cancel = isQuick ? at(turn + time + momentOf(live, seat), giveIfMade) : giveAmongOthers();
  const thought: Thought = {
    asked,
    stop() {
      isOn = false;
      cancel();
    },
    takeTime() {
      if (!isQuick) return;
      isQuick = false;
      cancel();
      cancel = giveAmongOthers();
      giveIfUnseen();
    },
  };
  live.thinking.set(seat, thought);
  if (mimics) return;
  void decide(live, seat, level, isWanted).then((decision) => {
    made = decision;
    giveIfUnseen();
  });
}

/** Whether the bot's last search was late. This answer is in time: if it was searched for, the next one may be quick again. */
function isStillSlow({ slow, game, match }: LiveMatch, seat: Seat): boolean {
  if (!slow.has(seat)) return false;
  if (game.legal(match.s, seat).length > 1) slow.delete(seat);
  return true;
}

/** The random part of a delay; what was cut at the limit is there before it is over. */
function drawDelay({ chance, ports }: LiveMatch): number {
  const [least, most] = ports.botDelay();
  const first = Math.min(GRACE, most - least);
  return first + below(chance, most - least - first + 1, 'delay');
}

/** A window of random length closes: a bot that still thinks takes the most appealing moves, to the last part. */
export function answerAtOnce(live: LiveMatch, seat: Seat, at: number): void {
  while (waiting(live.match.s).includes(seat) && answer(live, seat, null, at)) {}
}

/** Where hints are off, standing up for a moment must not fetch a bot's move: the sitter answers as the clock would. */
const answersLikeClock = ({ seats, settings, progress }: LiveMatch, seat: Seat): boolean =>
  seats[seat]!.bot === '' && !progress.conceded[seat] && !mayAdvise(settings);

/** Stops thinking about questions that are no longer open: if they are asked again, the table may look different. */
export function stopIdle(live: LiveMatch): void {
  for (const [seat, { asked, stop }] of live.thinking) {
    if (isAsked(live, seat, asked)) continue;
    stop();
    live.thinking.delete(seat);
  }
}

export const isAsked = ({ match: { s } }: LiveMatch, seat: Seat, asked: number): boolean =>
  s.table.asked[seat] === asked && waiting(s).includes(seat);

/** Enters the bot's decision, or the most appealing move if there is none or it is no longer legal. */
function answer(live: LiveMatch, seat: Seat, decision: Decision | null, at: number): boolean {
  const { game, match, chance, ports } = live;
  if (answersLikeClock(live, seat)) {
    timeOut(match, seat, chance, at, 'sitter');
    return true;
  }
  const by = live.seats[seat]!.bot === '' ? 'sitter' : 'seat';
  const entry = match.record.entries.length;
  const save = (reason: Reason | null) => {
    // A lost reason does no harm to the match.
    if (reason !== null) ports.storage.saveReason(live.id, { entry, seat, reason }).catch(() => {});
  };
  if (decision !== null && enter(match, seat, [decision.move], by, at) === null) {
    save(decision.reason);
    return true;
  }
  const moves = game.legal(match.s, seat);
  const move = priorBot(game, game.view(match.s, seat), moves, chance);
  if (enter(match, seat, [move], by, at) !== null) return false;
  save(reasonAtOnce(moves));
  return true;
}
