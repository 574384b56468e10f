import { expect, test } from 'vitest';
import { openLink } from '../cluster/link.ts';
import { memoryBuses } from './memory-bus.ts';

test('of what is shown several times in one turn, only the latest is sent', async () => {
  const { sent, open } = memoryBuses();
  const bus = open();
  await bus.subscribe('door', () => {});
  const link = openLink({ bus, kind: 'down', from: 'owner', peer: 'door', id: '1' }, () => {});
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const show = (text: string, name: string) => link.push({ data: ['show', name], text }, name);
  show('old', 'a');
  link.push({ data: ['send'], text: 'news' });
  show('other', 'b');
  show('new', 'a');
  await turn();
  show('newer', 'a');
  await turn();
  expect(sent.map(({ items }) => items.map(({ text }) => text))).toEqual([['new', 'news', 'other'], ['newer']]);
});
