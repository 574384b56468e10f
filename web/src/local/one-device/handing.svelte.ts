import { type Seat, WATCHER } from '@duskhall/kernel';
import type { GameClient } from '../../board.ts';
import { notices } from '../../notices.svelte.ts';
import type { LocalSession } from '../session.svelte.ts';

/** Where the device is: with somebody, covered or not; in the middle, or on its way there; at rest while bots choose. */
export type Place = 'middle' | 'down' | 'news' | 'covered' | 'turn' | 'rest' | 'over';

/** Who has the device, in seat order, and what may be seen on it. */
export class Handing {
  readonly #session: LocalSession;
  readonly #client: GameClient;
  place = $state<Place>('covered');
  /** Whose turn it is to take the device; -2: nobody's. */
  seat = $state<Seat>(WATCHER);
  /** How much of the public story everybody has had before their eyes. */
  #told = 0;
  #wasOpen = false;
  /** What ended the night is read by all before the device goes round. */
  #hasNews = false;

  constructor(session: LocalSession, client: GameClient) {
    this.#session = session;
    this.#client = client;
    this.follow();
  }

  /** Public events that nobody has seen yet. */
  get news(): readonly object[] {
    return this.#session.match.mirrorOf(WATCHER).log.slice(this.#told);
  }

  /** After anything has happened. */
  follow(): void {
    const { match } = this.#session;
    const { view, log } = match.mirrorOf(WATCHER);
    const isRound = !match.isOver && this.#client.handed!.isHandedRound(view);
    const seat = isRound ? (match.waiting.find((one) => match.kept.players[one]!.bot === '') ?? WATCHER) : WATCHER;
    this.#note(this.#client.party?.isSecret(view) !== true, log.length);
    if (this.place === 'turn' && seat === this.seat && seat >= 0) return;
    this.#hide();
    this.seat = seat;
    if (match.isOver) this.place = 'over';
    else if (!isRound) this.place = this.place === 'middle' ? 'middle' : 'down';
    else if (this.#hasNews) this.place = 'news';
    else this.place = seat < 0 ? 'rest' : 'covered';
  }

  #note(isOpen: boolean, length: number): void {
    if (this.#wasOpen && !isOpen) this.#hasNews = length > this.#told;
    this.#wasOpen = isOpen;
    if (isOpen ? this.place === 'middle' : !this.#hasNews) this.#told = length;
  }

  /** It lies before everybody. */
  layDown(): void {
    this.place = 'middle';
    this.follow();
  }

  /** Everybody has read what happened. */
  readNews(): void {
    this.#hasNews = false;
    this.follow();
  }

  /** Whoever has been given the device is alone with it. */
  uncover(): void {
    if (this.place !== 'covered') return;
    this.place = 'turn';
    this.#session.lookAs(this.seat);
  }

  /** Nobody may be looking: whoever has the device has to hold it again. */
  cover(): void {
    if (this.place !== 'turn') return;
    this.#hide();
    this.place = 'covered';
  }

  /** Nothing of the last person's screen stays. */
  #hide(): void {
    notices.list = [];
    if (this.#session.mirror.seat !== WATCHER) this.#session.lookAs(WATCHER);
  }
}
