import { ask, end, next } from '@duskhall/kernel';
import { domainOf, ECONOMY, RELIGION } from '../cards/index.ts';
import type { Ending } from '../events.ts';
import type { CardMove } from '../frames.ts';
import { hegemonyDomains, outcomeOf } from '../outcome.ts';
import { domainAt, playableCards, religionLimit, type State, type StepsOf, seatAt } from '../state.ts';
import { opened } from '../view/opened.ts';
import { markerCard, markerColumn } from './markers.ts';
import { draw, playCard } from './zones.ts';

/** CIV-4.1: play a card, apply effects, draw, end of turn. */
export const turnSteps: StepsOf<'turn'> = {
  /** CIV-4.2, CIV-4.3: a seat without a playable card skips the step. */
  'turn.begin'(s) {
    s.used = 0;
    s.activatedLimit = 3;
    s.freshEmbargo = -1;
    s.table.log?.push({ type: 'turnBegan', seat: s.turn });
    if (playableCards(s) > 0) return ask(s, [s.turn], 'play', { do: 'turn.played' });
    s.table.log?.push({ type: 'skippedPlay', seat: s.turn });
    next(s, { do: 'effects.offer' });
  },
  'turn.played'(s, _, answers) {
    playCard(s, s.turn, (answers[s.turn] as CardMove).card);
    next(s, { do: 'effects.offer' });
  },
  /** CIV-4.12, CIV-4.14: draws up to the hand limit, never discards down to it. */
  'turn.draw'(s) {
    draw(s, s.turn, handLimit(s) - s.hands[s.turn]!.length);
    next(s, { do: 'turn.end' });
  },
  /** CIV-4.15, in its order; CIV-6.2, CIV-6.3: hegemony first, of this seat only; CIV-4.20: the round is completed. */
  'turn.end'(s) {
    endEmbargoes(s);
    if (hegemonyDomains(s, s.turn).length > 0) return finish(s, 'hegemony');
    const following = (s.turn + 1) % s.seats;
    if (following === s.first) {
      countRound(s);
      if (s.isFinal) return finish(s, 'majority');
      if (s.options.stallGuardRounds > 0 && s.idleRounds >= s.options.stallGuardRounds) return finish(s, 'stall');
    }
    s.turn = following;
    next(s, { do: 'turn.begin' });
  },
};

/** CIV-4.13, with the coin of CIV-5.15 or the action of CIV-11.3. */
export function handLimit(s: State): number {
  if (s.options.religionMode === 'activated') return s.activatedLimit;
  const own = religionLimit(s, s.turn);
  const isCopying = s.coinHolder === s.turn && s.coinDomain === RELIGION;
  return isCopying ? Math.max(own, religionLimit(s, s.coinSource)) : own;
}

/** CIV-5.9: discards the markers that lay on the active seat when its turn began. */
function endEmbargoes(s: State): void {
  const isEnding = s.markers.map((marker) => isEmbargoOn(marker, s.turn));
  const fresh = s.markers.findLastIndex((marker, i) => isEnding[i] && markerColumn(marker) === s.freshEmbargo);
  if (fresh >= 0) isEnding[fresh] = false;
  for (const marker of s.markers.filter((_, i) => isEnding[i])) {
    const column = markerColumn(marker);
    const card = markerCard(marker);
    s.embargoes[column]!--;
    s.discard.push(card);
    s.table.log?.push({ type: 'embargoEnded', seat: s.turn, domain: domainAt(column), card });
  }
  s.markers = s.markers.filter((_, i) => !isEnding[i]);
}
const isEmbargoOn = (marker: number, seat: number): boolean =>
  domainOf(markerCard(marker)) === ECONOMY && seatAt(markerColumn(marker)) === seat;

/** CIV-4.22: a round has passed. */
function countRound(s: State): void {
  s.idleRounds = s.hasDrawn ? 0 : s.idleRounds + 1;
  s.hasDrawn = false;
}

function finish(s: State, ending: Ending): void {
  s.ending = ending;
  s.table.log?.push({ type: 'ended', outcome: outcomeOf(s) }, { type: 'opened', ...opened(s) });
  end(s);
}
