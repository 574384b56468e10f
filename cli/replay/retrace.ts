import {
  BadInput,
  collect,
  digest,
  type Entry,
  type EventOf,
  type Game,
  type GameRecord,
  type Match,
  openMatch,
  plays,
  readOptions,
  type Texts,
  type Types,
} from '@duskhall/kernel';
import { enterAgain } from '../entries.ts';
import type { CliTexts } from '../texts/index.ts';

/** Where a game stood after an entry, and what had happened by it; the first is the deal, by no entry. */
export interface Step {
  entry: Entry | null;
  events: EventOf<Types['state']>[];
  s: Types['state'];
}

/** Plays a record again, checking every move and every digest; throws `BadInput` that names the entry. */
export function retrace(game: Game<Types>, record: GameRecord, texts: Texts<Types>, words: CliTexts): Step[] {
  if (!plays(game, record.rulesVersion))
    throw new BadInput(words.record.otherRules(record.rulesVersion, game.rulesVersion));
  const match = begin(game, record);
  const digests = new Map(record.digests);
  const steps: Step[] = [];
  const take = (entry: Entry | null) => {
    steps.push({ entry, events: collect(match), s: game.clone(match.s) });
    const expected = digests.get(steps.length - 1);
    if (expected !== undefined && digest(match.s) !== expected)
      throw new BadInput(words.record.differs(steps.length - 1, record.entries.length));
  };
  take(null);
  for (const entry of record.entries) {
    const why = enterOrSay(match, entry, texts);
    if (why !== null) throw new BadInput(words.record.refused(steps.length, record.entries.length, why));
    take(entry);
  }
  return steps;
}

function begin(game: Game<Types>, record: GameRecord): Match<Types> {
  const { rulesVersion, seats, seed, scenario } = record;
  if (seats < game.seats.min || seats > game.seats.max)
    throw new BadInput(`${game.name} has from ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  const options = readOptions(game.options, record.options, seats);
  return openMatch(game, { rulesVersion, seats, seed, scenario, options });
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
