import { BadInput, type Seat } from '@duskhall/kernel';
import { readArguments, readGameOptions, readList, readSeats, readWhole } from '../arguments.ts';
import type { Command } from '../command.ts';
import { findGame, textsOf } from '../games.ts';
import { readLocale } from '../language.ts';
import { seatNames } from '../names.ts';
import { openScreen } from '../screen.ts';
import { cliTexts } from '../texts/index.ts';
import { spendEvening } from './evening.ts';

const help = `
duskhall play <game> [options]: a game at this terminal, with bots or friends

  --seats K          how many seats; else the fewest
  --seat N           your seat, counted from 0 (0)
  --people N,N       the seats of several people who share this terminal
  --names A,B        by seat
  --lang en|ru|fr    the language; else that of the environment
  --options k=v,k=v  the table's options; duskhall games lists them
  --seed S           any text: the same seed gives the same deal
  --save FILE        where the record goes; else you are asked

Type the number of a choice; ? shows the rule, ? 3 the rule behind choice 3,
?? all rules, u takes back, l shows the log, q saves and leaves.
`;

const FLAGS = {
  seats: { type: 'string' },
  seat: { type: 'string' },
  people: { type: 'string' },
  names: { type: 'string', default: '' },
  lang: { type: 'string' },
  options: { type: 'string', multiple: true, default: [] as string[] },
  seed: { type: 'string' },
  save: { type: 'string' },
} as const;

export const play: Command = {
  summary: 'a game at this terminal, against bots or with friends',
  help,
  async run(args, terminal) {
    const { values, word } = readArguments(args, FLAGS, 'game');
    const game = findGame(word);
    const seats = readSeats(game, values.seats);
    const options = readGameOptions(game, values.options, seats);
    const locale = readLocale(values.lang, terminal);
    const words = cliTexts(locale);
    const people = readPeople(values.people, values.seat, seats);
    const given = readNames(values.names, seats);
    const { seed = null, save: file = null } = values;
    const names = seatNames(words, seats, people, given);
    const texts = await textsOf(game, locale);
    const screen = openScreen(terminal);
    try {
      await spendEvening({ game, seats, options, people, names, seed, file, texts, words }, screen);
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

function readNames(text: string, seats: number): string[] {
  const names = text === '' ? [] : readList(text);
  if (names.length > seats) throw new BadInput(`--names gives ${names.length} names for ${seats} seats`);
  return names;
}
