import type { MoveOf, Types } from '@duskhall/kernel';
import { showStakes, showTable } from '../table-in-words.ts';
import { showChoices } from './choices.ts';
import { showNews } from './log.ts';
import { type Reading, showLog, titlesFor } from './reading.ts';
import { showAllRules, showRule } from './rule-help.ts';

export type Move = MoveOf<Types['state']>;

/** What the reader is asked. */
export interface Asked {
  view: Types['view'];
  legal: readonly Move[];
  free: readonly Move[];
  mayUndo: boolean;
}

/** What was typed, if it was an answer. */
export type Typed = { move: Move } | 'undo' | 'quit';

/** More than this can be done unasked: it is listed when it is asked for. */
const MANY = 24;

/** Shows what has happened, the table and the choices; `keys`: what else can be typed here. */
export function showQuestion(reading: Reading, asked: Asked, keys: readonly string[] = []): void {
  const { screen, texts, words, names } = reading;
  const { bold, dim } = screen.colours;
  const { view, legal, free } = asked;
  screen.divide(texts.title);
  showNews(screen, reading.log);
  showTable(screen, texts.table(view, names), titlesFor(reading));
  showStakes(screen, texts.stakes?.(view, names) ?? []);
  screen.say(bold(texts.prompt(view, names)));
  const label = (move: Move) => texts.move(view, move, names);
  showChoices(screen, legal.map(label), 1);
  if (free.length > MANY) screen.say(dim(words.manyUnasked(legal.length + 1, legal.length + free.length)), '  ');
  else if (free.length > 0) {
    screen.say(dim(words.unasked), '  ');
    showChoices(screen, free.map(label), legal.length + 1);
  }
  const { choose, rule, undo, log, quit } = words.keys;
  const all = [choose(legal.length + free.length), rule, ...(asked.mayUndo ? [undo] : []), log, ...keys, quit];
  screen.say(dim(all.join(' · ')));
}

/** Takes what was typed as an answer; null: it was help, or a mistake, and has been dealt with. */
export function understand(reading: Reading, asked: Asked, word: string): Typed | null {
  const choices = [...asked.legal, ...asked.free];
  const move = choiceOf(word, choices);
  if (move !== undefined) return { move };
  if (word === 'q') return 'quit';
  if (word === 'u' && asked.mayUndo) return 'undo';
  const search = /^a(?:\s+(.*))?$/.exec(word);
  if (search !== null && asked.free.length > MANY) showUnasked(reading, asked, search[1] ?? '');
  else help(reading, asked.view, word, choices);
  return null;
}

/** What can be done unasked, as far as it has these words in it. */
function showUnasked({ screen, texts, words, names }: Reading, { view, legal, free }: Asked, search: string): void {
  const wanted = search.toLowerCase().split(/\s+/);
  const isFound = (label: string) => wanted.every((part) => label.toLowerCase().includes(part));
  const labels = free.map((move) => texts.move(view, move, names));
  const found = labels.flatMap((label, i) => (isFound(label) ? [i] : []));
  if (found.length === 0) screen.say(words.noneUnasked);
  for (const i of found) showChoices(screen, [labels[i]!], legal.length + 1 + i);
}

/** Enter alone takes the only choice there is. */
function choiceOf(word: string, choices: readonly Move[]): Move | undefined {
  if (word === '' && choices.length === 1) return choices[0];
  return /^\d+$/.test(word) ? choices[Number(word) - 1] : undefined;
}

/** Everything that is typed without moving the game on. */
function help(reading: Reading, view: Types['view'], word: string, choices: readonly Move[]): void {
  const { screen, words } = reading;
  const asked = /^\?\s*(\d+)$/.exec(word);
  const behind = asked === null ? undefined : choices[Number(asked[1]) - 1];
  if (word === '?') showRule(reading, view, null);
  else if (word === '??') showAllRules(reading);
  else if (behind !== undefined) showRule(reading, view, behind);
  else if (word === 'u') screen.say(words.nothingToUndo);
  else if (word === 'l') showLog(reading);
  else screen.say(words.noChoice(word, choices.length));
}
