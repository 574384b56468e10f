/*
 * Plays Blood Vendetta many times and writes what came of it into docs/balance/blood-vendetta.md:
 * npm run balance:blood-vendetta -- [games with nine players] [games of each preset]
 */
import {
  bloodVendetta as game,
  HUNTERS,
  LONER,
  ROLES,
  type Side,
  type State,
  VAMPIRES,
} from '@duskhall/blood-vendetta';
import { below, fastRng, readOptions, type Seat } from '@duskhall/kernel';
import { playOut, talkOver } from '../../cli/simulate.ts';
import { add, marginOf, markdownTable, meanOf, type Sample, sample, writePage } from './page.ts';
import { barPlot } from './plot.ts';

/** Of each kind of table with nine players; of each preset, at random and by players that reason. */
const [GAMES = 2000, PRESET_GAMES = 400] = process.argv.slice(2).map(Number);
const NINE = 9;

const OUTCOMES = ['vampires', 'hunters', 'vargs', 'loner', 'nobody'] as const;
type Outcome = (typeof OUTCOMES)[number];
const LONERS = ['werewolf', 'kitsune'];
const outcomeOf = ({ ending }: State): Outcome =>
  LONERS.includes(ending) ? 'loner' : (OUTCOMES.find((name) => name === ending) ?? 'nobody');

interface Tally {
  outcomes: Sample[];
  cycles: Sample;
}
type Reasons = (s: State, seat: Seat) => boolean;
const nobody: Reasons = () => false;
const everybody: Reasons = () => true;
const of =
  (side: Side): Reasons =>
  (s, seat) =>
    ROLES[s.roles[seat]!]!.side === side;

/** Game i draws its deal from seed i and its choices from seed -1 - i, whichever side reasons. */
function play(set: 'standard' | 'advanced', seats: number, seed: number, reasons: Reasons): State {
  const s = game.setup(readOptions(game.options, { set }, seats), seats, fastRng(seed));
  s.table.log = null;
  const rng = fastRng(-1 - seed);
  const thinkers = s.roles.flatMap((_, seat) => (reasons(s, seat) ? [seat] : []));
  const { decide } = game.hints!;
  playOut(
    game,
    s,
    (_, seat) => {
      const moves = game.legal(s, seat);
      if (!thinkers.includes(seat)) return moves[below(rng, moves.length, 'choice')]!;
      return decide!(game.view(s, seat), moves, rng);
    },
    () => talkOver(game, s, thinkers, rng),
  );
  return s;
}

function tallyOf(set: 'standard' | 'advanced', seats: number, games: number, reasons: Reasons): Tally {
  const tally: Tally = { outcomes: OUTCOMES.map(sample), cycles: sample() };
  for (let seed = 0; seed < games; seed++) {
    const s = play(set, seats, seed, reasons);
    const outcome = outcomeOf(s);
    OUTCOMES.forEach((name, i) => void add(tally.outcomes[i]!, Number(name === outcome)));
    add(tally.cycles, s.cycle);
  }
  console.log(`${games} games of ${seats} played, ${set}`);
  return tally;
}

const percent = (part: Sample): string => `${(100 * meanOf(part)).toFixed(1)} ± ${(100 * marginOf(part)).toFixed(1)} %`;
const winsOf = (tally: Tally, outcome: Outcome): Sample => tally.outcomes[OUTCOMES.indexOf(outcome)]!;

const random = tallyOf('standard', NINE, GAMES, nobody);
const SIDES = [
  ['vampires', VAMPIRES],
  ['hunters', HUNTERS],
  ['loner', LONER],
] as const;
const sides = SIDES.map(([name, side]) => [name, tallyOf('standard', NINE, GAMES, of(side))] as const);
const all = tallyOf('standard', NINE, GAMES, everybody);

const sidesTable = markdownTable(
  ['side', 'all at random', 'this side reasons', 'gain in points'],
  sides.map(([name, tally]) => {
    const [before, after] = [winsOf(random, name), winsOf(tally, name)];
    const gain = 100 * (meanOf(after) - meanOf(before));
    const margin = 100 * Math.hypot(marginOf(before), marginOf(after));
    return [name, percent(before), percent(after), `+${gain.toFixed(1)} ± ${margin.toFixed(1)}`];
  }),
);
const nineTable = markdownTable(
  ['who reasons', ...OUTCOMES.filter((name) => name !== 'vargs'), 'cycles'],
  [['nobody', random] as const, ...sides, ['all', all] as const].map(([name, tally]) => [
    name,
    ...OUTCOMES.filter((one) => one !== 'vargs').map((one) => percent(winsOf(tally, one))),
    meanOf(tally.cycles).toFixed(1),
  ]),
);

const whole = (tally: Tally): string => tally.outcomes.map((part) => Math.round(100 * meanOf(part))).join(' / ');
const presets = (['standard', 'advanced'] as const).map((set) => {
  const rows = Array.from({ length: 19 }, (_, i) => i + 6).map((seats) => {
    const [blind, reading] = [nobody, everybody].map((reasons) => tallyOf(set, seats, PRESET_GAMES, reasons));
    return [`${seats}`, whole(blind!), whole(reading!), meanOf(reading!.cycles).toFixed(1)];
  });
  return markdownTable(
    ['players', 'all at random: V / H / G / L / –', 'all reason: V / H / G / L / –', 'cycles'],
    rows,
  );
});

writePage(
  new URL('../../docs/balance/blood-vendetta.md', import.meta.url),
  { sides: sidesTable, nine: nineTable, standard: presets[0]!, advanced: presets[1]! },
  {
    sides: barPlot(
      'How often a side wins with nine players',
      sides.flatMap(([name, tally]) =>
        [
          [`${name}, all at random`, winsOf(random, name)] as const,
          [`${name} reason`, winsOf(tally, name)] as const,
        ].map(([label, part]) => ({ label, value: 100 * meanOf(part), error: 100 * marginOf(part) })),
      ),
      0,
      { x: '% of the games, with twice the standard error' },
    ),
  },
);
