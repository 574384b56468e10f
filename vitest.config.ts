import { configDefaults, defineConfig } from 'vitest/config';
import { mockingFiles } from './scripts/mocking-files.ts';
import { SlowFilesFirst } from './scripts/slow-files-first.ts';
import { summary } from './scripts/summary-reporter.ts';

const folders = ['kernel', 'games', 'bots', 'protocol', 'host', 'testing', 'server', 'web', 'cli', 'scripts'];
const inBrowsers = 'web/tests/**/*.test.ts';
const mocking = mockingFiles(folders);

/** Tests outside of browsers may look at what names components, and draw none. */
const withoutComponents = {
  name: 'without components',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('.svelte') ? 'export default {}' : null),
};

export default defineConfig(({ mode }) => ({
  test: {
    // `npm run test:long` tries what takes long in full: every kill, preset, situation and size.
    env: mode === 'long' ? { LONG_TESTS: '1', LAWS_GAMES: '5' } : {},
    reporters: ['default', summary],
    // Left alone, a run keeps one core free: on two cores that would be half the machine.
    pool: 'threads',
    maxWorkers: '100%',
    // Files of a worker share their modules: loading them again for each cost server tests nearly half of their processor time.
    isolate: false,
    testTimeout: mode === 'long' ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        extends: true,
        plugins: [withoutComponents],
        test: {
          name: 'house',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, inBrowsers, ...mocking],
          globalSetup: 'scripts/test-servers/serve.ts',
          setupFiles: 'scripts/native-hash.ts',
        },
      },
      {
        extends: true,
        test: { name: 'mocking', include: mocking, isolate: true, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        // Browsers bring processes of their own: they start when all else is done.
        test: {
          name: 'browser',
          include: [inBrowsers],
          globalSetup: 'web/tests/page.ts',
          // On a machine with much else to do a page may take longer than a tap waits for it.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
