/*
 * Sees to it that there are a PostgreSQL and a Redis for the tests: those named by DUSKHALL_TEST_POSTGRES and
 * DUSKHALL_TEST_REDIS, or installed ones. Otherwise installs Debian's packages if permitted. Without them the tests that
 * need them are left out, except in CI.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { missing, PACKAGES } from './find.ts';

function install(names: ReturnType<typeof missing>) {
  const run = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Nothing may be started by the packages, and nobody is there to answer.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  console.log(`There is no ${names.join(' and no ')} for the tests: installing Debian's packages.`);
  const folder = '/etc/postgresql-common';
  if (!existsSync(folder)) {
    mkdirSync(folder);
    writeFileSync(`${folder}/createcluster.conf`, 'create_main_cluster = false\n');
  }
  run('update', '-qq');
  const words = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold'];
  run(...words, ...names.map((name) => PACKAGES[name]));
}

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(missing());
if (missing().length > 0) {
  const names = missing().join(' and ');
  console.error(
    `The tests of PostgreSQL storage and of several processes need ${names}: install it, or name a server in ` +
      'DUSKHALL_TEST_POSTGRES or DUSKHALL_TEST_REDIS.',
  );
  if (process.env.CI) process.exitCode = 1;
  else console.error('They are left out.');
}
