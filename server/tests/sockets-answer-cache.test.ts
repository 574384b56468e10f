import { expect, test } from 'vitest';
import { rememberClients } from '../sockets/answer-cache.ts';

const said = (text: string) => Promise.resolve({ text, isTold: false });
const idsKept = (answers: ReturnType<ReturnType<typeof rememberClients>>, most: number) =>
  Array.from({ length: most }, (_, i) => i + 1).filter((id) => answers.find(id) instanceof Promise);

test('one account has so many clients, however many names it gives, and pushes nobody else out', () => {
  const answersOf = rememberClients();
  const other = answersOf('bob', 'only');
  const first = answersOf('ann', '0');
  for (let i = 1; i < 20_000; i++) answersOf('ann', `${i}`);
  expect(answersOf('bob', 'only')).toBe(other);
  const latest = answersOf('ann', '19999');
  expect(answersOf('ann', '19999')).toBe(latest);
  expect(answersOf('ann', '0')).not.toBe(first);
});

test('a client that is used again stays, and the one that was away longest goes', () => {
  const answersOf = rememberClients();
  const clients = Array.from({ length: 8 }, (_, i) => answersOf('ann', `${i}`));
  expect(answersOf('ann', '0')).toBe(clients[0]);
  answersOf('ann', 'ninth');
  expect(answersOf('ann', '0')).toBe(clients[0]);
  expect(answersOf('ann', '1')).not.toBe(clients[1]);
});

test('long answers are forgotten before short ones would be, but never the latest', async () => {
  const answers = rememberClients()('ann', 'client');
  for (let id = 1; id <= 10; id++) answers.keep(id, said('x'.repeat(2000)));
  await said('');
  expect(idsKept(answers, 10)).toEqual([7, 8, 9, 10]);
  expect(answers.find(6)).toBe('forgotten');
  answers.keep(11, said('x'.repeat(50_000)));
  await said('');
  expect(idsKept(answers, 11)).toEqual([11]);
  for (let id = 12; id <= 100; id++) answers.keep(id, said('x'));
  await said('');
  expect(idsKept(answers, 100)).toHaveLength(64);
});
