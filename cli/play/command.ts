import { LEVELS, type LevelName, USUAL_BOT } from '@duskhall/bots';
import { BadInput, type Seat } from '@duskhall/kernel';
import { readArguments, readGameOptions, readList, readSeats, readWhole } from '../arguments.ts';
import { bringCards, CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { findGame, textsOf } from '../games.ts';
import { readLocale } from '../language.ts';
import { isSaid, nameOf } from '../outside/games.ts';
import { openScreen } from '../screen.ts';
import { seatNames } from '../seat-names.ts';
import { cliTexts } from '../texts/index.ts';
import { playMatches } from './match-loop.ts';
import { travel } from './remote/command.ts';

const help = `
duskhall play <game> [options]: a game at this terminal, with bots or friends
duskhall play --server URL [options]: at a table of a server

  --game G           which game, or the file of one of your own: ./mine.js

  --seats K          how many seats; else the fewest
  --seat N           your seat, counted from 0 (0)
  --people N,N       the seats of several people who share this terminal
  --names A,B        by seat
  --level L          of the bots, from the weakest: beginner, novice, casual,
                     regular, expert or master (regular)
  --lang en|ru|fr    the language; else that of the environment
  --options k=v,k=v  the table's options; duskhall games lists them
  --cards FILE       a card set of your own; duskhall cards --help tells more
  --seed S           any text: the same seed gives the same deal and bots
  --save FILE        where the record goes; else you are asked

  --server URL       such as http://localhost:8410
  --table CODE       the table to sit down at; else a new one is opened
  --bots             bots take the seats that are empty when you start
  --name N           who you are there; else as last time
  --session FILE     where it is kept who you are; else in your own folder

Type the number of a choice; ? shows the rule, ? 3 the rule behind choice 3,
?? all rules, u takes back, l shows the log, q saves and leaves. At a server
/text says something to the table, and q keeps your seat.
`;

const FLAGS = {
  seats: { type: 'string' },
  seat: { type: 'string' },
  people: { type: 'string' },
  names: { type: 'string' },
  level: { type: 'string' },
  lang: { type: 'string' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  cards: CARDS_FLAG,
  seed: { type: 'string' },
  save: { type: 'string' },
  server: { type: 'string' },
  table: { type: 'string' },
  game: { type: 'string' },
  bots: { type: 'boolean' },
  name: { type: 'string' },
  session: { type: 'string' },
} as const;

/** What makes sense here only, and what makes sense at a server only. */
const HERE = ['seat', 'people', 'names', 'level', 'seed'] as const;
const THERE = ['table', 'bots', 'name', 'session'] as const;

export const play: Command = {
  summary: 'a game at this terminal, or at a table of a server',
  help,
  async run(args, terminal) {
    const { values, word } = readArguments(args, FLAGS, 'game', isSaid(args));
    const named = await nameOf(values.game ?? word, terminal.home);
    bringCards(values.cards);
    if (values.server !== undefined) {
      for (const flag of HERE) if (values[flag] !== undefined) throw new BadInput(`--${flag} is not for a server`);
      const { server, bots = false } = values;
      return travel({ ...values, server, bots, game: named, locale: readLocale(values.lang, terminal) }, terminal);
    }
    for (const flag of THERE) if (values[flag] !== undefined) throw new BadInput(`--${flag} needs --server`);
    const game = findGame(named);
    const seats = readSeats(game, values.seats);
    const people = readPeople(values.people, values.seat, seats);
    const options = readGameOptions(game, values.options, seats, people.length === 1 ? game.alone : {});
    const locale = readLocale(values.lang, terminal);
    const words = cliTexts(locale);
    const given = readNames(values.names ?? '', seats);
    const level = readLevel(values.level ?? USUAL_BOT);
    const { seed = null, save: file = null } = values;
    const names = seatNames(words, seats, people, given);
    const texts = await textsOf(game, locale);
    const screen = openScreen(terminal);
    try {
      await playMatches({ game, seats, options, people, names, level, seed, file, texts, words }, screen);
    } finally {
      screen.close();
    }
  },
};

function readPeople(people: string | undefined, seat: string | undefined, seats: number): Seat[] {
  if (people !== undefined && seat !== undefined) throw new BadInput('--seat and --people exclude each other');
  if (people === undefined) return [readWhole('seat', seat ?? '0', 0, seats - 1)];
  const chosen = readList(people).map((text) => readWhole('people', text, 0, seats - 1));
  if (new Set(chosen).size < chosen.length) throw new BadInput('--people names a seat twice');
  return chosen.sort((a, b) => a - b);
}

function readLevel(text: string): LevelName {
  if (!Object.hasOwn(LEVELS, text))
    throw new BadInput(`there is no level "${text}"; known: ${Object.keys(LEVELS).join(', ')}`);
  return text as LevelName;
}

function readNames(text: string, seats: number): string[] {
  const names = text === '' ? [] : readList(text);
  if (names.length > seats) throw new BadInput(`--names gives ${names.length} names for ${seats} seats`);
  return names;
}
