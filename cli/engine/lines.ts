import type { Readable } from 'node:stream';

/** Longer lines are not buffered; they are yielded as null. */
export const LONGEST_LINE = 1_000_000;
const NEWLINE = 10;

/** Splits a byte stream into lines; the last one needs no newline. */
export async function* linesOf(input: Readable): AsyncGenerator<string | null> {
  let pieces: Buffer[] = [];
  let length = 0;
  const take = (): string | null => {
    const line = length > LONGEST_LINE ? null : Buffer.concat(pieces).toString('utf8').trim();
    pieces = [];
    length = 0;
    return line;
  };
  const keep = (piece: Buffer): void => {
    length += piece.length;
    if (length <= LONGEST_LINE) pieces.push(piece);
    else pieces = [];
  };
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    let from = 0;
    for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, to));
      from = to + 1;
      yield take();
    }
    keep(bytes.subarray(from));
  }
  if (length > 0) yield take();
}
