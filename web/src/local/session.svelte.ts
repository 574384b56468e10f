import { LEVELS, type LevelName } from '@duskhall/bots';
import { fastRng, plays, type Refusal, type Seat, WATCHER } from '@duskhall/kernel';
import type { Answer, Mirror, TableInfo } from '@duskhall/protocol';
import type { GameClient } from '../board.ts';
import { pageClock } from '../clock.ts';
import { clientOf, textsOf } from '../games.ts';
import { language } from '../language.svelte.ts';
import type { Advice, Session, Wish } from '../match.svelte.ts';
import { tell } from '../notices.svelte.ts';
import { go } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { sound } from '../sounds.ts';
import { deal } from './deal.ts';
import { House } from './house.ts';
import { find, type KeptMatch, keep, tidy } from './kept.ts';
import { renewal } from './renewal.svelte.ts';
import { tableOf } from './table.ts';
import { workerThinker } from './thinker.ts';

const OK: Answer = { type: 'ok', id: 0 };
const NO_ADVICE: Answer = { type: 'no', id: 0, code: 'no-advice', rule: '', text: 'nothing came to the bot’s mind' };
/** The level's own time, whether there is much to think about or not; and as slow as the page's animations. */
function delay(level: string): [number, number] {
  const thinking = Object.hasOwn(LEVELS, level) ? LEVELS[level as LevelName].milliseconds : 0;
  return [thinking + 100 + settings.speed * 2, thinking + 350 + settings.speed * 4];
}

/** A table on this device: the house is in the page. */
export class LocalSession implements Session {
  readonly id: string;
  readonly place: 'device' | 'handed';
  readonly chat = [];
  readonly unread = 0;
  readonly link = 'open';
  readonly sent = 0;
  readonly client: GameClient;
  readonly house: House;
  table = $state.raw<TableInfo>()!;
  mirror = $state.raw<Mirror>()!;
  readAt = $state(0);
  advice = $state.raw<Advice | null>(null);
  #viewer: Seat;

  constructor(client: GameClient, kept: KeptMatch) {
    this.id = kept.id;
    this.client = client;
    this.place = kept.seat === WATCHER ? 'handed' : 'device';
    this.#viewer = kept.seat;
    this.house = new House(client.game, kept, {
      clock: pageClock,
      thinker: workerThinker(),
      chance: fastRng(crypto.getRandomValues(new Int32Array(1))[0]!),
      delay,
      keep,
      onChange: () => this.#show(),
    });
    this.#show();
    addEventListener('pagehide', this.#save);
    document.addEventListener('visibilitychange', this.#save);
  }

  readonly #save = () => this.house.save();

  get isOutdated(): boolean {
    return renewal.isReady;
  }

  /** Whose eyes the page has from now on. */
  lookAs(viewer: Seat): void {
    this.#viewer = viewer;
    this.advice = null;
    this.#show();
  }

  #show(): void {
    const mirror = this.house.mirrorOf(this.#viewer);
    // What a person notes on a board must not be found by the next one who has the device.
    const isTurn = this.place === 'handed' && this.#viewer >= 0;
    this.mirror = isTurn ? { ...mirror, match: `${this.id}.${this.#viewer}` } : mirror;
    this.table = tableOf(this.house.kept);
    this.readAt = performance.now();
  }

  leave(): void {
    removeEventListener('pagehide', this.#save);
    document.removeEventListener('visibilitychange', this.#save);
    this.house.stop();
  }

  async ask(wish: Wish): Promise<Answer> {
    const { house } = this;
    const seat = this.#viewer;
    if (wish.type === 'move') return this.enter(seat, wish.moves);
    if (wish.type === 'advise') return this.#advise(seat);
    if (wish.type === 'undo') house.undo(seat);
    if (wish.type === 'pause') house.pause(wish.isPaused);
    if (wish.type === 'concede') house.concede(seat);
    return OK;
  }

  /** The device may have been handed on meanwhile. */
  async #advise(seat: Seat): Promise<Answer> {
    const advice = await this.house.advise(seat);
    if (this.#viewer === seat) this.advice = advice;
    return advice === null ? NO_ADVICE : OK;
  }

  move(moves: readonly unknown[]): void {
    void this.enter(this.#viewer, moves);
  }

  /** A gesture of any seat of this device; a refusal is told. */
  async enter(seat: Seat, moves: readonly unknown[]): Promise<Answer> {
    const refusal = this.house.enter(seat, moves);
    return refusal === null ? OK : this.#refuse(refusal);
  }

  async #refuse(refusal: Refusal): Promise<Answer> {
    const { code, rule } = refusal;
    const text = (await textsOf(this.house.game.name, language.locale)).refusal(refusal);
    tell(text, rule);
    sound('refused');
    return { type: 'no', id: 0, code, rule, text };
  }

  /** Another match of the same people and bots. */
  async ready(isReady: boolean): Promise<Answer> {
    const { game, kept } = this.house;
    if (isReady && kept.scores.length > 0) begin(deal(game, kept.players, kept.seat, kept.record.options), true);
    return OK;
  }

  readAll(): void {}
}

/** Goes to a match that was just dealt. */
export function begin(kept: KeptMatch, isReplacing = false): void {
  keep(kept);
  tidy();
  go(`/local/${kept.id}`, isReplacing);
}

/** A match of this device as it goes on; null: there is none, or its rules have changed. */
export async function openLocal(id: string): Promise<LocalSession | null> {
  const kept = find(id);
  if (kept === null) return null;
  const client = await clientOf(kept.record.game);
  return plays(client.game, kept.record.rulesVersion) ? new LocalSession(client, kept) : null;
}
