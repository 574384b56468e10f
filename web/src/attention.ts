import { language } from './language.svelte.ts';
import { settings } from './settings.svelte.ts';
import { shake, sound } from './sounds.ts';

/** Shows in the tab's title and icon whether it is one's turn. */
export function showTurn(isMine: boolean, title: string): void {
  document.title = isMine ? `● ${language.words.yourTurn} — ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = isMine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon !== null && icon.getAttribute('href') !== href) icon.href = href;
}

/** Whether notifications are allowed; asks for permission if need be. */
export const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted';

function notify(title: string): void {
  if (!settings.notifies || document.visibilityState === 'visible' || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(language.words.yourTurn, { body: title, icon: '/favicon-turn.svg', tag: 'turn' });
    notice.onclick = () => window.focus();
  } catch {
    // Some phones allow this to installed pages only; title, sound and vibration remain.
  }
}

/** Alerts the player that it is their turn. */
export function callAttention(title: string): void {
  sound('turn');
  notify(title);
  shake([60, 40, 60]);
}

/** Keeps the screen awake until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on a low battery or over plain HTTP; the match does not depend on it.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
