/* Plays Vampire Empire many times and writes what came of it into docs/balance/vampire-empire.md. */
import { type Bot, flatMonteCarlo } from '@duskhall/bots';
import { below, fastRng, mayClose, type Rng, readOptions, waiting } from '@duskhall/kernel';
import { CHARACTER_NAMES, vampireEmpire as game, type State } from '@duskhall/vampire-empire';
import { add, marginOf, markdownTable, meanOf, type Sample, sample, writePage } from './page.ts';
import { type Bar, barPlot, linePlot } from './plot.ts';

const GAMES = 10_000;
/** Sampled worlds per decision: more would take hours. */
const DREAMT_GAMES = 300;
const WORLDS = 1;

const SIDES = ['human', 'vampire', 'draw'] as const;
const ENDINGS = ['vampires-dead', 'humans-dead', 'conquest', 'points'] as const;
/** By ending and who won it; a draw is an ending by points. */
const KINDS = [
  ['vampires-dead', 'human', 'all vampires dead'],
  ['points', 'human', 'points for the humans'],
  ['points', 'draw', 'a draw'],
  ['points', 'vampire', 'points for the vampires'],
  ['conquest', 'vampire', 'conquest'],
  ['humans-dead', 'vampire', 'all humans dead'],
] as const satisfies readonly [(typeof ENDINGS)[number], (typeof SIDES)[number], string][];

interface Tally {
  games: number;
  /** By `KINDS`, and by side: how often. */
  kinds: Sample[];
  sides: Sample[];
  turns: Sample;
  decisions: Sample;
  deaths: Sample;
  unmasked: Sample;
  /** By turns: how many games. */
  lengths: number[];
}
const emptyTally = (): Tally => ({
  games: 0,
  kinds: KINDS.map(sample),
  sides: SIDES.map(sample),
  ...{ turns: sample(), decisions: sample(), deaths: sample(), unmasked: sample(), lengths: [] },
});

type Choose = (s: State, seat: number, rng: Rng) => ReturnType<typeof game.legal>[number];
const atRandom: Choose = (s, seat, rng) => {
  const moves = game.legal(s, seat);
  return moves[below(rng, moves.length, 'choice')]!;
};
const by =
  (bot: Bot): Choose =>
  (s, seat, rng) =>
    bot(game, game.view(s, seat), game.legal(s, seat), rng);

function play(tally: Tally, seed: number, choose: Choose): void {
  const s = game.setup(readOptions(game.options, {}, 2), 2, fastRng(seed));
  s.table.log = null;
  const rng = fastRng(-1 - seed);
  let decisions = 0;
  while (s.ending === '') {
    const [seat] = waiting(s);
    if (seat === undefined) {
      if (!mayClose(s)) throw new Error(`game ${seed} has stopped before its end`);
      game.close(s);
      continue;
    }
    game.apply(s, seat, choose(s, seat, rng));
    decisions++;
  }
  const won = s.winner < 0 ? 'draw' : s.winner === s.vampire ? 'vampire' : 'human';
  const { dead, revealed } = game.view(s, -2);
  tally.games++;
  KINDS.forEach(([ending, side], i) => void add(tally.kinds[i]!, Number(s.ending === ending && won === side)));
  SIDES.forEach((side, i) => void add(tally.sides[i]!, Number(won === side)));
  add(tally.turns, s.turns);
  add(tally.decisions, decisions);
  add(tally.deaths, dead.length);
  add(tally.unmasked, revealed.length);
  tally.lengths[s.turns] = (tally.lengths[s.turns] ?? 0) + 1;
}

function tallyOf(games: number, choose: Choose): Tally {
  const tally = emptyTally();
  for (let seed = 0; seed < games; seed++) {
    play(tally, seed, choose);
    if ((seed + 1) % 100 === 0) console.log(`${seed + 1} of ${games} games played`);
  }
  return tally;
}

const percent = (of: Sample): string => `${(100 * meanOf(of)).toFixed(1)} ± ${(100 * marginOf(of)).toFixed(1)} %`;
const mean = (of: Sample): string => meanOf(of).toFixed(1);
/** A quantile of the number of turns. */
function turnsAt({ lengths, games }: Tally, share: number): number {
  let over = 0;
  return lengths.findIndex((count = 0) => {
    over += count;
    return over >= share * games;
  });
}

function sidesTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [name, String(tally.games), ...tally.sides.map(percent)]);
  return markdownTable(
    ['players', 'games', ...SIDES.map((side) => (side === 'draw' ? 'draws' : `${side} wins`))],
    rows,
  );
}
function endingTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = KINDS.map(([, , label], i) => [label, ...tallies.map(([, tally]) => percent(tally.kinds[i]!))]);
  return markdownTable(['ending', ...tallies.map(([name]) => name)], rows);
}
function lengthTable(tallies: readonly (readonly [string, Tally])[]): string {
  const rows = tallies.map(([name, tally]) => [
    name,
    `${turnsAt(tally, 0.05)} / ${turnsAt(tally, 0.5)} / ${turnsAt(tally, 0.95)}`,
    mean(tally.decisions),
    `${mean(tally.deaths)} of ${CHARACTER_NAMES.length}`,
    `${mean(tally.unmasked)} of 3`,
  ]);
  return markdownTable(['players', 'turns: 5 % / median / 95 %', 'decisions', 'deaths', 'vampires revealed'], rows);
}
const endingBars = (tally: Tally): Bar[] =>
  KINDS.map(([, , label], i) => ({
    label,
    value: 100 * meanOf(tally.kinds[i]!),
    error: 100 * marginOf(tally.kinds[i]!),
  }));
const curve = ({ lengths, games }: Tally): [number, number][] =>
  [...lengths].map((count = 0, turns) => [turns, (100 * count) / games] as [number, number]).slice(1);

const random = tallyOf(GAMES, atRandom);
const dreamt = tallyOf(DREAMT_GAMES, by(flatMonteCarlo(WORLDS)));
const both = [
  ['random', random],
  ['dreamer', dreamt],
] as const;
const share = { x: '% of the games, with twice the standard error' };
writePage(
  new URL('../../docs/balance/vampire-empire.md', import.meta.url),
  { sides: sidesTable(both), endings: endingTable(both), lengths: lengthTable(both) },
  {
    random: barPlot('How random games end', endingBars(random), 0, share),
    dreamer: barPlot('How games of the dreamer end', endingBars(dreamt), 0, share),
    turns: linePlot(
      'Length of a game',
      both.map(([label, tally]) => ({ label, points: curve(tally) })),
      { x: 'turns', y: '% of the games' },
    ),
  },
);
