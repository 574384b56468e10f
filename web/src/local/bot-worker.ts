import { botNamed, openMind } from '@duskhall/bots';
import type { AnyGame } from '@duskhall/kernel';
import { rulesOf } from '../rules.ts';
import { sharedTime } from './shared-time.ts';
import type { Answered, Asked } from './worker-thinker.ts';

/** The head of all bots of a page. It is given views: no state of a match ever comes here. */
const games = new Map<string, AnyGame>();
const mind = openMind((name) => games.get(name)!, botNamed);
/** One inquiry after the other: what a seat has seen comes in its order. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data: { id, inquiry, end } }: MessageEvent<Asked>) => {
  last = last.then(async () => {
    const answer: Answered = { id, decision: null };
    try {
      if (!games.has(inquiry.game)) games.set(inquiry.game, await rulesOf(inquiry.game));
      answer.decision = mind.decide({ ...inquiry, limit: end - sharedTime() });
    } catch (error) {
      console.error(error);
    }
    postMessage(answer);
  });
});
