/** Something that can be tapped; the key tells it from everything else on the screen, and how it is marked. */
export interface Thing {
  key: string;
  element: HTMLElement;
}
interface Eyes {
  nameOf(element: Element): string;
  wordsIn(text: string): Set<string>;
  /** What a key says, without how it is made. */
  sayingOf(key: string): string;
  /** The name in a key, without what is said of it for the moment. */
  baseOf(key: string): string;
  things(): Thing[];
  /** What a finger touches in the middle of the element, scrolled into view if need be. */
  touch(element: HTMLElement): Element | null;
  isTouched(element: HTMLElement, hit: Element | null): boolean;
  /** Texts that end in "…"; names may. */
  cutTexts(names: readonly string[]): string[];
  /** What the bar says has happened last. */
  story(): string;
}
declare global {
  var eyes: Eyes;
}

/** Runs in the page before it loads: what a person can see there and touch. */
export function openEyes(): void {
  /** What answers nothing, or lists all answers: neither counts. */
  const ELSEWHERE = '.bar :is(.tool, .help), button.story, .bv .hold, header *, .notices *, .log *, [inert] *';
  const TAPPABLE = 'button, [role="button"], [role="radio"], [role="option"], input, summary, a[href]';
  const IMPOSSIBLE = ':disabled, [aria-disabled="true"], .isDim, .isShut';

  const classOf = (element: Element) => element.getAttribute('class')?.replace(/ ?svelte-\w+/g, '') ?? '';
  const marksOf = (element: Element) =>
    ['aria-pressed', 'aria-checked', 'aria-expanded'].map((mark) => element.getAttribute(mark) ?? '').join('');
  const isThere = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    !element.matches(`${ELSEWHERE}, ${IMPOSSIBLE}`) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.offsetWidth * element.offsetHeight > 0;

  const nameOf = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim();
    return `${name.slice(0, 70)} <${element.tagName.toLowerCase()} ${classOf(element)}>`;
  };

  /** Scrolls as a finger can: what is cut off by its box stays so. */
  function reveal(element: HTMLElement): void {
    const still: [Element, number, number][] = [];
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (![overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll'))
        still.push([box, box.scrollLeft, box.scrollTop]);
    }
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    for (const [box, left, top] of still)
      if (box.scrollLeft !== left || box.scrollTop !== top) box.scrollTo({ left, top, behavior: 'instant' });
  }
  function under(element: HTMLElement): Element | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }
  const isTouched = (element: HTMLElement, hit: Element | null): boolean =>
    hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);

  // Drawn plainly, the board is as large as it is otherwise, and drawn sooner.
  const plainly = new CSSStyleSheet();
  plainly.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important; box-shadow: none !important; ' +
      'filter: none !important; backdrop-filter: none !important; background-image: none !important; }',
  );
  document.adoptedStyleSheets = [plainly];

  globalThis.eyes = {
    nameOf,
    wordsIn: (text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []),
    sayingOf: (key) => key.split(' <')[0]!,
    baseOf: (key) => key.split(/[,.:<#–]/)[0]!.trim(),
    isTouched,
    things() {
      // Over an open dialog nothing else can be touched.
      const open = [...document.querySelectorAll('dialog[open]')].at(-1);
      const places = open === undefined ? document.querySelectorAll('.stage, .bar') : [open];
      const counts = new Map<string, number>();
      const found = new Set([...places].flatMap((place) => [...place.querySelectorAll(TAPPABLE)]));
      return [...found].filter(isThere).map((element) => {
        const name = nameOf(element) + marksOf(element);
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return { key: count > 1 ? `${name} #${count}` : name, element };
      });
    },
    touch(element) {
      const hit = under(element);
      if (isTouched(element, hit)) return hit;
      reveal(element);
      return under(element);
    },
    story() {
      const line = document.querySelector('button.story');
      return line?.checkVisibility({ visibilityProperty: true }) === true ? line.textContent.trim() : '';
    },
    cutTexts(names) {
      return [...document.querySelectorAll<HTMLElement>('.stage *, .bar *')].flatMap((box) => {
        // The last event is clamped; a tap opens it in full.
        if (box.closest('button.story') !== null) return [];
        const [isWide, isTall] = [box.scrollWidth > box.clientWidth + 1, box.scrollHeight > box.clientHeight + 1];
        if (!isWide && !isTall) return [];
        const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(box);
        const isLine = isWide && textOverflow === 'ellipsis' && overflowX !== 'visible';
        const text = box.textContent.trim();
        const isCut = (isLine || (isTall && webkitLineClamp !== 'none')) && !names.includes(text);
        return isCut ? [`${text} <${classOf(box)}>`] : [];
      });
    },
  };
}
