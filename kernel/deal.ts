import { BadInput } from './bad-input.ts';
import { flawOfV1 } from './deal-v1.ts';
import { hashText, same, stable } from './digest.ts';
import { type AnyGame, type Game, shownOptions, type Types } from './game.ts';
import { replay } from './match.ts';
import type { OptionValues } from './options.ts';
import { type Draw, traceDraws } from './random.ts';
import type { Deal, GameRecord, SealedDeal } from './record.ts';
import type { Seat } from './table.ts';

/** The terms of a deal: everything else the cards depend on, fixed before any commitment is opened. */
export interface Terms {
  match: string;
  game: string;
  rulesVersion: number;
  /** The options shown to everybody (`shownOptions`); the house's commitment covers all of them. */
  options: OptionValues;
  /** By seat: a person (`holderOf`), `bot`, or `guest` for somebody without a device. */
  seats: string[];
}

/** What a client keeps of a deal it took part in: what it was shown before it opened its number, and the number. */
export interface KeptDeal {
  terms: Terms;
  /** The house's. */
  commitment: string;
  /** By seat, as shown; empty: they were never shown, and the client did not open its number. */
  commitments: string[];
  seat: Seat;
  nonce: string;
  /** All options, if the client saw them before it committed; left out: it knew only those of the terms. */
  options?: OptionValues;
  /** How many earlier deals at this table were aborted after the client had opened its number. */
  spoilt: number;
}

/** SHA-256 of canonical JSON; `purpose` separates the domains, so that no hash can serve as another. */
const hashOf = (purpose: string, ...parts: unknown[]): string =>
  hashText(stable(['duskhall deal 2', purpose, ...parts]));

/** A person in the terms of one match: checkable by anybody who knows the person's id, but the id stays hidden. */
export const holderOf = (match: string, person: string): string => hashOf('holder', match, person);
/** Whether this seat must contribute a number. */
export const hasNumber = (holder: string): boolean => holder !== 'bot' && holder !== 'guest';

/** The house's commitment, published before any seat's. It hides the options until the secret is opened. */
export const houseCommitment = (terms: Terms, options: OptionValues, secret: string): string =>
  hashOf('house', terms, options, secret);

/** A seat's commitment, published once it knows the terms and the house's commitment; bound to this seat. */
export const seatCommitment = (terms: Terms, house: string, seat: Seat, nonce: string): string =>
  hashOf('seat', terms, house, seat, nonce);

/** The seed and its proof, from the house's secret and the opened numbers; lists are by seat, '' where none is due. */
export function makeDeal(
  terms: Terms,
  options: OptionValues,
  secret: string,
  commitments: string[],
  nonces: string[],
): { seed: string; deal: SealedDeal } {
  const { match, seats } = terms;
  const commitment = houseCommitment(terms, options, secret);
  const seed = hashOf('seed', terms, commitment, commitments, secret, nonces);
  return { seed, deal: { version: 2, match, seats, commitment, commitments, secret, nonces } };
}

const termsIn = (by: AnyGame, { game, rulesVersion, options }: GameRecord, { match, seats }: SealedDeal): Terms => ({
  match,
  game,
  rulesVersion,
  options: shownOptions(by, options),
  seats,
});
const isSealed = (deal: Deal): deal is SealedDeal => deal.version === 2;

/** Why the deal of a record fails verification. */
export type DealFlaw = 'none' | 'scenario' | 'secret' | 'numbers' | 'openings' | 'seed';
const SENTENCES: Record<DealFlaw, string> = {
  none: 'this record carries no deal to check: its seed was chosen by somebody',
  scenario: 'this table was laid out by hand: it is a scenario, not a deal',
  secret: 'the secret is not the one that the house committed to',
  numbers: 'there is not one number for each seat that had to give one',
  openings: 'a number is not the one that its seat committed to',
  seed: 'the seed does not follow from the secret and the numbers',
};

/** Checks that the seed of a record follows from its deal, of either version; does not check the moves. */
export function dealFlaw(game: AnyGame, record: GameRecord): DealFlaw | null {
  const { deal, scenario, seats, options } = record;
  if (deal === null) return 'none';
  if (scenario !== null) return 'scenario';
  if (!isSealed(deal)) return flawOfV1(record, deal);
  const terms = termsIn(game, record, deal);
  const { commitment, commitments, secret, nonces } = deal;
  if ([deal.seats, commitments, nonces].some((list) => list.length !== seats)) return 'numbers';
  if (houseCommitment(terms, options, secret) !== commitment) return 'secret';
  for (const [seat, holder] of deal.seats.entries()) {
    const isGiven = hasNumber(holder);
    if ((nonces[seat] !== '') !== isGiven || (commitments[seat] !== '') !== isGiven) return 'numbers';
    if (isGiven && seatCommitment(terms, commitment, seat, nonces[seat]!) !== commitments[seat]) return 'openings';
  }
  return makeDeal(terms, options, secret, commitments, nonces).seed === record.seed ? null : 'seed';
}

/** Why a record contradicts the deal or the match that a client took part in. */
export type KeptFlaw = 'keptTerms' | 'keptHouse' | 'keptSeats' | 'keptNumber' | 'keptView';

/** Checks a record against what the client was shown of the deal and the number it contributed. */
export function keptFlaw(game: AnyGame, record: GameRecord, kept: KeptDeal): KeptFlaw | null {
  const { deal } = record;
  if (deal === null || !isSealed(deal) || !same(termsIn(game, record, deal), kept.terms)) return 'keptTerms';
  if (kept.options !== undefined && !same(record.options, kept.options)) return 'keptTerms';
  if (deal.commitment !== kept.commitment) return 'keptHouse';
  if (!same(deal.commitments, kept.commitments)) return 'keptSeats';
  return deal.nonces[kept.seat] === kept.nonce ? null : 'keptNumber';
}

/** Checks that the record ends with the view the seat saw at the end of the match. */
export function seenFlaw<T extends Types>(
  game: Game<T>,
  record: GameRecord,
  seat: Seat,
  view: object,
): KeptFlaw | null {
  const end: unknown = JSON.parse(JSON.stringify(game.view(replay(game, record).s, seat)));
  return same(end, view) ? null : 'keptView';
}

/**
 * What a valid deal proves. `own`: to a client that kept its own number, that nobody could choose the deal; `record`: the
 * same to others, if at least one seat was honest; `house`: no seat contributed a number, so the house could choose;
 * `first`: version 1, in which a player who also ran the server could choose.
 */
export type DealProof = 'own' | 'record' | 'house' | 'first';

export function proofOf({ deal }: GameRecord, kept: KeptDeal | null): DealProof {
  if (deal === null || !isSealed(deal)) return 'first';
  if (!deal.seats.some(hasNumber)) return 'house';
  return kept !== null && kept.commitments.length > 0 ? 'own' : 'record';
}

/** Verifies the deal and replays the match; returns every draw. Throws `BadInput` if the deal fails verification. */
export function verifyDeal<T extends Types>(game: Game<T>, record: GameRecord): Draw[] {
  const flaw = dealFlaw(game, record);
  if (flaw !== null) throw new BadInput(SENTENCES[flaw]);
  return traceDraws(() => replay(game, record));
}
