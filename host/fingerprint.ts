/**
 * A running 64-bit fingerprint of texts (two 32-bit multiply-xor hashes). It only tells apart what a bot has been shown,
 * so it need not withstand an attack.
 */
export interface Fingerprint {
  add(text: string): void;
  value(): string;
}

export function fingerprint(): Fingerprint {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  return {
    add(text) {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
      }
    },
    value: () => `${(a ^ (b >>> 16)) >>> 0}.${(b ^ (a >>> 13)) >>> 0}`,
  };
}
