import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The key for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function householdOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain);
  if (mapped !== null) return mapped[1]!;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The client's address. Only the last forwarded address counts: our own proxy wrote it. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const last = trustProxy ? (forwarded.split(',').at(-1)?.trim() ?? '') : '';
  return last || (request.socket.remoteAddress ?? '');
}

/** The request comes from this machine itself, not through a proxy on it. */
export function isLocal(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined)
    return false;
  return /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}
