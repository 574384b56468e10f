import { createServer } from 'node:net';
import { BadInput } from '@duskhall/kernel';

/** Checks that the port is free before anything is opened or changed; throws `BadInput`. */
export async function mustBeFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(sentenceOf(error, host, port) ?? error));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** The message for an error of `listen`; null: another kind of error. */
export function sentenceOf(error: unknown, host: string, port: number): BadInput | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use; choose another with --port`);
  if (code === 'EACCES') return new BadInput(`port ${port} needs special permissions; choose another with --port`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadInput(`"${host}" is not an address of this machine; choose another with --host`);
  return null;
}
