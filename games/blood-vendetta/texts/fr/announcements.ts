import type { Announcements, Words } from '../catalogue.ts';
import { calledIn, shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, to) => {
    const told = {
      nightfall: `${to.does(death.seat, 'périt', 'périssez')}.`,
      execution: to.isYou(death.seat) ? 'On vous exécute.' : `${to.names[death.seat]} meurt sur l’échafaud.`,
      removal: `${to.does(death.seat, 'quitte', 'quittez')} la partie.`,
    };
    const claws = death.isKitsunes ? ' Ce sont les griffes de la Kitsune.' : '';
    return told[death.cause] + shownSentence(words, death) + claws;
  },
  nobodyDied: () => 'Personne n’est mort aujourd’hui.',
  doubleStrikeComes: () => 'Les chasseurs ont démasqué le Néophyte : demain, ils frappent deux fois.',
  kitsuneAwoke: () => 'Plus un seul chasseur. Dès le prochain crépuscule, la Kitsune chasse.',
  charmed: ({ seat }, to) => `${to.does(seat, 'est', 'êtes')} sous le charme de la Belle : pas de vote cette nuit.`,
  paralysed: ({ seat }, to) => `${to.does(seat, 'subit', 'subissez')} la morsure d’un varg : pas de vote cette nuit.`,
  staleWarned: () => 'La ville retient son souffle : encore un tour calme et personne ne gagne.',
  debateBegan: () => 'Parlez. Qui soupçonnez-vous ?',
  floorGiven: ({ seat, to: purpose }, to) => {
    const name = to.names[seat];
    const called = { defence: `${name}, la parole est à vous.`, words: `${name}, vos derniers mots.` };
    const yours = { defence: 'La parole est à vous : défendez-vous.', words: 'Vos derniers mots.' };
    return { speech: `C’est à ${to.called(seat)} de parler.`, ...(to.isYou(seat) ? yours : called) }[purpose];
  },
  nominated: ({ seat, target }, to) => {
    if (target < 0) return `${to.does(seat, 'retire son', 'retirez votre')} accusation.`;
    return to.isYou(target) ? 'On vous accuse.' : `Les soupçons se portent sur ${to.names[target]}.`;
  },
  accused: ({ seat }, to) => `${to.does(seat, 'passe', 'passez')} en jugement.`,
  voteBegan: ({ seat }, to) => {
    if (seat < 0) return 'Votez : qui faut-il exécuter ?';
    return to.isYou(seat) ? 'Vous exécuter ou vous épargner ?' : `Exécuter ou épargner ${to.names[seat]} ?`;
  },
  tried: ({ trial: { accused, ayes, isCondemned } }, to) => {
    const [theirs, yours] = isCondemned ? ['n’échappera', 'n’échapperez'] : ['a', 'avez'];
    const end = isCondemned ? 'pas à la sentence' : 'la vie sauve';
    return `${ayes} pour l’exécution : ${to.called(accused)} ${to.isYou(accused) ? yours : theirs} ${end}.`;
  },
  balloted: ({ ballot: { tally } }, to) =>
    `Les votes : ${tally.map(([seat, votes]) => `${calledIn(words, seat, to)} ${votes}`).join(', ')}.`,
  condemned: ({ seat }, to) =>
    `La sentence est tombée : ${to.called(seat)} ${to.isYou(seat) ? 'devez' : 'doit'} mourir.`,
  notExecuted: () => 'Pas d’exécution cette nuit.',
  leaving: ({ seat }, to) => `${to.does(seat, 'quittera', 'quitterez')} la partie à la tombée de la nuit.`,
  moderatorNamed: ({ seat }, to) =>
    `C’est désormais ${to.called(seat)} qui ${to.isYou(seat) ? 'menez' : 'mène'} la partie.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
