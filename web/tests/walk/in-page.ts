import type { Thing } from './eyes.ts';
import type { Position } from './positions.ts';
import type {} from './take-over.ts';

/** What was found out about one position. */
export interface Walked {
  taps: number;
  /** Legal answers that no taps led to. */
  unreached: string[];
  /** What can be tapped, but lies under something else; and after which tap. */
  covered: string[];
  /** Texts that end in "…". */
  cut: string[];
  /** What the bar says has happened last. */
  story: string;
}

interface Errand {
  game: string;
  at: Position;
  /** The places of the moves to be reached. */
  answers: readonly number[];
  most: number;
}

/** Runs in the page: shows the position and taps about until every answer was sent, or nothing is left to tap. */
export async function walk({ game, at, answers, most }: Errand): Promise<Walked> {
  const { walker, eyes } = globalThis;
  // Drawn plainly, the board is as large as it is otherwise, and drawn sooner.
  if (document.adoptedStyleSheets.length === 0) {
    const plainly = new CSSStyleSheet();
    plainly.replaceSync(
      '*, *::before, *::after { animation: none !important; transition: none !important; box-shadow: none !important; ' +
        'filter: none !important; backdrop-filter: none !important; background-image: none !important; }',
    );
    document.adoptedStyleSheets = [plainly];
  }
  /** Lets the page draw what has changed; a timer would be slowed down. */
  const breath = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });

  const match = `walk-${++walker.matches}`;
  let shown = 0;
  async function ask(): Promise<void> {
    walker.tell({ game, at, match, n: ++shown });
    await breath();
    await breath();
    walker.sent = [];
  }
  /** The same on a board that is built anew. */
  async function show(): Promise<void> {
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
    walker.seat({ game, at, match: '' });
    await breath();
    walker.seat({ game, at, match });
    await ask();
    while (document.querySelector('.stage .board-root') === null)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await breath();
  }

  const covered = new Map<string, string>();
  const cut = new Set<string>();
  function look(last: string, all: readonly Thing[]): void {
    for (const { element } of all) {
      const hit = eyes.touch(element);
      const name = eyes.nameOf(element);
      if (eyes.isTouched(element, hit) || covered.has(name)) continue;
      const after = last === '' ? '' : `, after ${last.split(' <')[0]}`;
      covered.set(name, `${name} under ${hit === null ? 'the edge' : eyes.nameOf(hit)}${after}`);
    }
    for (const text of eyes.cutTexts(at.names)) cut.add(text);
  }

  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  /** The answers that were not sent yet, with the words of their labels: what is called alike is tapped first. */
  const wanted = new Map(answers.map((i) => [JSON.stringify(at.moves[i]), wordsIn(at.labels[i]!)]));
  /** By the look of the board: what was tapped there, and what it looked like then; '': something was sent. */
  const known = new Map<string, { tried: Map<string, string>; keys: readonly string[] }>();
  const lookOf = (all: readonly Thing[]) => all.map(({ key }) => key).join('\n');
  const isNew = (here: string): boolean => {
    const { keys, tried } = known.get(here) ?? { keys: [], tried: new Map<string, string>() };
    return keys.some((key) => !tried.has(key));
  };
  /** Whether known taps lead from here to something that was never tapped. */
  function leadsOn(from: string): boolean {
    const seen = new Set([from]);
    for (const here of seen) {
      if (isNew(here)) return true;
      for (const next of known.get(here)?.tried.values() ?? []) if (next !== '') seen.add(next);
    }
    return false;
  }

  let path: string[] = [];
  let taps = 0;
  await show();
  let all = eyes.things();
  const root = lookOf(all);
  const story = eyes.story();
  const atRoot = new Set(all.map(({ key }) => key));
  /** What was tapped least comes first; what was chosen is given up last. */
  const counts = new Map<string, number>();
  function rank({ key, element }: Thing): number {
    const [goal = new Set<string>()] = wanted.values();
    const alike = [...wordsIn(key.split(' <')[0]!)].filter((word) => goal.has(word)).length;
    return (
      (counts.get(key) ?? 0) -
      Math.min(6, 2 * alike) +
      (element.matches('[aria-pressed="true"], [aria-checked="true"], .isUp, .isChosen') ? 6 : 0) +
      (path.length > 0 && atRoot.has(key) ? 2 : 0) -
      (/possible|target|ready|open/i.test(element.className) ? 3 : 0) -
      (element.matches('.primary, .main') ? 20 : 0)
    );
  }
  /** An answer that is not found soon waits until the others are. */
  const PATIENCE = 25;
  let since = 0;

  while (wanted.size > 0 && taps < most) {
    all = eyes.things();
    const here = lookOf(all);
    if (!known.has(here)) {
      known.set(here, { tried: new Map(), keys: all.map(({ key }) => key) });
      look(path.at(-1) ?? '', all);
    }
    const { tried } = known.get(here)!;
    // What sends is worth another tap: the same look need not mean the same choice.
    const isWorth = ({ key }: Thing) => {
      const next = tried.get(key);
      return next === undefined || (next === '' ? path.length > 0 : next !== here && leadsOn(next));
    };
    const [thing] = all.filter(isWorth).toSorted((a, b) => rank(a) - rank(b));
    if (thing === undefined) {
      if (path.length === 0 || !leadsOn(root)) break;
      await show();
      path = [];
      continue;
    }
    const { key, element } = thing;
    taps++;
    if (++since > PATIENCE) {
      const [late] = wanted;
      wanted.delete(late![0]);
      wanted.set(...late!);
      since = 0;
    }
    if (tried.get(key) !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
    const hit = eyes.touch(element);
    if (!eyes.isTouched(element, hit)) {
      tried.set(key, here);
      continue;
    }
    hit!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    path = [...path, key];
    await breath();
    await breath();
    // A refusal that was told lies over the board for some seconds.
    for (const told of document.querySelectorAll<HTMLElement>('.notice button:last-child')) told.click();
    const sent = walker.sent.flat();
    for (const move of sent) wanted.delete(JSON.stringify(move));
    if (sent.length === 0) tried.set(key, lookOf(eyes.things()));
    else {
      tried.set(key, '');
      path = [];
      since = 0;
      if (wanted.size > 0) await ask();
      if (wanted.size > 0 && lookOf(eyes.things()) !== root) await show();
    }
  }
  return { taps, unreached: [...wanted.keys()], covered: [...covered.values()], cut: [...cut], story };
}
