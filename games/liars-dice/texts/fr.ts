import { speak } from './speak.ts';

export const texts = speak({
  title: 'Dés du menteur',
  summary: 'Un dé caché chacun, et des annonces qui peuvent être fausses.',
  faces: {
    name: 'Dés',
    help: 'Le nombre de faces d’un dé. La plus haute est un joker.',
    values: { 6: 'six faces', 4: 'quatre faces' },
  },
  bid: ({ quantity, face }) => `${quantity === 1 ? 'un' : 'deux'} ${face}`,
  asks: {
    open: () => 'À vous : faites la première annonce.',
    raise: (last) => `Annonce : ${last}. Surenchérir, ou crier au mensonge ?`,
    call: (last) => `Annonce : ${last}. Rien n’est plus haut : il faut crier au mensonge.`,
  },
  waitFor: (name) => `On attend ${name}.`,
  button: (bid) => `Annoncer ${bid}`,
  callButton: 'Menteur !',
  rolled: (name) => `${name} lance un dé.`,
  saw: (name, die) => `${name} lance un dé : ${die}.`,
  raised: (name, bid) => `${name} annonce ${bid}.`,
  called: (name) => `${name} crie « Menteur ! ».`,
  showed: (name, die) => `${name} montre son dé : ${die}.`,
  counted: (bid, isTrue) => `L’annonce « ${bid} » était ${isTrue ? 'vraie' : 'fausse'}.`,
  won: (name) => `${name} gagne.`,
  die: 'dé',
  unseen: 'caché',
  wild: 'joker',
  bids: 'annonces',
  noBid: 'aucune',
  refusals: {
    over: 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'not-a-move': 'Cette annonce n’existe pas : nommez un ou deux dés, et une face qu’ils portent.',
    'no-bid-yet': 'Rien n’a encore été annoncé : faites la première annonce.',
    'not-higher': 'Cette annonce n’est pas plus haute que la dernière.',
  },
  rules: {
    'LD-1': ['Les dés', 'Chacun lance un dé et le regarde sans le montrer.'],
    'LD-2': ['Le joker', 'La face la plus haute est un joker : elle compte comme n’importe quelle face.'],
    'LD-3': [
      'Le tour',
      'Le premier joueur fait la première annonce. Ensuite, on surenchérit ou on crie « Menteur ! ».',
    ],
    'LD-4': [
      'L’annonce',
      'Une annonce affirme qu’au moins un ou deux des dés comptent comme une face. Elle doit dépasser la précédente : plus de dés, ou autant de dés d’une face plus haute.',
    ],
    'LD-5': [
      'Le défi',
      'Les deux dés sont montrés. Si la dernière annonce était vraie, son auteur gagne ; sinon, c’est l’autre.',
    ],
    'LD-6': ['La fin', 'Une partie est un seul lancer. Le gagnant marque 1 point, le perdant -1.'],
  },
});
