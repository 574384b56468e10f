import type { TableSettings } from './settings.ts';

/** Whether players may ask what a bot would do. */
export const mayAdvise = ({ hints, isPublic, clock }: Pick<TableSettings, 'hints' | 'isPublic' | 'clock'>): boolean =>
  (hints ?? (isPublic && clock.kind !== 'none' ? 'off' : 'on')) === 'on';
