import {
  type Event,
  type Fact,
  type Frame,
  INTRODUCTIONS,
  type Introduction,
  type View,
} from '@duskhall/blood-vendetta';
import type { Words } from '@duskhall/blood-vendetta/texts/catalogue.ts';
import { callsNow } from '../stage.ts';

const isPending = ({ stack }: View, step: Frame['do']): boolean => stack.some((frame) => frame.do === step);

/** The facts that the open card tells. */
function factsOnCard(view: View): readonly Fact[] {
  const next = view.stack.findLast(
    (frame): frame is Extract<Frame, { do: 'window.open' }> => frame.do === 'window.open',
  );
  const window = next === undefined ? undefined : view.windows[next.place - 1];
  if (window === undefined) return [];
  const today = view.facts.filter(({ cycle, call }) => cycle === view.cycle && window.calls.includes(call as never));
  const own = today.filter(({ seat }) => seat === view.viewer);
  const isSong = window.after.includes('song') && !isPending(view, 'song.open');
  if (isSong) return own.filter(({ about }) => about === 'doomed');
  // VN-4.1.11: the Bride was told on a card of her own.
  const isLast = window.calls.length > 1 && window.after.includes('bride') && !isPending(view, 'bride.open');
  return isLast ? own.filter(({ call }) => call !== 'bride') : own;
}

/** What an introduction tells those whom it concerns. */
function introduced({ shown }: View, words: Words, names: readonly string[], call: Introduction): string[] {
  const seats = shown[call];
  if (seats.length === 0) return [];
  return [words.lists[call](words.list(seats.map((seat) => names[seat]!)))];
}

/** Today's target of one's own clan. */
function struck({ hunts, cycle }: View, words: Words, names: readonly string[]): string[] {
  const hunt = hunts.findLast((one) => one.cycle === cycle);
  if (hunt === undefined) return [];
  const silenced = hunt.silenced.map((seat) => words.silenced(names[seat]!));
  return [...silenced, hunt.victim < 0 ? words.struckNobody(hunt.clan) : words.struck(hunt.clan, names[hunt.victim]!)];
}

/** The text of the open card (VN-4.13.3): news, or the neutral sentence. */
export function cardLines(view: View, log: readonly Event[], words: Words, names: readonly string[]): string[] {
  const { calls } = callsNow(view, log);
  const intros = INTRODUCTIONS.filter((call) => (calls as readonly string[]).includes(call));
  const lines =
    view.phase === 'day'
      ? struck(view, words, names)
      : view.phase === 'intro'
        ? intros.flatMap((call) => introduced(view, words, names, call))
        : factsOnCard(view).map((fact) => words.card(fact, names));
  return lines.length > 0 ? lines : [words.neutral];
}
