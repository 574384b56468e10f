import { doWork } from '../do-work.ts';
import { CLOCKS, encounter, type Tournament } from './encounter.ts';

await doWork((tournament: Tournament, number) => encounter(tournament, number, CLOCKS[tournament.clock]));
