/** Number types of arrays, little-endian on every machine: NumPy's name, bytes, and how a number is written. */
const TYPES = {
  uint8: { descr: '|u1', size: 1, write: (to: Buffer, value: number, at: number) => to.writeUInt8(value, at) },
  int8: { descr: '|i1', size: 1, write: (to: Buffer, value: number, at: number) => to.writeInt8(value, at) },
  int32: { descr: '<i4', size: 4, write: (to: Buffer, value: number, at: number) => to.writeInt32LE(value, at) },
  int64: {
    descr: '<i8',
    size: 8,
    write: (to: Buffer, value: number, at: number) => to.writeBigInt64LE(BigInt(value), at),
  },
  float32: { descr: '<f4', size: 4, write: (to: Buffer, value: number, at: number) => to.writeFloatLE(value, at) },
  float64: { descr: '<f8', size: 8, write: (to: Buffer, value: number, at: number) => to.writeDoubleLE(value, at) },
} as const;
export type TypeName = keyof typeof TYPES;

export function bytesOf(type: TypeName, values: ArrayLike<number>): Buffer {
  const { size, write } = TYPES[type];
  const bytes = Buffer.alloc(values.length * size);
  for (let i = 0; i < values.length; i++) write(bytes, values[i]!, i * size);
  return bytes;
}

/** An array of the data set. */
export interface ArrayPlan {
  name: string;
  type: TypeName;
  /** How many numbers a row has; left out: the array has one dimension. */
  columns?: number;
  meaning: string;
}

/** The bytes of a row. */
export const rowSize = ({ type, columns = 1 }: ArrayPlan): number => TYPES[type].size * columns;

export const shapeOf = ({ columns }: ArrayPlan, rows: number): number[] =>
  columns === undefined ? [rows] : [rows, columns];

/** The beginning of a .npy file, version 1.0, with this many rows. */
export function npyHeader(plan: ArrayPlan, rows: number): Buffer {
  const shape = shapeOf(plan, rows).map((length) => `${length},`);
  const text = `{'descr': '${TYPES[plan.type].descr}', 'fortran_order': False, 'shape': (${shape.join(' ')}), }`;
  const start = Buffer.from([0x93, ...Buffer.from('NUMPY'), 1, 0, 0, 0]);
  // Padded with spaces, so that the data begins at a multiple of 64.
  const length = Math.ceil((start.length + text.length + 1) / 64) * 64 - start.length;
  start.writeUInt16LE(length, 8);
  return Buffer.concat([start, Buffer.from(`${text.padEnd(length - 1)}\n`)]);
}

export const offsetsOf = (group: string): string => `${group}_offsets`;

/** Arrays whose number of rows differs from game to game or from decision to decision, by where their offsets begin. */
export const RAGGED = {
  record: 'game',
  searched: 'decision',
  view: 'decision',
  moves: 'decision',
  features: 'decision',
} as const;
export type Group = keyof typeof RAGGED;

const offsets = (group: Group): ArrayPlan => ({
  name: offsetsOf(group),
  type: 'int64',
  meaning: `rows [i] to [i + 1] of ${group === 'searched' ? 'searched_…' : group} are those of ${RAGGED[group]} i`,
});

/** Every array of a data set. `features`: how many there are of a position; 0: the game has none. */
export const arraysOf = (seats: number, features: number): ArrayPlan[] => [
  { name: 'scores', type: 'float64', columns: seats, meaning: 'by game and seat: the final score' },
  {
    name: 'shares',
    type: 'float64',
    columns: seats,
    meaning: 'by game and seat: the share of the victory, which the best scores divide equally',
  },
  offsets('record'),
  { name: 'record', type: 'uint8', meaning: 'by game: its record as JSON, which duskhall replay plays again' },
  { name: 'game', type: 'int32', meaning: 'by decision: the game' },
  { name: 'ply', type: 'int32', meaning: 'by decision: how many entries of the record come before it' },
  { name: 'seat', type: 'int8', meaning: 'by decision: the seat that decides' },
  { name: 'legal', type: 'int32', meaning: 'by decision: how many moves are legal' },
  { name: 'chosen', type: 'int32', meaning: 'by decision: the move played, as an index into its legal moves' },
  offsets('searched'),
  { name: 'searched_move', type: 'int32', meaning: 'by move searched, best first: its index into the legal moves' },
  { name: 'searched_visits', type: 'int32', meaning: 'by move searched: iterations of the search that began with it' },
  {
    name: 'searched_value',
    type: 'float32',
    meaning: 'by move searched: its mean value for the seat, from 0 to 1; 0 if it has no visits',
  },
  offsets('view'),
  { name: 'view', type: 'uint8', meaning: 'by decision: what the seat knows, as JSON' },
  offsets('moves'),
  { name: 'moves', type: 'uint8', meaning: 'by decision: the legal moves, as a JSON list' },
  ...(features === 0
    ? []
    : [
        offsets('features'),
        {
          name: 'features',
          type: 'float32',
          columns: features,
          meaning: 'features of the full state, with what is hidden from the seat that decides',
        } as const,
        {
          name: 'features_seat',
          type: 'int8',
          meaning: 'by row of features: the seat whose chance they tell',
        } as const,
      ]),
];
