import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { BadInput } from '@duskhall/kernel';
import type { Terminal } from '../../terminal.ts';

/** By server and by name: the token that makes this person known there again, the latest last. */
interface Sessions {
  [server: string]: { [name: string]: string };
}

/** Where a person's sessions are kept if it names no file. */
export function sessionFile({ environment }: Terminal): string {
  const folder = environment.XDG_CONFIG_HOME || environment.APPDATA || join(environment.HOME || homedir(), '.config');
  return join(folder, 'duskhall', 'sessions.json');
}

function readSessions(file: string): Sessions {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new BadInput(`the sessions in ${file} cannot be read`);
  }
  try {
    const sessions = JSON.parse(text);
    if (typeof sessions === 'object' && sessions !== null) return sessions;
  } catch {}
  throw new BadInput(`${file} does not hold sessions`);
}

/** Who was here before: under this name, or last; null: nobody. */
export function findSession(file: string, server: string, name: string | null): { name: string; token: string } | null {
  const known = Object.entries(readSessions(file)[server] ?? {});
  const [found, token] = (name === null ? known.at(-1) : known.find(([other]) => other === name)) ?? ['', ''];
  return typeof token === 'string' && token !== '' ? { name: found, token } : null;
}

/** Keeps a session, for nobody else to read. */
export function keepSession(file: string, server: string, name: string, token: string): void {
  const sessions = readSessions(file);
  const { [name]: _, ...others } = sessions[server] ?? {};
  const text = `${JSON.stringify({ ...sessions, [server]: { ...others, [name]: token } }, null, 2)}\n`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    chmodSync(`${file}.part`, 0o600);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new BadInput(`the session cannot be kept in ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
}
