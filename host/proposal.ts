import { chapterOf, isLiving } from './leadership.ts';
import { beatOf, type LiveMatch } from './live-match.ts';

/** VN-4.11.8: how long the living may think about it, and how long nobody else is proposed after a no. */
export const ANSWER_WITHIN = 30_000;

/** Whether the situation has changed since the question was put: consent was given for that person at that moment. */
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

/** Ends the proposal without consent, and tells everybody. */
export async function drop(live: LiveMatch): Promise<void> {
  const { person } = live.proposal!;
  end(live);
  live.proposalsRestUntil = live.ports.clock.now() + ANSWER_WITHIN;
  live.ports.onCrewChange();
  await live.ports.announce({ about: 'does-not-lead', name: person.name });
}

export function end(live: LiveMatch): void {
  live.proposal!.stop();
  live.proposal = null;
}
