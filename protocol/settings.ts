import * as v from 'valibot';

/** Characters that count as letters or symbols but are drawn as nothing: a name of them could not be seen. */
const BLANK = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/** User text that others will read: normalized, without control characters, of limited length. */
const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
        .replace(BLANK, ' ')
        .trim(),
    ),
    v.minLength(1),
    v.maxLength(max),
  );
export const PlayerName = plainText(24);
export const ChatText = plainText(500);
export const LocaleName = v.picklist(['en', 'ru', 'fr']);

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Live: a reserve and an increment per decision, in seconds. Correspondence: days per decision. */
export const ClockSettings = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), base: whole(5, 36_000), increment: whole(0, 600) }),
  v.strictObject({ kind: v.literal('correspondence'), days: whole(1, 30) }),
]);
export type ClockSettings = v.InferOutput<typeof ClockSettings>;

/** The settings of a table, chosen by its host. */
export const TableSettings = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  seats: whole(1, 24),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  /** Listed in the lobby; a private table needs its link or code. */
  isPublic: v.optional(v.boolean(), false),
  clock: v.optional(ClockSettings, { kind: 'none' }),
  /** When a seat's time is up: the game's time-out move, or a sitter until the person returns. */
  timeUp: v.optional(v.picklist(['answer', 'sitter']), 'answer'),
  /** Who moderates: the software, or the host, who then has no seat and sees the house's view. */
  moderator: v.optional(v.picklist(['software', 'host']), 'software'),
  /** Whether players may ask for hints; left out: see `mayAdvise`. */
  hints: v.optional(v.picklist(['on', 'off'])),
  mayWatch: v.optional(v.boolean(), true),
  /** Spectators see everything this many seconds late. */
  watchDelay: v.optional(whole(0, 600), 0),
  /** Whether the table's screen plays the sounds of the night; left out: it does not. */
  ambience: v.optional(v.boolean()),
  /** The language of the bots' names, which are the same for everybody; left out when a table is opened: the host's. */
  locale: v.optional(LocaleName),
});
export type TableSettings = v.InferOutput<typeof TableSettings>;
