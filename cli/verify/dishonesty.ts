import {
  type DealFlaw,
  dealFlaw,
  type Game,
  type GameRecord,
  type KeptDeal,
  type KeptFlaw,
  keptFlaw,
  proofOf,
  type Texts,
  type Types,
} from '@duskhall/kernel';
import { retrace } from '../replay/retrace.ts';
import type { CliTexts } from '../texts/index.ts';

/** What a participant knows about the deal independently of the record. */
export interface Witness {
  /** What the house published. */
  commitment?: string | undefined;
  /** What its client kept; null: nothing. */
  kept: KeptDeal | null;
}

export interface Dishonesty {
  where: DealFlaw | KeptFlaw | 'published' | 'entries';
  text: string;
}

/** The first contradiction between a record and an honest deal; null: none. */
export function dishonestyIn(
  game: Game<Types>,
  record: GameRecord,
  { commitment, kept }: Witness,
  texts: Texts<Types>,
  words: CliTexts,
): Dishonesty | null {
  const isOther = commitment !== undefined && commitment !== record.deal?.commitment;
  const where = isOther ? 'published' : (dealFlaw(game, record) ?? (kept && keptFlaw(game, record, kept)));
  if (where !== null) return { where, text: words.deal.flaws[where] };
  try {
    for (const _ of retrace(game, record, texts, words));
    return null;
  } catch (error) {
    return { where: 'entries', text: (error as Error).message };
  }
}

/** What a valid deal proves, as a sentence. */
export function provenBy(record: GameRecord, kept: KeptDeal | null, { deal }: CliTexts): string[] {
  const spoilt = kept?.spoilt ?? 0;
  return [deal.proofs[proofOf(record, kept)], ...(spoilt > 0 ? [deal.spoilt(spoilt)] : [])];
}
