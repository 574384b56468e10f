import type { Announcements, Words } from '../catalogue.ts';
import { shownSentence } from '../name-of.ts';

type Needed = Pick<Words, 'roles' | 'plainVarg' | 'types' | 'sides' | 'shown' | 'endings' | 'nobody'>;
/** What the whole table is told (VN-4.7.1, VN-4.8). */
export const announcementsWith = (words: Needed): Announcements => ({
  died: ({ death }, names) => {
    const name = names[death.seat]!;
    const told = {
      nightfall: `${name} périt.`,
      execution: `Exécution : ${name}.`,
      removal: `${name} quitte la partie.`,
    };
    const claws = death.isKitsunes ? ` Les griffes de la Kitsune : ${name}.` : '';
    return told[death.cause] + shownSentence(words, death) + claws;
  },
  nobodyDied: () => 'Personne n’est mort aujourd’hui.',
  doubleStrikeComes: () => 'Les chasseurs ont démasqué le Néophyte : demain, ils frappent deux fois.',
  kitsuneAwoke: () => 'Plus un seul chasseur. Dès le prochain crépuscule, la Kitsune chasse.',
  charmed: ({ seat }, names) => `${names[seat]} est sous le charme de la Belle : pas de vote cette nuit.`,
  paralysed: ({ seat }, names) => `${names[seat]} subit la morsure d’un varg : pas de vote cette nuit.`,
  staleWarned: () => 'La ville retient son souffle : encore un tour calme et personne ne gagne.',
  debateBegan: () => 'Parlez. Qui soupçonnez-vous ?',
  floorGiven: ({ seat, to }, names) => {
    const name = names[seat];
    return {
      speech: `C’est à ${name} de parler.`,
      defence: `${name}, la parole est à vous.`,
      words: `${name}, vos derniers mots.`,
    }[to];
  },
  nominated: ({ seat, target }, names) =>
    target < 0 ? `${names[seat]} retire son accusation.` : `Accusation : ${names[target]}.`,
  accused: ({ seat }, names) => `Procès de ${names[seat]}.`,
  voteBegan: ({ seat }, names) =>
    seat < 0 ? 'Votez : qui doit être exécuté ?' : `Exécuter ${names[seat]} : pour ou contre ?`,
  tried: ({ trial: { accused, ayes, isCondemned } }, names) =>
    `${ayes} pour : ${names[accused]} ${isCondemned ? 'n’échappera pas à la sentence' : 'a la vie sauve'}.`,
  balloted: ({ ballot: { tally } }, names) =>
    `Les votes : ${tally.map(([seat, votes]) => `${seat < 0 ? words.nobody : names[seat]} ${votes}`).join(', ')}.`,
  condemned: ({ seat }, names) => `La sentence est tombée : ${names[seat]}.`,
  notExecuted: () => 'Pas d’exécution cette nuit.',
  leaving: ({ seat }, names) => `${names[seat]} quittera la partie à la tombée de la nuit.`,
  moderatorNamed: ({ seat }, names) => `C’est désormais ${names[seat]} qui mène la partie.`,
  ended: ({ ending }) => (ending === '' ? '' : words.endings[ending]),
});
