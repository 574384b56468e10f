import type { Announcements, Words } from '../catalogue.ts';
import { shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, names) => {
    const name = names[death.seat]!;
    const told = {
      nightfall: `${name} perishes.`,
      execution: `${name} is executed.`,
      removal: `${name} leaves the game.`,
    };
    const claws = death.isKitsunes ? ` The Kitsune’s claws: ${name}.` : '';
    return told[death.cause] + shownSentence(words, death) + claws;
  },
  nobodyDied: () => 'Nobody died today.',
  doubleStrikeComes: () => 'The hunters found the Newly-Turned out: tomorrow they strike twice.',
  kitsuneAwoke: () => 'Not one hunter is left. From the next sunset the Kitsune hunts.',
  charmed: ({ seat }, names) => `${names[seat]} is under the Beauty’s charm: no vote tonight.`,
  paralysed: ({ seat }, names) => `${names[seat]} is numb from a varg’s bite: no vote tonight.`,
  staleWarned: () => 'The town holds its breath: one more quiet round and nobody wins.',
  debateBegan: () => 'Speak. Whom do you suspect?',
  floorGiven: ({ seat, to }, names) => {
    const name = names[seat];
    return {
      speech: `${name}, the floor is yours.`,
      defence: `${name}, defend yourself.`,
      words: `${name}, your last words.`,
    }[to];
  },
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} takes the accusation back.` : `${names[target]} is accused.`,
  accused: ({ seat }, names) => `${names[seat]} stands trial.`,
  voteBegan: ({ seat }, names) =>
    seat < 0 ? 'Vote: whom do you want executed?' : `For or against the execution of ${names[seat]}?`,
  tried: ({ trial: { accused, ayes, isCondemned } }, names) =>
    `${ayes} for: ${names[accused]} is ${isCondemned ? 'condemned' : 'spared'}.`,
  balloted: ({ ballot: { tally } }, names) =>
    `The votes: ${tally.map(([seat, votes]) => `${seat < 0 ? words.nobody : names[seat]} ${votes}`).join(', ')}.`,
  condemned: ({ seat }, names) => `${names[seat]} is to be executed.`,
  notExecuted: () => 'No execution tonight.',
  leaving: ({ seat }, names) => `${names[seat]} leaves the game at nightfall.`,
  moderatorNamed: ({ seat }, names) => `${names[seat]} is the moderator from now on.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
