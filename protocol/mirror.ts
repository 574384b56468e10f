import type { News, Sync } from './replies.ts';

/** What a client knows of a match: the last sync with all news since. */
export type Mirror = Sync;

/** The mirror after a sync or news; null where news do not follow on what is there: then a sync is needed. */
export function reflect(mirror: Mirror | null, reply: Sync | News): Mirror | null {
  if (reply.type === 'sync') return reply;
  if (mirror === null || mirror.match !== reply.match || reply.n !== mirror.n + 1) return null;
  const { changes, events, lost = 0, type: _, ...rest } = reply;
  const log = [...mirror.log.slice(0, mirror.log.length - lost), ...events];
  return { ...mirror, ...rest, view: { ...mirror.view, ...changes }, log };
}
