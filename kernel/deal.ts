import { BadInput } from './bad-input.ts';
import { flawOfV1 } from './deal-v1.ts';
import { hashText, same, stable } from './digest.ts';
import { type AnyGame, type Game, shownOptions, type Types } from './game.ts';
import { replay } from './match.ts';
import type { OptionValues } from './options.ts';
import { type Draw, traceDraws } from './random.ts';
import type { Deal, GameRecord, SealedDeal } from './record.ts';
import type { Seat } from './table.ts';

/** What a deal is for: whatever could make other cards of the same numbers is in it, and fixed before any is opened. */
export interface Terms {
  match: string;
  game: string;
  rulesVersion: number;
  /** As everybody is shown them, see `shownOptions`; all of them are in the house's commitment. */
  options: OptionValues;
  /** By seat: who sits there, see `holderOf`; `bot`, or `guest` for somebody without a device. */
  seats: string[];
}

/** What a client has kept of a deal that it took part in: what it was shown before it opened its number, and that. */
export interface KeptDeal {
  terms: Terms;
  /** The house's. */
  commitment: string;
  /** By seat, as they were shown; empty: they never were, and its number stayed shut. */
  commitments: string[];
  seat: Seat;
  nonce: string;
  /** All options, if it was shown them before it committed; left out: those of the terms are all it knew. */
  options?: OptionValues;
  /** How many deals before this one, at the same table, came to nothing after it had opened its number. */
  spoilt: number;
}

/** The SHA-256 of JSON without spaces and with sorted keys: one text for one list, and no list for two purposes. */
const hashOf = (purpose: string, ...parts: unknown[]): string =>
  hashText(stable(['duskhall deal 2', purpose, ...parts]));

/** A person in the terms of one match: whoever knows the person's id can check it, and nobody can read the id from it. */
export const holderOf = (match: string, person: string): string => hashOf('holder', match, person);
/** Whether a number of its own is expected from this seat. */
export const hasNumber = (holder: string): boolean => holder !== 'bot' && holder !== 'guest';

/** What the house publishes before any seat does. Nothing of the options can be read from it without the secret. */
export const houseCommitment = (terms: Terms, options: OptionValues, secret: string): string =>
  hashOf('house', terms, options, secret);

/** What a seat publishes when it knows the terms and the house's commitment. Its number opens it at this seat only. */
export const seatCommitment = (terms: Terms, house: string, seat: Seat, nonce: string): string =>
  hashOf('seat', terms, house, seat, nonce);

/** The seed and its proof, from the house's secret and the opened numbers; both lists are by seat, empty where none is. */
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

/** Why the deal of a record does not hold. */
export type DealFlaw = 'none' | 'scenario' | 'secret' | 'numbers' | 'openings' | 'seed';
const SENTENCES: Record<DealFlaw, string> = {
  none: 'this record carries no deal to check: its seed was chosen by somebody',
  scenario: 'this table was laid out by hand: it is a scenario, not a deal',
  secret: 'the secret is not the one that the house committed to',
  numbers: 'there is not one number for each seat that had to give one',
  openings: 'a number is not the one that its seat committed to',
  seed: 'the seed does not follow from the secret and the numbers',
};

/** Whether the seed of a record follows from its deal, whichever way of dealing it names; the moves are not looked at. */
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

/** Why a record is not of the deal that a client took part in, or of the match that it saw. */
export type KeptFlaw = 'keptTerms' | 'keptHouse' | 'keptSeats' | 'keptNumber' | 'keptView';

/** Whether a record tells of a deal what a client was shown of it, and holds the number that it gave. */
export function keptFlaw(game: AnyGame, record: GameRecord, kept: KeptDeal): KeptFlaw | null {
  const { deal } = record;
  if (deal === null || !isSealed(deal) || !same(termsIn(game, record, deal), kept.terms)) return 'keptTerms';
  if (kept.options !== undefined && !same(record.options, kept.options)) return 'keptTerms';
  if (deal.commitment !== kept.commitment) return 'keptHouse';
  if (!same(deal.commitments, kept.commitments)) return 'keptSeats';
  return deal.nonces[kept.seat] === kept.nonce ? null : 'keptNumber';
}

/** Whether a match ends in its record as a seat, which has played it, saw it end. */
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
 * What a deal that holds proves. `own`: whoever kept its own number knows that nobody could choose it; `record`: so do
 * others, if they believe that one of the seats was honest; `house`: no seat gave a number, so the house could choose;
 * `first`: the first way of dealing, in which a player who also ran the server could choose.
 */
export type DealProof = 'own' | 'record' | 'house' | 'first';

export function proofOf({ deal }: GameRecord, kept: KeptDeal | null): DealProof {
  if (deal === null || !isSealed(deal)) return 'first';
  if (!deal.seats.some(hasNumber)) return 'house';
  return kept !== null && kept.commitments.length > 0 ? 'own' : 'record';
}

/** Re-derives a finished match from its secret; throws where the deal was not honest. Returns every draw. */
export function verifyDeal<T extends Types>(game: Game<T>, record: GameRecord): Draw[] {
  const flaw = dealFlaw(game, record);
  if (flaw !== null) throw new BadInput(SENTENCES[flaw]);
  return traceDraws(() => replay(game, record));
}
