import { motionOf } from './motion.ts';

/** Lets a number be seen to change: it swells, and by how much it changed rises from it. The element needs a position of its own. */
export const countChange = (value: () => number): ((node: HTMLElement) => void) => {
  let before: number | null = null;
  return (node) => {
    const now = value();
    const change = before === null ? 0 : now - before;
    before = now;
    const motion = change === 0 ? 0 : motionOf(node);
    if (motion === 0) return;
    node.animate([{ scale: 1 }, { scale: 1.5, offset: 0.4 }, { scale: 1 }], { duration: motion * 2 });
    const shown = document.createElement('span');
    shown.className = 'count-change';
    shown.ariaHidden = 'true';
    shown.textContent = change > 0 ? `+${change}` : `−${-change}`;
    node.append(shown);
    const frames = [
      { opacity: 0, translate: '-50% 30%' },
      { opacity: 1, translate: '-50% -40%', offset: 0.25 },
      { opacity: 1, translate: '-50% -60%', offset: 0.8 },
      { opacity: 0, translate: '-50% -90%' },
    ];
    shown.animate(frames, { duration: motion * 5, easing: 'ease-out' }).onfinish = () => shown.remove();
  };
};
