import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** How many numbers each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The path with one decimal: a tenth of 512 is finer than any screen shows. */
function shorten(path) {
  let text = '';
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[command.toLowerCase()];
    text += command;
    let left = rest;
    for (let i = 0; left.trim() !== ''; i++) {
      // The two flags of an arc may stand without a gap before what follows.
      const isFlag = takes === 7 && (i % 7 === 3 || i % 7 === 4);
      const [whole, number] = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(
        left,
      );
      left = left.slice(whole.length);
      const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
      text += (i > 0 && !short.startsWith('-') ? ' ' : '') + short;
    }
  }
  return text;
}

/**
 * Writes a board's icons.ts: the drawings it uses, out of the whole collection, which must not reach the browser. The
 * table gives by our name the drawing's name in game-icons (CC BY 3.0, see NOTICE.md).
 */
export function drawIcons(drawings, folder) {
  const collection = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(collection, 'utf8'));
  const lines = Object.entries(drawings).map(([name, drawing]) => {
    const match = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[drawing]?.body ?? '');
    if (match === null) throw new Error(`${drawing} is not a single path`);
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}:\n    '${shorten(match[1])}',`;
  });
  const text = `/** Written by draw-icons.js. Drawings from game-icons.net, CC BY 3.0. Each fills a square of 512. */
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`;
  writeFileSync(new URL('icons.ts', folder), text);
}
