/*
 * Goofspiel, 2 to 4 players. Everybody holds the cards 1 to 5, and so does the bank. Each round the bank turns one of its
 * cards over as the prize; all bid a card at the same time, and the highest bid alone wins the prize.
 */
import {
  answer,
  ask,
  BadInput,
  cloneTable,
  close,
  end,
  everything,
  newTable,
  next,
  proceed,
  redactBy,
  restore,
  same,
  seen,
  shuffle,
  waiting,
} from '@duskhall/kernel';

const CARDS = [1, 2, 3, 4, 5];
// The state. `prizes`: the bank's cards in their order; `rounds`: by round what each seat has bid.
const open = (seats, prizes, rng) => ({ table: newTable(rng, seats), prizes, rounds: [] });
const seatsOf = (s) => s.table.questions.map((_, seat) => seat);
const handOf = (rounds, seat) => CARDS.filter((card) => !rounds.some((bids) => bids[seat] === card));
const winnerOf = (bids) => {
  const first = bids.indexOf(Math.max(...bids));
  return bids.indexOf(bids[first], first + 1) < 0 ? first : -1;
};
const pointsOf = ({ prizes, rounds }, seat) =>
  rounds.reduce((sum, bids, round) => sum + (winnerOf(bids) === seat ? prizes[round] : 0), 0);
const isOver = (s) => s.rounds.length === CARDS.length;
// The rules: what happens step by step. A step may ask, and names the step that gets the answers.
const steps = {
  'round.begin'(s) {
    if (isOver(s)) return end(s);
    s.table.log?.push({ type: 'turned', prize: s.prizes[s.rounds.length] });
    ask(s, seatsOf(s), 'bid', { do: 'bids.shown' });
  },
  'bids.shown'(s, _frame, answers) {
    const bids = answers.map(({ card }) => card);
    s.table.log?.push({ type: 'bid', bids, prize: s.prizes[s.rounds.length] });
    s.rounds.push(bids);
    next(s, { do: 'round.begin' });
  },
};
const begin = (s) => {
  next(s, { do: 'round.begin' });
  proceed(steps, s);
  return s;
};
const legal = (s, seat) => (s.table.questions[seat] ? handOf(s.rounds, seat).map((card) => ({ card })) : []);
const refuse = (code, rule) => ({ code, rule, args: {} });

export const game = {
  name: 'goofspiel',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup: (_options, seats, rng) => begin(open(seats, shuffle(rng, [...CARDS], 'prizes'), rng)),
  scenario(given, _options, seats, rng) {
    const prizes = given?.prizes;
    if (!Array.isArray(prizes) || !same(prizes.toSorted(), CARDS))
      throw new BadInput('a scenario of Goofspiel looks like {"prizes": [3, 1, 5, 2, 4]}');
    return begin(open(seats, prizes, rng));
  },
  clone: (s) => ({ table: cloneTable(s.table), prizes: s.prizes.slice(), rounds: s.rounds.slice() }),
  legal,
  free: () => [],
  apply: (s, seat, move) => answer(steps, s, seat, move),
  close: (s) => close(steps, s),
  refusal(s, seat, move) {
    if (waiting(s).length === 0) return refuse('over', 'GO-4');
    if (!s.table.questions[seat]) return refuse('not-asked', 'GO-2');
    return legal(s, seat).some((known) => same(known, move)) ? null : refuse('no-such-card', 'GO-2');
  },
  timeout: (s, seat) => legal(s, seat)[0],
  pace: () => null,
  scores: (s) => (isOver(s) ? seatsOf(s).map((seat) => pointsOf(s, seat)) : null),
  ending: (s) => (isOver(s) ? 'points' : null),
  // Who sees what: of the prizes only those that were turned over. `imagine` deals the others anew.
  view: (s, viewer) => ({
    ...seen(s, viewer),
    prizes: s.prizes.slice(0, s.rounds.length + 1),
    rounds: s.rounds.slice(),
  }),
  redact: redactBy({ turned: everything, bid: everything }),
  imagine(view, rng) {
    const rest = CARDS.filter((card) => !view.prizes.includes(card));
    const s = open(view.owes.length, [...view.prizes, ...shuffle(rng, rest, 'imagine')], rng);
    s.rounds = view.rounds.slice();
    restore(s, view, () => 'bid');
    if (isOver(s)) return s;
    // Another seat that owes nothing any more has bid in secret: any card of its hand.
    for (const seat of seatsOf(s).filter((other) => other !== view.viewer && !view.owes[other])) {
      s.table.questions[seat] = 'bid';
      s.table.asked[seat] = 1;
      s.table.answers[seat] = shuffle(rng, legal(s, seat), 'bid')[0];
    }
    return s;
  },
  flaw: (s) => (same(s.prizes.toSorted(), CARDS) ? null : `the prizes are ${s.prizes}`),
  hints: null,
};

const REFUSALS = {
  over: 'The game is over.',
  'not-asked': 'You do not bid here.',
  'no-such-card': 'You do not hold that card.',
};
const RULES = [
  ['GO-1', 'Cards', 'Everybody holds the cards 1 to 5; the bank has the same.'],
  ['GO-2', 'Round', 'The bank turns a card over as the prize. All bid one card of their hand at the same time.'],
  ['GO-3', 'Prize', 'The highest bid wins the prize; if several are highest, nobody does. All bids are spent.'],
  ['GO-4', 'End', 'After five rounds whoever has won most is first.'],
];
const nowOf = ({ prizes, rounds }) => prizes[rounds.length];
export const texts = {
  en: {
    title: 'Goofspiel',
    summary: 'Five prizes and a card to bid for each: outguess the others.',
    options: {},
    prompt(view) {
      if (nowOf(view) === undefined) return 'The game is over.';
      return view.owes[view.viewer] ? `The prize is ${nowOf(view)}: what do you bid?` : 'Waiting for the other bids.';
    },
    move: (_view, { card }) => `Bid ${card}`,
    event(event, names) {
      if (event.type === 'turned') return `The prize is ${event.prize}.`;
      const bids = event.bids.map((card, seat) => `${names[seat]} bids ${card}`).join(', ');
      const winner = winnerOf(event.bids);
      return `${bids}: ${winner < 0 ? 'nobody wins' : `${names[winner]} wins`} ${event.prize}.`;
    },
    refusal: ({ code }) => REFUSALS[code],
    table: (view) => [
      { seat: -1, label: 'prize', text: String(nowOf(view) ?? '–') },
      ...view.owes.flatMap((_, seat) => [
        { seat, label: 'hand', text: handOf(view.rounds, seat).join(' ') || '–' },
        { seat, label: 'points', text: String(pointsOf(view, seat)) },
      ]),
    ],
    result: (view, names) => names.map((name, seat) => `${name}: ${pointsOf(view, seat)}`),
    rules: RULES.map(([rule, title, text]) => ({ rule, title, text })),
    ruleOf: (view, move) => (move === null && nowOf(view) === undefined ? 'GO-4' : 'GO-2'),
  },
};
