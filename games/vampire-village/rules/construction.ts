import { ask, next, together } from '@duskhall/kernel';
import type { CardMove, PlaceMove } from '../frames.ts';
import { allSeats, HAND, handOf, LOT, passesOf, type State, type StepsOf, setOf } from '../state.ts';
import { beginMoving } from './movement.ts';
import { gainOf, withLot } from './village.ts';

/** VV-4.10 to VV-4.17: choose, pass, reveal and place, six times. */
export const constructionSteps: StepsOf<'hands' | 'pick' | 'picks' | 'place' | 'villages'> = {
  /** VV-4.13: the sixth card leaves no choice. */
  'hands.open'(s) {
    if (passesOf(s) === HAND - 1) {
      s.picks = s.picks.map((_, seat) => s.hands[handOf(s, seat)]![0]!);
      return next(s, { do: 'picks.reveal' });
    }
    if (s.options.peekNextHand === 'false' || s.picked.length === 0) tellHands(s);
    together(s, allSeats(s.seats), { do: 'pick.ask' }, { do: 'picks.reveal' });
  },
  'pick.ask'(s) {
    ask(s, [s.table.lane], 'pick', { do: 'pick.made' });
  },
  'pick.made'(s, _, answers) {
    s.picks[s.table.lane] = (answers[s.table.lane] as CardMove).card;
  },

  /** VV-4.12, VV-4.14: passes the rest of the hands on, then reveals the picks. */
  'picks.reveal'(s) {
    s.hands = s.hands.map((hand) => hand.filter((card) => !s.picks.includes(card)));
    s.picked = [...s.picked, ...s.picks];
    s.picks.forEach((card, seat) => {
      s.table.log?.push({ type: 'revealed', seat, card });
    });
    if (s.options.peekNextHand === 'true' && passesOf(s) < HAND) tellHands(s);
    s.plans = s.villages.slice();
    together(s, allSeats(s.seats), { do: 'place.ask' }, { do: 'villages.reveal' });
  },
  'place.ask'(s) {
    ask(s, [s.table.lane], 'place', { do: 'place.chosen' });
  },
  /** VV-4.25, VV-4.26: a building brings villagers at once; a hero may move some. */
  'place.chosen'(s, _, answers) {
    const { x, y } = answers[s.table.lane] as PlaceMove;
    const card = s.picks[s.table.lane]!;
    const plan = withLot(s.plans[s.table.lane]!, card, x, y);
    plan[plan.length - 1] = gainOf(setOf(s), plan, plan.length - LOT);
    s.plans[s.table.lane] = plan;
    beginMoving(s, card);
  },

  'villages.reveal'(s) {
    for (const seat of allSeats(s.seats)) tellBuilding(s, seat);
    s.villages = s.plans;
    s.plans = s.villages.map(() => []);
    s.picks = s.picks.map(() => -1);
    next(s, passesOf(s) < HAND ? { do: 'hands.open' } : { do: 'creatures.begin' });
  },
};

/** VV-4.15: every seat looks at the hand it holds. */
function tellHands(s: State): void {
  for (const seat of allSeats(s.seats))
    s.table.log?.push({ type: 'gotHand', seat, cards: s.hands[handOf(s, seat)]!.slice() });
}

function tellBuilding(s: State, seat: number): void {
  if (s.table.log === null) return;
  const [before, plan] = [s.villages[seat]!, s.plans[seat]!];
  const [card, x, y, villagers] = plan.slice(before.length) as [number, number, number, number];
  const { isHero } = setOf(s).cards[card]!;
  s.table.log.push({ type: 'built', seat, card, x, y, gained: isHero ? 0 : villagers });
  if (!isHero) return;
  const changes = plan.flatMap((now, i) => {
    const by = i % LOT === LOT - 1 ? now - (before[i] ?? 0) : 0;
    return by === 0 ? [] : [{ card: plan[i - LOT + 1]!, by }];
  });
  if (changes.length > 0) s.table.log.push({ type: 'moved', seat, changes });
}
