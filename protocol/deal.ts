import { hasNumber, holderOf, type KeptDeal, type Seat, same, seatCommitment } from '@duskhall/kernel';
import type { DealRound, TableInfo } from './replies.ts';

/** Why a client refuses to reveal its number: an honest server would not have sent this. */
export type Doubt = 'terms' | 'reused' | 'house' | 'seats' | 'own';

/** A client's own count of the deals at a table. */
export interface Tally {
  table: string;
  /** The deal for which it revealed its number, until the match begins. */
  opened: string;
  /** Deals aborted after that point, since the last match. */
  spoilt: number;
}

/** A client's store of its part in deals, needed to verify them after the match. */
export interface DealMemory {
  find(match: string): KeptDeal | null;
  keep(kept: KeptDeal): void;
  tally(table: string): Tally;
  count(tally: Tally): void;
}

/** How many deals, and how many tables, are kept; the oldest are dropped. */
export const REMEMBERED = 30;
function remember<T>(all: Map<string, T>, key: string, one: T): void {
  all.delete(key);
  all.set(key, one);
  for (const old of [...all.keys()].slice(0, -REMEMBERED)) all.delete(old);
}
export function newDealMemory(): DealMemory {
  const deals = new Map<string, KeptDeal>();
  const tallies = new Map<string, Tally>();
  return {
    find: (match) => deals.get(match) ?? null,
    keep: (kept) => remember(deals, kept.terms.match, kept),
    tally: (table) => tallies.get(table) ?? { table, opened: '', spoilt: 0 },
    count: (tally) => remember(tallies, tally.table, tally),
  };
}

const COMMITMENT = /^[0-9a-f]{64}$/;
/** 256 random bits. */
const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const seatOf = ({ seats }: TableInfo, person: string): Seat =>
  person === '' ? -1 : seats.findIndex((seat) => !seat.isBot && seat.person?.id === person);

/** Whether the terms match the table as the client sees it: game, options, and who sits where. */
function areTerms({ settings, shownOptions, seats }: TableInfo, { terms, commitment }: DealRound): boolean {
  const holders = seats.map(({ person, isBot }) => {
    if (isBot) return 'bot';
    return person === null || person.id === '' ? 'guest' : holderOf(terms.match, person.id);
  });
  return (
    terms.game === settings.game &&
    same(terms.options, shownOptions ?? settings.options) &&
    same(terms.seats, holders) &&
    COMMITMENT.test(commitment)
  );
}

/** Checks the list of commitments before the client reveals its number; null: nothing is wrong. */
function doubtOf(table: TableInfo, round: DealRound, seat: Seat, kept: KeptDeal): Doubt | null {
  const { terms, commitment, commitments } = round;
  if (!areTerms(table, round) || !same(terms, kept.terms) || seat !== kept.seat) return 'terms';
  if (commitment !== kept.commitment) return 'house';
  const isWhole =
    commitments.length === terms.seats.length &&
    terms.seats.every((holder, i) => (hasNumber(holder) ? COMMITMENT.test(commitments[i]!) : commitments[i] === ''));
  if (!isWhole) return 'seats';
  return commitments[seat] === seatCommitment(terms, commitment, seat, kept.nonce) ? null : 'own';
}

type DealWish =
  | { type: 'commit'; table: string; deal: string; commitment: string }
  | { type: 'reveal'; table: string; deal: string; nonce: string };

/** A client's part in the commitment rounds of its table. */
export interface Dealer {
  /** The client's next request for this table; a doubt: it refuses; null: nothing to do. */
  look(table: TableInfo, person: string): DealWish | Doubt | null;
}

export function newDealer(memory: DealMemory): Dealer {
  /** The step already answered: the table is sent again whenever anything changes. */
  let answered = '';

  function watch({ id, match, round }: TableInfo): void {
    const { opened, spoilt } = memory.tally(id);
    if (opened === '' || round?.terms.match === opened) return;
    memory.count({ table: id, opened: '', spoilt: match === opened ? 0 : spoilt + 1 });
  }

  function commit(table: TableInfo, round: DealRound, seat: Seat): DealWish | Doubt {
    const { terms, commitment } = round;
    if (!areTerms(table, round)) return 'terms';
    const before = memory.find(terms.match);
    // A revealed number is public: if the client committed to it again, the house could choose the deal.
    if (before !== null && before.commitments.length > 0) return 'reused';
    const isSame = before !== null && before.commitment === commitment && same(before.terms, terms);
    const nonce = isSame && before.seat === seat ? before.nonce : newNonce();
    const options = table.shownOptions === undefined ? {} : { options: table.settings.options };
    const { spoilt } = memory.tally(table.id);
    memory.keep({ terms, commitment, commitments: [], seat, nonce, spoilt, ...options });
    const own = seatCommitment(terms, commitment, seat, nonce);
    return { type: 'commit', table: table.id, deal: terms.match, commitment: own };
  }

  function reveal(table: TableInfo, round: DealRound, seat: Seat): DealWish | Doubt | null {
    const { match } = round.terms;
    const kept = memory.find(match);
    // Another device of the same person made the commitment.
    if (kept === null) return null;
    const doubt = doubtOf(table, round, seat, kept);
    if (doubt !== null) return doubt;
    // Revealing for a second list would be a second deal with the same number.
    if (kept.commitments.length > 0 && !same(kept.commitments, round.commitments)) return 'seats';
    memory.keep({ ...kept, commitments: round.commitments });
    memory.count({ ...memory.tally(table.id), opened: match });
    return { type: 'reveal', table: table.id, deal: match, nonce: kept.nonce };
  }

  return {
    look(table, person) {
      watch(table);
      const { round } = table;
      if (round === undefined) return null;
      const seat = seatOf(table, person);
      const step = `${table.id} ${round.terms.match} ${round.stage} ${round.commitment}`;
      if (seat < 0 || step === answered) return null;
      answered = step;
      return round.stage === 'commit' ? commit(table, round, seat) : reveal(table, round, seat);
    },
  };
}
