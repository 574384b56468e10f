import type { Mirror } from '@duskhall/protocol';
import { callAttention, showTurn, stayAwake } from '../attention.ts';
import { isAsked, type Session } from '../match.svelte.ts';
import { hush, sound } from '../sounds.ts';
import { verdictOf } from './outcome.ts';
import type { Secrecy } from './secrecy.ts';

interface Followed extends Pick<Secrecy, 'isUnknown' | 'isSilent' | 'isSecret'> {
  session: Session;
  mirror: Mirror;
  title: string;
  /** The page is about to pass: nobody has to look. */
  isPassing: boolean;
  /** The page has tried to, in vain. */
  isPassRefused: boolean;
}

/** After so long without an answer the alert is repeated, in ms. */
const REMINDER = 45_000;

/** Sounds, tab title, vibration and wake lock: what a person notices without looking at the page. */
export function followMatch(
  followed: () => Followed,
  { onBegun, onEnded }: { onBegun(): void; onEnded(): void },
): void {
  const isMine = $derived(isAsked(followed().mirror) && !followed().isSecret && !followed().isPassing);
  const isOver = $derived(followed().mirror.scores.length > 0);
  $effect.pre(() => {
    hush(followed().isSilent);
    return () => hush(false);
  });
  let heard = { n: -1, match: '', isMine: false, isOver: false };
  let words = 0;

  $effect(() => {
    const { n, match } = followed().mirror;
    if (followed().isUnknown) return;
    // A refused pass makes it one's turn without any news.
    const isLeft = followed().isPassRefused && isMine && !heard.isMine;
    if (n === heard.n && match === heard.match && !isLeft) return;
    const isNew = match !== heard.match;
    const hasTurned = isMine && (isNew || !heard.isMine);
    if (isNew) onBegun();
    else if (isOver && !heard.isOver) {
      const { scores, seat } = followed().mirror;
      sound(verdictOf(scores, seat));
      onEnded();
    } else if (!hasTurned) sound('moved');
    if (hasTurned) callAttention(followed().title);
    heard = { n, match, isMine, isOver };
  });
  $effect(() => {
    const { unread } = followed().session;
    if (unread > words) sound('said');
    words = unread;
  });
  $effect(() => {
    // Whoever studies keeps nobody waiting.
    if (!isMine || followed().session.place === 'study') return;
    const timer = setInterval(() => callAttention(followed().title), REMINDER);
    return () => clearInterval(timer);
  });
  $effect(() => {
    showTurn(isMine, followed().title);
    return () => showTurn(false, 'Duskhall');
  });
  $effect(() => (isOver ? undefined : stayAwake()));
}
