import { createServer } from 'node:net';
import { BadInput } from '@duskhall/kernel';

/** Asks before anything is opened or changed; throws one clear sentence. */
export async function mustBeFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(sentenceOf(error, host, port) ?? error));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Why an address cannot be listened on; null: another kind of fault. */
export function sentenceOf(error: unknown, host: string, port: number): BadInput | null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new BadInput(`port ${port} is in use; --port chooses another`);
  if (code === 'EACCES') return new BadInput(`port ${port} is not for everybody; --port chooses another`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new BadInput(`"${host}" is no address of this machine; --host names another`);
  return null;
}
