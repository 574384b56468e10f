import { hashText } from './digest.ts';
import type { FirstDeal, GameRecord } from './record.ts';

/**
 * Version 1 of the deal, kept to verify old records. Seats sent their numbers in the clear, so a player who also ran the
 * server could try numbers until the cards suited.
 */
export const commitmentTo = (match: string, game: string, rulesVersion: number, secret: string): string =>
  hashText(['v1', match, game, rulesVersion, secret].join('|'));

/** Hashes the house's secret and every seat's number, in seat order. */
export const seedOf = (secret: string, nonces: readonly string[]): string => hashText([secret, ...nonces].join('|'));

export function flawOfV1(record: GameRecord, deal: FirstDeal): 'secret' | 'numbers' | 'seed' | null {
  const { match, commitment, secret, nonces } = deal;
  if (commitmentTo(match, record.game, record.rulesVersion, secret) !== commitment) return 'secret';
  if (nonces.length !== record.seats) return 'numbers';
  return seedOf(secret, nonces) === record.seed ? null : 'seed';
}
