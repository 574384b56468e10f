import type { Tale } from '../../tale.ts';
import { clans } from './clans.ts';
import { court } from './court.ts';
import { deaths } from './deaths.ts';
import { ends } from './ends.ts';
import { hours } from './hours.ts';
import { powers } from './powers.ts';

export const tale: Tale = { ...hours, ...deaths, ...court, ...ends, calls: { ...clans, ...powers } };
