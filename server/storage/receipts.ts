import type { Receipt } from '@duskhall/host';

/** A receipt in one column of its entry. */
export const receiptText = ({ client, id, asked }: Receipt): string => `${client} ${id} ${asked}`;

/** A damaged receipt is none: its request would only be refused as late. */
export function receiptFrom(text: string): Receipt[] {
  const [, client, id, asked] = /^(\S+) (\d+) (-1|\d+)$/.exec(text) ?? [];
  return client === undefined ? [] : [{ client, id: Number(id), asked: Number(asked) }];
}
