import { BadInput } from '@duskhall/kernel';
import { createColors } from 'picocolors';
import { readArguments } from '../arguments.ts';
import { gameOfSet, readSetFile } from '../card-sets.ts';
import { BadNews, type Command } from '../command.ts';
import { findGame, GAMES } from '../games.ts';
import { printJson, printLine, type Terminal } from '../terminal.ts';

const help = `
duskhall cards check <file> [options]: can this card set be played?
duskhall cards show <game>: the set that comes with the game, to begin with

  --json             as JSON

Finds out which game the set is for and lists everything that is wrong with it,
each with its line. Ends with 0 if it is good, 1 if it is not. Then --cards FILE
plays it: with play, sim, replay, verify, engine and serve.
`;

export const cards: Command = {
  summary: 'checks a card set of your own, or shows the one to begin with',
  help,
  async run([verb, ...words], terminal) {
    if (verb === 'show') return show(words, terminal);
    if (verb !== 'check') throw new BadInput(`say cards check <file> or cards show <game>`);
    const { values, word: file } = readArguments(words, { json: { type: 'boolean' } }, 'file');
    const text = readSetFile(file);
    const game = gameOfSet(text);
    const faults = game?.cardSets?.check(text) ?? [{ line: 1, reason: `is not a card set of ${games().join(' or ')}` }];
    const isGood = faults.length === 0;
    const { green, red } = createColors(terminal.hasColours);
    if (values.json) printJson(terminal, { game: game?.name ?? null, isGood, faults });
    else if (isGood) printLine(terminal, green(`${file} is good: a card set of ${game!.name}`));
    else for (const { line, reason } of faults) printLine(terminal, `${file}:${line}: ${red(reason)}`);
    if (!isGood) throw new BadNews();
  },
};

const games = (): string[] => GAMES.filter(({ cardSets }) => cardSets !== undefined).map(({ name }) => name);

function show(words: readonly string[], terminal: Terminal): void {
  const { cardSets, name, options } = findGame(readArguments(words, {}, 'game').word);
  if (cardSets === undefined) throw new BadInput(`${name} has no card sets; ${games().join(' and ')} have`);
  printLine(terminal, cardSets.textOf(String(options.cardSet!.fallback))!);
}
