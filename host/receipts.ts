import type { Receipt } from './stored-match.ts';

/** By client, whoever acted last coming last: what its latest requests were answered, by their ids. */
export type Receipts = Map<string, Map<number, number>>;

const RECEIPTS_OF_CLIENT = 64;
const CLIENTS_KEPT = 128;

export function keepReceipt(receipts: Receipts, { client, id, asked }: Receipt): void {
  const own = receipts.get(client) ?? new Map<number, number>();
  receipts.delete(client);
  receipts.set(client, own.set(id, asked));
  dropOldest(own, RECEIPTS_OF_CLIENT);
  dropOldest(receipts, CLIENTS_KEPT);
}

function dropOldest<K>(map: Map<K, unknown>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value!);
}

export function receiptsFrom(stored: readonly Receipt[] = []): Receipts {
  const receipts: Receipts = new Map();
  for (const receipt of stored) keepReceipt(receipts, receipt);
  return receipts;
}

/** The receipt of a request that was done; 'forgotten': it is too old to tell; null: it was not done. */
export function findReceipt(receipts: Receipts, client: string, id: number): Receipt | 'forgotten' | null {
  const own = receipts.get(client);
  if (own === undefined) return null;
  const asked = own.get(id);
  if (asked !== undefined) return { client, id, asked };
  return own.size === RECEIPTS_OF_CLIENT && id < own.keys().next().value! ? 'forgotten' : null;
}
