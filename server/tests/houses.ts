import { type Bus, openPostgres } from '../index.ts';
import { freshSchema } from '../storage/tests/postgres-schema.ts';
import { type House, openHouse } from './house.ts';

/** The lease in milliseconds. */
export const LEASE = 2000;

/** Several processes on one database, within this one. */
export async function openHouses(
  count: number,
  open: () => Bus,
  changes: Parameters<typeof openHouse>[0] = {},
): Promise<[House, House, ...House[]]> {
  const url = await freshSchema();
  const houses: House[] = [];
  for (let i = 0; i < count; i++) {
    const storage = await openPostgres(url, { lease: LEASE });
    houses.push(await openHouse({ ...changes, storage, bus: open(), ...(houses[0] && { clock: houses[0].clock }) }));
  }
  return houses as [House, House, ...House[]];
}
