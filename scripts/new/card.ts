import { execFileSync } from 'node:child_process';
import { type Create, camelCase, editor, keyOf, titleOf } from './skeleton.ts';

/** How a game's cards are put together: the row of a new card in a set, and what makes room for it. */
interface CardGame {
  rows: { readonly [part: string]: readonly object[] };
  /** The file that lists the shipped sets. */
  sets: string;
  /** Whether the names of cards are in their set; otherwise they are in the table. */
  isSetNaming: boolean;
}
const GAMES: { readonly [game: string]: CardGame } = {
  'vampire-village': {
    sets: 'cards/index.ts',
    isSetNaming: true,
    rows: {
      creatures: [
        { type: 'vampire', effect: 3, copies: [1, 1] },
        { id: 'vampire-2', copies: [2, 1] },
      ],
      buildings: [
        { round: 1, colour: 'yellow', W: 1, L: 1, V: 1, gain: 'hero' },
        { id: 'bakery', round: 0 },
      ],
      heroes: [
        { round: 1, icons: ['W'], movement: 4 },
        { id: 'ferryman', round: 0 },
      ],
    },
  },
  'vampire-empire': {
    sets: 'cards/sets.ts',
    isSetNaming: false,
    rows: {
      human: [
        { types: ['servant'], value: 2, copies: 1 },
        { id: 'garlic', copies: 1 },
      ],
      vampire: [
        { types: ['servant'], value: 2, copies: 1 },
        { id: 'garlic', copies: 1 },
      ],
    },
  },
};

/** A card that can be played at once: its number, a card set with it, a drawing, its names and a test. */
export const create: Create = ({ root, name, game = 'vampire-village', part }) => {
  const known = GAMES[game];
  if (known === undefined)
    throw new Error(
      `cards are added to ${Object.keys(GAMES).join(' or ')}, not to "${game}": see docs/adding-a-card.md`,
    );
  const { rows, sets, isSetNaming } = known;
  const [first] = Object.keys(rows);
  const place = part ?? first!;
  if (!(place in rows)) throw new Error(`a card of ${game} is one of ${Object.keys(rows).join(', ')}, not "${place}"`);
  const { written, read, create, replace, changed } = editor(root);
  const folder = `games/${game}/`;

  const table = `${folder}cards/table.ts`;
  if (new RegExp(`^\\s+${keyOf(name)}: `, 'm').test(read(table))) throw new Error(`${game} has a "${name}" already`);
  const isVillage = game === 'vampire-village';
  const heading = isVillage ? `  ${place}: \\{` : `export const ${place.toUpperCase()}_CARDS = \\{`;
  const block = new RegExp(`^${heading}[\\s\\S]*?^${isVillage ? '  \\}' : '\\}'}`, 'm');
  const scope = isVillage && place !== 'creatures' ? /starts: \{[\s\S]*?creatures/ : isVillage ? block : /[\s\S]*/;
  const numbers = [
    ...read(table)
      .match(scope)![0]
      .matchAll(/: (?:\{ number: )?(\d+)/g),
  ].map(([, n]) => Number(n));
  const number = Math.max(...numbers) + 1;
  replace(table, block, (found) =>
    found.replace(
      /( *)\}$/,
      (_, indent) => `${indent}  ${keyOf(name)}: ${isVillage ? number : `{ number: ${number} }`},\n${indent}}`,
    ),
  );

  const title = titleOf(name);
  const [quote, key] = isSetNaming ? ['"', `"${name}"`] : ["'", keyOf(name)];
  const names = `${key}: [${[title, `${title} (ru)`, `${title} (fr)`].map((one) => quote + one + quote).join(', ')}]`;
  if (!isSetNaming) replace(table, /CARD_NAMES[\s\S]*?(?=^\};)/m, (found) => `${found}  ${names},\n`);
  const [row, ...room] = rows[place]!;
  const lines = [{ id: name, ...row }, ...room].map((one) => `    ${spaced(one)}`).join(',\n');
  const ending = isSetNaming ? `,\n  "names": { ${names} }` : '';
  create(
    `${folder}cards/with-${name}.json`,
    `{\n  "name": "with-${name}",\n  "base": "reconstructed-1",\n  "${place}": [\n${lines}\n  ]${ending}\n}\n`,
  );
  const set = camelCase(`with-${name}`);
  replace(
    folder + sets,
    /(?:^import .*reconstructed-\d\.json.*\n)+/m,
    (found) => `${found}import ${set} from './with-${name}.json' with { type: 'json' };\n`,
  );
  replace(folder + sets, /\[reconstructed1?\b[^\]]*/, (found) => `${found.replace(/,?\s*$/, '')}, ${set}`);
  if (isSetNaming) replace(folder + sets, '...reconstructed1.names', (found) => `${found}, ...${set}.names`);

  const board = `web/src/games/${game}/`;
  replace(`${board}draw-icons.js`, /const DRAWINGS = \{\n/, (found) => `${found}  ${keyOf(name)}: 'card-random',\n`);
  execFileSync(process.execPath, [`${root}${board}draw-icons.js`]);
  execFileSync(
    process.execPath,
    [
      `${root}node_modules/@biomejs/biome/bin/biome`,
      'check',
      '--write',
      `${root}${board}icons.ts`,
      ...written.map((path) => root + path),
    ],
    { stdio: 'ignore' },
  );
  changed(`${board}icons.ts`);
  create(`${folder}tests/${name}.test.ts`, isVillage ? villageTest(name, place) : empireTest(name, place));
  return {
    written,
    left: [
      `${folder}cards/with-${name}.json: what the card is; the other row makes room for it, choose which. Rename the set.`,
      `its Russian and French names, in ${isSetNaming ? 'the same file' : table}`,
      `${board}draw-icons.js: which drawing of game-icons it has; then run it`,
      `${folder}tests/${name}.test.ts: what it does, where it does not, the boundary`,
      'a rule of its own? docs/adding-a-card.md, "A card with a rule of its own"',
      `npx vitest run games/${game} web/src/games/${game}`,
    ],
  };
};

const spaced = (row: object): string =>
  JSON.stringify(row)
    .replace(/([:,])(?=["[{\d])/g, '$1 ')
    .replace(/^\{/, '{ ')
    .replace(/\}$/, ' }');

const villageTest = (name: string, part: string): string => `import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { cardSets, NUMBERS } from '../cards/index.ts';
import { vampireVillage as game } from '../index.ts';

test('${name} is dealt with its set', () => {
  const cardSet = 'with-${name}';
  const number = NUMBERS.${part}${name.includes('-') ? `['${name}']` : `.${name}`};
  expect(cardSets.named(cardSet).${part === 'creatures' ? 'creatureDecks' : 'villageDecks'}.flat()).toContain(number);
  expect(game.flaw(game.setup(readOptions(game.options, { cardSet }, 5), 5, fastRng(1)))).toBeNull();
});
`;
const empireTest = (name: string, part: string): string => `import { fastRng, readOptions } from '@duskhall/kernel';
import { expect, test } from 'vitest';
import { ${part.toUpperCase()}_CARDS } from '../cards/kinds.ts';
import { cardSets, deckOf } from '../cards/sets.ts';
import { vampireEmpire as game } from '../index.ts';

test('${name} is dealt with its set', () => {
  const cardSet = 'with-${name}';
  const { number } = ${part.toUpperCase()}_CARDS${name.includes('-') ? `['${name}']` : `.${name}`};
  expect(deckOf(cardSets.named(cardSet), ${part === 'vampire'})).toContain(number);
  expect(game.flaw(game.setup(readOptions(game.options, { cardSet }, 2), 2, fastRng(1)))).toBeNull();
});
`;
