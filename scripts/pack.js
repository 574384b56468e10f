/*
 * npm run pack: builds what can be installed elsewhere into dist/packages and packs it there.
 *   duskhall                                the product: server, page and terminal, bundled
 *   @duskhall/kernel, bots, testing         for games written elsewhere: JavaScript with declarations
 * In the repository every package is imported as TypeScript; only the packed package.json points at what was built.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = `${root}dist/packages`;
const LIBRARIES = ['kernel', 'bots', 'testing'];

const read = (path) => JSON.parse(readFileSync(`${root}${path}/package.json`, 'utf8'));
const run = (command, args, cwd = root) =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: command === 'npm',
  });

/** Fields that are only useful in the repository. */
const OURS_ALONE = ['private', 'scripts', 'workspaces', 'devDependencies', 'overrides', 'allowScripts'];

/** The published package.json, with our own packages by version. */
function published(manifest, more) {
  const fields = Object.entries(manifest).filter(([field]) => !OURS_ALONE.includes(field));
  const dependencies = Object.entries(manifest.dependencies).map(([name, version]) => [
    name,
    version === '*' ? manifest.version : version,
  ]);
  return { ...Object.fromEntries(fields), ...more, dependencies: Object.fromEntries(dependencies) };
}

function packFolder(folder, manifest) {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(`${root}LICENSE`, `${folder}/LICENSE`);
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', packages], folder));
  return `${packages}/${filename}`;
}

function packLibrary(library, { engines }) {
  const folder = `${packages}/${library}`;
  copyFileSync(`${root}${library}/README.md`, `${folder}/README.md`);
  const exports = { '.': { types: './index.d.ts', default: './index.js' } };
  return packFolder(folder, published(read(library), { engines, sideEffects: false, exports }));
}

/** Copies the `files` of the root package under the same paths. */
function packProduct(product) {
  const folder = `${packages}/duskhall`;
  for (const path of ['README.md', 'cli/duskhall.js', 'cli/dist', 'web/dist', 'NOTICE.md', 'docs/dependencies.md'])
    cpSync(`${root}${path}`, `${folder}/${path}`, { recursive: true });
  return packFolder(folder, published(product, {}));
}

/** Builds and packs everything; returns the tarballs by package name. */
export function pack() {
  const product = read('.');
  rmSync(packages, { recursive: true, force: true });
  run(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.packages.json']);
  run('npm', ['run', 'build', '--silent']);
  const tarballs = { duskhall: packProduct(product) };
  for (const library of LIBRARIES) tarballs[`@duskhall/${library}`] = packLibrary(library, product);
  return tarballs;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [name, file] of Object.entries(pack()))
    console.log(`${name}  ${(statSync(file).size / 1000).toFixed(0)} kB  ${file}`);
