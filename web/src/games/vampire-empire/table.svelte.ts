import type { Refusal } from '@duskhall/kernel';
import type { ACTIONS, Card, Character, Move, Plan, Question } from '@duskhall/vampire-empire';
import { boardContext } from '../board-parts/board-state.svelte.ts';
import { spotsIn } from '../board-parts/card-tracking.ts';
import {
  addPart,
  attempt,
  dropParts,
  isOfHand,
  isRefusal,
  movesWith,
  NAMING,
  type Part,
  type Target,
  type Tried,
  targetOf,
  tryParts,
} from './gesture.ts';
import { fightOf } from './sums.ts';
import { ViewState } from './view-state.svelte.ts';

interface Gesture {
  asked: number;
  parts: readonly Part[];
  /** A support card of the hand whose target is still to be named. */
  armed: string;
  /** An attacker whose target is still to be named; -1: none. */
  fighter: Character;
  /** Whom the armed card is played on, once only attack or defence is left to choose; -1: nobody. */
  asking: Character;
}
const DONE: Move = { done: true };

/** The state of the board: what the view shows, what may be chosen, and what has been chosen so far. */
export class Table extends ViewState {
  #gesture = $state.raw<Gesture>({ asked: -1, parts: [], armed: '', fighter: -1, asking: -1 });
  #bucket = $state<'moat' | 'cellar'>('cellar');

  #now = $derived.by(() => (this.#gesture.asked === this.view.asked ? this.#gesture : null));
  tried: Tried = $derived.by(() => tryParts(this.game, this.imagined, this.seat, this.#now?.parts ?? []));
  parts = $derived.by(() => this.tried.parts);
  /** What is asked after what has been chosen; empty: nothing. */
  question: Question | '' = $derived.by(() => (this.isAsked ? (this.tried.s.table.questions[this.seat] ?? '') : ''));
  offers: readonly Move[] = $derived.by(() => (this.question === '' ? [] : this.game.legal(this.tried.s, this.seat)));
  plan: Plan = $derived.by(() => (this.isAsked ? this.tried.s.plans[this.seat]! : this.view.plan));
  isComplete = $derived.by(() => this.isAsked && this.parts.length > 0 && this.question === '');
  fight = $derived.by(() => fightOf(this.view, this.plan));
  /** Whether the middle of the table holds more than the castle, or the hand is of no use. */
  isTight = $derived.by(() => this.fight !== null || this.pending !== null || this.isChoosing || this.#isRevealing);
  #isRevealing = $derived.by(() => this.isAsked && this.view.question === 'reveal');
  /** The question whose answers lie in the hand. */
  #handQuestion = $derived.by(() => this.question || (this.parts.at(-1)?.question ?? ''));
  isHandAsked = $derived.by(() => this.isAsked && isOfHand(this.#handQuestion));
  bucket: 'moat' | 'cellar' = $derived.by(() => (this.view.isRecycled[this.home] === true ? 'moat' : this.#bucket));

  armed = $derived.by(() => this.#now?.armed ?? '');
  /** The plays of the armed card, and what they are played on. */
  plays = $derived.by(() => {
    const spot = this.#spots.find(({ id }) => id === this.armed);
    return spot === undefined ? [] : movesWith(this.offers, spot.card);
  });
  target: Target = $derived.by(() => targetOf(this.plays));
  /** The character that is asked about: attack or defence; -1: none. A card with a single target asks there at once. */
  asking: Character = $derived.by(() => {
    const targets = new Set(this.plays.flatMap((move) => ('play' in move ? [move.on] : [])));
    const named = targets.size === 1 ? [...targets][0]! : (this.#now?.asking ?? -1);
    return this.playsOn(named).length > 1 ? named : -1;
  });
  /** The card of the hand that is being dragged. */
  pulled = $state('');
  /** Who attacks, once it is clear. */
  fighter: Character = $derived.by(() => {
    if (this.question !== 'fight') return -1;
    const attackers = new Set(this.offers.flatMap((move) => ('attacker' in move ? [move.attacker] : [])));
    return attackers.size === 1 ? [...attackers][0]! : (this.#now?.fighter ?? -1);
  });
  #spots = $derived.by(() => spotsIn(this.places, `hand-${this.home}`));

  isPart = (spot: string): boolean => this.armed === spot || this.parts.some((part) => part.spot === spot);
  partOf = (spot: string): Part | undefined => this.parts.find((part) => part.spot === spot);
  movesOf = (card: Card): Move[] =>
    movesWith(this.offers, card).filter((move) => !('pile' in move) || move.pile === this.bucket);
  isOffered = (move: Move): boolean => this.game.refusal(this.tried.s, this.seat, move) === null;

  /** A card of the hand: chosen, given up again, or armed until its target is named. */
  tapCard = (spot: string, card: Card): void => {
    if (this.isBusy) return;
    if (!this.isHandAsked) this.sheet = { of: 'card', card };
    else if (this.isPart(spot)) this.drop(spot);
    else {
      const moves = this.movesOf(card);
      if (moves.length > 1) this.#change({ armed: spot });
      else this.add(moves[0] ?? attempt(this.#handQuestion, card, this.bucket), spot);
    }
  };

  /** A card that is lifted shows where it may go. */
  lift = (spot: string, card: Card): void => {
    this.pulled = spot;
    if (this.movesOf(card).some((move) => 'play' in move && move.on >= 0)) this.#change({ armed: spot });
  };

  tapCharacter = (character: Character): void => {
    const spot = `character-${character}`;
    if (this.target === 'character') {
      const moves = this.playsOn(character);
      if (moves.length === 1) this.add(moves[0]!, this.armed);
      else if (moves.length > 1) this.#change({ armed: this.armed, asking: character });
      else this.tell({ ...(this.plays[0] as object), on: character } as Move);
    } else if (this.question === 'fight') this.#aim(character);
    else if (this.isPart(spot)) this.drop(spot);
    else if (this.question === 'send' || this.#isNaming) this.add({ character }, spot);
    else if (this.partOf('fight') !== undefined && [this.plan.attacker, this.plan.defender].includes(character))
      this.drop('fight');
    else this.sheet = { of: 'character', character };
  };
  #isNaming = $derived.by(
    () => NAMING.includes(this.question as Question) || this.parts.some(({ question }) => NAMING.includes(question)),
  );
  #aim(character: Character): void {
    const { fighter } = this;
    const others = this.view.castle.filter((other) => other !== character);
    const isAttacker = this.offers.some((move) => 'attacker' in move && move.attacker === character);
    if (fighter === character && this.#now?.fighter !== character) this.sheet = { of: 'character', character };
    else if (fighter === character) this.#change({ fighter: -1 });
    else if (fighter >= 0) this.add({ attacker: fighter, defender: character }, 'fight');
    else if (isAttacker) this.#change({ fighter: character });
    else this.tell({ attacker: character, defender: others[0] ?? character });
  }

  /** The plays of the armed card on this character: one, or one for attack and one for defence. */
  playsOn = (character: Character): Move[] =>
    this.target === 'character' ? this.plays.filter((move) => 'play' in move && move.on === character) : [];
  /** The move that a card on the table stands for: holy water to play again, or the card that Sacrifice cancels. */
  moveOfLaid = (card: Card): Move | undefined =>
    (this.armed === '' ? this.offers : this.plays).find(
      (move) =>
        ('water' in move && move.water === card) || (targetOf([move]) === 'card' && 'on' in move && move.on === card),
    );
  tapLaid = (card: Card, spot: string): void => {
    const move = this.moveOfLaid(card);
    const sacrifice =
      move !== undefined && 'play' in move ? this.#spots.find((other) => other.card === move.play) : undefined;
    if (this.isPart(spot)) this.drop(spot);
    else if (move !== undefined) this.add(move, sacrifice?.id ?? spot);
    else this.sheet = { of: 'card', card };
  };

  choosePile = (pile: 'moat' | 'cellar'): void => {
    if (pile === 'cellar' && this.view.isRecycled[this.home] === true)
      this.tell({ card: this.view.hand[0] ?? 0, pile });
    else this.#bucket = pile;
  };
  act = (action: (typeof ACTIONS)[number]): void => this.add({ action }, 'action');

  /** Adds a part, or says why not. */
  add = (move: Move, spot: string): void => {
    if (this.isBusy) return;
    const result = addPart(this.game, this.imagined, this.seat, this.tried, move, spot);
    if (isRefusal(result)) this.#explain(result);
    else this.#change({ parts: result.parts, armed: '', fighter: -1 });
  };
  drop = (spot: string): void =>
    this.#change({ parts: dropParts(this.game, this.imagined, this.seat, this.tried, spot).parts, armed: '' });
  clear = (): void => this.#change({ parts: [], armed: '', fighter: -1 });
  /** No more cards: sends the decision, or goes on to its payment. */
  finish = (): void => {
    const result = addPart(this.game, this.imagined, this.seat, this.tried, DONE, 'done');
    if (isRefusal(result)) this.#explain(result);
    else if (result.s.table.questions[this.seat] === null) this.send([...this.parts.map(({ move }) => move), DONE]);
    else this.#change({ parts: result.parts });
  };
  send = (moves: readonly Move[] = this.parts.map(({ move }) => move)): void => {
    if (!this.isBusy) this.props().onMove(moves);
  };
  /** Shows why a move is refused. */
  tell = (move: Move): void => {
    const refusal = this.game.refusal(this.tried.s, this.seat, move);
    if (refusal !== null) this.#explain(refusal);
  };

  #explain(refusal: Refusal): void {
    this.props().onTell(this.texts.refusal(refusal), refusal.rule);
  }
  #change(changes: Partial<Gesture>): void {
    this.#gesture = { parts: this.parts, armed: '', fighter: -1, asking: -1, ...changes, asked: this.view.asked };
  }
}

export const [tableHere, setTable] = boardContext<Table>();
