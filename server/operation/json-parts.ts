import { setImmediate } from 'node:timers/promises';

/** About how many characters are sent at a time. */
const PART = 2 ** 16;

/** A JSON list as parts of its text: each is made when the one before it has been sent. */
export async function* listParts(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** The same for things that come one by one; small ones go together. */
export async function* gathered(items: Iterable<unknown>): AsyncGenerator<string> {
  let text = '[';
  let separator = '';
  for (const item of items) {
    text += separator + JSON.stringify(item);
    separator = ',';
    if (text.length < PART) continue;
    yield text;
    text = '';
    // Others are served before the next part is made, however fast this one was taken.
    await setImmediate();
  }
  yield `${text}]`;
}
