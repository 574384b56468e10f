import * as v from 'valibot';
import { ChatText, LocaleName, PlayerName, TableSettings } from './settings.ts';

/** The id of a table, match, person or client: 128 random bits. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const slide = v.pipe(count, v.maxValue(99));
/** 256 bits in hexadecimal. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** The client's request number, which makes requests idempotent: a repeated one is answered again, not executed again. */
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31));

const about = <K extends string, E extends v.ObjectEntries>(type: K, entries: E) =>
  v.strictObject({ type: v.literal(type), id, ...entries });

/** Everything a client may send over its socket; each is answered by `ok` or `no` with the same id. */
export const Request = v.variant('type', [
  /** `client` is a random name that a client keeps across reconnects, so that repeated requests are recognized. */
  about('hello', { protocol: count, locale: LocaleName, client: Id }),
  /** Subscribes to a table; `have` is the last news number the client has received. */
  about('open', { table: Id, have: v.optional(v.strictObject({ match: Id, n: count })) }),
  about('shut', { table: Id }),
  about('sit', { table: Id, seat: v.optional(seat) }),
  about('stand', { table: Id }),
  about('ready', { table: Id, isReady: v.boolean() }),
  /** The two parts of the commitment round; `deal` is the id of the match to come. */
  about('commit', { table: Id, deal: Id, commitment: hash }),
  about('reveal', { table: Id, deal: Id, nonce: hash }),
  about('seatBot', { table: Id, seat, level: v.pipe(v.string(), v.maxLength(30)) }),
  /** Seats a player without a device. This and the next four are for the host only. */
  about('seatGuest', { table: Id, seat, name: PlayerName }),
  about('kick', { table: Id, seat }),
  /** Reorders the seats: a list of their current numbers; empty seats left out of it are removed. */
  about('arrange', { table: Id, order: v.pipe(v.array(seat), v.minLength(1), v.maxLength(24)) }),
  about('settle', { table: Id, settings: TableSettings }),
  about('start', { table: Id }),
  /** Answers question number `asked`, or makes free moves; several moves are accepted all or none. */
  about('move', { match: Id, asked: count, moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(40)) }),
  about('undo', { match: Id }),
  /** Asks for a hint; the server replies with `advice`. */
  about('advise', { match: Id }),
  /** The moderator's moves, on behalf of a seat or the house (-1). */
  about('enter', {
    match: Id,
    seat: v.union([seat, v.literal(-1)]),
    moves: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(40)),
  }),
  about('close', { match: Id }),
  about('extend', { match: Id, seconds: v.pipe(count, v.minValue(1), v.maxValue(3600)) }),
  /**
   * The host or the moderator makes a person who does not play the moderator; '': the software. At a table that was not
   * opened with a moderator, all living players are asked first.
   */
  about('moderate', { match: Id, person: v.union([Id, v.literal('')]) }),
  /** A living player agrees or objects to the proposed moderator. */
  about('consent', { match: Id, person: Id, isAgreed: v.boolean() }),
  /** The moderator marks a player as absent: a sitter plays until the person returns. */
  about('absent', { match: Id, seat }),
  about('rewind', { match: Id, entries: count }),
  about('pause', { match: Id, isPaused: v.boolean() }),
  about('concede', { match: Id }),
  /** A person takes its seat back from the sitter. */
  about('return', { match: Id }),
  about('chat', { table: Id, text: ChatText, room: v.optional(v.pipe(v.string(), v.maxLength(30)), 'all') }),
  /** The host mutes or unmutes a person at this table. */
  about('mute', { table: Id, person: Id, isMuted: v.boolean() }),
  /** After a match: which of the slides about it the table's screen shows, and how many there are. */
  about('slide', { table: Id, at: slide, of: slide }),
]);

/**
 * In a secret window: a client's pending requests, sent once per beat even if there are none, and padded to a fixed size.
 * The beat itself is not answered; each request in it is.
 */
export const Beat = v.strictObject({
  type: v.literal('beat'),
  match: Id,
  requests: v.pipe(v.array(v.unknown()), v.maxLength(40)),
  padding: v.string(),
});

export type Request = v.InferOutput<typeof Request>;
/** A request as a client may write it, with defaults left out. */
export type Spoken = v.InferInput<typeof Request>;
export type RequestOf<K extends Request['type']> = Extract<Request, { type: K }>;
