/** Random bytes; unlike `crypto.subtle`, available over plain HTTP. */
const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** The seed of a deal on this device: 256 bits in hexadecimal. */
export const newSecret = (): string => [...bytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id a client keeps across reconnects: 22 letters. */
export const newClientName = (): string =>
  btoa(String.fromCharCode(...bytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
