import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLocal } from './address.ts';
import { baseUrl } from './origin.ts';

const EVERYWHERE = ['', '0.0.0.0', '::'];
export const isEverywhere = (host: string): boolean => EVERYWHERE.includes(host.replace(/^\[|\]$/g, ''));

/** The base URLs of this machine in its networks, most likely first, for a server that listens everywhere. */
export function ownUrls(port: number | string, interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  return found.sort((a, b) => rank(a) - rank(b)).map((address) => `http://${address}:${port}`);
}

/** Home networks are nearly always 192.168; 172 is typical of container networks. */
const LIKELY = ['192.168.', '10.', '172.'];
const rank = (address: string): number => {
  const found = LIKELY.findIndex((start) => address.startsWith(start));
  return found < 0 ? LIKELY.length : found;
};

/** A name of this very machine, which means another one to whoever reads it elsewhere. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && /^127\./.test(name))
  );
}

/**
 * The base URLs at which others can open the page that this request comes from, most likely first; none: only this machine
 * can open it; null: not known, as in a container or behind a proxy that does not say what it was asked for. The addresses
 * of the machine are told to itself only, and not to a proxy on it, which would pass them on to anybody.
 */
export function urlsForOthers(
  request: { protocol: string; host: string; hostname: string; raw: IncomingMessage },
  { host, publicUrl, trustProxy }: { host: string; publicUrl: string; trustProxy: boolean },
  interfaces = networkInterfaces(),
): string[] | null {
  if (publicUrl !== '' || !isLoopback(request.hostname)) return [baseUrl(request, publicUrl)];
  if (trustProxy || !isLocal(request.raw)) return null;
  if (!isEverywhere(host)) return [];
  return ownUrls(request.raw.socket.localPort ?? 80, interfaces);
}
