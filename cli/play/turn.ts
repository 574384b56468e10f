import { enter, mayUndo, type Seat, undo, WATCHER } from '@duskhall/kernel';
import { logOf, tellAgain } from './log.ts';
import { type Asked, showQuestion, type Typed, understand } from './question.ts';
import { adviceFor, elapsed, readingOf, type Sitting } from './sitting.ts';

/** What came of a question: something was entered, the person leaves, or nobody is typing any more. */
export type Reply = 'entered' | 'quit' | 'input ended';

export async function putQuestion(sitting: Sitting, seat: Seat): Promise<Reply> {
  const { match, screen, words, logs, texts, names } = sitting;
  const { game, s } = match;
  const reading = readingOf(sitting, seat);
  const asked: Asked = {
    view: game.view(s, seat),
    legal: game.legal(s, seat),
    free: game.free(s, seat),
    mayUndo: mayUndo(match, seat),
  };
  showQuestion(reading, asked, [words.hint.key]);
  logOf(logs, WATCHER).shown = logOf(logs, WATCHER).lines.length;
  let typed: Typed | null = null;
  while (typed === null) {
    const word = await screen.ask(screen.colours.bold('>'));
    if (word === null) return 'input ended';
    if (word === 'h') screen.say(words.hint.says(texts.move(asked.view, adviceFor(sitting, seat), names)));
    else typed = understand(reading, asked, word);
  }
  if (typed === 'quit') return 'quit';
  if (typed !== 'undo') {
    enter(match, seat, [typed.move], 'seat', elapsed(sitting));
    return 'entered';
  }
  undo(match, seat, elapsed(sitting));
  tellAgain(logs, match, texts, names);
  screen.say(words.undone);
  return 'entered';
}
