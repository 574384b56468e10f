import { random } from '@duskhall/bots';
import {
  type AnyGame,
  collect,
  enter,
  expire,
  fastRng,
  type Locale,
  type Match,
  openMatch,
  readOptions,
  type Seat,
  type Texts,
  type Types,
  waiting,
} from '@duskhall/kernel';
import type { BoardProps } from '../board.ts';
import type { Scene } from './scene.ts';

const NAMES = [
  ...[
    'Anna',
    'Boris',
    'Christophe',
    'Дарья',
    'Élodie',
    'Felix',
    'Gwendoline',
    'Харитон',
    'Inès',
    'Jan',
    'Katharina',
    'Лев',
  ],
  ...[
    'Margot',
    'Nils',
    'Ольга',
    'Pierre-Yves',
    'Quirin',
    'Rosa',
    'Степанида',
    'Théo',
    'Ulla',
    'Victor',
    'Wanda',
    'Яша',
  ],
];

/** As long as names may be, with and without a place to break. */
const LONG_NAMES = [
  ...['Maximiliane-Konstantina', 'Александра Васильевна', 'Dave the Magnificent III', 'Константинопольский-Щукин'],
  ...['Wolfgangwilhelmmaximilia', 'Мстислав Остроумов-Южин', 'Jean-Christophe-Édouard', 'Щекочихина-Крестовская'],
  ...['Ann', 'Sir William Wimblewombley', 'Ярополк', 'Широкоформатный Джо'],
].flatMap((name) => [name.slice(0, 24), [...name].toReversed().join('').slice(0, 24)]);

const LONG = 500;

export interface Setting {
  game: AnyGame;
  texts: Texts<Types>;
  locale: Locale;
  scene: Scene;
  seed: string;
  /** How long a bot thinks, in ms. */
  pause: number;
  hasLongNames?: boolean;
  /** So many of the last events come as news once the page is there. */
  news?: number;
}

/** A match in the page: one person, random bots, no server. */
export class LocalMatch {
  lines = $state<string[]>([]);
  told = $state('');
  board = $state.raw<BoardProps | null>(null);
  readonly #setting: Setting;
  readonly #match: Match<Types>;
  readonly #viewer: Seat;
  readonly #names: readonly string[];
  readonly #log: object[] = [];
  readonly #rng = fastRng(5);

  constructor(setting: Setting) {
    const { game, scene, seed } = setting;
    const { seats, options = {}, scenario = null, moves = [], play, viewer = 0 } = scene;
    this.#setting = setting;
    this.#viewer = viewer;
    this.#names = (setting.hasLongNames ? LONG_NAMES : NAMES).slice(0, seats);
    this.#match = openMatch(game, { seats, options: readOptions(game.options, options, seats), seed, scenario });
    for (const move of moves) {
      const refusal = enter(this.#match, waiting(this.#match.s)[0]!, [move], 'seat', 0);
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    }
    play?.({
      enter: (seat, ...gesture) => {
        const refusal = enter(this.#match, seat, gesture, 'seat', 0);
        if (refusal !== null) throw new Error(JSON.stringify(refusal));
      },
      mayEnter: (seat, move) => seat < seats && game.refusal(this.#match.s, seat, move) === null,
      until: (step, times = 1) => {
        let seen = 0;
        this.#wait(step, () => this.#match.s.table.stack.at(-1)?.do === step && ++seen === times);
      },
      untilPhase: (phase) => this.#wait(phase, () => 'phase' in this.#match.s && this.#match.s.phase === phase),
    });
    this.#show(setting.news ?? 0);
    if (scenario === null) this.#wakeBots();
    Object.assign(globalThis, { match: this.#match });
  }

  /** Times out questions until it is there; gives up after `LONG` of them. */
  #wait(what: string, isThere: () => boolean): void {
    for (let i = 0; i < LONG; i++) {
      if (isThere()) return;
      expire(this.#match, this.#rng, 0);
    }
    throw new Error(`"${what}" never comes`);
  }

  #show(later = 0): void {
    const { game, texts, locale } = this.#setting;
    const { s } = this.#match;
    for (const event of collect(this.#match)) {
      const seen = game.redact(s, event, this.#viewer);
      if (seen !== null) this.#log.push(seen);
      const line = seen === null ? '' : texts.event(seen, this.#names);
      if (line !== '') this.lines = [line, ...this.lines].slice(0, 40);
    }
    this.board = {
      view: game.view(s, this.#viewer),
      moves: this.#viewer >= 0 ? game.legal(s, this.#viewer) : [],
      seat: this.#viewer,
      names: this.#names,
      texts,
      locale,
      log: this.#log.slice(0, this.#log.length - later),
      match: 'harness',
      windowEnds: this.#windowEnds(),
      free: this.#viewer >= -1 ? game.free(s, this.#viewer) : [],
      game,
      isBusy: false,
      onMove: (gesture) => this.#enter(gesture),
      onTell: (text, rule) => {
        this.told = `${text} (${rule})`;
      },
    };
  }

  /** Shows what was kept back. */
  catchUp = (): void => this.#show();

  #windowEnds(): number {
    const pace = this.#setting.game.pace(this.#match.s);
    return pace === null || pace.upTo !== undefined ? -1 : performance.now() + pace.seconds * 1000;
  }

  #enter(gesture: readonly unknown[]): void {
    this.enterFor(this.#viewer, gesture);
    this.#wakeBots();
  }

  /** What a moderator enters. */
  enterFor(seat: Seat, gesture: readonly unknown[]): boolean {
    const refusal = enter(this.#match, seat, gesture, 'seat', 0);
    this.told = refusal === null ? '' : this.#setting.texts.refusal(refusal);
    this.#show();
    return refusal === null;
  }
  close(): void {
    expire(this.#match, this.#rng, 0, 'house');
    this.#show();
  }

  #wakeBots(): void {
    const { game, pause } = this.#setting;
    const seat = waiting(this.#match.s).find((other) => other !== this.#viewer);
    if (seat === undefined) return;
    setTimeout(() => {
      const { s } = this.#match;
      const moves = game.legal(s, seat);
      if (moves.length > 0) enter(this.#match, seat, [random(game, game.view(s, seat), moves, this.#rng)], 'seat', 0);
      this.#show();
      this.#wakeBots();
    }, pause);
  }
}
