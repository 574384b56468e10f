import type { COURSE_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VN-1': [
    'Le jeu',
    'Une ville de vampires, et parmi eux quelques-uns qui n’en sont pas. Les vampires sont les plus nombreux : ils débattent la nuit et peuvent exécuter un joueur. Chasseurs, vargs et métamorphe solitaire sont peu : ils frappent le jour, pendant que la ville dort. Chacun a un rôle secret et reste de son camp jusqu’au bout.',
  ],
  'VN-2': [
    'Camps et types',
    'Il y a quatre camps : vampires, chasseurs, vargs et métamorphe solitaire. Qui examine quelqu’un ne voit jamais un rôle, seulement un type : vampire, vampire spécial, chasseur, chasseur spécial ou métamorphe. Dans une partie avec des vargs, tous les chasseurs se montrent pareils. Le Seigneur est celui qui règne sur les vampires : Roi, Prince ou Comte.',
  ],
  'VN-2.6': [
    'Sélections permises',
    'Autant de rôles que de joueurs, et pas plus qu’il n’y a de cartes : 12 vampires, 6 chasseurs, un de chaque autre. Pas le Roi avec le Prince, pas le Loup-garou avec la Kitsune. Au moins un chasseur ; plus de vampires que de tous les autres réunis. Des vargs seulement avec les deux chefs de clan et en nombre égal aux chasseurs. La Fiancée a besoin d’un Seigneur, le Néophyte de deux chasseurs.',
  ],
  'VN-2.7': [
    'Sélections conseillées',
    'Pour chaque nombre de joueurs, il y a une sélection courante et, à partir de 8, une autre pour initiés, aux rôles plus retors. Le sort peut désigner en secret quel Seigneur ou quel métamorphe est en jeu. Un repère dit de combien votre sélection s’écarte de celle qui est conseillée.',
  ],
  'VN-3': [
    'Préparation',
    'Les places sont numérotées dans le sens des aiguilles d’une montre, comme on est assis. Les rôles sont distribués au hasard ; chacun lit le sien en gardant le doigt sur l’écran, puis confirme. Tous savent quels rôles sont en jeu, sauf si la table en a décidé autrement. L’écran commun ne montre et ne dit que ce que tous peuvent savoir.',
  ],
  'VN-4': [
    'Le déroulement',
    'D’abord le jour des présentations et une première nuit. Puis reviennent sans cesse aube, jour, crépuscule, tombée de la nuit et nuit. Toutes les victimes du jour meurent ensemble à la tombée de la nuit ; jusque-là, elles agissent comme les autres. On ne quitte autrement la partie que par une exécution ou si l’on en est retiré.',
  ],
  'VN-4.1': [
    'Les appels',
    'Les rôles sont appelés l’un après l’autre ; ce que fait l’un compte avant l’appel suivant. On appelle un rôle tant que nul ne sait avec certitude qu’il est mort ou absent. La plupart doivent choisir ; faute de temps, le sort choisit. Certains ne peuvent prendre le même joueur deux jours de suite ; un jour sans choix lève l’interdit.',
  ],
  'VN-4.2': [
    'Jour des présentations',
    'Aucun pouvoir ne sert. Les vargs apprennent qui est de la meute et qui la mène. Les chasseurs apprennent à se connaître ; le Néophyte est sur leur liste, sans aucune marque. Puis ils apprennent qui est leur Chef.',
  ],
  'VN-4.3': [
    'L’aube',
    'Agissent dans cet ordre Moine, Lamie, Ondine, Varg paralysant, Varg perfide et Reine. Qui voit ses pouvoirs endormis n’a plus rien jusqu’à la nuit : ni examen, ni vote dans son clan, ni sacrifice. On n’endort jamais le Néophyte ni la Goule ; déguisements et immunités restent. On ne l’apprend que dans son propre appel.',
  ],
  'VN-4.4': [
    'Le jour',
    'La meute se réunit, puis les chasseurs ; les uns ne voient pas les autres. Chasseurs et Néophyte votent à la vue des leurs et peuvent changer de vote avant de le verrouiller. Le plus de voix l’emporte, « personne » est possible. Le Chef tranche une égalité, sinon nul n’est frappé. Le chef de meute décide seul. Avec des vargs, un clan ne peut tuer le chef de l’autre, et un chef endormi arrête le sien. Après l’annonce d’une double frappe, les chasseurs votent deux fois.',
  ],
  'VN-4.5': [
    'Le crépuscule',
    'Agissent dans cet ordre Seigneur, Nosferatu, Varg vengeur, Loup-garou ou Kitsune éveillée, Fiancée, Banshee, Dhampir, Éclaireuse, Revenant, Goule et Belle. Après la Banshee, chacun reçoit une carte, et seul celui pour qui elle a chanté y lit quelque chose.',
  ],
  'VN-4.6': [
    'La tombée de la nuit',
    'Une attaque touche tous ceux qui sont dans la maison visée ; à cause de la Lamie, ils peuvent être deux, ou aucun. Les chefs immunisés et ceux que couvrent la Reine ou le Prince survivent. Puis la Fiancée peut remplacer le Seigneur, et la Goule paie d’une vie. Seuls la Reine ou le Prince arrêtent un chant arrivé à terme. Le Varg vengeur qui a trouvé le Seigneur meurt de toute façon.',
  ],
  'VN-4.7': [
    'Ce qu’on annonce',
    'Les morts et leurs rôles, ou ce que la table a choisi de montrer ; la double frappe à venir, les victimes de la Kitsune et son réveil ; qui est charmé ou mordu et n’a pas de vote ; un avertissement si la ville reste trop calme. Qui a tué qui, les attaques manquées et les successions ne sont jamais annoncés.',
  ],
};
