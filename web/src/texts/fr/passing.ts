import type { passing as English } from '../en/passing.ts';

export const passing: typeof English = {
  passing: 'Passer automatiquement',
  passingNow: 'Je passe',
  passingStop: 'Passe automatiquement : désactiver',
  passUntilConcern: 'Passer tant que rien ne me concerne',
  passUntilConcernHelp:
    'Pendant le tour des autres, on ne vous sollicite que si l’un d’eux a fait quelque chose à quoi répondre.',
  passAlwaysOn: 'Toujours passer pour',
  passingHelp:
    'Pour cette partie, sur cet appareil. Là où d’autres pourraient déduire quelque chose de votre temps de réponse, on passe après une attente tirée au sort, quelle que soit votre main.',
  passingDone: 'Terminé',
};
