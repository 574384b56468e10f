import { type Because, fastRng, type Seat } from '@duskhall/kernel';
import { HARMLESS } from '../frames.ts';
import type { View } from '../view/index.ts';
import { openMind, threatOf } from './mind.ts';

/** Questions that are answered without a thought. */
const IDLE: readonly string[] = ['', 'role', 'card', 'roll', 'guess', 'muse', 'place', 'defence', 'words', ...HARMLESS];

/** Whom the seat took for an enemy when it was asked: who is on trial, or whom it suspects most. */
export function because(v: View): Because | null {
  if (IDLE.includes(v.question) || v.viewer < 0) return null;
  const mind = openMind(v, fastRng(1));
  const place = (v.stack.at(-1) as { place?: number } | undefined)?.place ?? -1;
  const accused = v.question === 'verdict' ? (v.accused[place] ?? -1) : -1;
  let [seat, threat]: [Seat, number] = [accused, accused >= 0 ? threatOf(mind, accused) : -1];
  if (accused < 0)
    for (const other of mind.strangers) {
      const own = threatOf(mind, other);
      if (own > threat) [seat, threat] = [other, own];
    }
  return seat < 0 ? null : { code: 'enemy', args: { seat, percent: Math.round(100 * threat) } };
}
