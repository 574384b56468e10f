import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to be packed. */
export interface ZipEntry {
  name: string;
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Packed {
  name: Buffer;
  crc: number;
  size: bigint;
  packed: bigint;
  at: bigint;
}

/** The version that ZIP64 needs; the name is UTF-8, and sizes follow the data; deflated; midnight, 1 January 1980. */
const COMMON = [45, 0x0808, 8, 0, 0x21] as const;
const LARGE_16 = 0xffff;
const LARGE_32 = 0xffffffff;

/**
 * A zip archive as a stream of its bytes. It is ZIP64 always, so that entries may have any size, which need not be known
 * before they are packed. The same entries give the same bytes.
 */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Packed[] = [];
  let at = 0n;
  for (const { name, chunks } of entries) {
    const entry: Packed = { name: Buffer.from(name), crc: 0, size: 0n, packed: 0n, at };
    const head = localHeader(entry);
    yield head;
    for await (const chunk of deflated(chunks, entry)) {
      entry.packed += BigInt(chunk.length);
      yield chunk;
    }
    const tail = fields([4, 0x08074b50], [4, entry.crc], [8, entry.packed], [8, entry.size]);
    yield tail;
    at += BigInt(head.length + tail.length) + entry.packed;
    directory.push(entry);
  }
  const listing = Buffer.concat(directory.map(centralHeader));
  yield listing;
  yield end(BigInt(directory.length), BigInt(listing.length), at);
}

function deflated(chunks: ZipEntry['chunks'], entry: Packed): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const chunk of chunks) {
      entry.crc = crc32(chunk, entry.crc);
      entry.size += BigInt(chunk.length);
      yield chunk;
    }
  };
  // An error of the source reaches the reader by the stream that is read.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {});
}

function localHeader({ name }: Packed): Buffer {
  const extra = fields([2, 1], [2, 16], [8, 0], [8, 0]);
  return Buffer.concat([
    fields([4, 0x04034b50], ...common(), [4, 0], [4, LARGE_32], [4, LARGE_32], [2, name.length], [2, extra.length]),
    name,
    extra,
  ]);
}

function centralHeader({ name, crc, size, packed, at }: Packed): Buffer {
  const extra = fields([2, 1], [2, 24], [8, size], [8, packed], [8, at]);
  const sizes: Field[] = [
    [4, crc],
    [4, LARGE_32],
    [4, LARGE_32],
    [2, name.length],
    [2, extra.length],
  ];
  // No comment, first disk, no attributes.
  const rest: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, LARGE_32],
  ];
  return Buffer.concat([fields([4, 0x02014b50], [2, 45], ...common(), ...sizes, ...rest), name, extra]);
}

/** The end of the directory: as ZIP64 has it, where to find that, and as archives end without ZIP64. */
function end(count: bigint, size: bigint, at: bigint): Buffer {
  return Buffer.concat([
    fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, at]),
    fields([4, 0x07064b50], [4, 0], [8, at + size], [4, 1]),
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, LARGE_16], [2, LARGE_16], [4, LARGE_32], [4, LARGE_32], [2, 0]),
  ]);
}

const common = (): Field[] => COMMON.map((value) => [2, value]);

type Field = readonly [bytes: 2 | 4 | 8, value: number | bigint];

/** Numbers as little-endian bytes. */
function fields(...list: readonly Field[]): Buffer {
  return Buffer.concat(
    list.map(([bytes, value]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );
}
