import type { Words } from '../catalogue.ts';

export const uses: Words['uses'] = {
  noble: 'Au combat, pour un noble.',
  clergy: 'Au combat, pour un membre du clergé.',
  servant: 'Au combat, pour un serviteur.',
  'holy-water': 'Au combat, contre un vampire démasqué. Deux de ces cartes font éclater la vérité sur un personnage.',
  vampire: 'Au combat, pour un vampire démasqué. Trois de ces cartes cachent un personnage du château.',
};

const lay =
  'Se pose parmi vos cartes de combat, en attaque ou en défense, et vaut 3 pour n’importe quel combattant. On paie en la posant. Elle reste une carte de soutien.';
const people = (some: string, favourite: string): string =>
  `Posez un marqueur d’attaque ou de défense sur ${some} du château : +1, sur ${favourite} +2. Il profite à quiconque fait combattre ce personnage.`;

export const effects: Words['effects'] = {
  'secret-journey':
    'Mettez de côté un personnage du château ; la ville en envoie un autre. Le voyageur vit et rapporte ses points, mais ne combat pas ; il ne revient que si le château manque de monde et que la ville est vide. Un seul à la fois ; la ville ne doit pas être vide.',
  'secret-passage':
    'Interrompt le combat juste après que le joueur des vampires a posé des cartes. Les deux combattants restent avec leurs marqueurs ; les cartes du combat sont dépensées, et l’action aussi.',
  chapel:
    'Montrez trois cartes de combat de vos douves et mélangez-les à votre pioche ; moins, s’il y en a moins. Celles qui paient la Chapelle peuvent en être.',
  herbalist:
    'Sauve un humain qui vient de mourir : le personnage est mélangé à la ville, et chacun le sait humain. Même le sixième peut être sauvé.',
  'crypt-opening':
    'Regardez la cave adverse, montrez-en une carte et gardez-la pour de bon ; chacun sait toujours dans quelle pile elle se trouve. Le type vampire ne vous sert à rien, tout le reste fonctionne.',
  ostler: people('un serviteur', 'le Majordome'),
  squire: people('un noble', 'l’Officier'),
  novice: people('un membre du clergé', 'la Nonne'),
  crucifix: lay,
  sacrifice:
    'Annule une carte que le joueur des vampires vient de poser ou de jouer. Au combat il peut en ajouter d’autres, pour cacher un personnage en poser une à la place. Ce qui est payé reste payé.',
  'bat-form':
    'Nommez un type. L’adversaire montre toute sa main et perd dans ses douves chaque carte de ce type, bicolores comprises.',
  'mist-form':
    'Nommez un vampire démasqué du château. Regardez d’abord la cave adverse et envoyez-en une carte dans les douves ; puis le vampire est mélangé à la ville et le château se complète.',
  hypnosis:
    'Les deux premiers personnages de la ville entrent au château ; vous choisissez les trois qui restent. Les autres repartent en ville dans un ordre connu de vous seul et perdent leurs marqueurs.',
  regeneration:
    'Sauve un vampire qui vient de mourir et qui était déjà démasqué : il est mélangé à la ville et reste démasqué. Même le troisième peut être sauvé.',
  coffin: 'Piochez trois cartes. Vous pouvez en tenir plus de huit jusqu’à votre prochain échange.',
  'kitchen-boy': people('un serviteur', 'le Cuisinier'),
  'lady-in-waiting': people('un noble', 'la Dame'),
  organist: people('un membre du clergé', 'l’Évêque'),
  claws: lay,
  'im-not-a-vampire':
    'Refuse la réponse quand l’eau bénite vise un personnage, quel qu’il soit. Rien n’est révélé et aucune attaque ne suit.',
};
