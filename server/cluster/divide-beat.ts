import type { Request } from '@duskhall/protocol';
import { readFrame, type Single } from '../sockets/parse-frame.ts';

/**
 * Takes the requests for other tables out of a client's beat: the process that hosts this one could not handle them. The
 * beat keeps its size.
 */
export function divideBeat(text: string, table: string): { text: string; others: Request[] } {
  const frame = readFrame(text);
  if (!('singles' in frame)) return { text, others: [] };
  const { match, singles } = frame;
  const isOther = (single: Single): single is { request: Request } =>
    'request' in single &&
    (('match' in single.request && single.request.match !== match) ||
      ('table' in single.request && single.request.table !== table));
  const others = singles.filter(isOther).map(({ request }) => request);
  if (others.length === 0) return { text, others };
  const requests = (JSON.parse(text) as { requests: unknown[] }).requests.filter((_, i) => !isOther(singles[i]!));
  const beat = (padding: string) => JSON.stringify({ type: 'beat', match, requests, padding });
  const spare = Buffer.byteLength(text) - Buffer.byteLength(beat(''));
  return { text: beat('.'.repeat(Math.max(0, spare))), others };
}
