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

/** Where a game stands after an entry, and what has happened by it; the first is the deal, by no entry. */
export interface Step {
  at: number;
  entry: Entry | null;
  events: EventOf<Types['state']>[];
  /** Changed by the next step: whoever wants to keep it makes a copy. */
  s: Types['state'];
}

/** Plays a record again step by step, checking every move and every digest; throws `BadInput` that names the entry. */
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

/** One step of a record that has been checked. */
export function stepAt(game: Game<Types>, record: GameRecord, at: number): Step {
  const match = replay(game, record, Math.max(0, at - 1));
  const entry = at === 0 ? null : record.entries[at - 1]!;
  if (entry !== null) {
    collect(match);
    put(match, entry);
  }
  return { at, entry, events: collect(match), s: match.s };
}

/** Why an entry cannot be played; whatever a tampered record makes the rules throw counts too. */
function enterOrSay(match: Match<Types>, entry: Entry, texts: Texts<Types>): string | null {
  try {
    const refusal = enterAgain(match, entry);
    return refusal === null ? null : `${texts.refusal(refusal)} (${refusal.rule})`;
  } catch (error) {
    return (error as Error).message;
  }
}
