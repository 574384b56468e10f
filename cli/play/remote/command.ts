import { type AnyGame, BadInput, type Locale } from '@duskhall/kernel';
import { newDealMemory, type TableInfo } from '@duskhall/protocol';
import { readGameOptions, readSeats } from '../../arguments.ts';
import { findGame, textsOf } from '../../games.ts';
import { openScreen } from '../../screen.ts';
import type { Terminal } from '../../terminal.ts';
import { cliTexts } from '../../texts/index.ts';
import { newLog } from '../log.ts';
import { stay } from './event-loop.ts';
import { comeIn, type Door, readServer } from './http-client.ts';
import { openDesk } from './input.ts';
import { openLine } from './reconnecting-socket.ts';
import { mySeat, phaseOf, type Visit } from './remote-state.ts';
import { sessionFile } from './session.ts';

/** What was asked for: a table by its code, or a new one. */
export interface Journey {
  server: string;
  table?: string | undefined;
  game: string;
  seats?: string | undefined;
  options: readonly string[];
  bots: boolean;
  name?: string | undefined;
  session?: string | undefined;
  save?: string | undefined;
  locale: Locale;
}

/** Goes to a server and plays there. */
export async function travel(journey: Journey, terminal: Terminal): Promise<void> {
  const { locale } = journey;
  const words = cliTexts(locale);
  const settings = journey.table === undefined ? readSettings(journey) : null;
  const door = await comeIn(readServer(journey.server), {
    name: journey.name?.trim() ?? null,
    locale,
    words,
    sessionFile: journey.session ?? sessionFile(terminal),
  });
  const table = settings === null ? await door.findTable(journey.table!) : await door.createTable(settings);
  const game = findGame(table.settings.game);
  await learnCards(game, String(table.settings.options.cardSet ?? ''), door);
  const texts = await textsOf(game, locale);
  const screen = openScreen(terminal);
  const desk = openDesk(screen);
  const deals = newDealMemory();
  const line = openLine(door.url, table.id, door.token, locale, deals, desk.put);
  const { opened, joined, seatKept } = words.remote;
  screen.say(`${screen.colours.bold(texts.title)}. ${texts.summary}`);
  screen.say(settings === null ? joined(table.code) : opened(table.code, `${door.url}/t/${table.id}`));
  const visit: Visit = {
    ...{ screen, words, texts, game, door, client: line.client, table: table.id },
    mayFill: journey.bots,
    file: journey.save ?? null,
    isEager: true,
    hasSaidReady: false,
    playing: '',
    deals,
    log: newLog(),
    underway: 0,
    shown: { lobby: '', question: '', prompt: '', proposal: '' },
  };
  try {
    await sitDown(visit, table, door);
    await stay(visit, desk);
    if (phaseOf(visit) === 'match' && mySeat(visit) >= 0) screen.say(seatKept);
    screen.say(words.goodbye);
  } finally {
    line.hangUp();
    screen.close();
  }
}

/** What is on the table cannot be told without its cards. */
async function learnCards({ name, cardSets }: AnyGame, cardSet: string, door: Door): Promise<void> {
  if (cardSets === undefined || cardSet === '' || cardSets.names.includes(cardSet)) return;
  cardSets.install(await door.cardSet(name, cardSet));
}

/** Takes a seat if one is free and none is taken yet; else it watches. */
async function sitDown({ client }: Visit, table: TableInfo, door: Door): Promise<void> {
  const answer = await client.ask({ type: 'open', table: table.id });
  if (answer.type === 'no') throw new BadInput(answer.text);
  const { seats, status } = client.table!;
  const isSeated = seats.some(({ person }) => person?.id === door.person);
  const isFree = status === 'open' && seats.some(({ person }) => person === null);
  if (!isSeated && isFree) await client.ask({ type: 'sit', table: table.id });
}

function readSettings({ game: name, seats: text, options }: Journey) {
  if (name === '') throw new BadInput('--table names a table on the server, --game a game to open one for');
  const game = findGame(name);
  const seats = readSeats(game, text);
  return { game: name, seats, options: readGameOptions(game, options, seats) };
}
