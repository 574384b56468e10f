import { hashText } from './digest.ts';
import type { FirstDeal, GameRecord } from './record.ts';

/**
 * The first way of dealing, for records that were made by it: numbers went to the house openly, so that a player who also
 * ran the server could try numbers until it liked the cards.
 */
export const commitmentTo = (match: string, game: string, rulesVersion: number, secret: string): string =>
  hashText(['v1', match, game, rulesVersion, secret].join('|'));

/** The seed of a match: the house's secret and a number from every seat, in seat order. */
export const seedOf = (secret: string, nonces: readonly string[]): string => hashText([secret, ...nonces].join('|'));

export function flawOfV1(record: GameRecord, deal: FirstDeal): 'secret' | 'numbers' | 'seed' | null {
  const { match, commitment, secret, nonces } = deal;
  if (commitmentTo(match, record.game, record.rulesVersion, secret) !== commitment) return 'secret';
  if (nonces.length !== record.seats) return 'numbers';
  return seedOf(secret, nonces) === record.seed ? null : 'seed';
}
