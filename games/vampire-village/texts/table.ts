import type { Line, Seat } from '@duskhall/kernel';
import { ATTACKERS, DEMON, TYPES } from '../cards/index.ts';
import { allSeats, leftOf, rightOf, setOf, sumOf } from '../state.ts';
import type { View } from '../view/index.ts';
import { aroundIn, forecastOf, type Points, pointsBySource, siegeOf } from '../view/sums.ts';
import { cardInFull, cardsIn, countsOf, creatureIn, creaturesIn } from './card-lists.ts';
import type { Catalogue, TableLabel, Words } from './catalogue.ts';
import { gridIn } from './grid.ts';

/** The table in words: every seat's part, then what belongs to all. */
export function tableIn(catalogue: Catalogue, view: View, names: readonly string[]): Line[] {
  return [
    ...allSeats(view.seats).flatMap((seat) => seatLines(catalogue, view, seat, names)),
    ...linesOf(catalogue, -1, [
      ['round', view.ending === '' ? roundIn(catalogue.words, view) : ''],
      ['order', [DEMON, ...view.order].map((type) => catalogue.words.types[TYPES[type]!].many).join(', ')],
    ]),
  ];
}

/** A line for each text that is not empty. */
const linesOf = ({ table }: Catalogue, seat: Seat, texts: readonly (readonly [TableLabel, string])[]): Line[] =>
  texts.flatMap(([label, text]) => (text === '' ? [] : [{ seat, label: table.labels[label], text }]));

function seatLines(catalogue: Catalogue, view: View, seat: Seat, names: readonly string[]): Line[] {
  const { words } = catalogue;
  const set = setOf(view);
  const isOwn = seat === view.viewer;
  const kinds = set.creatures.length;
  const around = aroundIn(view).slice(seat * kinds, (seat + 1) * kinds);
  const hand = cardsIn(words, view.hands[seat]!, set);
  const forecast = forecastOf(view, seat);
  return linesOf(catalogue, seat, [
    [isOwn && view.plan.length > 0 ? 'planned' : 'village', gridIn(words, view, seat)],
    ['sides', ATTACKERS.map((type) => sideIn(words, view, seat, type, around)).join('\n')],
    ['demons', creaturesIn(words, around, DEMON, set)],
    ['points', pointsIn(catalogue, pointsBySource(view, seat))],
    ['forecast', view.ending === '' && forecast.lost.length > 0 ? pointsIn(catalogue, forecast) : ''],
    ['lost', cardsIn(words, view.fallen[seat]!, set)],
    [isOwn ? 'hand' : 'known', hand],
    ['pick', isOwn && view.pick >= 0 ? cardInFull(words, view.pick, set) : ''],
    ['drawn', isOwn ? creaturesIn(words, countsOf(view.drawn, set), null, set) : ''],
    ['gifts', isOwn ? giftsIn(catalogue, view, names) : ''],
  ]);
}

/** `left: Swamp Witch ×2 – 4 against 3: breaks through`; where nobody stands, the defence alone. */
function sideIn(words: Words, view: View, seat: Seat, type: number, around: readonly number[]): string {
  const { attackers, attack, defence } = siegeOf(view, seat, type);
  const side = words.sides[TYPES[type]!] + words.colon;
  if (attackers === 0) return `${side}${words.defence} ${defence}`;
  return side + creaturesIn(words, around, type, setOf(view)) + words.dash + words.fight(attack, defence);
}

const pointsIn = ({ table }: Catalogue, { points, villagers, creatures }: Points): string =>
  table.points(points, sumOf(villagers), sumOf(creatures));

function giftsIn({ words, table }: Catalogue, view: View, names: readonly string[]): string {
  const [left = -1, right = -1, kept = -1] = view.gifts;
  const name = (kind: number) => creatureIn(words, kind, setOf(view));
  return [
    ...(left >= 0 ? [table.gift(name(left), names[leftOf(view, view.viewer)]!)] : []),
    ...(right >= 0 ? [table.gift(name(right), names[rightOf(view, view.viewer)]!)] : []),
    ...(kept >= 0 ? [table.kept(name(kept))] : []),
  ].join(', ');
}

function roundIn(words: Words, view: View): string {
  const step = view.stack.at(-1)?.do;
  const isBuilding = step === 'picks.reveal' || step === 'villages.reveal';
  const later = step === 'creatures.reveal' ? 'creatures' : step === 'demons.reveal' ? 'demons' : 'attack';
  return `${words.round(view.round)}, ${words.phases[isBuilding ? 'construction' : later]}`;
}
