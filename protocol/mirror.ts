import type { News, Sync } from './replies.ts';

/** A client's copy of a match: the last sync plus all news since. */
export type Mirror = Sync;

/** Applies a sync or news; null if the numbers have a gap and a new sync is needed. */
export function reflect(mirror: Mirror | null, reply: Sync | News): Mirror | null {
  if (reply.type === 'sync') return reply;
  if (mirror === null || mirror.match !== reply.match || reply.n !== mirror.n + 1) return null;
  const { changes, events, lost = 0, type: _, ...rest } = reply;
  const log = [...mirror.log.slice(0, mirror.log.length - lost), ...events];
  return { ...mirror, ...rest, view: { ...mirror.view, ...changes }, log };
}
