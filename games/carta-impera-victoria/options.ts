import type { OptionTable } from '@duskhall/kernel';

/** CIV-11.1 to CIV-11.6: the table's options. */
export type Options = {
  readonly deal: 'standard' | 'draft';
  readonly teams: 'off' | 'on';
  readonly religionMode: 'activated' | 'continuous';
  readonly markerTargets: 'any' | 'others';
  readonly teamTieBreak: 'sum' | 'best-member';
  readonly stallGuardRounds: number;
};

export const OPTIONS: OptionTable<Options> = {
  deal: { kind: 'choice', values: ['standard', 'draft'], fallback: 'standard' },
  teams: { kind: 'choice', values: ['off', 'on'], fallback: 'off', seats: [4] },
  religionMode: { kind: 'choice', values: ['activated', 'continuous'], fallback: 'activated' },
  markerTargets: { kind: 'choice', values: ['any', 'others'], fallback: 'any' },
  teamTieBreak: { kind: 'choice', values: ['sum', 'best-member'], fallback: 'sum' },
  stallGuardRounds: { kind: 'number', min: 0, max: 50, fallback: 10 },
};
