import { Presets, SingleBar } from 'cli-progress';
import type { Terminal } from './terminal.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A share from 0 to 1 as a bar of at most `width` columns. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
}

export interface Progress {
  done(count: number): void;
  stop(): void;
}

/** A progress bar on stderr, if that is a terminal. */
export function openProgress(terminal: Terminal, total: number, unit: string): Progress {
  const format = `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted}`;
  const progress = new SingleBar(
    { format, stream: terminal.errors as NodeJS.WritableStream, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  progress.start(total, 0);
  return { done: (count) => progress.increment(count), stop: () => progress.stop() };
}
