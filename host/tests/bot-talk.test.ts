import { bloodVendetta } from '@duskhall/blood-vendetta';
import { type Decision, type Inquiry, openMind } from '@duskhall/bots';
import { type AnyGame, fastRng, openMatch, readOptions, type Seat } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { move } from '../actions.ts';
import { stepBack } from '../console.ts';
import { resume } from '../open.ts';
import { enqueue } from '../queue.ts';
import { mindsOver } from '../thinker.ts';
import { openTest, type TestMatch } from './test-match.ts';

const ROLES = ['vampire', 'vampire', 'king', 'vampire', 'vampire', 'queen', 'hunter', 'hunter'];
const DELAY = [600, 1350] as const;
const UNTIMED = { debateSeconds: 0, debateSecondsEach: 0, defenceSeconds: 0 };

/** A debate of one person, on seat 0, and bots; one that is told what to say or answer does not think. */
function openDebate(
  options: object = UNTIMED,
  roles = ROLES,
  delay: readonly [number, number] = DELAY,
  told: (inquiry: Inquiry) => object | null = () => null,
): TestMatch {
  const game = bloodVendetta as AnyGame;
  const match = openMatch(game, {
    ...{ seats: roles.length, options: readOptions(game.options, options, roles.length), seed: 'talk' },
    scenario: { roles, step: 'night', cycle: 1 },
  });
  const seats = roles.map((_, seat) => ({
    account: seat === 0 ? 'p' : '',
    bot: seat === 0 ? '' : 'regular',
    name: `P${seat}`,
  }));
  const mind = openMind(
    () => game,
    () => (given, view, moves) => given.hints!.decide!(view, moves as never[], fastRng(3)),
  );
  const decide = async (inquiry: Inquiry): Promise<Decision> => {
    const move = told(inquiry);
    return move === null ? mind.decide(inquiry) : { move, reason: null };
  };
  const minds = { ...mindsOver({ decide }), timeOf: () => 0 };
  const test = openTest(match, seats, { botDelay: () => delay, minds });
  resume(test.live);
  return test;
}
interface Entered {
  seat: Seat;
  at: number;
  move: { say?: string; about?: number; nominate?: number; ready?: true };
}
const entered = ({ live }: TestMatch): Entered[] =>
  live.match.record.entries.flatMap((entry) =>
    'move' in entry && entry.seat >= 0 ? [entry as unknown as Entered] : [],
  );
const said = (test: TestMatch): Entered[] => entered(test).filter((entry) => entry.move.say !== undefined);

/** Time passes in small steps, so that what is due in between happens in between. */
async function pass({ clock }: TestMatch, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50) {
    clock.advance(Math.min(50, left));
    for (let i = 0; i < 12; i++) await Promise.resolve();
    await new Promise((done) => setImmediate(done));
  }
}
const act = ({ live }: TestMatch, what: object): Promise<void> =>
  enqueue(live, () => move(live, 0, live.match.s.table.asked[0]!, [what]));
const say = (phrase: string, about: Seat) => ({ say: phrase, about, other: -1, value: -1 });
/** Refused: nobody has said anything yet that could be taken back. */
const REFUSED = say('recant', 0);

describe('bots talk', () => {
  test('one after the other, with time to read, and not for ever', async () => {
    const debate = openDebate();
    await pass(debate, 90_000);
    const words = said(debate);
    const pauses = words.slice(1).map(({ at }, i) => at - words[i]!.at);
    expect([words.length > 10, Math.min(...pauses) >= 4 * DELAY[0], Math.max(...pauses) <= 4 * DELAY[1] + 100]).toEqual(
      [true, true, true],
    );
    await pass(debate, 200_000);
    const { length } = said(debate);
    await pass(debate, 200_000);
    expect(said(debate)).toHaveLength(length);
    expect(debate.errors).toEqual([]);
  });

  test('a person is answered first, and sooner', async () => {
    for (const seat of [2, 5, 7]) {
      const debate = openDebate();
      await pass(debate, 4000);
      const before = said(debate).length;
      const asked = debate.clock.now();
      await act(debate, say('askRole', seat));
      await pass(debate, 2 * DELAY[1] + 100);
      const answer = said(debate)[before + 1]!;
      expect([answer.seat, ['claimRole', 'decline'].includes(answer.move.say!)]).toEqual([seat, true]);
      expect(answer.at - asked).toBeGreaterThanOrEqual(2 * DELAY[0] - 50);
    }
  });

  test('first a word, then the nomination, also after a step back', async () => {
    const debate = openDebate();
    const { live } = debate;
    await pass(debate, 120_000);
    const { length } = entered(debate);
    await enqueue(live, () => stepBack(live, { id: 'p', name: 'P0' }, 0));
    await pass(debate, 120_000);
    for (const entries of [entered(debate).slice(0, length), entered(debate).slice(length)])
      for (const seat of [1, 2, 3, 4, 5, 6, 7]) {
        const own = entries.filter((entry) => entry.seat === seat);
        expect([own.length > 1, own[0]!.move.say !== undefined]).toEqual([true, true]);
        expect(own.some(({ move: { nominate, ready } }) => nominate !== undefined || ready)).toBe(true);
      }
  });

  test('when the person is ready they come to an end', async () => {
    const debate = openDebate();
    await act(debate, { ready: true });
    await pass(debate, 25_000);
    expect(debate.live.match.s.table.stack.at(-1)).not.toMatchObject({ do: 'debate.closed' });
  });

  test('whose word is refused leaves the floor to the next, and may speak later', async () => {
    let failures = 0;
    const debate = openDebate(UNTIMED, ROLES, DELAY, ({ isUnasked, seat }) =>
      isUnasked && seat === 2 && ++failures <= 12 ? REFUSED : null,
    );
    const ask = async () => {
      await act(debate, say('askRole', 2));
      await pass(debate, 2 * DELAY[1] + 100);
    };
    await ask();
    expect([failures, said(debate).map(({ seat }) => seat === 0)]).toEqual([1, [true, false]]);
    while (failures < 12) await ask();
    await ask();
    expect(said(debate).at(-1)!.seat).toBe(2);
  });

  test('where every word is refused, they answer and are not asked for ever', async () => {
    let failures = 0;
    const debate = openDebate(UNTIMED, ROLES, DELAY, ({ isUnasked }) => {
      if (!isUnasked) return null;
      failures++;
      return REFUSED;
    });
    await pass(debate, 60_000);
    const asked = failures;
    await pass(debate, 60_000);
    expect([asked > 7, failures - asked, said(debate).length]).toEqual([true, 0, 0]);
    await act(debate, { ready: true });
    await pass(debate, 25_000);
    expect(debate.live.match.s.table.stack.at(-1)).not.toMatchObject({ do: 'debate.closed' });
  });

  test('a defence is spoken before it is over', async () => {
    const debate = openDebate();
    await act(debate, { nominate: 2 });
    await act(debate, { ready: true });
    for (let i = 0; i < 300 && !onTrial(debate); i++) await pass(debate, 500);
    const from = said(debate).length;
    await pass(debate, 3 * 4 * DELAY[1]);
    expect(said(debate)[from]?.seat).toBe(2);
  });

  test('half the time of a debate is enough: then they answer all the same', async () => {
    const slow = [60_000, 60_000] as const;
    const debate = openDebate({ debateSeconds: 100, debateSecondsEach: 0 }, ROLES, slow);
    await pass(debate, 49_000);
    expect(entered(debate)).toEqual([]);
    await pass(debate, 2000);
    expect(new Set(entered(debate).map(({ seat }) => seat)).size).toBe(7);
  });
});
const onTrial = ({ live }: TestMatch): boolean =>
  (live.match.s.table.stack.at(-1) as { do: string } | undefined)?.do === 'defence.made';

test('who is to speak when does not depend on what anybody holds', async () => {
  const deals = [
    ROLES,
    ['vampire', 'hunter', 'queen', 'hunter', 'vampire', 'king', 'vampire', 'vampire'],
    ['hunter', 'king', 'vampire', 'vampire', 'queen', 'vampire', 'hunter', 'vampire'],
  ];
  const evenings = deals.map(async (roles) => {
    // All say and answer the same, so that nothing but order and time could differ.
    const debate = openDebate(UNTIMED, roles, DELAY, ({ isUnasked }) =>
      isUnasked ? say('accuse', 0) : { ready: true },
    );
    await pass(debate, 30_000);
    await act(debate, say('askSuspect', 6));
    await pass(debate, 200_000);
    expect(debate.errors).toEqual([]);
    return entered(debate).map(({ seat, at, move }) => [seat, at, move.say ?? 'ready']);
  });
  const [one, ...others] = await Promise.all(evenings);
  const spoken = one!.filter(([, , what]) => what === 'accuse');
  expect([spoken.length > 20, new Set(spoken.map(([seat]) => seat)).size]).toEqual([true, 7]);
  expect(one!.filter(([, , what]) => what === 'ready')).toHaveLength(7);
  for (const other of others) expect(other).toEqual(one);
});
