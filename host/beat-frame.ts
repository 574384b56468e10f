import type { Part } from '@duskhall/protocol';
import { byteLength } from './byte-length.ts';

/** What waits for the beats of one seat: what concerns the match, and what people say. */
export interface Backlog {
  match: Lane;
  talk: Lane;
}

interface Lane {
  number: 0 | 1;
  /** Replies as text, next first. */
  texts: string[];
  /** How much of the first has gone out already. */
  sent: number;
}

export const newBacklog = (): Backlog => ({
  match: { number: 0, texts: [], sent: 0 },
  talk: { number: 1, texts: [], sent: 0 },
});

/** Bytes that may wait: of news, of answers and of words. */
const MOST_NEWS = 256 * 1024;
const MOST_WAITING = 64 * 1024;
/** A piece smaller than this is not begun. */
const LEAST_PART = 512;

const isTalk = (text: string): boolean => /^{"type":"(chat|said)"/.test(text);
export const isStory = (text: string): boolean => /^{"type":"(news|sync|clocks)"/.test(text);
const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + byteLength(text), 0);

/**
 * Puts a reply into its lane. News that pile up give way to a `sync`, old words to new ones; false: so many answers wait that
 * this guest cannot be served any more.
 */
export function put({ match, talk }: Backlog, text: string, sync: () => string): boolean {
  const lane = isTalk(text) ? talk : match;
  lane.texts.push(text);
  const first = lane.sent > 0 ? 1 : 0;
  if (lane === talk) {
    while (talk.texts.length > first + 1 && sizeOf(talk.texts.slice(first)) > MOST_WAITING) talk.texts.splice(first, 1);
    return true;
  }
  const waiting = match.texts.slice(first);
  if (sizeOf(waiting.filter((other) => other.startsWith('{"type":"news"'))) > MOST_NEWS)
    match.texts = [...match.texts.slice(0, first), ...waiting.filter((other) => !isStory(other)), sync()];
  return sizeOf(waiting.filter((other) => !isStory(other))) <= MOST_WAITING;
}

/** Takes out of the lanes what finds room in one frame of this size, and fills the rest. */
export function pack({ match, talk }: Backlog, id: string, size: number): string {
  const frame = (parts: string, replies: string, padding: string) =>
    `{"type":"beat","match":"${id}","parts":[${parts}],"replies":[${replies}],"padding":"${padding}"}`;
  const whole = size - frame('', '', '').length;
  const parts: string[] = [];
  const replies: string[] = [];
  let room = whole;
  for (const lane of [match, talk])
    while (lane.texts.length > 0) {
      const [text] = lane.texts as [string];
      const bytes = byteLength(text) + 1;
      if (lane.sent === 0 && bytes <= room) {
        replies.push(text);
        lane.texts.shift();
        room -= bytes;
      } else {
        // What fits into a frame of its own waits for one.
        if (lane.sent === 0 && (bytes <= whole || room < LEAST_PART)) break;
        const part = cut(lane, room - 1);
        if (part === null) break;
        parts.push(part);
        room -= byteLength(part) + 1;
        if (lane.sent > 0) break;
      }
    }
  return frame(
    parts.join(),
    replies.join(),
    '.'.repeat(room + (parts.length > 0 ? 1 : 0) + (replies.length > 0 ? 1 : 0)),
  );
}

/** The next piece of the first reply of a lane, as large as finds room; null: there is none for it. */
function cut(lane: Lane, room: number): string | null {
  const [text] = lane.texts as [string];
  const at = lane.sent;
  const partTo = (end: number) =>
    JSON.stringify({ lane: lane.number, at, text: text.slice(at, end), isLast: end === text.length } satisfies Part);
  let [end, tooFar] = [at, Math.min(text.length, at + room) + 1];
  while (tooFar - end > 1) {
    const middle = Math.floor((end + tooFar) / 2);
    if (byteLength(partTo(middle)) <= room) end = middle;
    else tooFar = middle;
  }
  if (end === at) return null;
  const part = partTo(end);
  if (end === text.length) {
    lane.texts.shift();
    lane.sent = 0;
  } else lane.sent = end;
  return part;
}
