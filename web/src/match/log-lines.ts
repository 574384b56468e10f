import type { Seat, Texts, Turn, Types } from '@duskhall/kernel';

/** A line of the log. */
export interface LogLine {
  /** Its index among all events. */
  place: number;
  text: string;
  /** The title of a turn or phase. */
  isHeading: boolean;
  isAboutMe: boolean;
  /** Its rule number; empty: unknown. */
  rule: string;
  /** The moment to jump to; -1: none. */
  moment: number;
}

/** Fields of an event that hold a seat, for texts that address nobody. */
const PEOPLE = ['seat', 'target', 'source'];

type Sentence = Pick<LogLine, 'text' | 'isAboutMe'>;

/** Puts a growing log into words for one reader: what was said of an event is not worked out again with every news. */
export class LogReader {
  readonly #texts: Texts<Types>;
  readonly #names: readonly string[];
  readonly #seat: Seat;
  /** The seat that is addressed as "you". */
  readonly #reader: Seat | undefined;
  readonly #told = new WeakMap<object, Sentence>();
  #last: { log: readonly object[]; turns: readonly Turn[] } | null = null;

  constructor(texts: Texts<Types>, names: readonly string[], seat: Seat) {
    this.#texts = texts;
    this.#names = names;
    this.#seat = seat;
    this.#reader = seat < 0 ? undefined : seat;
  }

  /** Whether it would say the same to this reader. */
  isFor(texts: Texts<Types>, names: readonly string[], seat: Seat): boolean {
    const isSameTable = names.length === this.#names.length && names.every((name, i) => name === this.#names[i]);
    return texts === this.#texts && seat === this.#seat && isSameTable;
  }

  turns(log: readonly object[]): readonly Turn[] {
    if (this.#last?.log !== log) this.#last = { log, turns: this.#texts.turns?.(log, this.#names, this.#reader) ?? [] };
    return this.#last.turns;
  }

  /** The log in words; events without a text are left out. */
  lines(
    log: readonly object[],
    ruleOf: (place: number) => string,
    momentOf: (place: number) => number = (place) => place,
  ): LogLine[] {
    const turns = new Map(this.turns(log).map((turn) => [turn.at, turn]));
    const lines: LogLine[] = [];
    for (const [place, event] of log.entries()) {
      const line = { place, rule: ruleOf(place), moment: momentOf(place) };
      const turn = turns.get(place);
      if (turn !== undefined) {
        const isAboutMe = this.#seat >= 0 && turn.seat === this.#seat;
        lines.push({ ...line, text: turn.title, isHeading: true, isAboutMe });
      }
      if (turn?.hasTold) continue;
      const sentence = this.#tell(event);
      if (sentence.text !== '') lines.push({ ...line, ...sentence, isHeading: false });
    }
    return lines;
  }

  #tell(event: object): Sentence {
    const known = this.#told.get(event);
    if (known !== undefined) return known;
    const sentence = this.#sentenceOf(event);
    this.#told.set(event, sentence);
    return sentence;
  }

  #sentenceOf(event: object): Sentence {
    const text = this.#texts.event(event, this.#names, this.#reader);
    if (this.#reader === undefined) return { text, isAboutMe: false };
    const isNamed = PEOPLE.some((key) => (event as { [key: string]: unknown })[key] === this.#reader);
    return { text, isAboutMe: isNamed || text !== this.#texts.event(event, this.#names) };
  }
}

/** The lines of a log that is read once. */
export const linesOf = (
  log: readonly object[],
  texts: Texts<Types>,
  names: readonly string[],
  seat: Seat,
  ...placing: [ruleOf: (place: number) => string, momentOf?: (place: number) => number]
): LogLine[] => new LogReader(texts, names, seat).lines(log, ...placing);
