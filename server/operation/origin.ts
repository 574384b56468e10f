import type { IncomingHttpHeaders } from 'node:http';

function partsOf(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

/** Whether the browser says that one of our own pages sent the request; other programs send no origin. */
export function originOf(headers: IncomingHttpHeaders, publicUrl: string): 'ours' | 'foreign' | 'none' {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'none' || site === 'same-origin' ? 'none' : 'foreign';
  }
  const from = partsOf(origin);
  if (from === null || !/^https?:$/.test(from.protocol)) return 'foreign';
  return from.host === host || from.origin === partsOf(publicUrl)?.origin ? 'ours' : 'foreign';
}

/** The longest name of a host (RFC 1035), with a port. A client may send any other, and drawing it would take long. */
const LONGEST_HOST = 253 + ':65535'.length;

/** The base URL for links; empty: the request names no host. */
export function baseUrl(request: { protocol: string; host: string }, publicUrl: string): string {
  if (publicUrl !== '') return publicUrl.replace(/\/+$/, '');
  if (request.host.length > LONGEST_HOST) return '';
  const found = partsOf(`${request.protocol}://${request.host}`);
  return found === null ? '' : found.origin;
}

export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
