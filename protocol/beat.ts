import type { Part, Reply } from './replies.ts';

/** The size of a client's beat in bytes: enough for the longest chat message, or several moves. */
export const BEAT_SIZE = 4096;
const MOST = 40;

/** Escapes everything but ASCII, so that the length of the text is its size in bytes. */
export const plain = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A client's frame for a beat: as many of these requests as fit, padded to a constant size. */
export function clientBeat(match: string, requests: readonly string[]): { text: string; count: number } {
  const head = `{"type":"beat","match":"${match}","requests":[`;
  const tail = '],"padding":""}';
  let body = '';
  let count = 0;
  for (const request of requests.slice(0, MOST)) {
    const longer = count === 0 ? plain(request) : `${body},${plain(request)}`;
    if (head.length + longer.length + tail.length > BEAT_SIZE) break;
    body = longer;
    count++;
  }
  const padding = '.'.repeat(BEAT_SIZE - head.length - body.length - tail.length);
  return { text: `${head}${body}],"padding":"${padding}"}`, count };
}

/** Reassembles replies that were split over several beats; returns the ones that are now complete. */
export function gatherer(): (parts: readonly Part[]) => Reply[] {
  const begun = ['', ''];
  return (parts) =>
    parts.flatMap(({ lane, at, text, isLast }) => {
      // The beginning was sent to an earlier socket.
      if (at > begun[lane]!.length) return [];
      begun[lane] = begun[lane]!.slice(0, at) + text;
      return isLast ? [JSON.parse(begun[lane]) as Reply] : [];
    });
}
