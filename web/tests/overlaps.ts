/** What must not lie on each other on the stage, and on a slide. */
export const ON_STAGE = ['.bv.screen', '.ring li, .centre > *, aside > *, .captions p, .tools > *'] as const;
export const ON_SLIDE = ['.slides', 'h2, li, p, .person, nav > *'] as const;

/** Runs in the page: boxes of a part of it that lie on each other, and text of which only a part is seen. */
export function faultsOn([root, boxes]: readonly [root: string, boxes: string]): string[] {
  const screen = document.querySelector(root)!;
  const faults: string[] = [];
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const isOut = (box: DOMRect, frame: DOMRect) =>
    box.right <= frame.left + 1 ||
    box.left >= frame.right - 1 ||
    box.bottom <= frame.top + 1 ||
    box.top >= frame.bottom - 1;
  const isIn = (box: DOMRect, frame: DOMRect) =>
    box.left >= frame.left - 1.5 &&
    box.right <= frame.right + 1.5 &&
    box.top >= frame.top - 1.5 &&
    box.bottom <= frame.bottom + 1.5;
  /** What hides a part of an element, from the inside out. */
  const framesOf = (element: Element): Element[] => {
    const frames: Element[] = [];
    for (let at: Element | null = element; at !== null && screen.contains(at); at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') frames.push(at);
    return frames;
  };
  const isHidden = (element: Element, box: DOMRect) =>
    box.width === 0 || framesOf(element).some((frame) => isOut(box, frame.getBoundingClientRect()));

  const pieces = [...screen.querySelectorAll(boxes)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return isHidden(element, box) ? [] : [{ element, box }];
  });
  const stage = screen.getBoundingClientRect();
  for (const [i, { element, box }] of pieces.entries()) {
    if (!isIn(box, stage)) faults.push(`${named(element)} leaves the stage`);
    for (const other of pieces.slice(i + 1))
      if (!isOut(box, other.box)) faults.push(`${named(element)} lies on ${named(other.element)}`);
  }
  for (const mark of screen.querySelectorAll('li :is(.name, .line, .mark, .picture)'))
    if (!isIn(mark.getBoundingClientRect(), mark.closest('li')!.getBoundingClientRect()))
      faults.push(`${named(mark)} leaves its seat`);

  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement!;
    if (text.textContent!.trim() === '' || element.closest('.unseen, svg, .settings, option, .person') !== null)
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isHidden(element, box)) continue;
    for (const frame of framesOf(element)) {
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3;
      const { left, top, width, height } = frame.getBoundingClientRect();
      // The line box of a letter is higher than what is drawn of it.
      const room = new DOMRect(left, top - slack, width, height + 2 * slack);
      if (!isIn(box, room) || (frame.scrollWidth > frame.clientWidth + 1 && frame === element))
        faults.push(`${named(element)} is cut off by ${named(frame).slice(0, 24)}`);
    }
  }
  return faults;
}
