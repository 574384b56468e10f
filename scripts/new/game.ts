import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Create, camelCase, editor, pascalCase, titleOf } from './skeleton.ts';

/** A new game starts as a copy of the smallest game with hidden information. */
const MODEL = 'kuhn-poker';
const ROOMS = [
  ...['RULES.md', 'index.ts', 'state.ts', 'frames.ts', 'events.ts', 'legal.ts', 'rules.ts', 'view.ts', 'scenario.ts'],
  ...['texts/speak.ts', 'texts/en.ts', 'texts/ru.ts', 'texts/fr.ts'],
];

/** A game that can be played at once, under its own name and with its own rule numbers. Terminal, server and page find it. */
export const create: Create = ({ root, name }) => {
  const games = `${root}games/`;
  if (existsSync(games + name)) throw new Error(`games/${name} is there already`);
  const { written, read, create } = editor(root);
  const prefix = prefixFor(name, games);
  const renamed = (text: string): string =>
    text
      .replaceAll(MODEL, name)
      .replaceAll(camelCase(MODEL), camelCase(name))
      .replaceAll(pascalCase(MODEL), pascalCase(name))
      .replaceAll('KP-', `${prefix}-`)
      .replaceAll('kp-', `${prefix.toLowerCase()}-`)
      .replaceAll(/Kuhn poker|Покер Куна|Poker de Kuhn|poker de Kuhn/g, titleOf(name));
  for (const room of ROOMS) create(`games/${name}/${room}`, renamed(read(`games/${MODEL}/${room}`)));
  const [, numbers] = read(`games/${MODEL}/README.md`).split('## Numbers');
  create(`games/${name}/README.md`, `# ${titleOf(name)}\n\n[The rules](RULES.md).\n\n## Numbers${renamed(numbers!)}`);
  create(`games/${name}/tests/${name}.test.ts`, testOf(name, prefix));
  return {
    written,
    left: [
      `it is ${titleOf(MODEL)} under another name: npx tsx cli/main.ts play ${name}`,
      `games/${name}/RULES.md: your rules, each with its number (${prefix}-1) and anchor`,
      'frames.ts and events.ts: what can be pending, asked, answered and told',
      'index.ts: isForStakes only if what counts is how much a seat wins, as in poker',
      'state.ts, rules.ts, legal.ts, view.ts, scenario.ts: room by room; what is missing does not compile',
      'texts/: three languages; README.md: the numbers in views and moves, and the scenario',
      `tests/${name}.test.ts: name every rule by a test; npm run rules tells which has none`,
      `npx vitest run games/${name}; npm run types; a line in games/README.md`,
      'a board of its own, if the generic one is not enough: web/src/games/README.md',
    ],
  };
};

/** The initials, or more letters where another rulebook has those. */
function prefixFor(name: string, games: string): string {
  const taken = readdirSync(games)
    .filter((game) => existsSync(`${games}${game}/RULES.md`))
    .map((game) => /\*\*([A-Z]+)-/.exec(readFileSync(`${games}${game}/RULES.md`, 'utf8'))?.[1]);
  const words = name.toUpperCase().replace(/\d/g, '').split('-').filter(Boolean);
  for (let letters = 1; letters < 9; letters++) {
    const prefix = words.map((word) => word.slice(0, letters)).join('');
    if (prefix.length > 1 && !taken.includes(prefix)) return prefix;
  }
  throw new Error(`no prefix is left for the rules of ${name}`);
}

const testOf = (name: string, prefix: string): string => {
  const game = camelCase(name);
  return `import { below, fastRng, WATCHER, waiting } from '@duskhall/kernel';
import { checkLaws } from '@duskhall/testing';
import { expect, test } from 'vitest';
import { ${game} as game } from '../index.ts';
import { texts as en } from '../texts/en.ts';
import { texts as fr } from '../texts/fr.ts';
import { texts as ru } from '../texts/ru.ts';

const NAMES = ['Anna', 'Boris', 'Chloé', 'Dmitri'];

test('the laws hold', () =>
  checkLaws(game, {
    seats: 2,
    options: {},
    games: 60,
    bound: 3,
    total: 0,
    dealt: (s, viewer) => s.cards[viewer] ?? [],
  }));

test('${prefix}-1, ${prefix}-5: the higher card wins the showdown', () => {
  const s = game.scenario({ cards: ['Q', 'K'], actions: ['check', 'bet'] }, {}, 2, fastRng(1));
  game.apply(s, 0, { action: 'call' });
  expect([game.ending(s), game.scores(s)]).toEqual(['showdown', [-2, 2]]);
});

for (const [language, texts] of Object.entries({ en, ru, fr }))
  test(\`\${language}: every sentence is whole\`, () => {
    const rng = fastRng(1);
    const said = new Set<string>();
    for (let played = 0; played < 30; played++) {
      const s = game.setup({}, 2, rng);
      for (;;) {
        for (const viewer of [0, 1, WATCHER]) {
          const view = game.view(s, viewer);
          said.add(texts.prompt(view, NAMES)).add(texts.ruleOf(view, null));
          for (const move of game.legal(s, viewer)) said.add(texts.move(view, move, NAMES));
          for (const { label, text } of texts.table(view, NAMES)) said.add(label).add(text);
          for (const event of s.table.log!) said.add(texts.event(game.redact(s, event, viewer)!, NAMES));
          for (const line of texts.result(view, NAMES)) said.add(line);
        }
        const [seat] = waiting(s);
        if (seat === undefined) break;
        const moves = game.legal(s, seat);
        game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
      }
    }
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|NaN|^$/);
  });
`;
};
