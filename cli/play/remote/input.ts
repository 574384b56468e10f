import type { Screen } from '../../screen.ts';
import type { Happening } from './reconnecting-socket.ts';

/** What comes next: something on the line, or what was typed; null: the input has ended. */
export type Next = { happened: Happening[] } | { typed: string | null };

/** Where what is typed and what happens meet, in their order. */
export interface Desk {
  put(happening: Happening): void;
  /** In a pipe, nothing is read before it is wanted: everything was typed beforehand. */
  next(mayType: boolean): Promise<Next>;
}

export function openDesk(screen: Screen): Desk {
  let happened: Happening[] = [];
  let wake = () => {};
  let typing: Promise<string | null> | null = null;
  return {
    put(happening) {
      happened.push(happening);
      wake();
    },
    async next(mayType) {
      if (happened.length === 0) {
        const stir = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const isListening = mayType || screen.isInteractive;
        if (isListening) typing ??= screen.ask(screen.colours.bold('>'));
        const typed = await Promise.race([stir, ...(isListening ? [typing] : [])]);
        if (typed !== undefined) {
          typing = null;
          return { typed };
        }
      }
      const all = happened;
      happened = [];
      return { happened: all };
    },
  };
}
