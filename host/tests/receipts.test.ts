import { expect, test } from 'vitest';
import { findReceipt, keepReceipt, receiptsFrom } from '../receipts.ts';

const receipt = (id: number, client = 'client') => ({ client, id, asked: id + 1 });
const count = (length: number) => Array.from({ length }, (_, i) => i);

test('the last 64 requests of a client are known, and of older ones that they are old', () => {
  const receipts = receiptsFrom(count(64).map((i) => receipt(10 + i)));
  expect(findReceipt(receipts, 'client', 10)).toEqual(receipt(10));
  // It was refused, or never arrived.
  keepReceipt(receipts, receipt(80));
  expect(findReceipt(receipts, 'client', 79)).toBeNull();
  expect(findReceipt(receipts, 'client', 10)).toBe('forgotten');
  expect(findReceipt(receipts, 'client', 11)).toEqual(receipt(11));
  expect(findReceipt(receipts, 'client', 81)).toBeNull();
});

test('nothing is known of somebody else’s request with the same number', () => {
  const receipts = receiptsFrom([receipt(1), receipt(2, 'other')]);
  expect(findReceipt(receipts, 'other', 1)).toBeNull();
  expect(findReceipt(receipts, 'third', 1)).toBeNull();
});

test('of very many clients the one that has done nothing for longest is forgotten', () => {
  const receipts = receiptsFrom(count(128).map((i) => receipt(1, `client ${i}`)));
  keepReceipt(receipts, receipt(2, 'client 0'));
  keepReceipt(receipts, receipt(1, 'newcomer'));
  expect(findReceipt(receipts, 'client 0', 1)).not.toBeNull();
  expect(findReceipt(receipts, 'client 1', 1)).toBeNull();
  expect(receipts.size).toBe(128);
});
