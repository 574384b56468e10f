import type { TableSettings } from './settings.ts';

/** Whether players may ask for a hint; by default not at a public table with a clock. */
export const mayAdvise = ({ hints, isPublic, clock }: Pick<TableSettings, 'hints' | 'isPublic' | 'clock'>): boolean =>
  (hints ?? (isPublic && clock.kind !== 'none' ? 'off' : 'on')) === 'on';
