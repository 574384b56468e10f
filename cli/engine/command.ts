import { once } from 'node:events';
import { BadInput } from '@duskhall/kernel';
import { readArguments } from '../arguments.ts';
import { bringCards, CARDS_FLAG } from '../card-sets.ts';
import type { Command } from '../command.ts';
import { bringGames, GAME_FLAG } from '../outside/games.ts';
import { LONGEST_LINE, linesOf } from './lines.ts';
import { type Matches, noMatches, numberOf } from './matches.ts';
import { Refused } from './refused.ts';
import { checkFields, parseRequest, type Request, readId } from './request.ts';
import { TABLE_VERBS, VERBS } from './verbs.ts';

const help = `
duskhall engine [options]: plays for programs, one JSON object per line in, one
per line out

  --cards FILE   a card set of your own, for matches of its game
  --game FILE    a game of your own: ./mine.js

  → {"id":1,"do":"new","game":"tic-tac-toe"}
  ← {"id":1,"ok":true,"match":1,"waiting":[0],"house":false,"over":false,…}
  → {"id":2,"do":"legal","seat":0}
  ← {"id":2,"ok":true,"asked":1,"moves":[…],"labels":[…]}
  → {"id":3,"do":"move","seat":0,"move":{"cell":4}}
  ← {"id":3,"ok":true,"events":[…],"asked":1,"waiting":[1],"over":false,…}
  ← {"id":4,"ok":false,"code":"…","rule":"TTT-2","text":"…"}   a refusal

  new      game, seats, seed, options, scenario, names, locale (en, ru, fr)
  legal    seat                  its legal moves and their labels
  free     seat or "house"       what it may do unasked
  move     seat or "house", move or moves (all or none), asked, by, at, viewer
  view     seat, "watcher" or "house"
  events   seat, "watcher" or "house": what it was told of the last change
  waiting                        whom the table waits for; house: to close
  close    by, at, viewer        the house closes the held window
  timeout  seat, at, viewer      a seat's time is up; without seat: everybody's
  undo     seat, at              takes the seat's last move back
  scores, record, digest, forget

Every line may name its "match"; the default is the newest. "seat" may be left
out if the table waits for one seat only. "asked" is the number of the question
answered: a late answer is refused. "at" is in milliseconds (0). "events" are
those the mover sees, or the watcher if there is none, or the given viewer.
`;

export const engine: Command = {
  summary: 'plays for programs: one JSON object per line in, one per line out',
  help,
  async run(words, { input, output, home }) {
    const { values } = readArguments(words, { cards: CARDS_FLAG, game: GAME_FLAG }, null);
    await bringGames(values.game, home);
    bringCards(values.cards);
    const matches = noMatches();
    for await (const line of linesOf(input)) {
      if (line === '') continue;
      if (!output.write(`${await answerLine(matches, line)}\n`)) await once(output, 'drain');
    }
  },
};

/** Every line gets exactly one line in answer, even if it is invalid. */
export async function answerLine(matches: Matches, line: string | null): Promise<string> {
  let id: unknown = null;
  try {
    if (line === null) throw new Refused('too-long', `a line has at most ${LONGEST_LINE} bytes`);
    const request = parseRequest(line);
    id = readId(request);
    return JSON.stringify({ id, ok: true, ...(await run(matches, request)) });
  } catch (error) {
    const { code, rule, message } = asRefused(error as Error);
    return JSON.stringify({ id, ok: false, code, rule, text: message });
  }
}

function asRefused(error: Error): Refused {
  if (error instanceof Refused) return error;
  return error instanceof BadInput
    ? new Refused('impossible', error.message)
    : new Refused('fault', `a fault of ours: ${error.message}`);
}

async function run(matches: Matches, request: Request): Promise<object> {
  const verb = request.do;
  if (typeof verb === 'string' && Object.hasOwn(TABLE_VERBS, verb)) {
    checkFields(request, verb, TABLE_VERBS[verb]!.fields);
    return TABLE_VERBS[verb]!.run(matches, request);
  }
  if (typeof verb === 'string' && Object.hasOwn(VERBS, verb)) {
    checkFields(request, verb, [...VERBS[verb]!.fields, 'match']);
    return VERBS[verb]!.run(matches.open.get(numberOf(matches, request))!, request);
  }
  const known = [...Object.keys(TABLE_VERBS), ...Object.keys(VERBS)];
  throw new Refused('unknown-command', `there is no "do":${JSON.stringify(verb)}; known: ${known.join(', ')}`);
}
