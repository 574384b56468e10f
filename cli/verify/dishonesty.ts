import { commitmentTo, type Game, type GameRecord, seedOf, type Texts, type Types } from '@duskhall/kernel';
import { retrace } from '../replay/retrace.ts';
import type { CliTexts } from '../texts/index.ts';

/** The places where a deal can be dishonest, in the order in which they are looked at. */
export const PLACES = ['scenario', 'published', 'commitment', 'nonces', 'seed', 'entries'] as const;
export type Place = (typeof PLACES)[number];

/** What somebody at the table saw of the deal with its own eyes, before it was made. */
export interface Witness {
  commitment?: string | undefined;
  /** By seat. */
  nonces?: { readonly [seat: number]: string };
}

export interface Dishonesty {
  where: Place;
  text: string;
}

/** Where a record with a deal is not what an honest house would have made of it; null: nowhere. */
export function dishonestyIn(
  game: Game<Types>,
  record: GameRecord,
  witness: Witness,
  texts: Texts<Types>,
  words: CliTexts,
): Dishonesty | null {
  const { match, commitment, secret, nonces } = record.deal!;
  const at = (where: Exclude<Place, 'entries'>) => ({ where, text: words.deal[where] });
  if (record.scenario !== null) return at('scenario');
  if (witness.commitment !== undefined && witness.commitment !== commitment) return at('published');
  if (commitmentTo(match, record.game, record.rulesVersion, secret) !== commitment) return at('commitment');
  const isForged = Object.entries(witness.nonces ?? {}).some(([seat, nonce]) => nonces[Number(seat)] !== nonce);
  if (nonces.length !== record.seats || isForged) return at('nonces');
  if (seedOf(secret, nonces) !== record.seed) return at('seed');
  try {
    retrace(game, record, texts, words);
    return null;
  } catch (error) {
    return { where: 'entries', text: (error as Error).message };
  }
}
