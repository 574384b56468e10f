import { type BloodVendetta, COUNT, HUNTER_TYPE, HUNTERS, type Move, VAMPIRES } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import type { Deed, Lesson, LessonTable } from '../../lesson.ts';

const [ambrose, odile, casimir, vesper, leopold, mirabel, ignatius, seraphine] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const EVERYBODY: readonly Seat[] = [ambrose, odile, casimir, vesper, leopold, mirabel, ignatius, seraphine];
const roles = ['hunter', 'vampire', 'vampire', 'count', 'hunter', 'vampire', 'vampire', 'vampire'];

const READ: Move = { read: true };
const LOCK: Move = { lock: true };
const READY: Move = { ready: true };
const DONE: Move = { done: true };
const FOR: Move = { yes: true };
const AGAINST: Move = { yes: false };
const say = (phrase: 'claimRole' | 'claimCheck', about: Seat, value: number): Move => ({
  say: phrase,
  about,
  other: -1,
  value,
});
const but = (...absent: readonly Seat[]): Seat[] => EVERYBODY.filter((seat) => !absent.includes(seat));
const each = (seats: readonly Seat[], ...moves: readonly Move[]): Deed<Move>[] =>
  seats.flatMap((seat) => moves.map((move) => [seat, move] as const));

/** Whoever debates looks at the others, at what was said and at the buttons. */
const NIGHT = '.bv .people, .bv .feed, .bv .dock';
/** The card that ends a call is closed by everybody. */
const cardsClosed: Deed<Move>[] = [...each(EVERYBODY, READ), 'close'];

/** One call after the other shows best who is called when; and nobody waits for the slowest reader. */
const options = { callMode: 'sequential', roleReadSeconds: 0 };

/** What is left of another evening: one hunter among five. */
const game: LessonTable = {
  seats: 8,
  seat: 0,
  options,
  scenario: {
    ...{ cycle: 2, step: 'dawn', dead: ['S3', 'S5', 'S8'] },
    roles: ['count', 'vampire', 'vampire', 'vampire', 'hunter', 'hunter', 'vampire', 'vampire'],
  },
};

/** One evening of eight, on a hunter's phone until the first lie, then on the phone of the Count, who catches it. */
export const lesson: Lesson<BloodVendetta> = {
  steps: [
    {
      name: 'goal',
      at: '.bv .strip',
      rule: 'VN-6.1',
      table: { seats: 8, seat: ambrose, options, scenario: { roles, step: 'roles' } },
    },
    {
      name: 'role',
      at: '.bv .covered .back',
      clear: '.bv .foot',
      rule: 'VN-3.5',
      answers: [[READ]],
      others: [each(but(ambrose), READ)],
    },
    {
      name: 'clan',
      at: '.bv .covered .back',
      clear: '.bv .foot',
      rule: 'VN-4.2.4',
      answers: [[READ]],
      // Nobody is accused in Night 0.
      others: [
        [...each(but(ambrose), READ), 'close', ...each(EVERYBODY, READY)],
        [leopold, { vote: ignatius }],
      ],
    },
    {
      name: 'hunt',
      at: `.bv [data-tile="${ignatius}"]`,
      clear: '.bv .foot',
      rule: 'VN-4.4.2',
      answers: [[{ vote: ignatius }, LOCK]],
      others: [
        [...each(but(ambrose), LOCK), 'close'],
        [
          ...[...cardsClosed, ...each(but(vesper), { name: -1 }, AGAINST)],
          ...[...each([vesper], { name: ambrose }, AGAINST), 'close' as const],
          ...cardsClosed,
        ],
      ],
    },
    {
      name: 'lie',
      at: '.bv .dock .hold + .tool',
      clear: NIGHT,
      rule: 'VN-4.9.3',
      answers: [[say('claimRole', -1, COUNT)]],
    },
    {
      name: 'other',
      at: '.bv .tiles',
      clear: '.bv .foot',
      rule: 'VN-4.13.1',
      table: { seats: 8, seat: vesper, options, scenario: { roles, cycle: 0, step: 'dawn' } },
      answers: [-1, ...but(vesper)].map((vote) => [{ vote }, LOCK]),
      others: [
        [
          ...each([ambrose, leopold], { vote: ignatius }),
          ...each(but(vesper), LOCK),
          ...['close' as const, ...cardsClosed],
        ],
      ],
    },
    {
      name: 'check',
      at: `.bv [data-tile="${ambrose}"]`,
      clear: '.bv .foot',
      rule: 'VN-5.3.1',
      answers: [
        [{ name: ambrose }, FOR],
        [{ name: ambrose }, AGAINST],
      ],
      others: [[...each(but(vesper), { name: -1 }, AGAINST), 'close']],
    },
    {
      name: 'answer',
      at: '.bv .covered .back',
      clear: '.bv .foot',
      rule: 'VN-2.1.2',
      answers: [[READ]],
      others: [
        [...each(but(vesper), READ), 'close'],
        [ambrose, say('claimRole', -1, COUNT)],
        [ambrose, say('claimCheck', seraphine, HUNTER_TYPE)],
        each([ambrose, leopold], { nominate: seraphine }),
      ],
    },
    {
      name: 'claim',
      at: `.bv [data-seat="${ambrose}"]`,
      clear: NIGHT,
      rule: 'VN-4.9.5',
      answers: [[say('claimCheck', ambrose, HUNTER_TYPE)]],
      others: [[odile, { nominate: ambrose }]],
    },
    {
      name: 'accuse',
      at: `.bv [data-seat="${ambrose}"]`,
      clear: NIGHT,
      rule: 'VN-4.8.2',
      answers: [[{ nominate: ambrose }]],
      others: [[seraphine, { nominate: ambrose }], each(but(ignatius), READY), [ambrose, DONE]],
    },
    {
      name: 'verdict',
      at: '.bv .court',
      clear: '.bv .dock',
      rule: 'VN-4.8.6',
      answers: [[FOR]],
      others: [[...each([odile, mirabel, seraphine], FOR), ...each([ambrose, leopold, casimir], AGAINST)]],
    },
    { name: 'sentence', at: '.bv .court', rule: 'VN-4.8.9' },
    {
      name: 'dead',
      at: '.bv .dock .tool:first-child',
      clear: `.bv .beyond, ${NIGHT}`,
      rule: 'VN-4.9.4',
      table: {
        ...{ seats: 8, seat: ignatius, options },
        scenario: { roles, cycle: 2, step: 'night', dead: ['S1', 'S7', 'S8'] },
      },
      answers: [VAMPIRES, HUNTERS, -1].map((foresee) => [{ foresee }]),
    },
    { name: 'end', at: '.bv .strip', rule: 'VN-6.5', table: game },
  ],
  game,
};
