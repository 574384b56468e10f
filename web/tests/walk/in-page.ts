import type { Thing } from './eyes.ts';
import type { Position } from './positions.ts';
import type {} from './take-over.ts';

/** What was found out about one position. */
export interface Walked {
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
  const { wordsIn, sayingOf, baseOf } = eyes;
  /** Lets the page draw what has changed; a timer would be slowed down. */
  const breath = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });

  /** Whatever was told, a refusal or who has left, lies over the board for some seconds. */
  function hush(): void {
    for (const told of document.querySelectorAll<HTMLElement>('.notice button:last-child')) told.click();
  }

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
    hush();
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

  const labels = answers.map((i) => wordsIn(at.labels[i]!));
  /** What all answers share tells none of them from the others. */
  const weightOf = (word: string): number =>
    Math.log2((answers.length + 0.5) / labels.filter((label) => label.has(word)).length);
  /** The answers that were not sent yet, with the words of their labels: what is called alike is tapped first. */
  const wanted = new Map(answers.map((i, place) => [JSON.stringify(at.moves[i]), labels[place]!]));
  const lookOf = (all: readonly Thing[]) => all.map(({ key }) => key).join('\n');
  await show();
  const atRoot = eyes.things();
  const root = lookOf(atRoot);
  const story = eyes.story();
  const looks = new Set<string>();
  /** The taps since the question was shown, each with what the board looked like before it. */
  let path: { key: string; before: string }[] = [];
  const wayTo = (...keys: readonly string[]): string => [...path.map(({ key }) => key), ...keys].join('\n');
  /** Ways that need not be gone again: something was sent, nothing changed, or all that follows was tried. */
  const done = new Set<string>();
  let taps = 0;
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  /** What opens a sheet: hardly ever an answer. */
  const sheets = new Set<string>();
  /** To how many answers a way that began with it has led. */
  const led = new Map<string, number>();
  const beginning = (key: string): string => `${[...wanted.keys()][0]} ${key}`;

  /** How much of the answer that no tap has named yet is named by this; of two alike things, the one that says less else. */
  function likeness(key: string): number {
    const [goal = new Set<string>()] = wanted.values();
    const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weightOf(word), 0);
    const said = wordsIn(path.map((tap) => sayingOf(tap.key)).join(' '));
    const words = [...wordsIn(sayingOf(key))];
    if (goal.size > 2 && [...goal].every((word) => words.includes(word))) return 20;
    const named = sum(words.filter((word) => goal.has(word) && !said.has(word) && weightOf(word) > 0.3));
    return named === 0 ? 0 : 6 + (10 * named) / sum(goal) - 0.1 * words.length;
  }
  /** What is called like the answer comes first, then what is marked; what was chosen is given up last. */
  function rank({ key, element }: Thing): number {
    const isAgain = path.some((tap) => baseOf(key).startsWith(baseOf(tap.key)));
    const like = isAgain ? 0 : likeness(key);
    return (
      Math.min(3, (counts.get(key) ?? 0) / 2) -
      like +
      (path.length === 0
        ? 8 * (counts.get(beginning(key)) ?? 0) - (like > 0 ? 6 * Math.min(3, led.get(key) ?? 0) : 0)
        : atRoot.some((thing) => thing.key === key && thing.element === element)
          ? 2
          : 0) +
      (isAgain ? 9 : 0) +
      (sheets.has(baseOf(key)) ? 12 : 0) +
      (element.matches('[aria-pressed="true"], [aria-checked="true"], .isUp, .isChosen') ? 6 : 0) -
      (/possible|target|ready|open/i.test(element.className) ? 6 : 0) -
      (element.matches('.primary, .main') ? 10 : 0)
    );
  }
  /** Longer than any way to an answer. */
  const DEEPEST = 10;
  /** An answer that is not found soon waits until the others are. */
  const PATIENCE = 16;
  let since = 0;
  const restart = (): Promise<void> => {
    path = [];
    return show();
  };

  while (wanted.size > 0 && taps < most) {
    const all = eyes.things();
    const here = lookOf(all);
    if (!looks.has(here)) look(path.at(-1)?.key ?? '', all);
    looks.add(here);
    const isWorth = ({ key }: Thing): boolean => !done.has(wayTo(key));
    const [thing] = path.length < DEEPEST ? all.filter(isWorth).toSorted((a, b) => rank(a) - rank(b)) : [];
    if (thing === undefined) {
      if (path.length === 0) break;
      done.add(wayTo());
      await restart();
      continue;
    }
    const { key, element } = thing;
    const way = wayTo(key);
    taps++;
    count(key);
    if (path.length === 0) count(beginning(key));
    const hit = eyes.touch(element);
    if (!eyes.isTouched(element, hit)) {
      done.add(way);
      continue;
    }
    hit!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    path.push({ key, before: here });
    await breath();
    await breath();
    hush();
    if (document.querySelector('dialog[open]') !== null) sheets.add(baseOf(key));
    const sent = walker.sent.flat();
    for (const move of sent)
      if (wanted.delete(JSON.stringify(move))) {
        since = 0;
        const { key: first } = path[0]!;
        led.set(first, (led.get(first) ?? 0) + 1);
      }
    if (sent.length > 0) {
      done.add(way);
      path = [];
      if (wanted.size > 0) await ask();
      if (wanted.size > 0 && lookOf(eyes.things()) !== root) await restart();
    } else {
      // What leads back has done nothing, or has undone something.
      const now = lookOf(eyes.things());
      const back = path.findIndex(({ before }) => before === now);
      if (back >= 0) {
        done.add(way);
        path = path.slice(0, back);
      }
    }
    if (++since > PATIENCE) {
      const [late] = wanted;
      wanted.delete(late![0]);
      wanted.set(...late!);
      since = 0;
      if (path.length > 0) await restart();
    }
  }
  return { unreached: [...wanted.keys()], covered: [...covered.values()], cut: [...cut], story };
}
