import type { Answer, Mirror, TableInfo } from '@duskhall/protocol';
import type { GameClient } from '../../board.ts';
import { tableOf } from '../../local/table.ts';
import type { Session, Wish } from '../../match.svelte.ts';
import type { MovePuzzle } from '../../puzzle.ts';
import { noClocks } from '../no-clocks.ts';
import { isAnswer, type Position, playersOf, positionOf } from './puzzle-match.ts';

const OK: Answer = { type: 'ok', id: 0 };
const NOT_HERE: Answer = { type: 'no', id: 0, code: 'puzzle', rule: '', text: '' };

/**
 * A puzzle as a table that the page can show. The first gesture is the answer, and it is not played: what it would bring to
 * light belongs to the match, not to the question.
 */
export class PuzzleSession implements Session {
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
  readonly puzzle: MovePuzzle;
  readonly table: TableInfo;
  mirror = $state.raw<Mirror>()!;
  /** The gesture that was made; null: the question is open. */
  given = $state.raw<readonly unknown[] | null>(null);
  readonly #position: Position;
  readonly #onAnswer: (isRight: boolean) => void;
  #tries = 0;
  #shown = 0;

  constructor(client: GameClient, puzzle: MovePuzzle, name: string, onAnswer: (isRight: boolean) => void) {
    this.id = `puzzle-${puzzle.id}`;
    this.client = client;
    this.puzzle = puzzle;
    this.#onAnswer = onAnswer;
    this.#position = positionOf(client.game, puzzle);
    const { record } = this.#position.match;
    const kept = { id: this.id, record, players: playersOf(puzzle, name, 'regular'), seat: puzzle.seat };
    const table = tableOf({ ...kept, startedAt: 0, finishedAt: 0, scores: [] }, false);
    this.table = { ...table, settings: { ...table.settings, hints: 'off' } };
    this.#show();
  }

  #show(): void {
    const { match, log } = this.#position;
    const { game, s } = match;
    const { seat } = this.puzzle;
    this.mirror = {
      // What was half chosen in one try must not be found in the next.
      ...{ type: 'sync', match: `${this.id}-${this.#tries}`, game: game.name, rulesVersion: game.rulesVersion, seat },
      ...{ n: ++this.#shown, view: game.view(s, seat) as Mirror['view'], log },
      ...{ moves: this.given === null ? game.legal(s, seat) : [], free: [] },
      ...{ clocks: noClocks(match.record.seats), mayUndo: false, scores: [] },
    };
  }

  move(moves: readonly unknown[]): void {
    if (this.given !== null || moves.length === 0) return;
    this.given = moves;
    this.#show();
    this.#onAnswer(isAnswer(this.client.game, this.puzzle, moves));
  }

  again(): void {
    this.#tries++;
    this.given = null;
    this.#show();
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
  leave(): void {}
}
