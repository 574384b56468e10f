/* Plays Vampire Village many times and writes what came of it into docs/balance/vampire-village.md. */
import { BOTS, type Bot } from '@duskhall/bots';
import { below, fastRng, owes, type Rng, readOptions } from '@duskhall/kernel';
import { type Card, vampireVillage as game, type State, setOf } from '@duskhall/vampire-village';
import { cardIn } from '@duskhall/vampire-village/texts/card-lists.ts';
import { words } from '@duskhall/vampire-village/texts/en/words.ts';
import { add, deviationOf, marginOf, markdownTable, meanOf, type Sample, sample, writePage } from './page.ts';
import { type Bar, barPlot, linePlot } from './plot.ts';

const GAMES = 10_000;
const DREAMT_GAMES = 200;
const set = setOf({ options: readOptions(game.options, {}, 2) });

interface Tally {
  seats: number;
  games: number;
  points: Sample;
  villagers: Sample;
  creatures: Sample;
  /** By round. */
  lost: Sample[];
  winning: Sample;
  shared: Sample;
  /** By points: how many villages. */
  histogram: number[];
  /** By card: its owner's share of the victories times the number of seats; 1 is average. */
  starts: Map<Card, Sample>;
  picks: Map<Card, Sample>;
  /** By starting village. */
  startPoints: Map<Card, Sample>;
}
const emptyTally = (seats: number): Tally => ({
  ...{ seats, games: 0, points: sample(), villagers: sample(), creatures: sample() },
  ...{ lost: [sample(), sample()], winning: sample(), shared: sample(), histogram: [] },
  ...{ starts: new Map(), picks: new Map(), startPoints: new Map() },
});
const of = (map: Map<Card, Sample>, card: Card): Sample => {
  if (!map.has(card)) map.set(card, sample());
  return map.get(card)!;
};

type Choose = (s: State, seat: number, rng: Rng) => void;
const atRandom: Choose = (s, seat, rng) => {
  const moves = game.legal(s, seat);
  game.apply(s, seat, moves[below(rng, moves.length, 'choice')]!);
};
const by =
  (bot: Bot): Choose =>
  (s, seat, rng) =>
    game.apply(s, seat, bot(game, game.view(s, seat), game.legal(s, seat), rng));

function play(tally: Tally, seed: number, choose: Choose): void {
  const { seats } = tally;
  const s = game.setup(readOptions(game.options, {}, seats), seats, fastRng(seed));
  s.table.log = null;
  const rng = fastRng(-1 - seed);
  const starts = s.villages.map((village) => village[0]!);
  const picks: Card[][] = starts.map(() => []);
  let lostBefore = starts.map(() => 0);
  for (let round = 1; round <= 2; round++) {
    let picked = s.picked;
    while (s.round === round && s.ending === '') {
      let seat = 0;
      while (!owes(s, seat)) seat++;
      choose(s, seat, rng);
      if (s.round === round) picked = s.picked;
    }
    picked.forEach((card, i) => void picks[i % seats]!.push(card));
    const lost = s.fallen.map((cards) => cards.length);
    lost.forEach((n, seat) => void add(tally.lost[round - 1]!, n - lostBefore[seat]!));
    lostBefore = lost;
  }
  const { winners, results } = game.view(s, -2).outcome[0]!;
  tally.games++;
  add(tally.shared, winners.length > 1 ? 1 : 0);
  add(tally.winning, results[winners[0]!]!.points);
  results.forEach(({ points, villagers, creatures, rank }, seat) => {
    const share = rank === 1 ? seats / winners.length : 0;
    add(tally.points, points);
    add(tally.villagers, villagers);
    add(tally.creatures, creatures);
    tally.histogram[points] = (tally.histogram[points] ?? 0) + 1;
    add(of(tally.starts, starts[seat]!), share);
    add(of(tally.startPoints, starts[seat]!), points);
    for (const card of picks[seat]!) add(of(tally.picks, card), share);
  });
}

function tallyOf(seats: number, games: number, choose: Choose): Tally {
  const tally = emptyTally(seats);
  for (let seed = 0; seed < games; seed++) play(tally, seats * 1_000_000 + seed, choose);
  console.log(`${games} games of ${seats} played`);
  return tally;
}

const merged = (tallies: readonly Tally[], part: 'starts' | 'picks' | 'startPoints'): Map<Card, Sample> => {
  const all = new Map<Card, Sample>();
  for (const tally of tallies)
    for (const [card, { count, sum, squares }] of tally[part]) {
      const into = of(all, card);
      into.count += count;
      into.sum += sum;
      into.squares += squares;
    }
  return all;
};

const two = (n: number): string => n.toFixed(2);
const one = (n: number): string => n.toFixed(1);
const barsOf = (samples: Map<Card, Sample>): Bar[] =>
  [...samples]
    .map(([card, found]) => ({ label: cardIn(words, card), value: meanOf(found), error: marginOf(found) }))
    .sort((a, b) => b.value - a.value);

const summary = (tallies: readonly Tally[]): string =>
  markdownTable(
    [
      'players',
      'games',
      'points',
      'deviation',
      'villagers',
      'creatures',
      'winner',
      'lost in round 1',
      'lost in round 2',
      'shared',
    ],
    tallies.map(({ seats, games, points, villagers, creatures, winning, lost, shared }) => [
      ...[`${seats}`, `${games}`, two(meanOf(points)), two(deviationOf(points)), two(meanOf(villagers))],
      ...[two(meanOf(creatures)), two(meanOf(winning)), two(meanOf(lost[0]!)), two(meanOf(lost[1]!))],
      `${one(100 * meanOf(shared))} %`,
    ]),
  );

const startTable = (tallies: readonly Tally[]): string => {
  const [shares, points] = [merged(tallies, 'starts'), merged(tallies, 'startPoints')];
  const rows = set.villageDecks[0]!.map((card) => [
    ...[cardIn(words, card), two(meanOf(points.get(card)!)), two(meanOf(shares.get(card)!))],
    `± ${two(marginOf(shares.get(card)!))}`,
  ]);
  return markdownTable(['starting village', 'points', 'win index', ''], rows);
};

const pickTable = (tallies: readonly Tally[]): string => {
  const picks = merged(tallies, 'picks');
  const rows = [...picks]
    .sort((a, b) => meanOf(b[1]) - meanOf(a[1]))
    .map(([card, found]) => [
      ...[cardIn(words, card), `${set.cards[card]!.round}`, `${found.count}`, two(meanOf(found))],
      `± ${two(marginOf(found))}`,
    ]);
  return markdownTable(['card', 'round', 'picked', 'win index', ''], rows);
};

const random = [2, 3, 4, 5].map((seats) => tallyOf(seats, GAMES, atRandom));
const dreamt = [2, 4].map((seats) => tallyOf(seats, DREAMT_GAMES, by(BOTS.dreamer!)));
const picksOf = (round: number): Map<Card, Sample> =>
  new Map([...merged(random, 'picks')].filter(([card]) => set.cards[card]!.round === round));
const curve = ({ histogram }: Tally): [number, number][] => {
  const all = histogram.reduce((sum, n = 0) => sum + n, 0);
  return Array.from(histogram, (n = 0, points) => [points, (100 * n) / all]);
};
const named = (name: string, { seats }: Tally): string => `${name}, ${seats} players`;
const margin = { x: 'win index: 1 is as often as anybody; the line is twice the standard error' };

writePage(
  new URL('../../docs/balance/vampire-village.md', import.meta.url),
  {
    random: summary(random),
    dreamer: summary(dreamt),
    starts: startTable(random),
    picks: pickTable(random),
  },
  {
    points: linePlot(
      'Points of a village at the end',
      [...random.map((tally) => ({ label: named('random', tally), points: curve(tally) }))],
      { x: 'points', y: '% of villages' },
    ),
    dreamer: linePlot(
      'Points of a village at the end: dreamers against random play',
      [random[0]!, random[2]!]
        .map((tally) => ({ label: named('random', tally), points: curve(tally) }))
        .concat(dreamt.map((tally) => ({ label: named('dreamer', tally), points: curve(tally) }))),
      { x: 'points', y: '% of villages' },
    ),
    lost: barPlot(
      'Village cards lost per round and village',
      random.flatMap((tally) =>
        tally.lost.map((found, i) => ({ label: `${tally.seats} players, round ${i + 1}`, value: meanOf(found) })),
      ),
      0,
      { x: 'cards' },
    ),
    starts: barPlot('Win index of the starting villages, random play', barsOf(merged(random, 'starts')), 1, margin),
    'picks-1': barPlot('Win index of the cards of round 1, random play', barsOf(picksOf(1)), 1, margin),
    'picks-2': barPlot('Win index of the cards of round 2, random play', barsOf(picksOf(2)), 1, margin),
  },
);
