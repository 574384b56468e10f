import { isEverywhere, ownUrls } from '@duskhall/server';

/** The addresses at which people can reach the server. */
export interface Addresses {
  /** On this machine. */
  here: string;
  /** From other machines, most likely first. */
  elsewhere: string[];
}

/** `url` is where the server listens; a public address replaces all others. */
export function addressesOf(url: string, publicUrl: string): Addresses {
  const { hostname, port } = new URL(url);
  const isOpen = isEverywhere(hostname);
  const here = isOpen ? `http://localhost:${port}` : url;
  if (publicUrl !== '') return { here, elsewhere: [publicUrl] };
  return { here, elsewhere: isOpen ? ownUrls(port) : [] };
}
