/** The answer to a request. `isTold`: the hall has already sent it. */
export interface Answer {
  text: string;
  isTold: boolean;
  /** The storage could not be reached: what was asked may be done, or possible, by the time the request is repeated. */
  isPassing?: boolean;
}

/** The recent answers to one client, across all its connections. */
export interface Answers {
  /** The answer to a repeated request; 'forgotten': it has been evicted; null: the request is new. */
  find(id: number): Promise<Answer> | 'forgotten' | null;
  keep(id: number, answer: Promise<Answer>): void;
}

/** Limits per client, as a number of answers and as characters. The latest answer always stays. */
const ANSWERS_KEPT = 64;
const LETTERS_KEPT = 8192;
const CLIENTS_OF_PERSON = 8;
const PEOPLE_KEPT = 5000;

function openAnswers(): Answers {
  const answers = new Map<number, Promise<Answer>>();
  /** Length of the answer, by request id. */
  const lengths = new Map<number, number>();
  let letters = 0;
  let lastForgotten = 0;
  function forgetOld(): void {
    for (const id of answers.keys()) {
      if (answers.size <= 1 || (answers.size <= ANSWERS_KEPT && letters <= LETTERS_KEPT)) return;
      letters -= lengths.get(id) ?? 0;
      lengths.delete(id);
      answers.delete(id);
      lastForgotten = Math.max(lastForgotten, id);
    }
  }
  return {
    find: (id) => answers.get(id) ?? (id <= lastForgotten ? 'forgotten' : null),
    keep(id, answer) {
      answers.set(id, answer);
      forgetOld();
      answer.then(
        ({ text, isPassing }) => {
          if (answers.get(id) !== answer) return;
          if (isPassing) answers.delete(id);
          else {
            lengths.set(id, text.length);
            letters += text.length;
            forgetOld();
          }
        },
        // Nothing was done: the request may come again.
        () => answers.delete(id),
      );
    },
  };
}

/** Gets or creates a map entry, marks it as most recently used, and evicts the oldest beyond `most`. */
function touch<V>(map: Map<string, V>, name: string, make: () => V, most: number): V {
  const value = map.get(name) ?? make();
  map.delete(name);
  map.set(name, value);
  if (map.size > most) map.delete(map.keys().next().value!);
  return value;
}

/** A reconnecting client finds its earlier answers again unless they have been evicted. */
export function rememberClients(): (account: string, client: string) => Answers {
  const people = new Map<string, Map<string, Answers>>();
  return (account, client) => {
    const clients = touch(people, account, () => new Map<string, Answers>(), PEOPLE_KEPT);
    return touch(clients, client, openAnswers, CLIENTS_OF_PERSON);
  };
}
