import { inflateRawSync } from 'node:zlib';

/** An array as it stands in a .npy file. */
export interface NpyArray {
  descr: string;
  shape: number[];
  values: number[];
  bytes: Buffer;
}

/** A reader of its own for .npz files with ZIP64: knows only the two formats, and throws where a file breaks them. */
export function readNpz(file: Buffer): Map<string, NpyArray> {
  const arrays = new Map<string, NpyArray>();
  for (const { name, data } of entriesOf(file)) {
    if (!name.endsWith('.npy') || arrays.has(name)) throw new Error(`there should be no entry ${name}`);
    arrays.set(name.slice(0, -4), readNpy(data));
  }
  return arrays;
}

function entriesOf(file: Buffer): { name: string; data: Buffer }[] {
  const last = file.length - 22;
  expectMark(file, last, 'PK\x05\x06');
  const locator = last - 20;
  expectMark(file, locator, 'PK\x06\x07');
  const end = long(file, locator + 8);
  expectMark(file, end, 'PK\x06\x06');
  if (end + 56 !== locator) throw new Error('something lies between the ends of the directory');
  const [count, size, start] = [long(file, end + 32), long(file, end + 40), long(file, end + 48)];
  if (start + size !== end) throw new Error('the directory has another size');
  const entries: { name: string; data: Buffer }[] = [];
  let reached = 0;
  let at = start;
  for (let i = 0; i < count; i++) {
    expectMark(file, at, 'PK\x01\x02');
    const [nameLength, extraLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = at + 46 + nameLength;
    if (file.readUInt16LE(extra) !== 1 || file.readUInt16LE(extra + 2) !== 24) throw new Error('no ZIP64 sizes');
    const [plain, packed, local] = [long(file, extra + 4), long(file, extra + 12), long(file, extra + 20)];
    if (local !== reached) throw new Error(`${name} does not follow on the entry before it`);
    const { data, next } = unpack(file, local, name, plain, packed, file.readUInt32LE(at + 16));
    entries.push({ name, data });
    reached = next;
    at = extra + extraLength;
  }
  if (at !== end || reached !== start) throw new Error('the archive has gaps');
  return entries;
}

function unpack(file: Buffer, at: number, name: string, size: number, packed: number, crc: number) {
  expectMark(file, at, 'PK\x03\x04');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (file.toString('utf8', at + 30, at + 30 + file.readUInt16LE(at + 26)) !== name) throw new Error('another name');
  const data = inflateRawSync(file.subarray(start, start + packed));
  if (data.length !== size || crcOf(data) !== crc) throw new Error(`${name} is damaged`);
  const after = start + packed;
  expectMark(file, after, 'PK\x07\x08');
  const told = [file.readUInt32LE(after + 4), long(file, after + 8), long(file, after + 16)];
  if (told.join() !== [crc, packed, size].join()) throw new Error(`${name} tells other sizes after its data`);
  return { data, next: after + 24 };
}

const long = (file: Buffer, at: number): number => Number(file.readBigUInt64LE(at));

function expectMark(file: Buffer, at: number, mark: string): void {
  if (file.toString('latin1', at, at + 4) !== mark) throw new Error(`no ${JSON.stringify(mark)} at ${at}`);
}

/** CRC-32 by its definition, bit by bit. */
function crcOf(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const READ: { [descr: string]: { size: number; read(bytes: Buffer, at: number): number } } = {
  '|u1': { size: 1, read: (bytes, at) => bytes[at]! },
  '|i1': { size: 1, read: (bytes, at) => bytes.readInt8(at) },
  '<i4': { size: 4, read: (bytes, at) => bytes.readInt32LE(at) },
  '<i8': { size: 8, read: (bytes, at) => Number(bytes.readBigInt64LE(at)) },
  '<f4': { size: 4, read: (bytes, at) => bytes.readFloatLE(at) },
  '<f8': { size: 8, read: (bytes, at) => bytes.readDoubleLE(at) },
};

const HEADER = /^\{'descr': '([^']+)', 'fortran_order': False, 'shape': \(([\d, ]+),\), \} *\n$/;

function readNpy(data: Buffer): NpyArray {
  if (data.toString('latin1', 0, 8) !== '\x93NUMPY\x01\x00') throw new Error('not a .npy file');
  const start = 10 + data.readUInt16LE(8);
  if (start % 64 !== 0) throw new Error('the data begins at an odd place');
  const [, descr, shapeText] = HEADER.exec(data.toString('latin1', 10, start)) ?? [];
  if (descr === undefined || shapeText === undefined) throw new Error('a header that NumPy would not write');
  const shape = shapeText.split(', ').map(Number);
  const { size, read } = READ[descr]!;
  const bytes = data.subarray(start);
  const length = shape.reduce((product, side) => product * side, 1);
  if (bytes.length !== length * size) throw new Error(`${bytes.length} bytes for shape ${shape}`);
  return { descr, shape, bytes, values: Array.from({ length }, (_, i) => read(bytes, i * size)) };
}
