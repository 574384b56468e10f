import {
  admit,
  advise,
  beginMatch,
  type Clock,
  concede,
  enqueue,
  type Guest,
  type LiveMatch,
  leave,
  mindsOver,
  move,
  type Ports,
  pause,
  Refused,
  reopenMatch,
  resume,
  resumeMatch,
  saveClocks,
  stopTimers,
  suspend,
  undoMove,
} from '@duskhall/host';
import { type AnyGame, openMatch, type Rng, type Seat, waiting } from '@duskhall/kernel';
import { type Mirror, type Reply, reflect } from '@duskhall/protocol';
import { deviceStorage, loadedFrom, storedFrom } from './device-storage.ts';
import type { KeptMatch } from './kept-matches.ts';
import type { Workers } from './worker-thinker.ts';

/** What a match on this device needs of the page. */
export interface Device {
  clock: Clock;
  thinker: Workers;
  /** Random waits and bots' seeds: no part of the deal. */
  chance: Rng;
  botDelay: Ports['botDelay'];
  keep(kept: KeptMatch): void;
  /** Something has changed for a viewer of this device. */
  onChange(viewer: Seat): void;
  onAdvice(viewer: Seat, advice: Extract<Reply, { type: 'advice' }>): void;
}

interface Viewer {
  guest: Guest;
  mirror: Mirror | null;
}

/** Whoever has the device may stop the clock. */
const PERSON = { id: 'device', name: '' };

/** A match held in the page: the host with the browser's clock, storage and workers. */
export class LocalMatch {
  readonly game: AnyGame;
  readonly kept: KeptMatch;
  readonly #live: LiveMatch;
  readonly #device: Device;
  readonly #viewers = new Map<Seat, Viewer>();

  constructor(game: AnyGame, kept: KeptMatch, device: Device) {
    this.game = game;
    this.kept = kept;
    this.#device = device;
    this.#live = this.#open();
    if (this.#live.isOver) return;
    resume(this.#live);
  }

  #open(): LiveMatch {
    const { game, kept } = this;
    const { clock, thinker, botDelay, keep, chance } = this.#device;
    const ports: Ports = {
      ...{ clock, botDelay, minds: mindsOver(thinker) },
      storage: deviceStorage(kept, keep),
      // Nothing stores snapshots here.
      program: '',
      isObserved: false,
      mostEntries: Number.POSITIVE_INFINITY,
      finish: async (scores) => {
        stopTimers(this.#live);
        kept.scores = scores;
        kept.finishedAt = clock.date();
        keep(kept);
      },
      announce: async () => {},
      onCrewChange: () => {},
      fail: (error) => console.error(error),
    };
    const isNew = kept.record.entries.length === 0 && kept.progress === undefined && (kept.window ?? -1) < 0;
    if (!isNew) return reopenMatch(ports, loadedFrom(kept), resumeMatch(game, loadedFrom(kept), ports.program), chance);
    const { stored, progress } = storedFrom(kept);
    kept.progress = structuredClone(progress);
    return beginMatch(ports, stored, openMatch(game, kept.record), progress, chance);
  }

  get isOver(): boolean {
    return this.#live.isOver;
  }
  /** The seats with an answer to give. */
  get waiting(): Seat[] {
    return this.isOver ? [] : waiting(this.#live.match.s);
  }

  /** Everything a seat may answer now, or do unasked. */
  movesOf(seat: Seat): readonly unknown[] {
    const { s } = this.#live.match;
    return this.isOver ? [] : [...this.game.legal(s, seat), ...this.game.free(s, seat)];
  }

  /** What a viewer may know and do; it is kept up to date from now on. */
  mirrorOf(seat: Seat): Mirror {
    const known = this.#viewers.get(seat);
    if (known !== undefined) return known.mirror!;
    const viewer: Viewer = {
      guest: { account: PERSON, send: (text) => this.#hear(seat, viewer, JSON.parse(text)), dismiss() {} },
      mirror: null,
    };
    this.#viewers.set(seat, viewer);
    admit(this.#live, viewer.guest, seat, -1);
    return viewer.mirror!;
  }

  /** Nobody looks with these eyes any more. */
  forget(seat: Seat): void {
    const viewer = this.#viewers.get(seat);
    if (viewer === undefined) return;
    this.#viewers.delete(seat);
    leave(this.#live, viewer.guest);
  }

  #hear(seat: Seat, viewer: Viewer, reply: Reply): void {
    const isFirst = viewer.mirror === null;
    if (reply.type === 'sync' || reply.type === 'news') viewer.mirror = reflect(viewer.mirror, reply);
    else if (reply.type === 'advice') this.#device.onAdvice(seat, reply);
    // Not now: what the page does with it must not disturb the host in the middle of a commit.
    if (!isFirst) queueMicrotask(() => this.#device.onChange(seat));
  }

  /** A gesture of a seat; throws `Refused`. */
  enter(seat: Seat, moves: readonly unknown[]): Promise<void> {
    const live = this.#live;
    return this.#do(() => move(live, seat, live.match.s.table.asked[seat]!, moves));
  }

  undo(seat: Seat): Promise<void> {
    return this.#do(() => undoMove(this.#live, seat));
  }

  pause(seat: Seat, isPaused: boolean): Promise<void> {
    return this.#do(() => pause(this.#live, seat, isPaused, PERSON));
  }

  concede(seat: Seat): Promise<void> {
    return this.#do(() => concede(this.#live, seat));
  }

  /** Asks what a Regular would do in the seat; the answer comes as advice. */
  advise(seat: Seat): Promise<void> {
    const viewer = this.#viewers.get(seat);
    return this.#do(async () => viewer && advise(this.#live, viewer.guest, seat, () => {}));
  }

  #do(run: () => Promise<void>): Promise<void> {
    return enqueue(this.#live, async () => {
      if (this.#live.isOver || this.#live.isStopped) throw new Refused('over', 'this match is over');
      await run();
    });
  }

  /** Stores what is left of the time: the page may be gone the next moment. */
  save(): void {
    if (!this.isOver) saveClocks(this.#live);
  }

  stop(): void {
    void suspend(this.#live);
    this.#device.thinker.stop();
  }
}
