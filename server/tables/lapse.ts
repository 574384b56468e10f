import { Refused } from '@duskhall/host';

/** The lease of this process was over while the table was being loaded or created. */
export const startsOver = (): Refused => new Refused('busy', 'the server is starting over: try again in a moment');
