import type { Question } from '@duskhall/vampire-empire';

/** The windows of VE-4.6 and VE-4.13, in the order of a turn. */
export const WINDOWS = [
  'support',
  'cancel',
  'interrupt',
  'replace',
  'deny',
  'follow',
  'heal',
  'revive',
] as const satisfies readonly Question[];
export type Window = (typeof WINDOWS)[number];
