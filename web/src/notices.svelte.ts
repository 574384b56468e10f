import { ApiError } from './api.ts';
import { language } from './language.svelte.ts';

/** Something said in passing; `rule` leads to the help. */
export interface Notice {
  id: number;
  text: string;
  rule: string;
}

class Notices {
  list = $state.raw<readonly Notice[]>([]);
}
export const notices = new Notices();

const LASTS = 6000;
let lastId = 0;

export function tell(text: string, rule = ''): void {
  const id = ++lastId;
  notices.list = [...notices.list.filter((notice) => notice.text !== text).slice(-2), { id, text, rule }];
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

/** Tells what went wrong; what is no answer of the server is a fault of ours and stays visible in the console. */
export function tellError(error: unknown): void {
  const isAnswer = error instanceof ApiError;
  tell(isAnswer ? error.message : language.words.failed);
  if (!isAnswer) console.error(error);
}
