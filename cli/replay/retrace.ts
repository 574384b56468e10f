import {
  BadInput,
  collect,
  digestOf,
  type Entry,
  type EventOf,
  type Game,
  type GameRecord,
  type Match,
  openMatch,
  plays,
  put,
  replay,
  type Texts,
  type Types,
} from '@duskhall/kernel';
import { enterAgain } from '../replay-entry.ts';
import type { CliTexts } from '../texts/index.ts';

/** The state after an entry, and its events; the first step is the deal, without an entry. */
export interface Step {
  at: number;
  entry: Entry | null;
  events: EventOf<Types['state']>[];
  /** Changed by the next step: clone it to keep it. */
  s: Types['state'];
}

/** Replays a record step by step and checks every move and digest; throws `BadInput` that names the entry. */
export function* retrace(
  game: Game<Types>,
  record: GameRecord,
  texts: Texts<Types>,
  words: CliTexts,
): Generator<Step, void> {
  const { rulesVersion, entries } = record;
  if (!plays(game, rulesVersion)) throw new BadInput(words.record.otherRules(rulesVersion, game.rulesVersion));
  const match = openMatch(game, record);
  const digests = new Map(record.digests);
  for (let at = 0; at <= entries.length; at++) {
    const entry = at === 0 ? null : entries[at - 1]!;
    const why = entry === null ? null : enterOrSay(match, entry, texts);
    if (why !== null) throw new BadInput(words.record.refused(at, entries.length, why));
    const expected = digests.get(at);
    if (expected !== undefined && digestOf(game, match.s) !== expected)
      throw new BadInput(words.record.differs(at, entries.length));
    yield { at, entry, events: collect(match), s: match.s };
  }
}

/** One checked step of a record. */
export function stepAt(game: Game<Types>, record: GameRecord, at: number): Step {
  const entry = at === 0 ? null : record.entries[at - 1]!;
  const match = entry === null ? openMatch(game, record) : replay(game, record, at - 1);
  if (entry !== null) put(match, entry);
  return { at, entry, events: collect(match), s: match.s };
}

/** Why an entry is illegal, including exceptions that a tampered record causes in the rules. */
function enterOrSay(match: Match<Types>, entry: Entry, texts: Texts<Types>): string | null {
  try {
    const refusal = enterAgain(match, entry);
    return refusal === null ? null : `${texts.refusal(refusal)} (${refusal.rule})`;
  } catch (error) {
    return (error as Error).message;
  }
}
