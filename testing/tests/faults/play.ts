import { next, type Steps } from '@duskhall/kernel';
import type { Frame } from '../../assembly/frames.ts';
import { assembly } from '../../assembly/index.ts';
import { steps } from '../../assembly/rules.ts';
import type { State } from '../../assembly/state.ts';
import { doing, type Fault, offering, refusing, wrong } from './fault.ts';

const NOBODY = { name: 99 };
const idle = () => {};
let outside = 0;

/** A step that counts its calls outside the state and leaks the count into it. */
const remembering =
  <K extends Frame['do']>(name: K): Steps<State>[K] =>
  (s, f, answers) => {
    s.seconds = ++outside;
    steps[name](s, f, answers);
  };

const sharingVotes = (s: State): State => ({ ...assembly.clone(s), votes: s.votes });

export const playFaults: Fault[] = [
  {
    law: 'ends',
    what: 'a game that never ends',
    game: {
      ...doing({ 'night.closed': idle, 'vote.counted': idle, 'round.over': (s) => next(s, { do: 'round.begin' }) }),
      free: () => [],
    },
  },
  {
    law: 'waiting',
    what: 'a question without an answer',
    game: offering((moves, s, seat) => (s.table.questions[seat] === 'word' ? [] : moves)),
  },
  {
    law: 'waiting',
    what: 'an answer of a seat that is not asked',
    game: offering((moves, s, seat) => (s.table.questions[seat] ? moves : [{ done: true }])),
  },
  {
    law: 'waiting',
    what: 'a game that stops before its end',
    game: doing({ 'plan.open': idle, 'night.open': idle, 'vote.open': idle, 'round.over': idle }),
  },
  { law: 'offers', what: 'a legal move that is refused', game: offering((moves) => [...moves, NOBODY]) },
  {
    law: 'offers',
    what: 'a free move that a view does not tell',
    game: wrong({ manyFree: { fromView: () => [], others: () => [] } }),
  },
  { law: 'offers', what: 'a legal move that is listed twice', game: offering((moves) => [...moves, ...moves]) },
  {
    law: 'offers',
    what: 'a legal move that cannot be played',
    game: {
      ...offering((moves, s, seat) => (s.table.questions[seat] === 'look' ? [...moves, NOBODY] : moves)),
      refusal: () => null,
      apply(s, seat, move) {
        if ('name' in move && move.name === NOBODY.name) throw new Error('nobody sits there');
        assembly.apply(s, seat, move);
      },
    },
  },
  { law: 'refuses', what: 'a possible move that is not legal', game: offering((moves) => moves.slice(0, 1)) },
  { law: 'refuses', what: 'a refusal without a rule', game: refusing(() => ({ rule: '' })) },
  { law: 'refuses', what: 'a refusal without a code', game: refusing(() => ({ code: '' })) },
  {
    law: 'refuses',
    what: 'a refusal that changes the state',
    game: refusing((_, s) => ({ args: { n: s.seconds++ } })),
  },
  {
    law: 'timeout',
    what: 'a time-out that is not legal',
    game: wrong({ timeout: (_, seat) => ({ name: seat }) }),
  },
  {
    law: 'timeout',
    what: 'a time-out that draws from the deal',
    game: wrong({
      timeout(s, seat) {
        s.table.rng.drawn++;
        return assembly.legal(s, seat)[0]!;
      },
    }),
  },
  {
    law: 'timeout',
    what: 'time-outs that never lead through a lane',
    game: wrong({ timeout: (s, seat) => assembly.legal(s, seat).at(-1)! }),
  },
  {
    law: 'scores',
    what: 'scores that do not add up',
    game: wrong({ scores: (s) => assembly.scores(s)?.map(() => 1) ?? null }),
  },
  {
    law: 'scores',
    what: 'a seat without a score',
    game: wrong({ scores: (s) => assembly.scores(s)?.slice(1) ?? null }),
  },
  {
    law: 'hints',
    what: 'a promise of more than one',
    game: wrong({ hints: { value: (s) => s.votes.map(() => 2), weights: (_, moves) => moves.map(() => 1) } }),
  },
  { law: 'clone', what: 'an array that a clone shares', game: wrong({ clone: sharingVotes }) },
  {
    law: 'clone',
    what: 'a field that a clone forgets',
    game: wrong({ clone: (s) => ({ ...assembly.clone(s), speaker: -1 }) }),
  },
  { law: 'gesture', what: 'an array that keeps half a gesture', game: wrong({ clone: sharingVotes }) },
  {
    law: 'json',
    what: 'a state that JSON changes',
    game: wrong({ setup: (...given) => ({ ...assembly.setup(...given), seconds: Number.NaN }) }),
  },
  {
    law: 'replay',
    what: 'a step that depends on something beside the state',
    game: doing({ 'round.begin': remembering('round.begin') }),
  },
  {
    law: 'undo',
    what: 'a part of a plan that is kept beside the state',
    game: doing({ 'plan.tasked': remembering('plan.tasked') }),
  },
];
