import type { Piece, Seat, Texts, Types } from '@duskhall/kernel';
import type { LogLine } from './log-lines.ts';

/** What one seat did, or what happened to everybody. */
export interface Chapter {
  /** Whose turn it was; empty: everybody's. */
  name: string;
  pieces: readonly Piece[];
}

/** The latest news, for the bar. */
export interface Story {
  /** It tells what the others did since the reader's last turn. */
  isSince: boolean;
  chapters: readonly Chapter[];
  /** The event it begins with. */
  place: number;
}

interface Told {
  log: readonly object[];
  /** What the log panel shows, without what must stay covered. */
  lines: readonly LogLine[];
  texts: Texts<Types>;
  names: readonly string[];
  seat: Seat;
  you: string;
}

/** The latest thing that happened; at the reader's turn everything since the last one. Null: nothing has. */
export function storyOf(told: Told): Story | null {
  return fromTurns(told) ?? fromLines(told);
}

function fromTurns({ log, texts, names, seat, you }: Told): Story | null {
  const { turns, recap } = texts;
  if (turns === undefined || recap === undefined) return null;
  const reader = seat < 0 ? undefined : seat;
  const all = turns(log, names, reader);
  const chapters: Chapter[] = [];
  const isMyTurn = all.at(-1)?.seat === seat;
  let [place, isSince] = [-1, false];
  for (let i = all.length - 1; i >= 0; i--) {
    const { at, seat: actor } = all[i]!;
    if (chapters.length > 0 && (actor === seat || actor < 0)) break;
    const pieces = recap(log.slice(at, all[i + 1]?.at), names, reader);
    if (pieces.length === 0) continue;
    chapters.unshift({ name: actor < 0 ? '' : actor === seat ? you : names[actor]!, pieces });
    [place, isSince] = [at, isMyTurn && actor !== seat && actor >= 0];
    // What the others did is kept until the reader's turn; before that the current turn is news enough.
    if (!isSince) break;
  }
  return chapters.length === 0 ? null : { isSince, chapters, place };
}

function fromLines({ lines }: Told): Story | null {
  const last = lines.findLast(({ isHeading }) => !isHeading);
  if (last === undefined) return null;
  return {
    isSince: false,
    chapters: [{ name: '', pieces: [{ sign: '', text: last.text, chip: '' }] }],
    place: last.place,
  };
}

/** The story as one sentence, for whoever hears it. */
export const spokenStory = ({ isSince, chapters }: Story, since: string): string =>
  `${isSince ? `${since} ` : ''}${chapters.map(({ name, pieces }) => `${name === '' ? '' : `${name}: `}${pieces.map(({ sign, text }) => sign + text).join('')}`).join('; ')}`;
