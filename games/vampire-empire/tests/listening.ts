import { below, fastRng, mayClose, WATCHER, waiting } from '@duskhall/kernel';
import { QUESTION_RULES, type Question } from '../frames.ts';
import { vampireEmpire as game } from '../index.ts';
import type { State } from '../state/index.ts';
import type { View } from '../view/index.ts';
import { NAMES, type Spoken } from './text-samples.ts';

/** Events that get a line only when they show something. */
const SILENT: readonly string[] = ['discardedToCellar', 'discardedToMoat'];

export interface Said {
  sentences: string[];
  questions: Set<Question>;
  /** Questions for which the asked seat was told the wrong rule. */
  mistaken: Question[];
}

/** All texts of this many steps of random play, for both seats and a watcher. */
export function listen(spoken: Spoken, s: State, seed: number, steps = Number.POSITIVE_INFINITY): Said {
  const rng = fastRng(seed);
  const said: Said = { sentences: [], questions: new Set(), mistaken: [] };
  for (let step = 0; step < steps; step++) {
    for (const viewer of [0, 1, WATCHER]) hear(spoken, s, viewer, said);
    s.table.log = [];
    const [seat] = waiting(s);
    if (seat !== undefined) {
      const moves = game.legal(s, seat);
      game.apply(s, seat, moves[below(rng, moves.length, 'move')]!);
    } else if (mayClose(s)) game.close(s);
    else break;
  }
  return said;
}

function hear(spoken: Spoken, s: State, viewer: number, said: Said): void {
  const view: View = game.view(s, viewer);
  const { question } = view;
  if (question !== '') {
    said.questions.add(question);
    if (spoken.ruleOf(view, null) !== QUESTION_RULES[question]) said.mistaken.push(question);
  }
  said.sentences.push(spoken.prompt(view, NAMES));
  for (const move of viewer >= 0 ? game.legal(s, viewer) : []) said.sentences.push(spoken.move(view, move, NAMES));
  for (const { label, text } of spoken.table(view, NAMES)) said.sentences.push(label, text);
  said.sentences.push(...spoken.result(view, NAMES));
  for (const event of s.table.log!) {
    const line = spoken.event(game.redact(s, event, viewer)!, NAMES);
    if (line !== '' || !SILENT.includes(event.type)) said.sentences.push(line);
  }
}
