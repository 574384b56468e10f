import type { Seat } from '@duskhall/kernel';
import { LEADER, NEWLY_TURNED, QUEEN } from '../roles/table.ts';
import { NONE } from '../state/index.ts';
import { isLikely, type Mind, pick, roll, suspicionOf } from './mind.ts';
import { preyOf } from './targets.ts';

/** The option with most votes among the rest of the clan; ties go to the one voted for by the lowest seat. */
export function leadingVote({ v, me }: Mind): { vote: Seat; count: number; first: Seat } {
  const votes = v.votes.map((vote, seat) => (seat === me ? NONE : vote));
  let lead = { vote: NONE as Seat, count: 0, first: -1 };
  for (const [seat, vote] of votes.entries()) {
    if (vote === NONE) continue;
    const count = votes.filter((one) => one === vote).length;
    if (count > lead.count) lead = { vote, count, first: seat };
  }
  return lead;
}

/** VN-4.4.2: the clan must agree, so a vote follows the majority; the Leader decides and follows no one. */
export function huntVote(mind: Mind, seats: readonly Seat[]): Seat {
  const { v, me, mates } = mind;
  const own = v.votes[me]!;
  const lead = leadingVote(mind);
  if (v.role === NEWLY_TURNED) return own === NONE ? turnedVote(mind, seats, lead.vote) : own;
  const isFollowed = lead.count > 0 && v.role !== LEADER && !mates.includes(lead.vote) && lead.vote !== me;
  if (own === NONE) return isFollowed ? lead.vote : packVote(mind, seats);
  const support = v.votes.filter((vote) => vote === own).length;
  const isOvertaken = lead.count > support || (lead.count === support && lead.first < me);
  return isFollowed && isOvertaken ? lead.vote : own;
}

/** Usually votes with the clan, but against it when one vote can stop a strike. */
function turnedVote(mind: Mind, seats: readonly Seat[], lead: Seat): Seat {
  const { v, rng, others } = mind;
  const clan = others.filter((seat) => v.shown['meet-hunters'].includes(seat));
  if (lead !== NONE && isLikely(rng, clan.length <= 2 ? 0.25 : 0.7)) return lead;
  const prey = seats.filter((seat) => !clan.includes(seat) && seat !== lead);
  return prey.length > 0 ? pick(mind, prey, (seat) => suspicionOf(mind, seat)) : -1;
}

/** From this many mates on, a clan can afford to strike elsewhere than where the Queen's ward is expected. */
const MANY = 3;
/** VN-4.4.11: the best victim for the clan: for the pack leader's choice, a gesture, or a first vote. */
export function packVote(mind: Mind, seats: readonly Seat[]): Seat {
  const { v, rng, mates } = mind;
  const isWarded = v.composition.counts[QUEEN]! > 0 && !v.deaths.some(({ shown }) => shown === QUEEN);
  const spread = isWarded && mates.length >= MANY ? 1.5 : 0;
  const prey = seats.filter((seat) => !mates.includes(seat));
  return pick(mind, prey, (seat) => preyOf(mind, seat) + spread * roll(rng));
}

/** VN-4.4.4 */
export const tieVote = (mind: Mind, tied: readonly Seat[]): Seat =>
  pick(mind, tied, (seat) => (seat < 0 ? 0 : mind.mates.includes(seat) || seat === mind.me ? -9 : preyOf(mind, seat)));
