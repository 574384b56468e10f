import { DatabaseError } from 'pg';
import { conflictError, failureError, isConflict } from './connection.ts';

const codeOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** The server shuts down, is starting, or has no connection left. */
const AWAY = ['57P01', '57P02', '57P03', '53300'];

/** No answer came, or no connection: whether a statement that was sent has been run is unknown. */
export const isLost = (error: unknown): boolean =>
  error instanceof DatabaseError ? codeOf(error).startsWith('08') || AWAY.includes(codeOf(error)) : !isConflict(error);

/** A deadlock, or transactions that could not be put in an order: the same may work at a second try. */
export const isTransient = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/** An earlier statement of the transaction has failed: that one's error tells more. */
export const isAftermath = (error: unknown): boolean => codeOf(error) === '25P02';

/** What the storage says about an error of PostgreSQL. */
export function storageError(error: unknown): Error {
  if (isConflict(error)) return error as Error;
  const { message } = error as Error;
  return codeOf(error).startsWith('23') ? conflictError(message) : failureError(message);
}
