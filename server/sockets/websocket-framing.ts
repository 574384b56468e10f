/** Below these sizes the length of a frame takes no bytes of its own, and two. */
const SMALL = 126;
const MIDDLE = 65_536;

const headOf = (size: number): number => (size < SMALL ? 2 : size < MIDDLE ? 4 : 10);

/**
 * Texts as frames of the WebSocket protocol (RFC 6455, section 5.2), whole and unmasked as a server's are, in one buffer:
 * one write then does what the library needs four chunks for.
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
