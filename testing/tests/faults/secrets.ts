import { ask, hold, type Seat, type Steps, seal } from '@duskhall/kernel';
import type { Frame } from '../../assembly/frames.ts';
import { assembly } from '../../assembly/index.ts';
import { steps } from '../../assembly/rules.ts';
import { isRaven, living, type State } from '../../assembly/state.ts';
import type { View } from '../../assembly/view.ts';
import { doing, type Fault, offering, refusing, showing, wrong } from './fault.ts';

/** A look, and what may go wrong after it. */
const looking =
  (goOn: (s: State, target: Seat) => void): Steps<State>['look.chosen'] =>
  (s, _, answers) => {
    const move = answers[s.speaker] ?? null;
    if (move === null || !('name' in move)) return;
    const fact = { seat: s.speaker, target: move.name, side: s.sides[move.name]! };
    s.facts.push(fact);
    s.looked = move.name;
    s.table.log?.push({ type: 'looked', ...fact });
    goOn(s, move.name);
  };

/** A view that forgets what the viewer has looked at. */
const forgetful = (v: View): View => ({
  ...v,
  sides: v.sides.map((side, seat) => (v.facts.some(({ target }) => target === seat && v.isAlive[seat]) ? '' : side)),
});

export const secretFaults: Fault[] = [
  {
    law: 'flaw',
    what: 'an imagined state in which a look is not true',
    game: wrong({ imagine: (v, rng) => assembly.imagine(forgetful(v), rng) }),
  },
  {
    law: 'flaw',
    what: 'a seat that owes without a question',
    game: doing({
      'vote.open'(s, f, answers) {
        steps['vote.open'](s, f, answers);
        s.table.owing++;
      },
    }),
  },
  { law: 'view', what: 'a null in a view', game: showing((s) => ({ question: s.table.questions[0] ?? null })) },
  { law: 'view', what: 'the seed in a view', game: showing((s) => ({ rng: s.table.rng })) },
  { law: 'view', what: 'a view that is no copy', game: showing((s) => ({ votes: s.votes })) },
  {
    law: 'seal',
    what: 'a look without a seal',
    game: doing({ 'look.chosen': looking((s) => ask(s, [s.speaker], 'word', { do: 'look.told' })) }),
  },
  {
    law: 'swap',
    what: 'a window that opens only if somebody can use it',
    game: doing({
      'look.chosen': looking((s, target) => {
        seal(s);
        if (isRaven(s, target)) ask(s, [target], 'word', { do: 'look.told' });
      }),
    }),
  },
  {
    law: 'swap',
    what: 'a refusal that depends on something hidden',
    game: refusing((_, s) => ({ args: { raven: s.sides.indexOf('raven') } })),
  },
  {
    law: 'swap',
    what: 'legal moves that depend on something hidden',
    game: offering((moves, s) => moves.filter((move) => !('name' in move && isRaven(s, move.name)))),
  },
  {
    law: 'swap',
    what: 'a pace that depends on something hidden',
    game: wrong({ pace: (s) => ({ seconds: 1 + s.tasks.filter((task) => task === 'rest').length }) }),
  },
  {
    law: 'swap',
    what: 'a question number that others move',
    game: showing((s) => ({ asked: s.table.asked.reduce((a, b) => a + b) })),
  },
  { law: 'swap', what: 'a view that copies a secret', game: showing((s) => ({ ward: Math.max(...s.wards) })) },
  {
    law: 'silence',
    what: 'a view and an imagination that copy a secret choice',
    game: {
      ...showing((s) => ({ wards: s.wards.slice() })),
      imagine(v, rng) {
        const s = assembly.imagine(v, rng);
        s.wards = (v as View & { wards: Seat[] }).wards.slice();
        s.tasks = s.tasks.map((task, seat) => (s.wards[seat]! >= 0 ? 'guard' : task));
        return s;
      },
    },
  },
  {
    law: 'silence',
    what: 'a secret in a frame',
    game: doing({
      'night.open'(s) {
        const then: Frame & { wards: Seat[] } = { do: 'night.closed', wards: s.wards.slice() };
        ask(s, living(s), (seat) => (isRaven(s, seat) ? 'prey' : 'suspect'), then);
        hold(s);
      },
    }),
  },
  { law: 'told', what: 'an event that is not redacted', game: wrong({ redact: (_, event) => event }) },
  {
    law: 'deal',
    what: 'a view that copies what others were dealt',
    game: showing((s) => ({ sides: s.sides.slice() })),
  },
];
