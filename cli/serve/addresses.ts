import { networkInterfaces } from 'node:os';

/** The addresses at which people can reach the server. */
export interface Addresses {
  /** On this machine. */
  here: string;
  /** From other machines, most likely first. */
  elsewhere: string[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** `url` is where the server listens; a public address replaces all others. */
export function addressesOf(url: string, publicUrl: string): Addresses {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isEverywhere = EVERYWHERE.includes(host);
  const here = isEverywhere ? `http://localhost:${port}` : url;
  if (publicUrl !== '') return { here, elsewhere: [publicUrl] };
  return { here, elsewhere: isEverywhere ? ownAddresses().map((address) => `http://${address}:${port}`) : [] };
}

function ownAddresses(): string[] {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** Home networks are nearly always 192.168; 172 is typical of container networks. */
const rank = (address: string): number => ['192.168.', '10.', '172.'].findIndex((start) => address.startsWith(start));
