import type { Seat } from '@duskhall/kernel';
import {
  type Card,
  cardsIn,
  creatureAt,
  type Kind,
  LOT,
  threatsIn,
  type View,
  villageIn,
} from '@duskhall/vampire-village';
import { boardContext } from '../board-parts/board-state.svelte.ts';
import { highWater } from '../board-parts/high-water.ts';
import { isSingle } from './choices.ts';
import { Gesture } from './decisions/gesture.svelte.ts';
import { laid } from './grid.ts';
import { type Beat, beatsOf, lastNight, type Night } from './night/night.ts';
import { NightPlayer } from './night/player.svelte.ts';
import { follow, NOWHERE, type Places } from './places.ts';

/** The state of the board: the view, the decision being made, and what of both is drawn. */
export class Table extends Gesture {
  #followed: Places = NOWHERE;
  /** The last known place of every card. */
  readonly #laid = new Map<Card, readonly [number, number]>();
  readonly player = new NightPlayer();

  night: Night | null = $derived.by(() => {
    const { log } = this.props();
    for (const event of log) {
      if (event.type === 'began') for (const card of event.starts) this.#laid.set(card, [0, 0]);
      if (event.type === 'built') this.#laid.set(event.card, [event.x, event.y]);
    }
    for (const village of this.view.villages)
      cardsIn(village).forEach((card, i) => {
        this.#laid.set(card, [village[i * LOT + 1]!, village[i * LOT + 2]!]);
      });
    return lastNight(log, { ...this.view, whereWas: (card) => this.#laid.get(card) });
  });
  spots: Places = $derived.by(() => {
    this.#followed = follow(this.#followed, this.view);
    return this.#followed;
  });

  /** The view as drawn: with the planned moves, or at a moment of the night. */
  shown: View = $derived.by(() => {
    const { beat } = this.player;
    if (beat !== null) return { ...this.view, ...this.#atNight(beat) };
    const view = this.tray.isOpen || isSingle(this.question) ? this.view : this.planned;
    const { ghost } = this;
    if (ghost === null) return view;
    return { ...view, plan: laid(this.set, villageIn(view, this.home), this.cardInHand, ghost.x, ghost.y) };
  });
  /** The view for the sums on the sides: with planned losses and planned gifts. */
  outlook: View = $derived.by(() => {
    if (this.player.beat !== null) return this.shown;
    if (this.tray.isOpen) return { ...this.view, around: this.tray.around };
    const isFight = this.question === 'sacrifice' || this.question === 'slay';
    return isFight ? this.planned : this.shown;
  });
  threats = $derived.by(() => threatsIn(this.outlook));
  /** What threatens with what is planned; a night that is played back is over. */
  stakes = $derived.by(() => this.texts.stakes!(this.player.beat === null ? this.outlook : this.view, this.names));

  /** Round 1 has just ended: its summary is open, or is to be when the night has been shown. */
  isBetween = $state(false);
  readonly #isRise = highWater();
  /** Looks for a round that has ended since the last call; on the first call nothing is new. */
  hearRounds = (): void => {
    const { log, match, isPast = false } = this.props();
    const ended = log.filter(({ type }) => type === 'roundEnded').length;
    if (this.#isRise(match, ended) && !isPast && !this.isOver) this.isBetween = true;
  };
  /** Opens the summary after the night, and puts it away when the game goes on without it. */
  turnRound = (): void => {
    const isOpen = this.sheet?.of === 'round';
    if (this.view.picked.length > 0 || this.isOver) {
      this.isBetween = false;
      if (isOpen) this.closeSheet();
    } else if (this.isBetween && this.player.beat === null && this.sheet === null) this.sheet = { of: 'round' };
  };
  override closeSheet = (): void => {
    if (this.sheet?.of === 'round') this.isBetween = false;
    this.sheet = null;
  };
  countAt = (seat: Seat, kind: Kind): number => this.shown.around[creatureAt(this.view, seat, kind)]!;
  threatAt = (seat: Seat, kind: Kind): number => this.threats[creatureAt(this.view, seat, kind)]!;
  /** Shows the last night again, from the beginning. */
  replay = (motion: number): void => {
    const { night, view } = this;
    if (night !== null)
      this.player.play(
        beatsOf(
          night,
          view.options,
          night.acts.map(() => 0),
        ),
        motion,
      );
  };

  #atNight({ villages, around }: Beat): Partial<View> {
    const start = { ...this.view, around: this.night?.around ?? around, threats: [], deeds: [] };
    return { villages: villages.slice(), around, plan: [], deeds: [], threats: threatsIn(start) };
  }
}

export const [tableHere, setTable] = boardContext<Table>();
