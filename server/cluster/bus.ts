/**
 * Carries messages between the processes of one server. It may lose, double or delay them at any moment, and keeps none:
 * whoever uses it numbers what it sends.
 */
export interface Bus {
  /** Sends to one process; resolves with how many heard it. Rejects while the bus is away. */
  publish(to: string, message: Buffer): Promise<number>;
  /** Hears what is sent to this name from now on. */
  subscribe(name: string, hear: (message: Buffer) => void): Promise<void>;
  unsubscribe(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The channel that every process hears. */
export const EVERYBODY = 'all';
