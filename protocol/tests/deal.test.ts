import { holderOf, houseCommitment, seatCommitment, type Terms } from '@duskhall/kernel';
import { describe, expect, test } from 'vitest';
import { createClient, type DealMemory, type DealRound, newDealMemory, type TableInfo } from '../index.ts';

const SECRET = 'ab'.repeat(32);
const person = (id: string, name = id) => ({
  person: { id, name },
  isBot: false,
  isReady: true,
  isConnected: true,
  hasSitter: false,
});
const table: TableInfo = {
  id: 'table',
  code: 'ABCDE',
  host: 'ann',
  settings: {
    game: 'kuhn-poker',
    seats: 4,
    options: { ante: 1 },
    isPublic: false,
    clock: { kind: 'none' },
    timeUp: 'answer',
    moderator: 'software',
    mayWatch: true,
    watchDelay: 0,
  },
  seats: [person('ann'), person('bob'), { ...person('regular'), isBot: true }, person('', 'Grandmother')],
  watchers: 0,
  moderator: '',
  muted: [],
  status: 'open',
  match: '',
};
const termsOf = (match: string): Terms => ({
  match,
  game: 'kuhn-poker',
  rulesVersion: 1,
  options: { ante: 1 },
  seats: [holderOf(match, 'ann'), holderOf(match, 'bob'), 'bot', 'guest'],
});
const committing = (match: string, changes: Partial<DealRound> = {}): DealRound => {
  const terms = termsOf(match);
  const commitment = houseCommitment(terms, terms.options, SECRET);
  return { terms, commitment, stage: 'commit', commitments: [], isDone: [false, false, true, true], ...changes };
};
const bobs = ({ terms, commitment }: DealRound) => seatCommitment(terms, commitment, 1, 'b0'.repeat(32));

/** Ann's client, as one end of a wire that the server holds the other end of. */
function ann(memory: DealMemory = newDealMemory()) {
  const said: { type: string; [more: string]: unknown }[] = [];
  const doubts: string[] = [];
  const client = createClient(
    'a'.repeat(22),
    'en',
    (reply) => {
      if (reply.type === 'distrust') doubts.push(reply.why);
    },
    memory,
  );
  client.opened({ send: (text) => said.push(JSON.parse(text)), close: () => {} });
  const hear = (reply: object) => client.heard(JSON.stringify(reply));
  hear({ type: 'welcome', protocol: 2, version: '', person: { id: 'ann', name: 'ann' }, now: 0 });
  return {
    memory,
    doubts,
    show: (round?: DealRound, changes: Partial<TableInfo> = {}) =>
      hear({ type: 'table', table: { ...table, ...changes, ...(round && { round }) } }),
    /** What was said about deals since the last time. */
    said: () => said.splice(0).filter(({ type }) => type === 'commit' || type === 'reveal'),
  };
}

/** Ann has committed for the match `m`; the list of both commitments. */
function committed(memory?: DealMemory) {
  const one = ann(memory);
  const round = committing('m');
  one.show(round);
  const [wish] = one.said();
  const commitments = [String(wish!.commitment), bobs(round), '', ''];
  return { ...one, list: { ...round, stage: 'open', commitments } as DealRound };
}

test('a client commits to a number and opens it once the list is whole, and keeps what it was shown', () => {
  const { show, said, memory, doubts, list } = committed();
  show(list);
  const kept = memory.find('m')!;
  expect(said()).toEqual([expect.objectContaining({ type: 'reveal', deal: 'm', nonce: kept.nonce })]);
  expect(kept).toEqual({
    ...{ terms: list.terms, commitment: list.commitment, commitments: list.commitments },
    seat: 0,
    nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    spoilt: 0,
  });
  expect(seatCommitment(kept.terms, kept.commitment, 0, kept.nonce)).toBe(list.commitments[0]);
  show(list);
  expect([said(), doubts]).toEqual([[], []]);
});

const flip = (text: string) => `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}`;
describe('a client keeps its number shut if', () => {
  const LISTS: [
    what: string,
    why: string,
    change: (list: DealRound) => Partial<DealRound>,
    seats?: TableInfo['seats'],
  ][] = [
    ['its own commitment is missing', 'seats', ({ commitments }) => ({ commitments: ['', ...commitments.slice(1)] })],
    [
      'its own commitment is another',
      'own',
      ({ commitments }) => ({ commitments: [flip(commitments[0]!), ...commitments.slice(1)] }),
    ],
    [
      'its own commitment stands elsewhere',
      'own',
      ({ commitments }) => ({ commitments: [commitments[1]!, commitments[0]!, '', ''] }),
    ],
    ['another has not committed', 'seats', ({ commitments }) => ({ commitments: [commitments[0]!, '', '', ''] })],
    ['a seat is left out', 'seats', ({ commitments }) => ({ commitments: commitments.slice(0, 3) })],
    [
      'a bot has a commitment',
      'seats',
      ({ commitments }) => ({ commitments: [...commitments.slice(0, 2), commitments[1]!, ''] }),
    ],
    ['no list is shown', 'seats', () => ({ commitments: [] })],
    ['the house has another commitment', 'house', ({ commitment }) => ({ commitment: flip(commitment) })],
    ['the options are others', 'terms', ({ terms }) => ({ terms: { ...terms, options: { ante: 2 } } })],
    ['the rules are others', 'terms', ({ terms }) => ({ terms: { ...terms, rulesVersion: 2 } })],
    [
      'others sit there',
      'terms',
      ({ terms }) => ({ terms: { ...terms, seats: terms.seats.with(1, holderOf('m', 'eve')) } }),
    ],
    ['others sit at the table', 'terms', () => ({}), [person('ann'), person('eve'), ...table.seats.slice(2)]],
    ['it sits elsewhere by now', 'terms', () => ({}), [person('bob'), person('ann'), ...table.seats.slice(2)]],
  ];
  for (const [what, why, change, seats] of LISTS)
    test(what, () => {
      const { show, said, doubts, list } = committed();
      show({ ...list, ...change(list) }, seats && { seats });
      expect([said(), doubts]).toEqual([[], [why]]);
    });

  test('it was opened before: for the same list again, never for another', () => {
    const first = committed();
    first.show(first.list);
    const again = ann(first.memory);
    const other = [first.list.commitments[0]!, flip(first.list.commitments[1]!), '', ''];
    again.show({ ...first.list, commitments: other });
    expect([again.said(), again.doubts]).toEqual([[], ['seats']]);
    const third = ann(first.memory);
    third.show(first.list);
    expect(third.said()).toMatchObject([{ type: 'reveal' }]);
    const fourth = ann(first.memory);
    fourth.show(committing('m'));
    fourth.show(committing('m', { commitment: 'f'.repeat(64) }));
    expect([fourth.said(), fourth.doubts]).toEqual([[], ['reused', 'reused']]);
  });

  test('another device has committed for its seat', () => {
    const { list } = committed();
    const other = ann();
    other.show(list);
    expect([other.said(), other.doubts]).toEqual([[], []]);
  });
});

describe('a client does not even commit if', () => {
  const TERMS: [string, Partial<DealRound>][] = [
    ['the game is another', { terms: { ...termsOf('m'), game: 'leduc-poker' } }],
    ['the options are others', { terms: { ...termsOf('m'), options: {} } }],
    ['the seats are not as shown', { terms: { ...termsOf('m'), seats: termsOf('m').seats.toReversed() } }],
    [
      'a person is passed off as somebody without a device',
      { terms: { ...termsOf('m'), seats: termsOf('m').seats.with(1, 'guest') } },
    ],
    ['the house has not committed', { commitment: '' }],
  ];
  for (const [what, changes] of TERMS)
    test(what, () => {
      const { show, said, doubts } = ann();
      show(committing('m', changes));
      expect([said(), doubts]).toEqual([[], ['terms']]);
    });
});

test('two pages with one memory commit to one number, and a page that is loaded anew goes on', () => {
  const first = committed();
  const second = ann(first.memory);
  second.show(committing('m'));
  expect(second.said()).toMatchObject([{ type: 'commit', commitment: first.list.commitments[0] }]);
  const third = ann(first.memory);
  third.show(first.list);
  expect(third.said()).toMatchObject([{ type: 'reveal' }]);
});

test('each deal has a number of its own, and those that came to nothing after it was open are counted', () => {
  const { show, said, memory, list } = committed();
  show(list);
  show();
  const next = committing('n');
  show(next);
  expect(memory.find('n')).toMatchObject({ spoilt: 1 });
  expect(memory.find('n')!.nonce).not.toBe(memory.find('m')!.nonce);
  const own = said().at(-1)!.commitment as string;
  show({ ...next, stage: 'open', commitments: [own, bobs(next), '', ''] });
  show(undefined, { match: 'n', status: 'playing' });
  show(committing('o'));
  expect(memory.find('o')).toMatchObject({ spoilt: 0 });
});

test('a page that is loaded anew goes on counting, for each table by itself', () => {
  const { show, memory, list } = committed();
  show(list);
  // It is away while the deal is called off.
  ann(memory).show(committing('n'));
  ann(memory).show(committing('o'));
  ann(memory).show(committing('p'), { id: 'another table' });
  expect(['n', 'o', 'p'].map((match) => memory.find(match)!.spoilt)).toEqual([1, 1, 0]);
});

test('what was counted is kept for so many tables, the latest', () => {
  const memory = newDealMemory();
  for (let i = 0; i < 40; i++) memory.count({ table: `t${i}`, opened: '', spoilt: 1 });
  expect(['t9', 't10'].map((table) => memory.tally(table).spoilt)).toEqual([0, 1]);
});

test('who only watches gives no number, and memory has a bound', () => {
  const { show, said, memory } = ann();
  show(committing('m'), { seats: [person('eve'), ...table.seats.slice(1)] });
  expect(said()).toEqual([]);
  for (let i = 0; i < 40; i++) show(committing(`m${i}`));
  expect([memory.find('m9'), memory.find('m10')]).toEqual([null, expect.objectContaining({ seat: 0 })]);
});
