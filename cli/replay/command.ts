import { BadInput, digest, type GameRecord, type Locale, WATCHER } from '@duskhall/kernel';
import { readArguments, readWhole } from '../arguments.ts';
import { bringCards, CARDS_FLAG, mustHaveCards } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { findGame, GAMES, textsOf } from '../games.ts';
import { readLocale } from '../language.ts';
import { seatNames } from '../names.ts';
import { readRecord } from '../record-file.ts';
import { openScreen, paintNames, type Screen } from '../screen.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { type CliTexts, cliTexts } from '../texts/index.ts';
import { EVERYBODY, type Reader, resultOf, sentences, showStep, type Viewer } from './reader.ts';
import { retrace, type Step } from './retrace.ts';
import { stepThrough } from './stepping.ts';

const help = `
duskhall replay <file> [options]: plays a saved record again and checks it

  --at N              after so many entries
  --seat N|watcher|all   whose eyes (all)
  --cards FILE        a card set of your own; duskhall cards --help tells more
  --lang en|ru|fr     the language; else that of the environment
  --json              as JSON

At a terminal: Enter goes on, b back, a number there, q leaves. In a pipe: the
log and where it led.
`;

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string', default: EVERYBODY },
  cards: CARDS_FLAG,
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const replayCommand: Command = {
  summary: 'steps through a saved record, its digests checked',
  help,
  async run(args, terminal) {
    const { values, word: file } = readArguments(args, FLAGS, 'file');
    bringCards(values.cards);
    const locale = readLocale(values.lang, terminal);
    const words = cliTexts(locale);
    const record = readRecord(file, words);
    const viewer = readViewer(values.seat, record.seats);
    const at = values.at === undefined ? null : readWhole('at', values.at, 0, record.entries.length);
    const reader = await readerOf(record, viewer, locale, words);
    const steps = retrace(reader.game, record, reader.texts, words);
    if (values.json) return printJson(terminal, describe(reader, record, steps, at ?? record.entries.length));
    await read(reader, record, steps, at, terminal);
  },
};

async function readerOf(record: GameRecord, viewer: Viewer, locale: Locale, words: CliTexts): Promise<Reader> {
  if (!GAMES.some(({ name }) => name === record.game))
    throw new BadInput(words.record.unknownGame(record.game, GAMES.map(({ name }) => name).join(', ')));
  const game = findGame(record.game);
  mustHaveCards(game, record.options);
  return { game, viewer, texts: await textsOf(game, locale), words, names: seatNames(words, record.seats, [], []) };
}

async function read(reader: Reader, record: GameRecord, steps: Step[], at: number | null, terminal: Terminal) {
  const screen = openScreen(terminal);
  try {
    if (terminal.isInteractive) await stepThrough(screen, reader, steps, at ?? 0);
    else showLog(screen, reader, steps.slice(0, (at ?? record.entries.length) + 1), steps);
    if (steps.at(-1)!.entry !== null && reader.game.scores(steps.at(-1)!.s) === null)
      screen.say(reader.words.unfinished);
    screen.say(screen.colours.green(reader.words.checked(record.entries.length, record.digests.length)));
  } finally {
    screen.close();
  }
}

function showLog(screen: Screen, reader: Reader, read: readonly Step[], steps: readonly Step[]): void {
  const names = paintNames(reader.names, screen.colours);
  for (const [at, step] of read.entries())
    for (const [row, line] of sentences(reader, step, names).entries())
      screen.say(line, `${(row === 0 ? String(at) : '').padStart(5)}  `);
  screen.say();
  showStep(screen, reader, steps, read.length - 1);
  screen.say();
}

function describe(reader: Reader, record: GameRecord, steps: readonly Step[], at: number) {
  const { game, seats, options, rulesVersion, entries } = record;
  const { s } = steps[at]!;
  const { viewer } = reader;
  return {
    ...{ game, rulesVersion, seats, options, ok: true, entries: entries.length, digests: record.digests.length, at },
    digest: digest(s),
    scores: reader.game.scores(s),
    log: steps.slice(0, at + 1).map((step) => sentences(reader, step, reader.names)),
    views: (viewer === EVERYBODY ? reader.names.map((_, seat) => seat) : [viewer]).map((eye) =>
      reader.game.view(s, eye),
    ),
    result: resultOf(reader, steps[at]!, reader.names),
  };
}

function readViewer(text: string, seats: number): Viewer {
  if (text === EVERYBODY) return EVERYBODY;
  if (text === 'watcher') return WATCHER;
  return readWhole('seat', text, 0, seats - 1);
}
