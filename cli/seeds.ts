import { randomBytes } from 'node:crypto';
import { fastRng, hashText, type Rng } from '@duskhall/kernel';

/** The seed of a real match: 32 random bytes. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** A fast stream seeded by a text. */
export const streamOf = (text: string): Rng => fastRng(Number.parseInt(hashText(text).slice(0, 8), 16));
