import type { Locale } from '@duskhall/kernel';
import type { Config } from '../config.ts';
import { leadsNot } from '../texts/lines.ts';
import { chapterOf, isLiving } from './leading.ts';
import { beatOf, type LiveMatch } from './live-match.ts';

/** VN-4.11.8: so long the living may think about it, and so long nobody is proposed after a no. */
export const ANSWER_WITHIN = 30_000;

/** What tells everybody at a match's table. */
export interface Crier {
  config: Config;
  /** Sitters have come or gone, or the moderator: the table looks different. */
  showTableOf(live: LiveMatch): void;
  /** Tells everybody something in their languages. */
  announce(live: LiveMatch, text: Record<Locale, string>): Promise<void>;
}

/** Whether what was asked is no longer what it would mean: who agreed did so for that person at that moment. */
export const isOutdated = (live: LiveMatch, hasWindowClosed: boolean): boolean => {
  const { proposal } = live;
  if (proposal === null) return false;
  return (
    hasWindowClosed ||
    live.isOver ||
    beatOf(live) > 0 ||
    proposal.chapter !== chapterOf(live) ||
    isLiving(live, proposal.person.id)
  );
};

/** Nothing comes of it, and everybody is told. */
export async function drop(host: Crier, live: LiveMatch): Promise<void> {
  const { person } = live.proposal!;
  end(live);
  live.proposalsRestUntil = host.config.clock.now() + ANSWER_WITHIN;
  host.showTableOf(live);
  await host.announce(live, leadsNot(person.name));
}

export function end(live: LiveMatch): void {
  live.proposal!.stop();
  live.proposal = null;
}
