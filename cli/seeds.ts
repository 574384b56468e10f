import { randomBytes } from 'node:crypto';

/** The seed of a real match: 32 bytes that nobody chose. */
export const freshSeed = (): string => randomBytes(32).toString('hex');
