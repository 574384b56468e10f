/**
 * How much a line matters: news are always told, the opening of a call may be cut, moods and closings may be left out. The
 * words of players are shown and not spoken: people say them aloud themselves.
 */
export const [NEWS, CALL, MOOD, WORDS] = [0, 1, 2, 3] as const;
export interface Line {
  text: string;
  rank: typeof NEWS | typeof CALL | typeof MOOD | typeof WORDS;
}

/** A speech output with its own clock. */
export interface Speaker {
  /** Resolves when the line is over or has been stopped. */
  say(text: string): Promise<void>;
  stop(): void;
  /** Letters in a second. */
  speed(): number;
  now(): number;
}

/** Speaks one line after the other and keeps up with the game, which never waits for it. */
export interface Narrator {
  /** Queues what has just happened; `ends` is when the open window closes, Infinity if none is. */
  tell(lines: readonly Line[], ends: number): void;
  /** Says the last things again. */
  repeat(): void;
  /** Skips the current line. */
  skip(): void;
  /** Stops speaking. */
  hush(): void;
}

interface Waiting extends Line {
  batch: number;
}
/** The breath between two lines, in letters. */
const BREATH = 6;

export const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.length + BREATH, 0);
const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/su.exec(text)?.[0] ?? text;

/** Fits lines into a number of letters: moods are dropped first, then calls are cut to one sentence; news is kept. */
export function fit<L extends Line>(lines: readonly L[], letters: number): L[] {
  let kept = lines.slice();
  const isTooLong = () => lengthOf(kept) > letters;
  while (isTooLong() && kept.some(({ rank }) => rank === MOOD)) {
    const first = kept.findIndex(({ rank }) => rank === MOOD);
    kept = kept.toSpliced(first, 1);
  }
  if (!isTooLong()) return kept;
  return kept.map((line) => (line.rank === CALL ? { ...line, text: firstSentence(line.text) } : line));
}

/** `onLine` hears what is being spoken; empty: nothing. */
export function createNarrator(speaker: Speaker, onLine: (text: string) => void): Narrator {
  let queue: Waiting[] = [];
  let spoken: Waiting | null = null;
  let last: readonly Line[] = [];
  let batch = 0;

  async function run(): Promise<void> {
    for (;;) {
      spoken = queue.shift() ?? null;
      onLine(spoken?.text ?? '');
      if (spoken === null) return;
      await speaker.say(spoken.text);
    }
  }
  function add(lines: readonly Line[]): void {
    queue.push(...lines.map((line) => ({ ...line, batch })));
    if (spoken === null) void run();
  }

  return {
    tell(given, ends) {
      const lines = given.filter(({ rank }) => rank !== WORDS);
      if (lines.length === 0) return;
      last = lines;
      batch++;
      // Lines that belong to an earlier window are dropped, except for news.
      const isLate = ({ rank }: Line) => rank !== NEWS;
      queue = queue.filter((line) => !isLate(line));
      if (spoken !== null && isLate(spoken) && spoken.batch < batch - 1) speaker.stop();
      const letters = ((ends - speaker.now()) / 1000) * speaker.speed() - lengthOf(queue);
      add(fit(lines, letters));
    },
    repeat() {
      queue = [];
      batch++;
      add(last);
      if (spoken !== null && spoken.batch < batch) speaker.stop();
    },
    skip() {
      if (spoken !== null) speaker.stop();
    },
    hush() {
      queue = [];
      last = [];
      if (spoken !== null) speaker.stop();
    },
  };
}
