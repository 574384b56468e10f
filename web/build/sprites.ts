import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: { [name: string]: { body: string } };
  aliases?: { [name: string]: { parent: string } };
}

/**
 * Writes a sprite of game-icons beside each list of names: `icons/shell.json` for the shell, `games/<game>/icons.json`
 * for a board. The whole collection is 6 MB and stays here.
 */
export function writeSprites(source: URL): void {
  const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const lists = [new URL('icons/shell.json', source)];
  const games = new URL('games/', source);
  if (existsSync(games)) for (const game of readdirSync(games)) lists.push(new URL(`${game}/icons.json`, games));
  for (const list of lists) {
    if (!existsSync(list)) continue;
    const names: string[] = JSON.parse(readFileSync(list, 'utf8'));
    const target = new URL(list.href.replace(/json$/, 'svg'));
    const sprite = spriteOf(set, names);
    if (!existsSync(target) || readFileSync(target, 'utf8') !== sprite) writeFileSync(target, sprite);
  }
}

function spriteOf(set: IconSet, names: readonly string[]): string {
  const symbols = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
