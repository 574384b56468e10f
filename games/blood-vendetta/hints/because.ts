import { type Because, fastRng, type Seat } from '@duskhall/kernel';
import type { Question } from '../frames.ts';
import { BANSHEE, COUNT, KING, NOSFERATU, PRINCE, REVENANT, type Role, UNDINE, VAMPIRES } from '../roles/table.ts';
import type { View } from '../view/index.ts';
import { best, type Mind, openMind, suspicionOf, threatOf } from './mind.ts';
import { targetOf } from './targets.ts';

/** The kind of decision: whom to accuse, whom others would condemn (for those in hiding), a vote, or a power. */
export type Thought = 'enemy' | 'bait' | 'verdict' | 'kill' | 'power';

const ACCUSING: readonly (Question | '')[] = ['debate', 'speech', 'plurality', 'lot'];
/** Roles that use their power against enemies. */
const HOSTILE: readonly Role[] = [KING, PRINCE, COUNT, REVENANT, NOSFERATU, BANSHEE, UNDINE];

/** The kind of decision the seat was asked for; null if it has nothing to explain. */
function thoughtOf(v: View): Thought | null {
  if (ACCUSING.includes(v.question)) return 'enemy';
  if (v.question === 'verdict' || v.question === 'kill') return v.question;
  return v.question === 'target' && HOSTILE.includes(v.role) ? 'power' : null;
}
function seatOf(thought: Thought, mind: Mind): Seat {
  const { v, rng, strangers } = mind;
  if (thought === 'verdict') return v.accused[(v.stack.at(-1) as { place: number }).place]!;
  if (thought === 'kill') return v.pick;
  if (thought === 'power') return targetOf(mind, strangers, false);
  return best(rng, strangers, (seat) => (thought === 'bait' ? suspicionOf(mind, seat) : threatOf(mind, seat)));
}

/** How likely the seat in question is an enemy, in the bot's eyes (or in the others' eyes, for bait). */
export function because(v: View): Because | null {
  const asked = v.viewer < 0 ? null : thoughtOf(v);
  if (asked === null) return null;
  const mind = openMind(v, fastRng(1));
  const code = asked === 'enemy' && mind.side !== VAMPIRES ? 'bait' : asked;
  const seat = seatOf(code, mind);
  if (seat < 0 || seat === mind.me) return null;
  const chance = code === 'bait' ? suspicionOf(mind, seat) : threatOf(mind, seat);
  return { code, args: { seat, percent: Math.round(100 * chance) } };
}
