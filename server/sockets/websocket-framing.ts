/** Payloads below these sizes need no extended length, and a two-byte one. */
const SMALL = 126;
const MIDDLE = 65_536;

const headOf = (size: number): number => (size < SMALL ? 2 : size < MIDDLE ? 4 : 10);

/**
 * Encodes texts as unfragmented, unmasked WebSocket frames (RFC 6455, section 5.2) in one buffer: a single write
 * instead of the library's four chunks.
 */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  texts.forEach((text, i) => {
    const size = sizes[i]!;
    const head = headOf(size);
    frames[at] = 0x81;
    frames[at + 1] = head === 2 ? size : head === 4 ? 126 : 127;
    if (head === 4) frames.writeUInt16BE(size, at + 2);
    if (head === 10) frames.writeBigUInt64BE(BigInt(size), at + 2);
    frames.write(text, at + head);
    at += head + size;
  });
  return frames;
}
