import { random } from '@duskhall/bots';
import { cartaImperaVictoria } from '@duskhall/carta-impera-victoria';
import type { AnyGame } from '@duskhall/kernel';
import { assembly } from '@duskhall/testing/assembly/index.ts';
import { ticTacToe } from '@duskhall/tic-tac-toe';
import { type Config, mindsHere, NO_LIMITS } from '../index.ts';

const games = [cartaImperaVictoria, ticTacToe, assembly] as AnyGame[];

/** The configuration for tests: no limits, and the kernel's test game beside the real ones. */
export const testConfig = (given: Pick<Config, 'storage' | 'clock'> & Partial<Config>): Config => ({
  host: '127.0.0.1',
  port: 0,
  publicUrl: '',
  logLevel: 'silent',
  trustProxy: false,
  metrics: 'local',
  limits: NO_LIMITS,
  games,
  textsOf: async ({ name }, locale) => {
    const folder = name === 'assembly' ? 'testing/assembly' : `games/${name}`;
    const file = new URL(`../../${folder}/texts/${locale}.ts`, import.meta.url).href;
    return (await import(/* @vite-ignore */ file)).texts;
  },
  botLevels: ['random'],
  minds: mindsHere(games, () => random),
  botDelay: [100, 200],
  isTest: true,
  version: 'test',
  ...given,
});
