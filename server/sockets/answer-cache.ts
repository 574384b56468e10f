/** How a request was answered; the hall has told some answers itself. */
export interface Answer {
  text: string;
  isTold: boolean;
}

/** What one client was answered lately, over all its connections. */
export interface Answers {
  /** The answer to a repeated request; 'forgotten': it is too long ago; null: it is new. */
  find(id: number): Promise<Answer> | 'forgotten' | null;
  keep(id: number, answer: Promise<Answer>): void;
}

/** Of one client: so many, and so many letters of them; but always the latest. */
const ANSWERS_KEPT = 64;
const LETTERS_KEPT = 8192;
const CLIENTS_OF_PERSON = 8;
const PEOPLE_KEPT = 5000;

function openAnswers(): Answers {
  const answers = new Map<number, Promise<Answer>>();
  /** By id: how long the answer is. */
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
      void answer.then(({ text }) => {
        if (answers.get(id) !== answer) return;
        lengths.set(id, text.length);
        letters += text.length;
        forgetOld();
      });
    },
  };
}

/** Takes what a map has under this name, or makes it, as its latest; so many are kept. */
function touch<V>(map: Map<string, V>, name: string, make: () => V, most: number): V {
  const value = map.get(name) ?? make();
  map.delete(name);
  map.set(name, value);
  if (map.size > most) map.delete(map.keys().next().value!);
  return value;
}

/** Who comes back finds its answers again, unless it came as too many others since, or too many people came. */
export function rememberClients(): (account: string, client: string) => Answers {
  const people = new Map<string, Map<string, Answers>>();
  return (account, client) => {
    const clients = touch(people, account, () => new Map<string, Answers>(), PEOPLE_KEPT);
    return touch(clients, client, openAnswers, CLIENTS_OF_PERSON);
  };
}
