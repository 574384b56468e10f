import type { Court } from '../../tale.ts';

export const court: Court = {
  debateBegan: [
    'La parole est à la ville. Qui a quelque chose à cacher ?',
    'Parlez, voisins. Quelqu’un ment ici.',
    'L’heure est aux ragots. De qui vous méfiez-vous ?',
    'Regardez-vous dans les yeux. Qui soupçonnez-vous ?',
    'Accusez, niez, pleurez. La nuit est à vous.',
  ],
  speech: (name) => [
    `${name}, nous vous écoutons.`,
    `La parole est à ${name}.`,
    `À votre tour, ${name}. Persuadez-nous.`,
    `Parlez, ${name}.`,
    `Et qu’en dit ${name} ?`,
  ],
  defence: (name) => [
    `${name}, que répondez-vous ?`,
    `Parlez, ${name} : il s’agit de votre vie.`,
    `${name}, sauvez votre tête si vous pouvez.`,
    `Votre défense, ${name}. Qu’elle soit belle.`,
  ],
  lastWords: (name) => [
    `Vos derniers mots, ${name}.`,
    `${name}, que voulez-vous dire pour finir ?`,
    `La ville vous écoute une dernière fois, ${name}.`,
    `Choisissez vos mots, ${name} : ce sont les derniers.`,
  ],
  nominated: (name) => [
    `Des doigts se tendent vers ${name}.`,
    `Quelqu’un ne vous fait pas confiance, ${name}.`,
    `Les ragots en viennent à ${name}.`,
    `${name} nous doit une explication.`,
    `Les têtes se tournent vers ${name}.`,
  ],
  accused: (name) => [
    `${name}, avancez. L’audience est ouverte.`,
    `Silence dans la salle. On juge ${name}.`,
    `La ville se fait tribunal. Devant elle, ${name}.`,
    `Tous les yeux sont sur ${name}. Le procès commence.`,
  ],
  verdict: (name) => [
    `La vie ou la mort pour ${name} ? Votez.`,
    `La corde ou la grâce pour ${name} ? Votez.`,
    `Laisserez-vous ${name} voir l’aube ? Votez.`,
    `Exécuter ou épargner ? Devant vous, ${name}.`,
  ],
  ballot: [
    'Choisissez. Qui la ville va-t-elle exécuter ?',
    'C’est l’heure du vote. Qui monte à l’échafaud ?',
    'Vos voix, je vous prie. Qui envoyez-vous à l’échafaud ?',
  ],
  condemnedBy: (name, ayes) => [
    `${ayes} pour. Cela suffit : la ville condamne ${name}.`,
    `${ayes} pour. ${name} montera à l’échafaud.`,
    `${ayes} pour. Pas de grâce pour ${name}.`,
    `${ayes} pour. ${name}, votre heure est venue.`,
  ],
  sparedBy: (name, ayes) => [
    `${ayes} pour. Cela ne suffit pas : la ville épargne ${name}.`,
    `${ayes} pour. ${name} retourne à table.`,
    `${ayes} pour. Respirez, ${name} : on vous épargne.`,
    `${ayes} pour. L’échafaud attendra, ${name}.`,
  ],
  balloted: (tally) => [
    `Le décompte : ${tally}.`,
    `La ville a voté ainsi : ${tally}.`,
    `Voici ce que disent les bulletins : ${tally}.`,
  ],
  condemned: (name) => [
    `Le choix est fait : ${name} doit mourir.`,
    `C’est décidé. ${name} monte à l’échafaud.`,
    `L’échafaud vous attend, ${name}.`,
  ],
  notExecuted: [
    'L’échafaud reste vide cette nuit.',
    'Le bourreau rentre tôt chez lui.',
    'On n’exécute personne cette nuit. La nuit porte conseil.',
    'Clémence ou indécision : pas d’exécution cette nuit.',
  ],
  moderatorNamed: (name) => [
    `À partir de maintenant, ${name} mène la partie.`,
    `${name} prend le fauteuil du meneur.`,
    `La partie change de mains : ${name} la mène.`,
  ],
};
