import type { ChatLine } from '@duskhall/protocol';
import { me } from '../me.svelte.ts';
import { isUnheard } from '../muted-accounts.svelte.ts';
import { withHouseLines } from './house-lines.ts';

/** So many lines are kept. */
const MOST = 200;

/** Words have no numbers, and the date of the latest need not be the latest date. */
const isSame = ({ at, person, text }: ChatLine, other: ChatLine | 'none' | null): boolean =>
  other !== null && other !== 'none' && at === other.at && person.id === other.person.id && text === other.text;

/** What is said at a table, and how much of it has not been read. */
export class Chat {
  /** As the server has it: with every new connection it is told anew. */
  #said = $state.raw<readonly ChatLine[]>([]);
  /** What this page has to say about the table: no server knows it. */
  #ofHouse = $state.raw<readonly ChatLine[]>([]);
  #unreadOfHouse = $state(0);
  /** The last word that has been read; null: the page has not heard yet what was said before it came. */
  #lastRead = $state.raw<ChatLine | 'none' | null>(null);
  /** What was said by those whom this person wants to hear. */
  readonly lines = $derived(
    withHouseLines(
      this.#said.filter(({ person }) => !isUnheard(person.id)),
      this.#ofHouse,
    ),
  );
  readonly unread = $derived.by(() => {
    const read = this.#said.findLastIndex((line) => isSame(line, this.#lastRead));
    const others = this.#said.slice(read + 1).filter(({ person }) => person.id !== me.account?.id);
    return others.filter(({ person }) => !isUnheard(person.id)).length + this.#unreadOfHouse;
  });

  /** Everything that was said before. */
  begin(lines: readonly ChatLine[]): void {
    this.#said = lines;
    if (this.#lastRead === null) this.readAll();
  }

  hear(line: ChatLine): void {
    // What is said just when a table is opened may come both ways.
    if (!this.#said.some((other) => isSame(other, line))) this.#said = [...this.#said.slice(1 - MOST), line];
  }

  /** A line of nobody's. */
  note(text: string): void {
    const line = { person: { id: '', name: '' }, isWatcher: false, room: 'all', text, at: Date.now() };
    this.#ofHouse = [...this.#ofHouse.slice(1 - MOST), line];
    this.#unreadOfHouse++;
  }

  readAll(): void {
    this.#lastRead = this.#said.at(-1) ?? 'none';
    this.#unreadOfHouse = 0;
  }
}
