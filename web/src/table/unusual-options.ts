import type { TableInfo } from '@duskhall/protocol';
import type { GameInfo } from '../api.ts';

/** The options of a table that are not as usual, in words. */
export const unusualOptions = ({ options }: GameInfo, { settings, shownOptions }: TableInfo): [string, string][] =>
  Object.entries(shownOptions ?? settings.options).flatMap(([name, value]): [string, string][] => {
    const option = options[name];
    if (option === undefined || value === option.fallback) return [];
    if (option.kind === 'choice' && option.seats !== undefined && !option.seats.includes(settings.seats)) return [];
    return [[option.title, option.names[value] ?? String(value)]];
  });
