import { doWork } from '../do-work.ts';
import { playGame } from './play.ts';

await doWork(playGame);
