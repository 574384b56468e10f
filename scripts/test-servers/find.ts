import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PATHS = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
const REDIS_PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Debian's packages. */
export const PACKAGES = { PostgreSQL: 'postgresql', Redis: 'redis-server' };

/** The oldest PostgreSQL that the server can use. */
const OLDEST = 14;

/** The folder of PostgreSQL's programs; '': none is installed. */
export function findPostgres(): string {
  const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = homes.flatMap((home) =>
    (existsSync(home) ? readdirSync(home) : [])
      .map((name) => ({ version: Number(name.replace('postgresql@', '')), folder: join(home, name, 'bin') }))
      .filter(({ version }) => version >= OLDEST),
  );
  const newest = versions.sort((a, b) => b.version - a.version).map(({ folder }) => folder);
  return (
    [...newest, ...PATHS].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? ''
  );
}

/** The path of Redis; '': none is installed. */
export const findRedis = (): string =>
  [...PATHS, ...REDIS_PLACES].map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path)) ?? '';

/** Which of the servers that the tests need are neither named nor installed. */
export const missing = (): (keyof typeof PACKAGES)[] => [
  ...(process.env.DUSKHALL_TEST_POSTGRES || findPostgres() !== '' ? [] : ['PostgreSQL' as const]),
  ...(process.env.DUSKHALL_TEST_REDIS || findRedis() !== '' ? [] : ['Redis' as const]),
];
