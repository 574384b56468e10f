import { createInterface } from 'node:readline';
import { createColors } from 'picocolors';
import { harmless, type Terminal } from './terminal.ts';
import { hang } from './text-layout.ts';

export type Colours = ReturnType<typeof createColors>;

/** An interactive terminal, or a pipe used like one. */
export interface Screen {
  colours: Colours;
  width: number;
  isInteractive: boolean;
  /** Prints a line, wrapped with a hanging indent after `head`. */
  say(text?: string, head?: string): void;
  /** A horizontal rule with a title. */
  divide(title: string): void;
  /** Clears the screen and the scrollback. */
  clear(): void;
  /** The next line of input; null: end of input. */
  ask(prompt: string): Promise<string | null>;
  /** Prints while a prompt is open; keeps what has been typed so far. */
  interrupt(show: () => void): void;
  close(): void;
}

const CLEAR_LINE = '\r\x1b[J';
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

export function openScreen(terminal: Terminal): Screen {
  const { input, output, width, isInteractive } = terminal;
  const colours = createColors(terminal.hasColours);
  const keyboard = createInterface({
    input,
    ...(isInteractive && { output }),
    terminal: isInteractive,
    historySize: 0,
  });
  const typed = keyboard[Symbol.asyncIterator]();
  let isAsking = false;
  const say = (text = '', head = '') => {
    for (const line of hang(head, text, width)) output.write(`${harmless(line).trimEnd()}\n`);
  };
  return {
    colours,
    width,
    isInteractive,
    say,
    divide: (title) =>
      say(
        `${colours.dim('──')} ${colours.bold(title)} ${colours.dim('─'.repeat(Math.max(2, width - 4 - title.length)))}`,
      ),
    clear: () => void (isInteractive && output.write(CLEAR)),
    async ask(prompt) {
      keyboard.setPrompt(harmless(`${prompt} `));
      if (isInteractive) keyboard.prompt();
      else output.write(harmless(`${prompt} `));
      isAsking = true;
      const { value, done } = await typed.next();
      isAsking = false;
      if (!isInteractive || done) output.write(`${done ? '' : harmless(value)}\n`);
      return done ? null : value.trim();
    },
    interrupt(show) {
      const isOverPrompt = isInteractive && isAsking;
      if (isOverPrompt) output.write(CLEAR_LINE);
      show();
      if (isOverPrompt) keyboard.prompt(true);
    },
    close: () => keyboard.close(),
  };
}

/** Colours the names, one colour per seat. */
export function paintNames(names: readonly string[], { cyan, magenta, yellow, green, blue, red }: Colours): string[] {
  const paints = [cyan, magenta, yellow, green, blue, red];
  return names.map((name, seat) => paints[seat % paints.length]!(name));
}
