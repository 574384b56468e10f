import type { Piece, Seat, Texts, Turn, Types } from '@duskhall/kernel';
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
  turns: readonly Turn[];
  texts: Texts<Types>;
  names: readonly string[];
  seat: Seat;
  you: string;
  /** The table waits for the reader. */
  isAsked: boolean;
}

/**
 * The latest thing that happened; at the reader's turn everything since the last one. Where all act at once, that is what the
 * latest step has brought: the reader has answered since the one before. Null: nothing has happened.
 */
export function storyOf(told: Told): Story | null {
  return fromTurns(told) ?? fromLines(told);
}

function fromTurns({ log, turns, texts, names, seat, you, isAsked }: Told): Story | null {
  const { recap } = texts;
  if (recap === undefined) return null;
  const reader = seat < 0 ? undefined : seat;
  const chapters: Chapter[] = [];
  const now = turns.at(-1)?.seat;
  let [place, isSince] = [-1, false];
  for (let i = turns.length - 1; i >= 0; i--) {
    const { at, seat: actor } = turns[i]!;
    if (chapters.length > 0 && (actor === seat || actor < 0)) break;
    const pieces = recap(log.slice(at, turns[i + 1]?.at), names, reader);
    if (pieces.length === 0) continue;
    chapters.unshift({ name: actor < 0 ? '' : actor === seat ? you : names[actor]!, pieces });
    // What the others did is kept until the reader's turn; before that the current turn is news enough.
    [place, isSince] = [at, actor < 0 ? isAsked && now === actor : now === seat && actor !== seat];
    if (!isSince || actor < 0) break;
  }
  return chapters.length === 0 ? null : { isSince, chapters, place };
}

function fromLines({ lines }: Told): Story | null {
  const last = lines.at(-1);
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
