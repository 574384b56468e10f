import type { Clock } from '@duskhall/host';
import type { AnyGame, Locale, Rng, Texts, Types } from '@duskhall/kernel';
import type { Minds } from './bots/minds.ts';
import type { Limits } from './operation/limits.ts';
import type { Storage } from './storage/storage.ts';

/** What a server is made of. */
export interface Config {
  host: string;
  port: number;
  /** The address people use; empty: as the server finds itself. */
  publicUrl: string;
  /** What the log tells: nothing, or pino's level. */
  logLevel: 'silent' | 'info' | 'debug';
  /** Where the log goes; by default to standard output. */
  logStream?: { write(line: string): void };
  /** One proxy of ours stands in front, and what it forwards about addresses is believed. */
  trustProxy: boolean;
  /** Who may read the metrics: this machine only, or everybody. */
  metrics: 'local' | 'all';
  limits: Limits;
  /** The games that can be played. The server knows no other. */
  games: readonly AnyGame[];
  textsOf: (game: AnyGame, locale: Locale) => Promise<Texts<Types>>;
  storage: Storage;
  clock: Clock;
  /** The bots that a host may seat. */
  botLevels: readonly string[];
  /** Who thinks for them; closed with the server. */
  minds: Minds;
  /** How long a bot waits before it answers, beside the time for thinking, in milliseconds: at least and at most. */
  botDelay: readonly [number, number];
  /** Where a match draws its waits from; left out: 32 fresh random bytes each. */
  chance?: () => Rng;
  /** Tests may start a match from a scenario and move the clock. */
  isTest: boolean;
  /** The product's version, told to clients. */
  version: string;
  /** Where the built web client lies; empty or left out: none, and a plain page stands in for it. */
  webFolder?: string;
  /** By address: the JavaScript of games that the built page does not know; left out: none. */
  outside?: ReadonlyMap<string, string>;
}
