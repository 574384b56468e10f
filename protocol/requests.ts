import * as v from 'valibot';
import { ChatText, LocaleName, PlayerName, TableSettings } from './settings.ts';

/** A table's or a match's name: 128 random bits. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** 256 bits in hexadecimal. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** The client's own number for a request: repeated with the same number it is answered again, not done again. */
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31));

const about = <K extends string, E extends v.ObjectEntries>(type: K, entries: E) =>
  v.strictObject({ type: v.literal(type), id, ...entries });

/** Everything a client may say over its socket; each is answered by `ok` or `no` with the same id. */
export const Request = v.variant('type', [
  /**
   * `client` is a random name that a client keeps over reconnects: its ids count up under it, so what it repeats after a
   * reconnect is recognised.
   */
  about('hello', { protocol: count, locale: LocaleName, client: Id }),
  /** To see a table from now on; `have` names the last news the client has of its match. */
  about('open', { table: Id, have: v.optional(v.strictObject({ match: Id, n: count })) }),
  about('shut', { table: Id }),
  about('sit', { table: Id, seat: v.optional(seat) }),
  about('stand', { table: Id }),
  about('ready', { table: Id, isReady: v.boolean() }),
  /** In the round before a deal, `deal` being its match: first what the seat commits to, then the number behind it. */
  about('commit', { table: Id, deal: Id, commitment: hash }),
  about('reveal', { table: Id, deal: Id, nonce: hash }),
  about('seatBot', { table: Id, seat, level: v.pipe(v.string(), v.maxLength(30)) }),
  /** A player without a device sits here; the host's, as what follows. */
  about('seatGuest', { table: Id, seat, name: PlayerName }),
  about('kick', { table: Id, seat }),
  /** The chairs in another order, as a list of their present numbers; empty ones that are left out are taken away. */
  about('arrange', { table: Id, order: v.pipe(v.array(seat), v.minLength(1), v.maxLength(24)) }),
  about('settle', { table: Id, settings: TableSettings }),
  about('start', { table: Id }),
  /** An answer to question number `asked`, or free moves; several are taken whole or not at all. */
  about('move', { match: Id, asked: count, moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(40)) }),
  about('undo', { match: Id }),
  /** What a bot would do in one's place; it comes as `advice`. */
  about('advise', { match: Id }),
  /** The moderator's entries: for a seat, for the house, a window closed, a step back. */
  about('enter', {
    match: Id,
    seat: v.union([seat, v.literal(-1)]),
    moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(40)),
  }),
  about('close', { match: Id }),
  about('extend', { match: Id, seconds: v.pipe(count, v.minValue(1), v.maxValue(3600)) }),
  /**
   * The host or the moderator passes the console on, to a person who does not play; empty: back to the software. At a
   * table that was not opened with a moderator all who live are asked first.
   */
  about('moderate', { match: Id, person: v.union([Id, v.literal('')]) }),
  /** A living player's word on whether this person may lead. */
  about('consent', { match: Id, person: Id, isAgreed: v.boolean() }),
  /** The moderator marks somebody as absent: a sitter plays the seat until its person is back. */
  about('absent', { match: Id, seat }),
  about('rewind', { match: Id, entries: count }),
  about('pause', { match: Id, isPaused: v.boolean() }),
  about('concede', { match: Id }),
  /** A person takes its seat back from the sitter. */
  about('return', { match: Id }),
  about('chat', { table: Id, text: ChatText, room: v.optional(v.pipe(v.string(), v.maxLength(30)), 'all') }),
  /** The host takes somebody's word away at this table, or gives it back. */
  about('mute', { table: Id, person: Id, isMuted: v.boolean() }),
]);

/**
 * In a secret window: all that a client of a seat has to say, once on each beat and even if it is nothing, padded to one
 * size. It has no answer of its own; each request inside has.
 */
export const Beat = v.strictObject({
  type: v.literal('beat'),
  match: Id,
  requests: v.pipe(v.array(v.unknown()), v.maxLength(40)),
  padding: v.string(),
});

export type Request = v.InferOutput<typeof Request>;
/** The same as a client may say it, without what goes without saying. */
export type Spoken = v.InferInput<typeof Request>;
export type RequestOf<K extends Request['type']> = Extract<Request, { type: K }>;
