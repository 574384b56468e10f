import type { View } from '@duskhall/blood-vendetta';

/** The day board that is open or being counted, from 0. */
function boardOf({ stack }: View): number {
  const frame = stack.findLast((one) => one.do === 'board.closed' || one.do === 'board.open');
  if (frame === undefined || !('place' in frame)) return -1;
  return frame.do === 'board.closed' ? frame.place : frame.place - 1;
}

/** VN-4.9: the chat room the viewer may write to; `all` even where nobody may speak, so that all pages look alike. */
export function roomOf(view: View): string {
  const { viewer, ending, isAlive, phase, options, hunts, cycle } = view;
  if (viewer < 0 || ending !== '') return 'all';
  if (!isAlive[viewer]) return 'dead';
  if (phase !== 'day' || options.clanChat === 'off') return 'all';
  const clan = hunts.findLast((hunt) => hunt.cycle === cycle)?.clan ?? 'all';
  // VN-4.4.1: the vargs meet first, and are done when the hunters' board opens.
  return clan === 'vargs' && boardOf(view) > 0 ? 'all' : clan;
}
