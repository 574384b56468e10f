type Place = readonly [root: string, boxes: string, parts: string, whole: string];

/** What must not lie on each other on the stage, on a slide and over the stage, and what must stay within something. */
export const ON_STAGE: Place = [
  '.bv.screen',
  '.ring li, .centre > *, aside > *, .captions p, .tools > *',
  '.ring li :is(.name, .line, .mark, .picture)',
  'li',
];
export const ON_SLIDE: Place = ['.slides', 'h2, li, p, .person, nav > *', '.person bdi', '.person'];
export const ON_OVERLAY: Place = [
  '.overlay',
  '.beat > :is(strong, .cause, .line, .card, .stamp), .side b, .side bdi, .how :is(.place, svg, h2, .told, button)',
  '.card .role > *',
  '.card',
];

/**
 * Runs in the page: boxes of a part of it that lie on each other, and text of which only a part is seen, or nothing. Older
 * captions may go; a list may leave entries out if its `.more` says how many.
 */
export function faultsOn([root, boxes, parts, whole]: Place): string[] {
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
  const mayBeHidden = (element: Element) =>
    element.closest('.captions') !== null ||
    element.closest('li')?.closest('section')?.querySelector('.more:not(:empty)') != null;
  /** Whether nobody sees it, which is a fault unless it was never meant to be seen. */
  const isLost = (element: Element, box: DOMRect): boolean => {
    if (!isHidden(element, box)) return false;
    if (box.width > 0 && !mayBeHidden(element)) faults.push(`${named(element)} is not seen at all`);
    return true;
  };

  const pieces = [...screen.querySelectorAll(boxes)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return isLost(element, box) ? [] : [{ element, box }];
  });
  const stage = screen.getBoundingClientRect();
  for (const [i, { element, box }] of pieces.entries()) {
    if (!isIn(box, stage)) faults.push(`${named(element)} leaves the stage`);
    for (const other of pieces.slice(i + 1))
      if (!isOut(box, other.box)) faults.push(`${named(element)} lies on ${named(other.element)}`);
  }
  for (const part of screen.querySelectorAll(parts))
    if (!isIn(part.getBoundingClientRect(), part.closest(whole)!.getBoundingClientRect()))
      faults.push(`${named(part)} leaves its place`);
  for (const more of screen.querySelectorAll('.more:not(:empty)')) {
    const entries = [...more.closest('section')!.querySelectorAll('li')];
    const hidden = entries.filter((entry) => isHidden(entry, entry.getBoundingClientRect())).length;
    const older = Number(more.closest('section')!.dataset.older ?? 0);
    if (Number(/\d+/.exec(more.textContent!)) !== hidden + older)
      faults.push(`${named(more)}, but ${hidden} are not seen, and ${older} left out`);
  }

  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement!;
    if (text.textContent!.trim() === '' || element.closest('.unseen, svg, .settings, option') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isLost(element, box)) continue;
    if (!isIn(box, stage)) faults.push(`${named(element)} leaves the stage`);
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
