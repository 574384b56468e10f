import { counter } from '@duskhall/kernel';
import type { Words } from '../en.ts';

const count = counter('fr');

export const party: Pick<Words, keyof typeof import('../en/party.ts').party> = {
  useAsScreen: 'Faire de cet appareil l’écran de la table',
  useAsScreenHelp:
    'Pour un téléviseur ou un ordinateur que tous voient. Il n’occupe aucune place, ne montre que ce que chacun peut savoir, et peut parler.',
  screenName: 'Écran de la table',
  joinHere: 'Rejoignez avec votre téléphone',
  joinHelp: (address) => `Scannez le code, ou ouvrez ${address} et saisissez les lettres`,
  seatsTaken: (taken, all) => `${taken} ${taken > 1 ? 'places prises' : 'place prise'} sur ${all}`,
  notReadyYet: (names) => `Pas encore prêts : ${names}`,
  arrangeHelp:
    'Mettez les places dans l’ordre où vous êtes assis : glissez-les, ou choisissez-en une et déplacez-la avec les flèches.',
  seatMoved: (name, number) => `${name} : place ${number}`,
  seatBack: 'Une place en arrière',
  seatOn: 'Une place en avant',
  guest: 'sans appareil',
  guestName: 'Nom d’un joueur sans appareil',
  addGuest: 'Installer un joueur sans appareil',
  seatGuest: 'Installer',
  dropEmpty: 'Retirer les places vides',
  addSeat: 'Une place de plus',
  fewestSeats: (n) => `Au moins ${count(n, { one: 'place', other: 'places' })}`,
  playsHere:
    'Vous jouez à cette table dans ce navigateur. L’écran de la table ne doit pas voir ce que vous savez : ouvrez-le sur un autre appareil.',
  leadsHere:
    'Vous animez cette partie dans ce navigateur. L’écran de la table ne doit pas voir ce que vous savez : ouvrez-le sur un autre appareil.',
  noScreen: 'Ce jeu n’a pas d’écran de table.',
  toMySeat: 'À ma place',
  toConsole: 'Au pupitre',
  leaveScreen: 'Quitter l’écran de la table',
  fullScreen: 'Plein écran',
  youLead: 'Vous menez cette table sans y prendre place : vous voyez tous les rôles et ouvrez chaque étape.',
  takeConsole: 'Animer la partie vous-même',
  takeConsoleHelp:
    'Vous voyez tous les rôles et menez la soirée depuis le pupitre, dès la prochaine fenêtre. Tout le monde en est averti ; si le logiciel devait animer, toutes les personnes encore en jeu sont d’abord consultées.',
  mayLeadTitle: 'Qui mène la soirée ?',
  mayLead: (name) =>
    `On propose que ${name} mène la soirée et voie tous les rôles. Il faut pour cela l’accord, dans la demi-minute, de toutes les personnes encore en jeu.`,
  leadAsked: (name) => `On demande à toutes les personnes encore en jeu si ${name} peut mener la soirée.`,
  leadsNot: (name) => `Tout le monde n’a pas accepté : ${name} ne mène pas la soirée.`,
  agree: 'Accepter',
  disagree: 'Refuser',
  takeBackConsole: 'Rendre le pupitre au logiciel',
  takeBackConsoleHelp: 'Dès la prochaine fenêtre, l’horloge mène de nouveau la partie. Tout le monde en est averti.',
  ledBy: (name) => `Anime la partie : ${name}`,
  ledByHouse: 'Le logiciel anime la partie.',
  saidInSecret: 'Ce qui s’est dit en secret',
  doneAtConsole: 'Ce qui s’est fait au pupitre',
  consoleDeeds: {
    enter: 'a saisi une réponse',
    close: 'a clos une étape',
    extend: 'a prolongé une étape',
    pause: 'a arrêté ou relancé l’horloge',
    absent: 'a confié à un bot la place d’un absent',
    rewind: 'a annulé une saisie',
    moderate: 'a passé le pupitre',
  },
  nobodyWon: 'Personne n’a gagné',
};
