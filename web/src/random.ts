/** Random bytes; `crypto.subtle` is absent on plain HTTP, this is not. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** What a deal on this device is made of: 256 bits in hexadecimal. */
export const newSecret = (): string => [...bytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The name a client goes by over its reconnects: 22 letters. */
export const newClientName = (): string =>
  btoa(String.fromCharCode(...bytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
