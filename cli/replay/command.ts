import { digestOf, type GameRecord, WATCHER } from '@duskhall/kernel';
import { readArguments, readWhole } from '../arguments.ts';
import { CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { textsOf } from '../games.ts';
import { GAME_FLAG } from '../outside/games.ts';
import { openRecord } from '../record-file.ts';
import { openScreen, paintNames, type Screen } from '../screen.ts';
import { seatNames } from '../seat-names.ts';
import { printJson, type Terminal } from '../terminal.ts';
import { EVERYBODY, type Reader, resultOf, sentences, showStep, type Viewer } from './reader.ts';
import { retrace, stepAt } from './retrace.ts';
import { stepThrough } from './stepping.ts';

const help = `
duskhall replay <file> [options]: plays a saved record again and checks it

  --at N              start after N entries
  --seat N|watcher|all   whose view (all)
  --game FILE         a game of your own: ./mine.js
  --cards FILE        a card set of your own; duskhall cards --help tells more
  --lang en|ru|fr     the language; else that of the environment
  --json              as JSON

At a terminal: Enter goes on, b back, a number there, q leaves. In a pipe: the
log and where it led.
`;

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string', default: EVERYBODY },
  game: GAME_FLAG,
  cards: CARDS_FLAG,
  lang: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const replayCommand: Command = {
  summary: 'steps through a saved record and checks its digests',
  help,
  async run(args, terminal) {
    const { values, word: file } = readArguments(args, FLAGS, 'file');
    const { locale, words, record, game } = await openRecord(file, values, terminal);
    const viewer = readViewer(values.seat, record.seats);
    const at = values.at === undefined ? null : readWhole('at', values.at, 0, record.entries.length);
    const names = seatNames(words, record.seats, [], []);
    const reader: Reader = { game, viewer, texts: await textsOf(game, locale), words, names };
    if (values.json) return printJson(terminal, describe(reader, record, at ?? record.entries.length));
    await read(reader, record, at, terminal);
  },
};

async function read(reader: Reader, record: GameRecord, at: number | null, terminal: Terminal) {
  const { words, game } = reader;
  const screen = openScreen(terminal);
  const last = record.entries.length;
  try {
    const { told, isOver } = follow(reader, record, paintNames(reader.names, screen.colours));
    if (terminal.isInteractive) await stepThrough(screen, reader, record, at ?? 0);
    else {
      showLog(screen, told.slice(0, (at ?? last) + 1));
      showStep(screen, reader, stepAt(game, record, at ?? last), last);
      screen.say();
    }
    if (last > 0 && !isOver) screen.say(words.unfinished);
    screen.say(screen.colours.green(words.checked(last, record.digests.length)));
  } finally {
    screen.close();
  }
}

/** Checks the whole record and returns the text of every step. */
function follow(reader: Reader, record: GameRecord, names: readonly string[]) {
  const { game, texts, words } = reader;
  const told: string[][] = [];
  let isOver = false;
  for (const step of retrace(game, record, texts, words)) {
    told.push(sentences(reader, step, names));
    isOver = game.scores(step.s) !== null;
  }
  return { told, isOver };
}

function showLog(screen: Screen, told: readonly string[][]): void {
  for (const [at, lines] of told.entries())
    for (const [row, line] of lines.entries()) screen.say(line, `${(row === 0 ? String(at) : '').padStart(5)}  `);
  screen.say();
}

function describe(reader: Reader, record: GameRecord, at: number) {
  const { game, seats, options, rulesVersion, entries } = record;
  const { told } = follow(reader, record, reader.names);
  const step = stepAt(reader.game, record, at);
  const { viewer } = reader;
  return {
    ...{ game, rulesVersion, seats, options, ok: true, entries: entries.length, digests: record.digests.length, at },
    digest: digestOf(reader.game, step.s),
    scores: reader.game.scores(step.s),
    log: told.slice(0, at + 1),
    views: (viewer === EVERYBODY ? reader.names.map((_, seat) => seat) : [viewer]).map((eye) =>
      reader.game.view(step.s, eye),
    ),
    result: resultOf(reader, step, reader.names),
  };
}

function readViewer(text: string, seats: number): Viewer {
  if (text === EVERYBODY) return EVERYBODY;
  if (text === 'watcher') return WATCHER;
  return readWhole('seat', text, 0, seats - 1);
}
