import { Refused, RefusedMove } from '@duskhall/host';
import { fastRng, plays, type Seat, WATCHER } from '@duskhall/kernel';
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
import { CopyUpload } from './copy-upload.ts';
import { deal } from './deal.ts';
import { hostHere } from './hosting-tab.ts';
import { find, type KeptMatch, keep, tidy } from './kept-matches.ts';
import { LocalMatch } from './local-match.ts';
import { onLeaving } from './page-leaving.ts';
import { renewal } from './renewal.svelte.ts';
import { latest } from './server-copy.ts';
import { tableOf } from './table.ts';
import { workerThinker } from './worker-thinker.ts';

const OK: Answer = { type: 'ok', id: 0 };

/** A table on this device: the page hosts the match itself. */
export class LocalSession implements Session {
  readonly id: string;
  readonly place: 'device' | 'handed';
  readonly chat = [];
  readonly unread = 0;
  readonly link = 'open';
  readonly sent = 0;
  readonly client: GameClient;
  readonly match: LocalMatch;
  table = $state.raw<TableInfo>()!;
  mirror = $state.raw<Mirror>()!;
  readAt = $state(0);
  advice = $state.raw<Advice | null>(null);
  /** Counts what has changed for anybody at this device. */
  changes = $state(0);
  /** Another tab hosts the match now: nothing may be stored here any more. */
  isElsewhere = $state(false);
  /** It is another device, not another tab. */
  isOnOtherDevice = $state(false);
  #viewer: Seat;
  readonly #release: () => void;
  readonly #upload: CopyUpload;
  readonly #unwatch: () => void;

  constructor(client: GameClient, kept: KeptMatch, release: () => void) {
    this.id = kept.id;
    this.client = client;
    this.#release = release;
    this.place = kept.seat === WATCHER ? 'handed' : 'device';
    this.#viewer = kept.seat;
    this.#upload = new CopyUpload(kept, () => {
      this.isOnOtherDevice = true;
      this.giveUp();
    });
    this.match = new LocalMatch(client.game, kept, {
      clock: pageClock,
      thinker: workerThinker(),
      chance: fastRng(crypto.getRandomValues(new Int32Array(1))[0]!),
      // As slow as the page's animations.
      botDelay: () => [100 + settings.speed * 2, 350 + settings.speed * 4],
      keep: (changed) => {
        if (this.isElsewhere) return;
        keep(changed);
        this.#upload.follow();
      },
      onChange: () => this.#show(),
      onAdvice: (viewer, advice) => {
        if (viewer === this.#viewer) this.advice = advice;
      },
    });
    this.#show();
    this.#unwatch = onLeaving(() => {
      this.match.save();
      this.#upload.flush();
    });
  }

  get isOutdated(): boolean {
    return renewal.isReady;
  }

  /** Whose eyes the page has from now on. */
  lookAs(viewer: Seat): void {
    if (this.#viewer !== WATCHER && this.#viewer !== viewer) this.match.forget(this.#viewer);
    this.#viewer = viewer;
    this.advice = null;
    this.#show();
  }

  #show(): void {
    const mirror = this.match.mirrorOf(this.#viewer);
    // What a person notes on a board must not be found by the next one who has the device.
    const isTurn = this.place === 'handed' && this.#viewer >= 0;
    this.mirror = isTurn ? { ...mirror, match: `${this.id}.${this.#viewer}` } : mirror;
    this.table = tableOf(this.match.kept, this.match.isOver);
    // The host reads the same clock as the page.
    this.readAt = mirror.clocks.at;
    this.changes++;
  }

  #stop(): void {
    this.#unwatch();
    this.match.stop();
  }

  leave(): void {
    if (!this.isElsewhere) {
      this.#stop();
      this.#upload.stop();
    }
    this.#release();
  }

  /** Stops for another tab; returns the match as it stands. */
  handOver(): KeptMatch {
    this.#stop();
    this.#upload.drop();
    this.isElsewhere = true;
    return this.match.kept;
  }

  /** Stops because another tab has not waited any longer, or another device has gone on. */
  giveUp(): void {
    this.isElsewhere = true;
    this.#upload.drop();
    this.#stop();
  }

  async ask(wish: Wish): Promise<Answer> {
    const { match } = this;
    const seat = this.#viewer;
    if (wish.type === 'move') return this.enter(seat, wish.moves);
    try {
      if (wish.type === 'advise') await match.advise(seat);
      if (wish.type === 'undo') await match.undo(seat);
      if (wish.type === 'pause') await match.pause(seat, wish.isPaused);
      if (wish.type === 'concede') await match.concede(seat);
    } catch (error) {
      // The page offers only what is possible: somebody was quicker.
      if (!(error instanceof Refused)) throw error;
      return { type: 'no', id: 0, code: error.code, rule: error.rule, text: error.message };
    }
    return OK;
  }

  move(moves: readonly unknown[]): void {
    void this.enter(this.#viewer, moves);
  }

  /** A gesture of any seat of this device; a refusal is shown. */
  async enter(seat: Seat, moves: readonly unknown[]): Promise<Answer> {
    try {
      await this.match.enter(seat, moves);
      return OK;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.#refuse(error);
    }
  }

  async #refuse(refused: Refused): Promise<Answer> {
    const { code, rule } = refused;
    const { refusal } = await textsOf(this.match.game.name, language.locale);
    const text = refused instanceof RefusedMove ? refusal(refused.refusal) : refused.message;
    tell(text, rule);
    sound('refused');
    return { type: 'no', id: 0, code, rule, text };
  }

  /** Another match of the same people and bots. */
  async ready(isReady: boolean): Promise<Answer> {
    const { game, kept } = this.match;
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

/** A match of this device as it goes on, in this tab alone; null: there is none, or its rules have changed. */
export async function openLocal(id: string): Promise<LocalSession | null> {
  const kept = await latest(id, find(id));
  if (kept === null) return null;
  const client = await clientOf(kept.record.game);
  if (!plays(client.game, kept.record.rulesVersion)) return null;
  let session: LocalSession;
  const { handed, release } = await hostHere(id, {
    taken: () => session.handOver(),
    stolen: () => session.giveUp(),
  });
  session = new LocalSession(client, handed ?? find(id) ?? kept, release);
  return session;
}
