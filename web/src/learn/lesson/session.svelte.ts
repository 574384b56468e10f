import type { LEVELS } from '@duskhall/bots';
import { openMatch, type Seat } from '@duskhall/kernel';
import type { Answer, Mirror, TableInfo } from '@duskhall/protocol';
import type { GameClient } from '../../board.ts';
import { pageClock } from '../../clock.ts';
import type { Lesson, LessonStep } from '../../lesson.ts';
import { deal } from '../../local/deal.ts';
import type { KeptMatch } from '../../local/kept-matches.ts';
import { settingsOf } from '../../local/table.ts';
import type { Session, Wish } from '../../match.svelte.ts';
import { nameHere } from '../../me.svelte.ts';
import { dismiss, tell } from '../../notices.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { sound } from '../../sounds.ts';
import { noClocks } from '../no-clocks.ts';
import { give, type Laid, layAt, perform } from './lesson-match.ts';
import type { LessonTexts } from './load.ts';

const OK: Answer = { type: 'ok', id: 0 };
const NOT_HERE: Answer = { type: 'no', id: 0, code: 'lesson', rule: '', text: '' };

/** A lesson as a table that the page can show: the others act as it is written, and only what leads on is accepted. */
export class LessonSession implements Session {
  readonly id: string;
  readonly place = 'study';
  readonly chat = [];
  readonly unread = 0;
  readonly link = 'open';
  readonly sent = 0;
  readonly readAt = 0;
  readonly isOutdated = false;
  readonly advice = null;
  readonly client: GameClient;
  readonly lesson: Lesson;
  texts: LessonTexts;
  index = $state(0);
  /** The others are acting. */
  isShowing = $state(false);
  table = $state.raw<TableInfo>()!;
  mirror = $state.raw<Mirror>()!;
  #laid: Laid;
  #shown = 0;
  /** What was said about a wrong answer, until another is given. */
  #notice = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #names: (seats: number, seat: Seat) => string[];

  constructor(client: GameClient, lesson: Lesson, texts: LessonTexts, names: (seats: number, seat: Seat) => string[]) {
    this.id = `lesson-${client.game.name}`;
    this.client = client;
    this.lesson = lesson;
    this.texts = texts;
    this.#names = names;
    this.index = Math.min(settings.lessons[client.game.name] ?? 0, lesson.steps.length - 1);
    this.#laid = layAt(client.game, lesson.steps, this.index);
    this.#show();
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index]!;
  }
  get isLast(): boolean {
    return this.index === this.lesson.steps.length - 1;
  }

  #show(): void {
    const { match, table, log, from } = this.#laid;
    const { game, s } = match;
    const { seat, seats } = table;
    const name = `${this.id}-${from}`;
    const isAsked = !this.isShowing && this.step.answers !== undefined;
    const [moves, free] = isAsked ? [game.legal(s, seat), game.free(s, seat)] : [[], []];
    this.mirror = {
      ...{ type: 'sync', match: name, game: game.name, rulesVersion: game.rulesVersion, seat, n: ++this.#shown },
      ...{ view: game.view(s, seat) as Mirror['view'], moves, free, log: [...log], clocks: noClocks(seats) },
      // The end of a lesson's table is not the end of a match.
      ...{ mayUndo: false, scores: [] },
    };
    this.table = {
      ...{ id: this.id, code: '', host: '', moderator: '', watchers: 0, muted: [], status: 'playing', match: name },
      // The lesson itself says what to do.
      settings: { ...settingsOf(match.record), hints: 'off' },
      seats: this.#names(seats, seat).map((name, other) => ({
        person: { id: `${this.id}-${other}`, name },
        ...{ isBot: false, isReady: false, isConnected: true, hasSitter: false },
      })),
    };
  }

  /** One gesture of the learner's. */
  move(moves: readonly unknown[]): void {
    if (this.isShowing) return;
    const { step } = this;
    const result = give(this.#laid, step, moves);
    dismiss(this.#notice);
    if (result === null) {
      this.#notice = tell(this.texts[step.name]!.wrong, step.rule);
      sound('refused');
    }
    if (result === 'done') this.#others(step.others ?? []);
    else this.#show();
  }

  /** The others act one after another, slowly enough to be seen. */
  #others(deeds: NonNullable<LessonStep['others']>): void {
    this.isShowing = true;
    this.#show();
    const [deed, ...rest] = deeds;
    // What was done last is looked at before another table is laid.
    const isKept = this.lesson.steps[this.index + 1]?.table === undefined;
    if (deed === undefined && isKept) this.#goOn();
    else
      this.#timer = setTimeout(
        () => {
          if (deed === undefined) return this.#goOn();
          perform(this.#laid, deed);
          this.#others(rest);
        },
        200 + settings.speed * (deed === undefined ? 10 : 3),
      );
  }

  /** What there was to read is read. */
  next(): void {
    const { others } = this.step;
    if (others === undefined) this.#goOn();
    else this.#others(others);
  }

  #goOn(): void {
    this.isShowing = false;
    if (!this.isLast) this.goTo(this.index + 1);
  }

  goTo(index: number): void {
    clearTimeout(this.#timer);
    const { game } = this.client;
    const goesOn = index === this.index + 1 && this.lesson.steps[index]!.table === undefined;
    this.isShowing = false;
    this.index = index;
    settings.lessons[game.name] = index;
    if (!goesOn) this.#laid = layAt(game, this.lesson.steps, index);
    this.#show();
  }

  /** The rest of a small real game, against Novices. */
  lastRounds(): KeptMatch {
    const { game } = this.client;
    const { seats, seat, options = {}, scenario } = this.lesson.game;
    const players = Array.from({ length: seats }, (_, other) =>
      other === seat ? { name: nameHere(), bot: '' } : { name: '', bot: 'novice' satisfies keyof typeof LEVELS },
    );
    const kept = deal(game, players, seat, options);
    const { record } = openMatch(game, { ...kept.record, deal: null, scenario });
    return { ...kept, record, startedAt: pageClock.date() };
  }

  async ask(wish: Wish): Promise<Answer> {
    if (wish.type !== 'move') return NOT_HERE;
    this.move(wish.moves);
    return OK;
  }
  async ready(): Promise<Answer> {
    return NOT_HERE;
  }
  readAll(): void {}
  leave(): void {
    clearTimeout(this.#timer);
  }
}
