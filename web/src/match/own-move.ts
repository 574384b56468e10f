import type { Mirror } from '@duskhall/protocol';

/** Whether what was told after so many events begins with something that the viewer did. */
export function beginsWithOwn(known: number, { log, seat }: Pick<Mirror, 'log' | 'seat'>): boolean {
  const first = log[known] as { seat?: unknown } | undefined;
  return seat >= 0 && first?.seat === seat;
}
