import { runCommand } from './command-table.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads us may stop reading: that is an end like any other.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

process.exitCode = await runCommand(process.argv.slice(2), processTerminal(new URL('.', import.meta.url)));
