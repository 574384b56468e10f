import { networkInterfaces } from 'node:os';

/** Where people find the server. */
export interface Addresses {
  /** On this machine. */
  here: string;
  /** From other machines, the likeliest first. */
  elsewhere: string[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** `url` is where it listens; with a public address that one counts, and no other. */
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

/** At home it is nearly always 192.168; 172 is what containers get among themselves. */
const rank = (address: string): number => ['192.168.', '10.', '172.'].findIndex((start) => address.startsWith(start));
