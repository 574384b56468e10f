import type { Ends } from '../../tale.ts';

export const ends: Ends = {
  endings: {
    vampires: [
      'The vampires have won. The last enemy is dust.',
      'No enemy is left. The vampires may dance till dawn.',
      'Honest bloodsuckers may sleep in peace: the vampires have won.',
    ],
    hunters: [
      'The hunters have won. Stakes were sharper than fangs.',
      'No fang can save the town now. The hunters have won.',
      'The hunters put away their stakes. They have won.',
    ],
    vargs: [
      'The vargs have won. Complaints about the howling are no longer accepted.',
      'The town belongs to the pack: the vargs have won.',
      'The snow is full of paw prints. The vargs have won.',
    ],
    werewolf: [
      'The Werewolf has won, alone as always.',
      'One howl over empty roofs: the Werewolf has won.',
      'The whole town is his now: the Werewolf has won.',
    ],
    kitsune: [
      'The Kitsune has won, and nobody claps.',
      'The fox was cleverer than all of you: the Kitsune has won.',
      'The Kitsune takes off her last mask. She has won.',
    ],
    nobody: [
      'There is no winner tonight.',
      'The prize stays in its box: nobody wins.',
      'Nobody wins. The town shrugs.',
    ],
  },
  whys: {
    'all-dead': [
      'Every chair is empty.',
      'There is nobody left to bury the dead.',
      'The last candle burns for no one.',
    ],
    'two-leaders': [
      'Leader against pack leader, and neither can kill the other.',
      'The heads of both clans are face to face, and neither can strike.',
      'Only the heads of the clans are alive, and neither can harm the other.',
    ],
    stalemate: [
      'Nothing has happened for too long.',
      'Too many quiet rounds: the story has fallen asleep.',
      'The town has lulled itself to sleep.',
    ],
  },
};
