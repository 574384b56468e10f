import { setTimeout } from 'node:timers/promises';
import { botNamed, type LevelName } from '@duskhall/bots';
import { type Game, type Seat, type Texts, type Types, WATCHER } from '@duskhall/kernel';
import { paintNames, type Screen } from '../screen.ts';
import { freshSeed, streamOf } from '../seeds.ts';
import type { CliTexts } from '../texts/index.ts';
import { evenTime } from './even-time.ts';
import { newLog } from './log.ts';
import { agrees, showEnd } from './reading.ts';
import { freshFile, save } from './saving.ts';
import { openTerminalMatch } from './terminal-match.ts';
import { putQuestion, type Reply, readingOf, type Sitting } from './turn.ts';

/** What was agreed on before the first deal. */
export interface Agreed {
  game: Game<Types>;
  seats: number;
  options: Types['options'];
  people: readonly Seat[];
  names: readonly string[];
  /** Of the bots. */
  level: LevelName;
  /** Of the first match; null: a fresh one, as every further match has. */
  seed: string | null;
  /** Where the record goes; null: the people are asked. */
  file: string | null;
  texts: Texts<Types>;
  words: CliTexts;
}

/** Plays match after match until the people have had enough. */
export async function playMatches(agreed: Agreed, screen: Screen): Promise<void> {
  const { words, texts } = agreed;
  screen.say(`${screen.colours.bold(texts.title)}. ${texts.summary}`);
  screen.say(screen.colours.dim(words.welcome));
  screen.say();
  for (let seed = agreed.seed; ; seed = null) {
    const sitting = sitDown(agreed, screen, seed ?? freshSeed());
    const reply = await playMatch(sitting);
    const isOver = reply === 'entered';
    if (agreed.file !== null) save(sitting, sitting.match.record, agreed.file);
    else if (isOver ? await agrees(sitting, words.mayISave) : reply === 'quit')
      save(sitting, sitting.match.record, freshFile(agreed.game.name));
    if (!isOver || !(await agrees(sitting, words.again))) break;
  }
  screen.say(words.goodbye);
}

function sitDown(agreed: Agreed, screen: Screen, seed: string): Sitting {
  const { game, seats, options, people, level, texts, words } = agreed;
  const evenly = evenTime(() => performance.now(), screen.isInteractive ? setTimeout : async () => {});
  const chance = streamOf(`${seed}|bots`);
  return {
    match: openTerminalMatch({ game, seats, options, seed, people, level, botOf: botNamed, chance, evenly }),
    ...{ texts, words, screen, people },
    names: paintNames(agreed.names, screen.colours),
    logs: new Map([...people, WATCHER].map((reader) => [reader, newLog()])),
  };
}

/** Plays to the end, unless somebody leaves before. */
async function playMatch(sitting: Sitting): Promise<Reply> {
  const { people, match } = sitting;
  for (let reader: Seat = -1; ; ) {
    const seat = await match.untilPerson();
    if (seat < 0) {
      showResult(sitting);
      return 'entered';
    }
    const isHandedOver = people.length > 1 && seat !== reader;
    const reply = isHandedOver ? await handOver(sitting, seat) : 'entered';
    if (reply !== 'entered') return reply;
    reader = seat;
    const answered = await putQuestion(sitting, seat);
    if (answered !== 'entered') return answered;
  }
}

/** Nothing is left on the screen for the next person but who that is. */
async function handOver({ screen, words, names }: Sitting, seat: Seat): Promise<Reply> {
  screen.clear();
  screen.say(words.handOver(names[seat]!));
  const word = await screen.ask(words.pressEnter);
  screen.clear();
  return word === null ? 'input ended' : 'entered';
}

function showResult(sitting: Sitting): void {
  const { match, screen, texts, names, people } = sitting;
  const reader = people.length === 1 ? people[0]! : WATCHER;
  const { view } = match.mirrorOf(reader);
  if (people.length > 1) screen.clear();
  showEnd(readingOf(sitting, reader), view, texts.result(view, names));
}
