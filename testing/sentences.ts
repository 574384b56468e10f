import { type Game, type Rng, type Texts, type Types, WATCHER } from '@duskhall/kernel';
import { offersOf, playOn, seatsOf } from './laws/position.ts';

/** All sentences of a random game from this position on, as told to each seat and to a watcher. */
export function sentencesFrom<T extends Types>(
  game: Game<T>,
  texts: Texts<T>,
  s: T['state'],
  names: readonly string[],
  rng: Rng,
): string[] {
  const said: string[] = [];
  do
    for (const viewer of [...seatsOf(names.length), WATCHER]) {
      const view = game.view(s, viewer);
      said.push(texts.prompt(view, names), texts.ruleOf(view, null), ...texts.result(view, names));
      for (const move of offersOf(game, s, viewer)) said.push(texts.move(view, move, names), texts.ruleOf(view, move));
      for (const { label, text } of texts.table(view, names)) said.push(label, text);
      const events = (s.table.log ?? []).flatMap((event) => game.redact(s, event, viewer) ?? []);
      said.push(...events.map((event) => texts.event(event, names)));
    }
  while (playOn(game, s, rng, 1).length > 0);
  return said;
}
