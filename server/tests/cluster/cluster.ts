import { onTestFinished } from 'vitest';
import { startPostgres, startRedis } from '../../../scripts/test-servers/start.ts';
import { cuttingProxy } from '../../storage/tests/cutting-proxy.ts';
import { beginAudit } from './audit.ts';
import type { Scene } from './fault-driver.ts';
import type { Plant } from './planted-faults.ts';
import { openProcesses } from './processes.ts';

/** The windows of Blood Vendetta would last an evening. */
const HASTE = 16;

/** Several processes, with a PostgreSQL and a Redis of their own; `plant`: a fault of one of them. */
export async function openScene(count: number, lease: number, plant?: Plant): Promise<Scene> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  await beginAudit(postgres.url);
  const proxy = await cuttingProxy(postgres.url);
  const processes = await openProcesses({ database: proxy.url, bus: redis.url, lease, haste: HASTE });
  await Promise.all(Array.from({ length: count }, (_, i) => processes.start(i === 0 ? plant : undefined)));
  return { processes, redis, postgres, proxy, lease };
}
