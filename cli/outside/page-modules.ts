import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { BadInput } from '@duskhall/kernel';
import { init, parse } from 'es-module-lexer';

/** The URL path of outside games' modules; the page loads a game it does not know from there. */
const ADDRESS = '/outside';
const KERNEL = '@duskhall/kernel';
const MOST_FILES = 200;
const MOST_BYTES = 4_000_000;

/**
 * The JavaScript modules a page loads to play these games, by URL: exactly the files that the games import, directly or
 * not. Imports are rewritten to these URLs; anything but files and the kernel is refused.
 */
export async function pageModules(games: ReadonlyMap<string, string>, home: URL): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  if (games.size === 0) return modules;
  await init;
  modules.set(`${ADDRESS}/${KERNEL}.js`, readFileSync(new URL('kernel-for-pages.js', home), 'utf8'));
  for (const [name, file] of games) follow(name, file, modules);
  return modules;
}

const isScript = (path: string): boolean => ['.js', '.mjs'].includes(extname(path));

function follow(name: string, entry: string, modules: Map<string, string>): void {
  if (!isScript(entry)) throw new BadInput(`${entry}: a page reads JavaScript, so the file ends with .js or .mjs`);
  const addresses = new Map([[entry, `${ADDRESS}/${name}.js`]]);
  let bytes = 0;
  /** The URL of an import; queues files not seen before. */
  const addressOf = (file: string, specifier: string): string => {
    if (specifier === KERNEL) return `${ADDRESS}/${KERNEL}.js`;
    const path = resolve(dirname(file), specifier);
    if (!specifier.startsWith('.') || !isScript(path))
      throw new BadInput(
        `${file} imports "${specifier}": for a page a game may import ${KERNEL} and JavaScript files beside it; bundle the rest`,
      );
    if (!addresses.has(path)) addresses.set(path, `${ADDRESS}/${name}/${addresses.size}.js`);
    return addresses.get(path)!;
  };
  for (const [file, address] of addresses) {
    const source = readFileSync(file, 'utf8');
    bytes += source.length;
    if (addresses.size > MOST_FILES || bytes > MOST_BYTES)
      throw new BadInput(`${entry} is made of more than ${MOST_FILES} files or ${MOST_BYTES} bytes`);
    modules.set(
      address,
      readdressed(source, (specifier) => addressOf(file, specifier)),
    );
  }
}

/** Rewrites the imports of a source, from last to first so that offsets stay valid. */
function readdressed(source: string, addressOf: (specifier: string) => string): string {
  const [imports] = parse(source);
  return imports.toReversed().reduce((text, { n: specifier, s: start, e: end, d: dynamic }) => {
    if (specifier === undefined || dynamic === -2) return text;
    const address = addressOf(specifier);
    return text.slice(0, start) + (dynamic >= 0 ? JSON.stringify(address) : address) + text.slice(end);
  }, source);
}
