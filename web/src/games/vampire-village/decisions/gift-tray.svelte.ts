import { creatureAt, type Kind, leftOf, type Move, rightOf, type View } from '@duskhall/vampire-village';
import { type Gifts, giftMoves, give, NO_GIFTS, SLOTS, type Slot } from '../choices.ts';

interface Asking {
  view: View;
  question: string;
  isBusy: boolean;
  home: number;
}

/** The three drawn creatures and their receivers; sent only when all three are assigned. */
export class GiftTray {
  readonly #table: Asking;
  #chosen = $state.raw({ asked: -1, gifts: NO_GIFTS });
  /** The drawn creature that was tapped; -1: none. */
  lifted = $state(-1);

  constructor(table: Asking) {
    this.#table = table;
  }

  drawn: readonly Kind[] = $derived.by(() => this.#table.view.drawn);
  isOpen = $derived.by(() => ['left', 'right', 'keep'].includes(this.#table.question));
  gifts: Gifts = $derived.by(() => {
    const { asked } = this.#table.view;
    return this.#chosen.asked === asked && this.isOpen ? this.#chosen.gifts : this.#sent;
  });
  /** The gifts already chosen, according to the view. */
  #sent: Gifts = $derived.by(() => {
    const { gifts } = this.#table.view;
    const free = this.drawn.map((kind, place) => ({ kind, place }));
    const take = (kind: Kind | undefined) => {
      const i = free.findIndex((one) => one.kind === kind);
      return i < 0 ? -1 : free.splice(i, 1)[0]!.place;
    };
    const [left, right, keep] = gifts.map(take);
    return { left: left ?? -1, right: right ?? -1, keep: keep ?? -1 };
  });
  hasChosen = $derived.by(() => this.lifted >= 0 || this.#chosen.asked === this.#table.view.asked);
  moves: readonly Move[] | null = $derived.by(() => {
    const moves = giftMoves(this.gifts, this.drawn, this.#table.view.seats);
    return moves === null || this.#table.question !== 'right' ? moves : moves.slice(1);
  });
  /** What would stand around the villages with these gifts. */
  around: readonly number[] = $derived.by(() => this.#aroundWith(this.gifts));

  /** The view of what a receiver would meet if the creature that was tapped went there too. */
  outlookAt = (slot: Slot): View => {
    const { view } = this.#table;
    const isOffer = this.isOpen && this.lifted >= 0;
    return { ...view, around: isOffer ? this.#aroundWith({ ...this.gifts, ...this.#moved(slot) }) : this.around };
  };
  #moved(slot: Slot): Partial<Gifts> {
    const old = this.slotOf(this.lifted);
    return { ...(old === null ? {} : { [old]: -1 }), [slot]: this.lifted };
  }
  #aroundWith(gifts: Gifts): number[] {
    const { view } = this.#table;
    const around = view.around.slice();
    for (const slot of SLOTS) {
      const kind = this.drawn[gifts[slot]];
      if (kind !== undefined) around[creatureAt(view, this.receiver(slot), kind)]!++;
    }
    return around;
  }

  receiver = (slot: Slot): number => {
    const { view, home } = this.#table;
    if (slot === 'keep') return home;
    return slot === 'left' ? leftOf(view, home) : rightOf(view, home);
  };
  slotOf = (place: number): Slot | null => SLOTS.find((slot) => this.gifts[slot] === place) ?? null;

  /** Taps a drawn creature: with two players it is the one to keep. */
  lift = (place: number): void => {
    if (!this.isOpen || this.#table.isBusy) return;
    if (this.#table.view.seats === 2) this.#set(give(NO_GIFTS, place, 'keep', 2));
    else this.lifted = this.lifted === place ? -1 : place;
  };
  /** A drawn creature that is dragged, and the receiver it is dropped on. */
  hold = (place: number): void => {
    if (this.isOpen && !this.#table.isBusy) this.lifted = place;
  };
  drop = (slot: Slot | null): void => {
    const place = this.lifted;
    if (slot === null) this.lifted = -1;
    else if (this.#table.view.seats > 2) this.give(slot);
    else if (slot === 'keep' && place >= 0) this.lift(place);
    if (this.#table.view.seats === 2) this.lifted = -1;
  };
  /** Taps a receiver. */
  give = (slot: Slot): void => {
    if (!this.isOpen || this.lifted < 0) return;
    if (slot === 'left' && this.#table.question === 'right') return;
    this.#set(give(this.gifts, this.lifted, slot, this.#table.view.seats));
    this.lifted = -1;
  };
  clear = (): void => {
    this.lifted = -1;
    this.#chosen = { asked: -1, gifts: NO_GIFTS };
  };
  #set(gifts: Gifts): void {
    this.#chosen = { asked: this.#table.view.asked, gifts };
  }
}
