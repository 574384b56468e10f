/** The date, for file names only. No other file of the command line reads it, and nothing is measured with it. */
export const today = (): Date => new Date();
