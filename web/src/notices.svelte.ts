import { ApiError } from './api.ts';
import { language } from './language.svelte.ts';

/** A short message; `rule` links to the rules. */
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

/** Shows it for a while; its id dismisses it sooner. */
export function tell(text: string, rule = ''): number {
  const id = ++lastId;
  notices.list = [...notices.list.filter((notice) => notice.text !== text).slice(-2), { id, text, rule }];
  setTimeout(() => dismiss(id), LASTS);
  return id;
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

/** Shows an error. Anything but a refusal by the server is a bug and is logged as well. */
export function tellError(error: unknown): void {
  const isAnswer = error instanceof ApiError;
  tell(isAnswer ? error.message : language.words.failed);
  if (!isAnswer) console.error(error);
}
