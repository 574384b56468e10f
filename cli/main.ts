import { hash } from 'node:crypto';
import { useHash } from '@duskhall/kernel';
import { runCommand } from './command-table.ts';
import { processTerminal } from './terminal.ts';

// The reader of a pipe may close it early, as head does: exit normally.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

useHash((text) => hash('sha256', text));
process.exitCode = await runCommand(process.argv.slice(2), processTerminal(new URL('.', import.meta.url)));
