import * as v from 'valibot';

/** What everybody at a table may read: no control characters, no more than this long. */
const plainText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
        .trim(),
    ),
    v.minLength(1),
    v.maxLength(max),
  );
export const PlayerName = plainText(24);
export const ChatText = plainText(500);
export const LocaleName = v.picklist(['en', 'ru', 'fr']);

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Times in seconds. Live: a reserve and what each decision adds to it. Correspondence: for each decision. */
export const ClockSettings = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), base: whole(5, 36_000), increment: whole(0, 600) }),
  v.strictObject({ kind: v.literal('correspondence'), days: whole(1, 30) }),
]);
export type ClockSettings = v.InferOutput<typeof ClockSettings>;

/** What the host of a table chooses. */
export const TableSettings = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(60)),
  seats: whole(1, 24),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  /** Listed in the lobby; a private table is found by its link or code only. */
  isPublic: v.optional(v.boolean(), false),
  clock: v.optional(ClockSettings, { kind: 'none' }),
  /** When a seat's time is up: the game's own answer, or a sitter that plays until its person is back. */
  timeUp: v.optional(v.picklist(['answer', 'sitter']), 'answer'),
  /** Who leads the game: the software, or the host, who then has no seat, sees the house's view and makes its entries. */
  moderator: v.optional(v.picklist(['software', 'host']), 'software'),
  /** Whether one may ask what a bot would do; left out: yes, but at a public table with a clock. */
  hints: v.optional(v.picklist(['on', 'off'])),
  mayWatch: v.optional(v.boolean(), true),
  /** Watchers see everything so many seconds later. */
  watchDelay: v.optional(whole(0, 600), 0),
});
export type TableSettings = v.InferOutput<typeof TableSettings>;
