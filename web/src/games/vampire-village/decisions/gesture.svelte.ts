import type { Seat } from '@duskhall/kernel';
import {
  type Card,
  freeCells,
  type Kind,
  type Move,
  type Question,
  rightOf,
  type State,
  type View,
  villageIn,
  xOf,
  yOf,
} from '@duskhall/vampire-village';
import { isRefusal, isSingle, same, tryOut, type Walk, walksFrom } from '../choices.ts';
import type { Place } from '../grid.ts';
import { ViewState } from '../view-state.svelte.ts';
import { GiftTray } from './gift-tray.svelte.ts';

/** The moves of a decision so far, by part: each part is one tap and can be undone separately. */
type Parts = readonly (readonly Move[])[];
const NOTHING = { asked: -1, parts: [] as Parts, walker: -1 };

/** A decision in the making: tried on an imagined state, and sent only when complete. */
export class Gesture extends ViewState {
  #gesture = $state.raw(NOTHING);
  /** Where the card that is being picked is meant to go; and the place the pointer is over. */
  plan = $state.raw<(Place & { card: Card }) | null>(null);
  hover = $state.raw<Place | null>(null);
  readonly tray = new GiftTray(this);

  parts: Parts = $derived.by(() => {
    if (this.#gesture.asked === this.view.asked && this.#gesture !== NOTHING) return this.#gesture.parts;
    const { plan } = this;
    const isPlanned = this.question === 'place' && plan?.card === this.view.pick && this.mayLay(plan);
    return isPlanned ? [[{ x: plan.x, y: plan.y }]] : [];
  });
  trial: State = $derived.by(() => {
    const s = tryOut(this.game, this.imagined, this.seat, this.parts.flat());
    return isRefusal(s) ? this.imagined : s;
  });
  /** What is asked after the parts so far; empty: nothing more. */
  asked: Question | '' = $derived.by(() => (this.question === '' ? '' : (this.trial.table.questions[this.seat] ?? '')));
  offers: readonly Move[] = $derived.by(() =>
    this.parts.length === 0 || isSingle(this.question) ? this.moves : this.game.legal(this.trial, this.seat),
  );
  /** The view after the parts so far. */
  planned: View = $derived.by(() => {
    if (this.parts.length === 0) return this.view;
    const { ready, owes } = this.view;
    return { ...this.game.view(this.trial, this.seat), ready, owes };
  });

  /** The card to be laid, and the places where it could lie. */
  cardInHand: Card = $derived.by(() => {
    if (this.question === 'place') return this.view.pick;
    const [first] = this.parts[0] ?? [];
    return this.question === 'pick' && first !== undefined && 'card' in first ? first.card : -1;
  });
  places: readonly Place[] = $derived.by(() => {
    if (this.cardInHand < 0) return [];
    return freeCells(villageIn(this.view, this.home)).map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
  });
  /** Where the card in hand is shown before it is laid. */
  ghost: Place | null = $derived.by(() => {
    if (this.cardInHand < 0 || (this.question === 'place' && this.parts.length > 0)) return null;
    return this.hover ?? (this.plan?.card === this.cardInHand ? this.plan : null);
  });

  /** By card: where the villager that is about to walk can go. */
  walker: Card = $derived.by(() => (this.#gesture.asked === this.view.asked ? this.#gesture.walker : -1));
  walks: ReadonlyMap<Card, Walk> = $derived.by(() => {
    if (this.asked === 'step') return walksFrom(this.game, this.trial, this.seat, null);
    return this.asked === 'villager' && this.walker >= 0
      ? walksFrom(this.game, this.trial, this.seat, this.walker)
      : new Map();
  });
  pointsLeft = $derived.by(() => {
    const frame =
      this.asked === 'villager' || this.asked === 'step' ? this.trial.table.lanes[this.seat]?.at(-1) : undefined;
    return frame !== undefined && 'points' in frame ? frame.points : 0;
  });
  canSend = $derived.by(() => {
    if (this.tray.isOpen) return this.tray.moves !== null;
    if (isSingle(this.question)) return this.parts.length > 0;
    if (this.asked === 'villager' || this.asked === 'done') return true;
    return this.parts.length > 0 && this.asked === '';
  });

  mayLay = (cell: Place): boolean => this.places.some(({ x, y }) => x === cell.x && y === cell.y);
  isOffered = (move: Move): boolean => this.offers.some((offer) => same(offer, move));
  isPart = (move: Move): boolean => this.parts.some((part) => part.some((other) => same(other, move)));
  override moveText = (move: Move): string => this.texts.move(this.planned, move, this.names);
  /** Notes the place under the pointer; deferred for the same reason as in `look`. */
  point = (place: Place | null): void => {
    queueMicrotask(() => {
      this.hover = place;
    });
  };
  /** Chooses the answer to a question of one part, or, chosen already, sends it. */
  tap = (move: Move): void => {
    if (this.isBusy) return;
    if (isSingle(this.question) && this.isPart(move)) this.send();
    else if (!this.isOffered(move)) this.tell(move);
    else if (isSingle(this.question)) this.#set([[move]]);
    else this.#set([...this.parts, [move]]);
  };
  /** A card of the hand that is dragged: chosen, never sent. */
  hold = (card: Card): void => {
    if (this.question === 'pick' && !this.isPart({ card })) this.tap({ card });
  };
  tapCell = (cell: Place): void => {
    if (this.isBusy) return;
    const move = { x: cell.x, y: cell.y };
    this.hover = null;
    if (this.question === 'pick') this.plan = { ...cell, card: this.cardInHand };
    else if (this.question !== 'place') return;
    else if (this.isPart(move) && this.canSend && this.asked === '') this.send();
    else if (this.moves.some((offer) => same(offer, move))) this.#set([[move]]);
    else this.tell(move, this.imagined);
  };
  tapLot = (card: Card): void => {
    if (this.isBusy) return;
    const { asked } = this;
    if (this.question === 'sacrifice' || asked === 'deed') this.tap({ card });
    else if (asked === 'villager' || asked === 'step') this.#walk(card);
    else this.sheet = { of: 'card', card };
  };
  tapCreature = (seat: Seat, kind: Kind): void => {
    const isMine = seat === this.seat;
    if (isMine && this.question === 'slay') this.tap({ creature: kind });
    else if (this.asked === 'deed' && this.isOffered({ creature: kind }) && seat === rightOf(this.view, this.seat))
      this.tap({ creature: kind });
    else if (isMine && this.asked === 'demon') this.tap({ demon: kind });
    else this.sheet = { of: 'creature', kind };
  };
  /** A villager that is dragged: the card it leaves. */
  lift = (card: Card): void => {
    if (this.asked === 'villager' && this.isOffered({ from: card })) this.#set(this.parts, card);
  };
  isWalker = (card: Card): boolean => this.asked === 'villager' && this.isOffered({ from: card });

  /** Sends the whole decision. */
  send = (): void => {
    if (this.isBusy || !this.canSend) return;
    const moves = this.tray.isOpen ? (this.tray.moves ?? []) : this.parts.flat();
    const isDone = this.asked === 'villager' || this.asked === 'done';
    this.props().onMove(isDone && !isSingle(this.question) ? [...moves, { done: true }] : moves);
  };
  /** Takes the last part back. */
  back = (): void => {
    if (this.walker >= 0) this.#set(this.parts);
    else if (this.parts.length > 0) this.#set(this.parts.slice(0, -1));
    else this.tray.clear();
    this.plan = null;
  };
  /** Shows why a move is refused. */
  tell = (move: Move, s: State = this.trial): void => {
    const refusal = this.game.refusal(isSingle(this.question) ? this.imagined : s, this.seat, move);
    if (refusal !== null) this.props().onTell(this.texts.refusal(refusal), refusal.rule);
  };
  #walk(card: Card): void {
    const walk = this.walks.get(card);
    if (walk !== undefined) {
      const parts = [...this.parts, walk.moves];
      const s = tryOut(this.game, this.imagined, this.seat, parts.flat());
      const isMore = !isRefusal(s) && this.game.legal(s, this.seat).some((move) => same(move, { from: this.walker }));
      this.#set(parts, isMore ? this.walker : -1);
    } else if (card === this.walker) this.#set(this.parts);
    else if (this.isWalker(card)) this.#set(this.parts, card);
    else if (this.walker < 0) this.tell(this.asked === 'step' ? { to: card } : { from: card });
    else {
      const s = tryOut(this.game, this.trial, this.seat, [{ from: this.walker }]);
      if (!isRefusal(s)) this.tell({ to: card }, s);
    }
  }
  #set(parts: Parts, walker: Card = -1): void {
    this.#gesture = { asked: this.view.asked, parts, walker };
  }
}
