import type { Announcements, Words } from '../catalogue.ts';
import { calledIn, shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, to) => {
    const told = {
      nightfall: to.does(death.seat, 'perishes', 'perish'),
      execution: to.does(death.seat, 'is executed', 'are executed'),
      removal: to.does(death.seat, 'leaves the game', 'leave the game'),
    };
    const claws = death.isKitsunes ? ' These were the Kitsune’s claws.' : '';
    return `${told[death.cause]}.${shownSentence(words, death)}${claws}`;
  },
  nobodyDied: () => 'Nobody died today.',
  doubleStrikeComes: () => 'The hunters found the Newly-Turned out: tomorrow they strike twice.',
  kitsuneAwoke: () => 'Not one hunter is left. From the next sunset the Kitsune hunts.',
  charmed: ({ seat }, to) => `${to.does(seat, 'is', 'are')} under the Beauty’s charm: no vote tonight.`,
  paralysed: ({ seat }, to) => `${to.does(seat, 'is', 'are')} numb from a varg’s bite: no vote tonight.`,
  staleWarned: () => 'The town holds its breath: one more quiet round and nobody wins.',
  debateBegan: () => 'Speak. Whom do you suspect?',
  floorGiven: ({ seat, to: purpose }, to) => {
    const name = to.names[seat];
    const called = { speech: `${name}, the floor is yours.`, defence: `${name}, defend yourself.` };
    const yours = { speech: 'The floor is yours.', defence: 'Defend yourself.', words: 'Your last words.' };
    return to.isYou(seat) ? yours[purpose] : { ...called, words: `${name}, your last words.` }[purpose];
  },
  nominated: ({ seat, target }, to) =>
    target < 0 ? `${to.does(seat, 'takes', 'take')} the accusation back.` : `${to.does(target, 'is', 'are')} accused.`,
  accused: ({ seat }, to) => `${to.does(seat, 'stands', 'stand')} trial.`,
  voteBegan: ({ seat }, to) => {
    if (seat < 0) return 'Vote: whom do you want executed?';
    return to.isYou(seat) ? 'The vote begins: are you to die?' : `Execute or spare ${to.names[seat]}?`;
  },
  tried: ({ trial: { accused, ayes, isCondemned } }, to) =>
    `${ayes} to execute: ${to.called(accused)} ${to.isYou(accused) ? 'are' : 'is'} ${isCondemned ? 'condemned' : 'spared'}.`,
  balloted: ({ ballot: { tally } }, to) =>
    `The votes: ${tally.map(([seat, votes]) => `${calledIn(words, seat, to)} ${votes}`).join(', ')}.`,
  condemned: ({ seat }, to) => `${to.does(seat, 'is', 'are')} to be executed.`,
  notExecuted: () => 'No execution tonight.',
  leaving: ({ seat }, to) => `${to.does(seat, 'leaves', 'leave')} the game at nightfall.`,
  moderatorNamed: ({ seat }, to) => `${to.does(seat, 'is', 'are')} the moderator from now on.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
