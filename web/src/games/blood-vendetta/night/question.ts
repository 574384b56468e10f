import type { View } from '@duskhall/blood-vendetta';
import type { Seat } from '@duskhall/kernel';
import type { Stage } from '../stage.ts';
import type { Spoken } from '../words.ts';

interface Scene {
  stage: Stage;
  /** What the narrator says of a secret phase. */
  call: string;
  speaker: Seat;
  accused: Seat;
  nameOf: (seat: Seat) => string;
}

/** How tonight's debate ends (VN-4.8.11, VN-4.8.12). */
function endOf({ options, cycle }: View): 'trials' | 'vote' | 'day' {
  if (cycle === 0 && options.nightZero === 'debate-only') return 'day';
  return options.nightVote === 'trial' ? 'trials' : 'vote';
}

/** What is asked of the viewer now, and what the time left leads to. */
export function questionIn({ words, board }: Spoken, view: View, scene: Scene): { text: string; until: string } {
  const { stage, speaker, accused, nameOf } = scene;
  const isMine = speaker >= 0 && speaker === view.viewer;
  const just = (text: string) => ({ text, until: '' });
  if (view.ending !== '') return just(words.endings[view.ending]);
  switch (stage) {
    case 'debate': {
      const talk = endOf(view) === 'day' ? words.asks.debate : board.talk;
      return { text: view.isAlive[view.viewer] ? talk : board.theyTalk, until: board.until[endOf(view)] };
    }
    case 'speech':
      return just(isMine ? words.asks.speech : board.listenTo(nameOf(speaker)));
    case 'defence':
      return just(isMine ? words.asks.defence : board.hearDefence(nameOf(accused)));
    case 'words':
      return just(isMine ? words.asks.words : board.hearLastWords(nameOf(accused < 0 ? speaker : accused)));
    case 'verdict':
      return just(words.execute(nameOf(accused)));
    case 'ballot':
      return just(words.asks[view.stack.at(-1)?.do === 'lot.given' ? 'lot' : 'plurality']);
    case 'between':
      return just(board.goesOn);
    default:
      return just(scene.call);
  }
}
