import {
  dealFlaw,
  type GameRecord,
  houseCommitment,
  keptFlaw,
  makeDeal,
  openMatch,
  proofOf,
  seatCommitment,
  verifyDeal,
} from '@duskhall/kernel';
import { kuhnPoker } from '@duskhall/kuhn-poker';
import { beforeEach, expect, test, vi } from 'vitest';
import { openMemory } from '../index.ts';
import { DEAL_WITHIN } from '../tables/dealing.ts';
import type { Round } from '../tables/round.ts';
import { codeOf, createTable, crowd, must, ready, seat } from './gathering.ts';
import { type House, openHouse } from './house.ts';
import type { Visitor, Wish } from './visitor.ts';

/** The server's owner can read, and could change, its memory. */
const rounds: Round[] = [];
vi.mock('../tables/round.ts', async (original) => {
  const real = await original<typeof import('../tables/round.ts')>();
  return {
    ...real,
    newRound: (...given: Parameters<typeof real.newRound>) => {
      rounds.push(real.newRound(...given));
      return rounds.at(-1)!;
    },
  };
});
beforeEach(() => {
  rounds.splice(0);
});

const KING = 2;
const randomNonce = () => Array.from({ length: 64 }, () => '0123456789abcdef'[Math.floor(Math.random() * 16)]).join('');
const recordOf = async ({ url }: House, match: string) =>
  (await (await fetch(`${url}/api/matches/${match}/record`)).json()) as GameRecord;

/** The card that the owner in seat 0 would be dealt. */
function cardFor({ terms, options, commitments }: Round, secret: string, nonces: string[]): number {
  const start = makeDeal(terms, options, secret, commitments, nonces);
  return openMatch(kuhnPoker, { seats: 2, options: options as Record<string, never>, ...start }).s.cards[0]!;
}

/** The owner, who also plays and holds back its client's messages, and an honest player, ready for a match. */
async function sitDown() {
  const storage = await openMemory();
  const house = await openHouse({ storage, games: [kuhnPoker as never] });
  const [owner, honest] = (await crowd(house.url, 2)) as [Visitor, Visitor];
  const table = await createTable(house.url, owner, { game: 'kuhn-poker', seats: 2 });
  await seat(table, [owner, honest]);
  let isItself = false;
  owner.onSend = (text) => (/"type":"(commit|reveal)"/.test(text) && !isItself ? '' : text);
  const saidBy = (type: string) =>
    honest.traffic.filter(({ way, text }) => way === 'out' && text.startsWith(`{"type":"${type}"`));
  /** Sends a request on the owner's behalf, past the filter above. */
  const say = (wish: Wish): Promise<string> => {
    isItself = true;
    const answer = codeOf(owner.ask(wish));
    isItself = false;
    return answer;
  };
  async function begin(): Promise<Round> {
    for (const person of [owner, honest]) await ready(table, person);
    if (owner.client.table!.match === '') await must(owner.ask({ type: 'start', table: table.id }));
    await honest.until((client) => client.table!.round?.isDone[1] === true);
    return rounds.at(-1)!;
  }
  /** The owner commits as late as possible and learns the other's number. */
  async function untilOpen(round: Round) {
    const own = randomNonce();
    const deal = round.terms.match;
    const commitment = seatCommitment(round.terms, round.commitment, 0, own);
    expect(saidBy('reveal').some(({ text }) => text.includes(deal))).toBe(false);
    expect(await say({ type: 'commit', table: table.id, deal, commitment })).toBe('ok');
    await honest.until((client) => client.table!.round?.isDone[1] === true && client.table!.round.stage === 'open');
    const theirs = String(JSON.parse(saidBy('reveal').at(-1)!.text).nonce);
    return { own, theirs, deal };
  }
  const play = async (match: string) => {
    await Promise.all([owner, honest].map((one) => one.until(({ mirror }) => mirror?.match === match)));
    const card = owner.view().cards[0] as number;
    await must(honest.ask({ type: 'concede', match }));
    await honest.until((client) => client.table!.status === 'open');
    return card;
  };
  return { house, storage, owner, honest, table, say, begin, untilOpen, play };
}

test('an owner who reads the memory, the storage and every message cannot choose the deal by its own number', async () => {
  const { house, storage, honest, table, say, begin, untilOpen, play } = await sitDown();
  const cards: number[] = [];
  for (let i = 0; i < 20; i++) {
    const round = await begin();
    expect(JSON.stringify(await storage.findTable(table.id))).not.toContain(round.secret);
    const { own, theirs, deal } = await untilOpen(round);
    // Everything is known now. Numbers that would deal the king are easy to find, but none is accepted.
    const good = Array.from({ length: 40 }, randomNonce).filter(
      (nonce) => cardFor(round, round.secret, [nonce, theirs]) === KING,
    );
    expect(good.length).toBeGreaterThan(0);
    const commitment = seatCommitment(round.terms, round.commitment, 0, good[0]!);
    expect(await say({ type: 'commit', table: table.id, deal, commitment })).toBe('committed');
    expect(await say({ type: 'reveal', table: table.id, deal, nonce: good[0]! })).toBe('bad-number');
    expect(await say({ type: 'reveal', table: table.id, deal, nonce: own })).toBe('ok');
    cards.push(await play(deal));
    const record = await recordOf(house, deal);
    const kept = honest.deals.find(deal)!;
    verifyDeal(kuhnPoker, record);
    expect([keptFlaw(kuhnPoker, record, kept), proofOf(record, kept)]).toEqual([null, 'own']);
    house.clock.advance(DEAL_WITHIN);
  }
  // All kings by chance: once in three billion runs.
  expect(cards.every((card) => card === KING)).toBe(false);
});

test('an owner who changes what was committed to deals itself a king, and is found out by who kept it', async () => {
  const { house, honest, table, say, begin, untilOpen, play } = await sitDown();
  const round = await begin();
  const { own, theirs, deal } = await untilOpen(round);
  do {
    round.secret = randomNonce();
    round.commitment = houseCommitment(round.terms, round.options, round.secret);
    round.commitments = [own, theirs].map((nonce, at) => seatCommitment(round.terms, round.commitment, at, nonce));
  } while (cardFor(round, round.secret, [own, theirs]) !== KING);
  expect(await say({ type: 'reveal', table: table.id, deal, nonce: own })).toBe('ok');
  const card = await play(deal);
  const record = await recordOf(house, deal);
  // The record itself is valid.
  expect([card, dealFlaw(kuhnPoker, record)]).toEqual([KING, null]);
  expect(keptFlaw(kuhnPoker, record, honest.deals.find(deal)!)).toBe('keptHouse');
});

test('an owner who does not like the deal can only stop it, by name, and that is kept', async () => {
  const { house, storage, owner, honest, table, begin, untilOpen } = await sitDown();
  await untilOpen(await begin());
  house.clock.advance(DEAL_WITHIN);
  await honest.until((client) => client.table!.calledOff !== undefined);
  const text = 'The deal was called off: no number came from Player 0 in time. Numbers had already been opened.';
  expect(honest.client.table!.calledOff).toMatchObject({ count: 1, text: { en: text } });
  await honest.until(() => honest.heard().some((reply) => reply.type === 'chat' && reply.text === text));
  expect(honest.client.table!.seats.map(({ isReady }) => isReady)).toEqual([false, true]);
  const kept = await storage.findTable(table.id);
  expect(kept!.deals).toMatchObject({
    count: 1,
    calledOff: [{ why: 'silent', wasOpen: true, people: [{ id: owner.id }] }],
  });
  // The next round is for another match, with a new secret and new numbers.
  const before = honest.deals.find(rounds[0]!.terms.match)!;
  const next = await begin();
  expect(honest.deals.find(next.terms.match)).toMatchObject({ spoilt: 1 });
  expect(honest.deals.find(next.terms.match)!.nonce).not.toBe(before.nonce);
  expect(next.secret).not.toBe(rounds[0]!.secret);
  expect(await codeOf(owner.ask({ type: 'start', table: table.id }))).toBe('dealing');
});
