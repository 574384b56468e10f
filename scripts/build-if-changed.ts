import { execSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* Builds terminal and page for `npm test`, unless that was done since the last change, as after `npm install`. */

const root = join(import.meta.dirname, '..');
/** What tests and readers use, and what a build writes itself. */
const IGNORED = /(^|\/)(node_modules|dist|tests|shots|\.svelte-check)(\/|$)|\.(test\.ts|md)$|\/shell\.svg$/;

/** Whether a file was built after the last change of any source in these folders. */
export function isUpToDate(built: string, folders: readonly string[]): boolean {
  if (!existsSync(join(root, built))) return false;
  const builtAt = statSync(join(root, built)).mtimeMs;
  return folders.every((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !IGNORED.test(file.slice(root.length)))
      .every((file) => statSync(file).mtimeMs < builtAt),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.map((pattern) => pattern.replace(/\/\*$/, ''));
  const isBuilt = ['cli/dist/main.js', 'web/dist/index.html'].every((file) => isUpToDate(file, folders));
  if (!isBuilt) execSync('npm run build', { cwd: root, stdio: 'inherit' });
}
