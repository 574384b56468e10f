import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { householdOf } from './address.ts';

/** File descriptors reserved for storage, threads and the log. */
const RESERVE = 100;

let limit = 0;

/** This process's limit on open files: finding it takes longer than all else about starting a server, so it is kept. */
function descriptors(): number {
  limit ||= readLimit();
  return limit;
}

function readLimit(): number {
  // Otherwise the report would look up the host names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

/**
 * Limits connections of any kind, including silent ones, to the file descriptors available and to a share per address.
 * A trusted proxy is exempt from the limit per address: it connects on behalf of its visitors.
 */
export function boundConnections(server: Server, { limits, trustProxy }: Config): void {
  const most = Math.min(limits.connections, Math.max(RESERVE, descriptors() - RESERVE));
  if (Number.isFinite(most)) server.maxConnections = most;
  if (trustProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const household = householdOf(socket.remoteAddress ?? '');
    const count = (open.get(household) ?? 0) + 1;
    if (count > limits.connectionsOfAddress) {
      socket.destroy();
      return;
    }
    open.set(household, count);
    socket.on('close', () => {
      const left = open.get(household)! - 1;
      if (left === 0) open.delete(household);
      else open.set(household, left);
    });
  });
}
