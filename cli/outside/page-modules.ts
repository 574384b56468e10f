import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { BadInput } from '@duskhall/kernel';
import { init, parse } from 'es-module-lexer';

/** Where a server keeps what it serves of games written elsewhere; the page looks there for a game it does not know. */
const ADDRESS = '/outside';
const KERNEL = '@duskhall/kernel';
const MOST_FILES = 200;
const MOST_BYTES = 4_000_000;

/**
 * The modules that a page loads to play these games: by address, JavaScript. They are the files that the games are made of,
 * and no other: what a file imports is followed and named by its address; anything but files and the kernel is refused.
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
  /** The address of what a file imports; a file not seen before is put at the end of the list. */
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

/** The source with other addresses in its imports, from the last to the first so that places stay true. */
function readdressed(source: string, addressOf: (specifier: string) => string): string {
  const [imports] = parse(source);
  return imports.toReversed().reduce((text, { n: specifier, s: start, e: end, d: dynamic }) => {
    if (specifier === undefined || dynamic === -2) return text;
    const address = addressOf(specifier);
    return text.slice(0, start) + (dynamic >= 0 ? JSON.stringify(address) : address) + text.slice(end);
  }, source);
}
