import type { Move, Plan, View } from '@duskhall/vampire-empire';
import { isOfSupport } from '../gesture.ts';
import type { IconName } from '../icons.ts';
import { costOf, isSupport, sumOf } from '../sums.ts';
import type { Table } from '../table.svelte.ts';
import { nameOfCard, nameOfCharacter } from '../words.ts';

export interface Button {
  label: string;
  icon: IconName;
  isReady: boolean;
  /** Where space is tight only the icon is shown. */
  isShort?: boolean;
  press(): void;
}
/** The dock's content: the state of the decision, the button that continues, and ways back. */
export interface Intent {
  state: string;
  main: Button | null;
  others: readonly Button[];
}
const DONE: Move = { done: true };
const SKIP: Move = { skip: true };
const HAND_LIMIT = 8;
const TARGETS = { type: 'type', card: 'cancelled', character: 'target' } as const;

/** VE-4.12.2: what the support cards of a batch cost together. */
export const tollOf = (view: View, plan: Plan): number =>
  plan.batch.reduce((toll, card) => toll + (isSupport(view, card) ? costOf(view, card) : 0), 0);

const done = (table: Table): Button => ({
  label: table.moveText(DONE),
  icon: 'pass',
  isReady: true,
  press: table.finish,
});
const cancel = (table: Table): Button[] =>
  table.parts.length > 0 || table.armed !== ''
    ? [{ label: table.spoken.board.cancel, icon: 'cancel', isReady: true, isShort: true, press: table.clear }]
    : [];

/** What the chosen parts would do, as the button says it. */
function deedOf(table: Table): string {
  const { plan, view, spoken, fight } = table;
  const { board } = spoken;
  const name = (character: number): string => nameOfCharacter(spoken, character);
  if (plan.card >= 0) return board.play(nameOfCard(spoken, plan.card));
  if (plan.action === 'pass') return board.giveUp(plan.pay.length);
  if (plan.action === 'hide') return board.hide(name(plan.on));
  if (plan.action === 'holy-water') return board.test(name(plan.on));
  switch (table.parts.at(-1)?.question) {
    case 'reveal':
      return board.reveal(name(plan.on));
    case 'take':
      return (view.stack.at(-1)?.do === 'mist.chosen' ? board.sink : board.take)(nameOfCard(spoken, plan.picked[0]!));
    case 'bless':
      return board.bless(plan.picked.length);
    case 'send':
      return board.send(plan.picked.map(name).join(', '));
    case 'replace':
      return board.replace(nameOfCard(spoken, plan.batch[0]!));
    default:
      return fight === null ? '' : layText(table);
  }
}
/** A picture of the deed: a check mark only ever says that something is chosen. */
function deedIcon(table: Table): IconName {
  const { plan, fight } = table;
  if (plan.card >= 0) return 'support';
  if (plan.action === 'pass' || plan.action === 'hide') return plan.action;
  if (plan.action === 'holy-water') return 'water';
  if (table.parts.at(-1)?.question === 'reveal') return 'vampire';
  return fight === null ? 'hand' : layIcon(table);
}
const isAttacking = ({ view, plan, seat }: Table): boolean => plan.attacker >= 0 || seat === view.turn;
const layIcon = (table: Table): IconName => (isAttacking(table) ? 'attack' : 'defence');
function layText(table: Table): string {
  const { fight, spoken } = table;
  return isAttacking(table) ? spoken.board.attack(fight!.totals[0]!) : spoken.board.defend(fight!.totals[1]!);
}

function exchange(table: Table): Intent {
  const { plan, view, seat, spoken } = table;
  const { board } = spoken;
  const given = plan.pay.length + plan.store.length;
  const left = view.hands[seat]! - given;
  const stock = view.decks[seat]! + (view.isRecycled[seat] ? 0 : view.cellars[seat]! + plan.store.length);
  const draws = Math.max(0, Math.min(HAND_LIMIT - left, stock));
  const skip: Button = { label: table.moveText(SKIP), icon: 'hand', isReady: true, press: () => table.send([SKIP]) };
  const isReady = left <= HAND_LIMIT;
  const finish = (label: string): Button => ({ label, icon: 'deck', isReady, press: table.finish });
  const state = isReady ? '' : board.atLeast(left - HAND_LIMIT);
  if (given > 0) return { state, main: finish(board.exchange(given, draws)), others: cancel(table) };
  const maySkip = table.isOffered(SKIP);
  if (draws === 0 && maySkip) return { state, main: skip, others: [] };
  return { state, main: finish(draws > 0 ? board.draw(draws) : table.moveText(DONE)), others: maySkip ? [skip] : [] };
}

function lay(table: Table): Intent {
  const { plan, view, fight, spoken } = table;
  const { board } = spoken;
  const cards = plan.water >= 0 ? [...plan.batch, plan.water] : plan.batch;
  const isReady = table.isOffered(DONE);
  const bar = fight?.bar ?? -1;
  if (cards.length === 0 && bar < 0) return { state: '', main: done(table), others: cancel(table) };
  const toll = tollOf(view, plan);
  const label = toll > 0 ? board.thenPay(toll) : layText(table);
  const sum = board.sum(sumOf(view, cards));
  const state = isReady ? sum : `${sum} · ${board.mustExceed(bar)}`;
  return {
    state,
    main: { label, icon: toll > 0 ? 'moat' : layIcon(table), isReady, press: table.finish },
    others: cancel(table),
  };
}

/** So many cards are wanted, and so many are chosen. */
function gathered({ plan, view, seat, question }: Table): [chosen: number, needed: number] {
  switch (question) {
    case 'pay':
      return [plan.pay.length, plan.card >= 0 ? costOf(view, plan.card) : tollOf(view, plan)];
    case 'discard':
      return [plan.pay.length, Math.min(2, view.hands[seat]!)];
    case 'shroud':
      return [plan.batch.length, 3];
    case 'water':
      return [plan.batch.length, 2];
    default:
      return [plan.picked.length, 3];
  }
}

export function intentOf(table: Table): Intent {
  const { question, spoken, plan, view } = table;
  const { choose, progress } = spoken.board;
  const others = cancel(table);
  if (table.isComplete)
    return {
      state: '',
      main: { label: deedOf(table), icon: deedIcon(table), isReady: true, press: () => table.send() },
      others,
    };
  if (isOfSupport(question)) {
    if (table.armed === '') return { state: '', main: done(table), others };
    const { target } = table;
    return {
      state: table.asking >= 0 ? choose.side : target === 'nothing' ? '' : choose[TARGETS[target]],
      main: null,
      others,
    };
  }
  switch (question) {
    case 'exchange':
      return exchange(table);
    case 'lay':
      return lay(table);
    case 'fight':
      return { state: table.fighter < 0 ? choose.attacker : choose.defender, main: null, others };
    case 'hide':
      return { state: choose.hide, main: null, others };
    case 'suspect':
      return { state: choose.suspect, main: null, others };
    case 'send':
      return { state: choose.send(view.castle.length - 3 - plan.picked.length), main: null, others };
    case 'reveal':
    case 'follow':
    case 'replace':
      return { state: '', main: done(table), others };
    case 'pay':
      return { state: spoken.board.paid(...gathered(table)), main: null, others };
    case 'discard':
    case 'shroud':
    case 'water':
    case 'bless':
      return { state: progress(...gathered(table)), main: null, others };
    default:
      return { state: '', main: null, others };
  }
}
