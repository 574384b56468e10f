/** The size of a client's beat in bytes: room for the longest word, or for a handful of taps. */
const SIZE = 4096;
const MOST = 40;

/** Text of one byte a letter, so that its length is its size. */
const plain = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What a client says on a beat: as many of these requests as find room, and always equally much. */
export function clientBeat(match: string, requests: readonly string[]): { text: string; count: number } {
  const head = `{"type":"beat","match":"${match}","requests":[`;
  const tail = '],"padding":""}';
  let body = '';
  let count = 0;
  for (const request of requests.slice(0, MOST)) {
    const longer = count === 0 ? plain(request) : `${body},${plain(request)}`;
    if (count > 0 && head.length + longer.length + tail.length > SIZE) break;
    body = longer;
    count++;
  }
  const size = head.length + body.length + tail.length;
  const padding = '.'.repeat(Math.ceil(size / SIZE) * SIZE - size);
  return { text: `${head}${body}],"padding":"${padding}"}`, count };
}
