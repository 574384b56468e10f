import { enter, type MoveOf, mayUndo, type Seat, type Types, undo, WATCHER } from '@duskhall/kernel';
import { showTable } from '../table-in-words.ts';
import { showChoices } from './choices.ts';
import { logOf, showLines, showNews, tellAgain } from './log.ts';
import { showAllRules, showRule } from './rule-help.ts';
import { elapsed, type Sitting } from './sitting.ts';

type Move = MoveOf<Types['state']>;

/** What came of a question: something was entered, the person leaves, or nobody is typing any more. */
export type Reply = 'entered' | 'quit' | 'input ended';

export async function putQuestion(sitting: Sitting, seat: Seat): Promise<Reply> {
  const { match, screen, words, logs, texts, names } = sitting;
  const choices = showQuestion(sitting, seat);
  for (;;) {
    const word = await screen.ask(screen.colours.bold('>'));
    if (word === null) return 'input ended';
    if (word === 'q') return 'quit';
    const move = choiceOf(word, choices);
    if (move !== undefined) {
      enter(match, seat, [move], 'seat', elapsed(sitting));
      return 'entered';
    }
    if (word === 'u' && mayUndo(match, seat)) {
      undo(match, seat, elapsed(sitting));
      tellAgain(logs, match, texts, names);
      screen.say(words.undone);
      return 'entered';
    }
    help(sitting, seat, word, choices);
  }
}

/** Enter alone takes the only choice there is. */
function choiceOf(word: string, choices: readonly Move[]): Move | undefined {
  if (word === '' && choices.length === 1) return choices[0];
  return /^\d+$/.test(word) ? choices[Number(word) - 1] : undefined;
}

/** Everything that is typed without moving the game on. */
function help(sitting: Sitting, seat: Seat, word: string, choices: readonly Move[]): void {
  const { screen, words, logs } = sitting;
  const asked = /^\?\s*(\d+)$/.exec(word);
  const behind = asked === null ? undefined : choices[Number(asked[1]) - 1];
  if (word === '?') showRule(sitting, seat, null);
  else if (word === '??') showAllRules(sitting);
  else if (behind !== undefined) showRule(sitting, seat, behind);
  else if (word === 'u') screen.say(words.nothingToUndo);
  else if (word === 'l') {
    const { lines } = logOf(logs, seat);
    screen.divide(words.logTitle);
    showLines(screen, lines.length > 0 ? lines : [words.emptyLog]);
  } else screen.say(words.noChoice(word, choices.length));
}

/** Shows what has happened, the table and the choices, which it gives in their order. */
function showQuestion(sitting: Sitting, seat: Seat): Move[] {
  const { match, screen, texts, words, names, logs } = sitting;
  const { game, s } = match;
  const { bold, dim } = screen.colours;
  const view = game.view(s, seat);
  screen.divide(texts.title);
  showNews(screen, logs, seat);
  logOf(logs, WATCHER).shown = logOf(logs, WATCHER).lines.length;
  showTable(screen, texts.table(view, names), titlesFor(sitting, seat));
  screen.say(bold(texts.prompt(view, names)));
  const legal = game.legal(s, seat);
  const free = game.free(s, seat);
  const label = (move: Move) => texts.move(view, move, names);
  showChoices(screen, legal.map(label), 1);
  if (free.length > 0) screen.say(dim(words.unasked), '  ');
  showChoices(screen, free.map(label), legal.length + 1);
  const { choose, rule, undo, log, quit } = words.keys;
  const keys = [choose(legal.length + free.length), rule, ...(mayUndo(match, seat) ? [undo] : []), log, quit];
  screen.say(dim(keys.join(' · ')));
  return [...legal, ...free];
}

/** The names as the reader sees them, its own marked. */
export function titlesFor({ names, words, screen }: Sitting, reader: Seat): string[] {
  return names.map((name, seat) => (seat === reader ? `${name} ${screen.colours.dim(`(${words.you})`)}` : name));
}
