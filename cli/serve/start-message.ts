import { resolve } from 'node:path';
import { createColors } from 'picocolors';
import { renderUnicodeCompact } from 'uqr';
import { nameOf } from '../backup/data-folder.ts';
import { printLine, type Terminal } from '../terminal.ts';
import { columns } from '../text-layout.ts';
import { addressesOf } from './addresses.ts';
import type { Wanted } from './settings.ts';

/** Prints the server's addresses; the first line is meant for programs. */
export function printAddresses(terminal: Terminal, wanted: Wanted, url: string): void {
  const { bold, cyan, dim } = createColors(terminal.hasColours);
  const { here, elsewhere } = addressesOf(url, wanted.publicUrl);
  printLine(terminal, `${bold('Duskhall is open:')} ${here}`);
  if (!terminal.isInteractive) return;
  const [best] = elsewhere;
  const rows = [['on this machine', cyan(here)], ...elsewhere.map((address) => ['for everybody', cyan(address)])];
  printLine(terminal, '');
  for (const line of columns(rows)) printLine(terminal, `  ${line}`);
  printLine(terminal, '');
  if (best !== undefined) printLine(terminal, renderUnicodeCompact(best, { border: 2 }));
  const kept =
    wanted.database !== null
      ? `Data is stored in ${nameOf(wanted.database)}`
      : wanted.data === null
        ? 'Nothing is stored: all data is lost at exit.'
        : `Data is stored in ${resolve(wanted.data)}`;
  printLine(terminal, dim(`${kept}\nCtrl+C stops the server; running matches resume when it starts again.`));
}
