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

const ANSWERS_KEPT = 64;
const CLIENTS_KEPT = 10_000;

function openAnswers(): Answers {
  const answers = new Map<number, Promise<Answer>>();
  let lastForgotten = 0;
  return {
    find: (id) => answers.get(id) ?? (id <= lastForgotten ? 'forgotten' : null),
    keep(id, answer) {
      answers.set(id, answer);
      if (answers.size <= ANSWERS_KEPT) return;
      const [oldest] = answers.keys();
      answers.delete(oldest!);
      lastForgotten = Math.max(lastForgotten, oldest!);
    },
  };
}

/** Who comes back finds its answers again, unless too many others came since. */
export function rememberClients(): (account: string, client: string) => Answers {
  const clients = new Map<string, Answers>();
  return (account, client) => {
    const key = `${account} ${client}`;
    const answers = clients.get(key) ?? openAnswers();
    clients.delete(key);
    clients.set(key, answers);
    if (clients.size > CLIENTS_KEPT) {
      const [oldest] = clients.keys();
      clients.delete(oldest!);
    }
    return answers;
  };
}
