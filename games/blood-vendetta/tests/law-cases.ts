import { type Game, readOptions, type Seat } from '@duskhall/kernel';
import type { LawCase } from '@duskhall/testing';
import { type BloodVendetta, bloodVendetta } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { INTRODUCTIONS } from '../roles/table.ts';
import { isIntroducedTo, shownIn } from '../rules/intro.ts';
import type { State } from '../state/index.ts';

/** VN-8: everyone knows the composition; a player also knows their own role and, by VN-4.2.8, their clan. */
const dealt = (s: State, viewer: Seat) => [
  bloodVendetta.view(s, viewer).composition,
  viewer < 0 ? -1 : s.roles[viewer],
  INTRODUCTIONS.filter((call) => isIntroducedTo(s, call, viewer)).map((call) => shownIn(s, call)),
];
/** Events that repeat what a view shows, or that matter only for the moment. */
const forgets = [
  'mused',
  'prompted',
  'accused',
  'condemned',
  'notExecuted',
  'staleWarned',
  'nobodyDied',
  'phaseBegan',
  'called',
  'callClosed',
  'debateBegan',
  'floorGiven',
  'voteBegan',
] as const;

/**
 * Most games are played without these moves: random hosts would remove everyone, and there are a thousand phrases and
 * hundreds of roles to guess.
 */
const isLoud = (move: unknown) =>
  typeof move === 'object' && move !== null && ('say' in move || 'remove' in move || 'expect' in move);
const quietly: typeof bloodVendetta.free = (s, seat) => bloodVendetta.free(s, seat).filter((move) => !isLoud(move));
export const quiet: Game<BloodVendetta> = {
  ...bloodVendetta,
  free: quietly,
  manyFree: { fromView: () => [], others: quietly },
  refusal: (s, seat, move) =>
    isLoud(move) ? { code: 'never', rule: 'VN-4.9.5', args: {} } : bloodVendetta.refusal(s, seat, move),
};

export type Given = Partial<Options>;
export const lawCase = (seats: number, given: Given, games: number): LawCase<BloodVendetta> => ({
  seats,
  options: readOptions(OPTIONS, given, seats),
  games,
  bound: 40_000,
  forgets,
  dealt,
});
