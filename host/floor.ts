import { type Seat, WATCHER, waiting } from '@duskhall/kernel';
import { isPlayedByBot, type LiveMatch, type Say } from './live-match.ts';
import { windowLeft } from './window.ts';

/** The bots that are given the floor one after the other, as far as everybody knows; empty: it is no time for talk. */
export function speakersIn(live: LiveMatch): Seat[] {
  const { game, match, seats } = live;
  const bots = [...seats.keys()].filter((seat) => seats[seat]!.bot !== '');
  if (game.hints?.speaks === undefined || (game.pace(match.s)?.beat ?? 0) > 0) return [];
  return game.hints.floor?.(game.view(match.s, WATCHER), bots) ?? bots;
}

/** How much a bot says before it answers: with the floor to itself a little more. */
const wordsWanted = (speakers: readonly Seat[]): number => (speakers.length > 1 ? 1 : 2);

export function sayOf({ says, match }: LiveMatch, seat: Seat): Say {
  const asked = match.s.table.asked[seat]!;
  const say = says.get(seat);
  return say?.asked === asked ? say : { asked, words: 0, isDone: false };
}

/** Milliseconds until bots answer whether they have had their say or not: half the window; -1: nothing hurries them. */
export function talkLeft(live: LiveMatch, now: number): number {
  const left = windowLeft(live, now);
  const seconds = live.game.pace(live.match.s)?.seconds ?? 0;
  return left < 0 ? -1 : Math.max(0, left - 500 * seconds);
}

/** Where bots talk, one answers after it has had its say: first the word, then the accusation. */
export function isYetToSpeak(live: LiveMatch, seat: Seat): boolean {
  if (live.game.hints?.floor === undefined || live.seats[seat]!.bot === '') return false;
  const speakers = speakersIn(live);
  const { words, isDone } = sayOf(live, seat);
  if (!speakers.includes(seat) || isDone || words >= wordsWanted(speakers)) return false;
  return talkLeft(live, live.ports.clock.now()) !== 0;
}

/** Whether a person still has an answer to give: otherwise nobody is there to be waited for. */
export const isAnybodyAsked = (live: LiveMatch): boolean =>
  waiting(live.match.s).some((seat) => !isPlayedByBot(live, seat));
