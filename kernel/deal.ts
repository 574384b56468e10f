import { BadInput } from './bad-input.ts';
import { hashText } from './digest.ts';
import type { Game, Types } from './game.ts';
import { replay } from './match.ts';
import { type Draw, traceDraws } from './random.ts';
import type { GameRecord } from './record.ts';

/** What the house publishes before any player's number is known. */
export const commitmentTo = (match: string, game: string, rulesVersion: number, secret: string): string =>
  hashText(['v1', match, game, rulesVersion, secret].join('|'));

/** The seed of a match: the house's secret and a number from every seat, in seat order. */
export const seedOf = (secret: string, nonces: readonly string[]): string => hashText([secret, ...nonces].join('|'));

/** Re-derives a finished match from its secret; throws where the deal was not honest. Returns every draw. */
export function verifyDeal<T extends Types>(game: Game<T>, record: GameRecord): Draw[] {
  const { deal } = record;
  if (deal === null) throw new BadInput('this record carries no deal to check: its seed was chosen by somebody');
  if (record.scenario !== null)
    throw new BadInput('this table was set by a scenario, not dealt: its cards were chosen');
  const { match, commitment, secret, nonces } = deal;
  if (commitmentTo(match, record.game, record.rulesVersion, secret) !== commitment)
    throw new BadInput('the secret is not the one that the house committed to');
  if (nonces.length !== record.seats)
    throw new BadInput(`there are ${nonces.length} numbers for ${record.seats} seats`);
  if (seedOf(secret, nonces) !== record.seed)
    throw new BadInput('the seed does not follow from the secret and the numbers');
  return traceDraws(() => replay(game, record));
}
