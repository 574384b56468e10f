import { type Game, readOptions, type Seat } from '@duskhall/kernel';
import type { LawCase } from '@duskhall/testing';
import { type BloodVendetta, bloodVendetta } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import type { State } from '../state/index.ts';

/** VN-8: of the deal all know the composition, a player the own role. */
const dealt = (s: State, viewer: Seat) => [
  bloodVendetta.view(s, viewer).composition,
  viewer < 0 ? -1 : s.roles[viewer],
];
/** Announcements of what a view shows otherwise, or of the moment. */
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

/** Random hosts remove everybody, there are a thousand phrases, and hundreds of roles to guess: most evenings are played without. */
const isLoud = (move: unknown) =>
  typeof move === 'object' && move !== null && ('say' in move || 'remove' in move || 'expect' in move);
export const quiet: Game<BloodVendetta> = {
  ...bloodVendetta,
  free: (s, seat) => bloodVendetta.free(s, seat).filter((move) => !isLoud(move)),
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
