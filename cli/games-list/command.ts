import type { AnyGame, Option } from '@duskhall/kernel';
import { createColors } from 'picocolors';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { GAMES, textsOf } from '../games.ts';
import { readLocale } from '../language.ts';
import { bringGames, GAME_FLAG } from '../outside/games.ts';
import { printJson, printLine, type Terminal } from '../terminal.ts';
import { hang, padEnd, widthOf } from '../text-layout.ts';
import { type CliTexts, cliTexts } from '../texts/index.ts';

const help = `
duskhall games [options]: the games that can be played, their seats and options

  --game FILE       a game of your own: ./mine.js
  --lang en|ru|fr   the language; else that of the environment
  --json            as JSON
`;

type Table = [name: string, option: Option<string | number>][];

export const games: Command = {
  summary: 'the games, their seats and options',
  help,
  async run(words, terminal) {
    const flags = { game: GAME_FLAG, lang: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values } = readArguments(words, flags, null);
    await bringGames(values.game, terminal.home);
    const locale = readLocale(values.lang, terminal);
    const list = await Promise.all(GAMES.map(async (game) => ({ game, texts: await textsOf(game, locale) })));
    if (values.json) return printJson(terminal, list.map(describe));
    for (const listed of list) print(listed, cliTexts(locale), terminal);
  },
};

type Listed = { game: AnyGame; texts: Awaited<ReturnType<typeof textsOf>> };

function describe({ game, texts }: Listed) {
  const { name, rulesVersion, seats } = game;
  const options = (Object.entries(game.options) as Table).map(([key, { fallback, ...option }]) => [
    key,
    { ...option, default: fallback, ...texts.options[key] },
  ]);
  const { title, summary } = texts;
  return { name, title, summary, seats, rulesVersion, options: Object.fromEntries(options) };
}

function print({ game, texts }: Listed, words: CliTexts, terminal: Terminal): void {
  const { bold, cyan, dim } = createColors(terminal.hasColours);
  const say = (line: string) => printLine(terminal, line);
  const facts = [words.seats(game.seats.min, game.seats.max), words.rulesVersion(game.rulesVersion)];
  say(`${bold(texts.title)}  ${cyan(game.name)}`);
  for (const line of hang('  ', texts.summary, terminal.width)) say(line);
  say(dim(`  ${facts.join(' · ')}`));
  const options = Object.entries(game.options) as Table;
  const valueWidth = Math.max(0, ...options.flatMap(([, option]) => valueNames(option)).map(widthOf));
  for (const [name, option] of options) {
    const { help, values } = texts.options[name]!;
    say('');
    for (const line of hang(`  ${cyan(name)}  `, help, terminal.width)) say(line);
    for (const [value, meaning] of valuesOf(option, values, words)) {
      const head = `    ${padEnd(value === String(option.fallback) ? bold(value) : value, valueWidth)}  `;
      for (const line of hang(head, meaning, terminal.width)) say(line);
    }
    if (option.kind === 'choice' && option.seats !== undefined) say(dim(`    ${words.forSeats(option.seats)}`));
  }
  say('');
}

const valueNames = (option: Option<string | number>): readonly string[] =>
  option.kind === 'choice' ? option.values : [String(option.fallback)];

/** Each value and its meaning; for a number, only the default. */
function valuesOf(option: Option<string | number>, meanings: { readonly [value: string]: string }, words: CliTexts) {
  return valueNames(option).map((value) => {
    const meaning = option.kind === 'choice' ? (meanings[value] ?? value) : words.wholeNumber(option.min, option.max);
    return [value, value === String(option.fallback) ? `${meaning} (${words.byDefault})` : meaning] as const;
  });
}
