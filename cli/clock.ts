/** The date, for the names of files: no other file of the command line may look at it, and nothing is measured by it. */
export const today = (): Date => new Date();
