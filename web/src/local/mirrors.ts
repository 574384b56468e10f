import { collect, type Match, mayUndo, type Seat, type Types, WATCHER } from '@duskhall/kernel';
import type { ClockInfo, Mirror } from '@duskhall/protocol';
import type { Clock } from '../clock.ts';
import type { KeptMatch } from './kept.ts';
import { storyOf } from './tales.ts';
import type { RuleWindow } from './windows.ts';

/** What each viewer of a match on this device may know and do. */
export class Mirrors {
  readonly #match: Match<Types>;
  readonly #kept: KeptMatch;
  readonly #window: RuleWindow;
  readonly #clock: Clock;
  /** By viewer: the story so far. */
  readonly #stories = new Map<Seat, object[]>();
  #n = 0;

  constructor(match: Match<Types>, kept: KeptMatch, window: RuleWindow, clock: Clock) {
    this.#match = match;
    this.#kept = kept;
    this.#window = window;
    this.#clock = clock;
    collect(match);
  }

  of(viewer: Seat): Mirror {
    const { game, s } = this.#match;
    const { id, scores } = this.#kept;
    const isOver = scores.length > 0;
    const isAsked = viewer >= 0 && s.questions[viewer] !== null && !isOver;
    return {
      type: 'sync',
      match: id,
      game: game.name,
      rulesVersion: game.rulesVersion,
      seat: viewer,
      n: this.#n,
      view: game.view(s, viewer),
      moves: isAsked ? game.legal(s, viewer) : [],
      free: viewer === WATCHER || isOver ? [] : game.free(s, viewer),
      mayUndo: viewer >= 0 && !isOver && mayUndo(this.#match, viewer),
      log: this.#storyOf(viewer).slice(),
      scores,
      clocks: this.#clocks(),
    };
  }

  #storyOf(viewer: Seat): object[] {
    const { game, s } = this.#match;
    const { record, scores } = this.#kept;
    const story = this.#stories.get(viewer) ?? storyOf(game, record, viewer, scores.length > 0 ? s : null);
    this.#stories.set(viewer, story);
    return story;
  }

  #clocks(): ClockInfo {
    const { isPaused, players } = this.#kept;
    const at = this.#clock.now();
    return { left: players.map(() => -1), running: [], window: this.#window.shown, isPaused, wantsPause: [], at };
  }

  /** Goes on with every story; after a step back, or at an end that opens things, they are told anew. */
  follow(isStepBack: boolean): void {
    this.#n++;
    const events = collect(this.#match);
    const { game, s } = this.#match;
    if (isStepBack || this.#kept.scores.length > 0) this.#stories.clear();
    for (const [viewer, story] of this.#stories)
      story.push(...events.flatMap((event) => game.redact(s, event, viewer) ?? []));
  }
}
