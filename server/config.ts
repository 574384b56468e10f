import type { Clock } from '@duskhall/host';
import type { AnyGame, Locale, Rng, Texts, Types } from '@duskhall/kernel';
import type { Minds } from './bots/minds.ts';
import type { Bus } from './cluster/bus.ts';
import type { Limits } from './operation/limits.ts';
import type { Storage } from './storage/storage.ts';

export interface Config {
  host: string;
  port: number;
  /** The public URL; empty: derived from the request. */
  publicUrl: string;
  /** pino's log level, or silent. */
  logLevel: 'silent' | 'info' | 'debug';
  /** Log output; standard output by default. */
  logStream?: { write(line: string): void };
  /** Set if one trusted reverse proxy stands in front: its forwarding header is then believed. */
  trustProxy: boolean;
  /** Who may read the metrics: local requests only, or everybody. */
  metrics: 'local' | 'all';
  limits: Limits;
  /** The games that can be played; the server knows no others. */
  games: readonly AnyGame[];
  textsOf: (game: AnyGame, locale: Locale) => Promise<Texts<Types>>;
  storage: Storage;
  /** Connects several processes on one database; left out: this is the only one. Closed with the server. */
  bus?: Bus;
  clock: Clock;
  /** The bot levels that a host may seat. */
  botLevels: readonly string[];
  /** Runs the bots; closed with the server. */
  minds: Minds;
  /** The shortest and longest delay before a bot answers, in milliseconds, on top of its thinking time. */
  botDelay: readonly [number, number];
  /** Randomness for a match's delays; left out: seeded with 32 fresh random bytes per match. */
  chance?: () => Rng;
  /** Test mode: tests may start a match from a scenario and move the clock. */
  isTest: boolean;
  /** The product's version, sent to clients. */
  version: string;
  /** Folder of the built web client; empty or left out: none, and a fallback page is served. */
  webFolder?: string;
  /** JavaScript of games that the built page does not include, by URL path; left out: none. */
  outside?: ReadonlyMap<string, string>;
}
