import { LORD_BLOCKED, LORD_IDLE, LORD_KILLED } from '../../events.ts';
import type { Cards, Words } from '../catalogue.ts';
import { seatIn, typeIn } from '../name-of.ts';

export const neutral = 'Rien de nouveau pour vous.';
const NOBODY = 'personne';
const DEEDS: { readonly [deed: number]: string } = { [LORD_BLOCKED]: 'pouvoir scellé', [LORD_IDLE]: 'aucune' };

/** What a card tells, by what the fact is about (VN-4.13.3). */
export const cardsWith = (types: Words['types']): Cards => ({
  done: ({ target, value, call }, names) => {
    if (target < 0) return 'Votre choix est fait : personne.';
    if (call === 'lord' && value === 1) return `Votre choix est fait : ${names[target]} doit mourir.`;
    const place = call !== 'lamia' ? '' : value === 1 ? ', chez vous' : ', chez l’autre';
    return `Votre choix est fait : ${names[target]}${place}.`;
  },
  blocked: () => 'Vos pouvoirs sont scellés jusqu’à la nuit.',
  noTarget: () => 'Personne à choisir.',
  type: ({ target, other, value }, names) =>
    `${names[target]} : ${typeIn({ types }, value)}.${other === 1 ? ' Et c’est le Seigneur.' : ''}`,
  watch: ({ target, other, value }, names) => {
    const isCheck = value < LORD_BLOCKED;
    const action = isCheck ? 'examen' : value === LORD_KILLED ? 'meurtre' : DEEDS[value];
    const answer = isCheck ? typeIn({ types }, value) : 'aucune';
    return `Le Seigneur est ${names[other]}. Action : ${action}, cible : ${seatIn({ nobody: NOBODY }, target, names)}, réponse : ${answer}.`;
  },
  heir: ({ target }, names) => `Le Comte vous observe : ${names[target]}.`,
  lord: ({ target, value, call }, names) => {
    const bride = value === 1 ? 'C’est votre Seigneur.' : 'Ce n’est pas votre Seigneur.';
    const varg = value === 1 ? 'Vous avez trouvé le Seigneur. Vous tomberez avec lui.' : 'Ce n’est pas le Seigneur.';
    return `${names[target]} : ${call === 'bride' ? bride : varg}`;
  },
  warned: () => 'Votre Seigneur ne passera pas la journée. Mourir à sa place ?',
  sacrifice: ({ value }) => (value === 1 ? 'Vous mourez à la place du Seigneur.' : 'Vous laissez mourir le Seigneur.'),
  doomed: () =>
    'Un chant funèbre a retenti pour vous. Vous mourrez demain à la tombée de la nuit, sauf si la Reine ou le Prince vous protège ce jour-là.',
  attacker: ({ target, other }, names) =>
    `${names[target]} : ${other < 0 ? 'Personne n’est venu.' : `Venu pour tuer : ${names[other]}.`}`,
  same: ({ target, other, value }, names) =>
    `${names[target]}, ${names[other]} : ${value === 1 ? 'De même nature.' : 'De nature différente.'}`,
  lives: ({ value }) => `Vies restantes : ${value}.`,
});
